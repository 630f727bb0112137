// Starts the process that reads one calendar file, with limits on its time, memory, files, network and output.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { giveWay } from '../../give-way.ts';
import type { ChildMessage, ReadingRequest } from './child-messages.ts';
import { MessageLines, ReadSoFar } from './message-lines.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { LOOK_EVERY_MS, processorMs, residentBytes } from './process-use.ts';

/** Milliseconds for a file with text (D37). */
const TEXT_MS = 10_000;
/** On a busy machine, where the process waits for its turn, the time may last this many times as long. */
const PATIENCE = 4;
/** Processor time is told in steps. */
const STEP_MS = 100;
/**
 * Milliseconds from the first page that is recognised on; the process itself begins no page that would end later. Drawing
 * a page before it is recognised has the time of a file with text.
 */
const OCR_MS = 120_000;
const OCR_OWN_MS = 105_000;
const RESIDENT_MOST = 450e6;
/**
 * Kilobytes of private writable memory (RLIMIT_DATA): 600,000 of an idle Node, 850,000 with PDFium and OCR. A limit of
 * the address space (`ulimit -v`) fails at random with two WebAssembly modules, which reserve as much as there is.
 */
const WRITABLE_KILOBYTES = 1_200_000;
const HEAP_MEGABYTES = 256;
/** A page of text is read before garbage is collected: 35 of 420 ms of CPU. */
const PDF_OPTIONS = ['--initial-heap-size=128', '--min-semi-space-size=16'];
const ERRORS_KEPT = 4096;

/** Compiled code of earlier processes. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/pippal-reader/', import.meta.url));

const ROOT = new URL('../../../', import.meta.url);
/** Beside a bundled server lies the bundled program, which starts sooner; otherwise its source runs. */
const BUNDLED = join(import.meta.dirname, 'read-file.js');
const PROGRAM = existsSync(BUNDLED) ? BUNDLED : fileURLToPath(new URL('child/read-file.ts', import.meta.url));
/** All that the process may read. */
const READABLE = [
  'node_modules/',
  'dist/server/',
  'server/school/reading/',
  'rules/',
  'contract/',
  'package.json',
];

interface ReadingOptions {
  signal: AbortSignal;
  /** Called with each progress message, after `read` has taken it in. */
  onProgress: (progress: { page: number; of: number }, read: ReadSoFar) => void;
  /** Called with the last words of a process that failed, for the log. */
  onFailure: (reason: string) => void;
  /** Another program, and milliseconds for a file with text; for tests. */
  program?: string | undefined;
  textMs?: number | undefined;
}

type Request = Omit<ReadingRequest, 'ocrMilliseconds'>;

/** Makes the folder of the compile cache; false where the installation is read-only. */
function hasCompileCache(): boolean {
  try {
    mkdirSync(COMPILE_CACHE, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

function start(handle: FileHandle, request: Request, program = PROGRAM): ChildProcess {
  const isCached = hasCompileCache();
  const node = [
    '--permission',
    ...READABLE.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, ROOT))}`),
    // Node reads this cache only where it may write; the process gives that right up before it reads the file.
    ...(isCached ? [`--allow-fs-write=${COMPILE_CACHE}`] : []),
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    ...(request.kind === 'pdf' ? PDF_OPTIONS : []),
    program,
    JSON.stringify({ ...request, ocrMilliseconds: OCR_OWN_MS }),
  ];
  const [command, ...args] =
    platform() === 'linux'
      ? ['/bin/sh', '-c', `ulimit -d ${WRITABLE_KILOBYTES} 2>/dev/null; exec "$@"`, 'sh', execPath, ...node]
      : [execPath, ...node];
  const child = spawn(command ?? execPath, args, {
    cwd: fileURLToPath(ROOT),
    env: isCached ? { NODE_COMPILE_CACHE: COMPILE_CACHE } : {},
    stdio: [handle.fd, 'pipe', 'pipe'],
    windowsHide: true,
  });
  giveWay(child);
  return child;
}

/** One running process. */
class ReadingProcess {
  readonly #child: ChildProcess;
  readonly #options: ReadingOptions;
  readonly #lines = new MessageLines();
  readonly #read = new ReadSoFar();
  /** The first reason for which the process was ended, or said that it refuses the file. */
  #reason: RefusalReason | undefined;
  #errors = '';
  #timer: NodeJS.Timeout;
  #hasEnded = false;
  /** Moment at which recognising must end. */
  #ocrEnd: number | undefined;
  /** Resolves when everything was read; the process then only has to end. */
  readonly #complete = Promise.withResolvers<0>();

  constructor(child: ChildProcess, options: ReadingOptions) {
    this.#child = child;
    this.#options = options;
    this.#timer = this.#endAfter(options.textMs ?? TEXT_MS);
  }

  /** `result` is there before the process has `ended`. */
  run(): { result: Promise<ReadSoFar>; ended: Promise<unknown> } {
    const child = this.#child;
    child.stdout?.on('data', (bytes: Buffer) => this.#take(bytes));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(0, ERRORS_KEPT);
    });
    const ended = new Promise<number | string | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, by) => resolve(code ?? by));
    });
    const { signal } = this.#options;
    const kill = () => child.kill('SIGKILL');
    signal.addEventListener('abort', kill);
    if (signal.aborted) kill();
    const watch = setInterval(() => void this.#checkMemory(), LOOK_EVERY_MS);
    const stopWatching = () => {
      this.#hasEnded = true;
      clearTimeout(this.#timer);
      clearInterval(watch);
      signal.removeEventListener('abort', kill);
    };
    ended.then(stopWatching, stopWatching);
    const result = Promise.race([this.#complete.promise, ended]).then((ending) => {
      signal.throwIfAborted();
      return this.#result(ending);
    });
    return { result, ended };
  }

  #result(ending: number | string | null): ReadSoFar {
    if (this.#read.isComplete) return this.#read;
    if (ending !== 0) this.#options.onFailure(`${this.#reason ?? ''} ${ending} ${this.#errors}`.trim());
    // Pages that were read before are kept.
    if (this.#read.part !== undefined) return this.#read;
    throw new Refusal(this.#reason ?? this.#ownReason(ending));
  }

  /** A process that ends by itself met a damaged file, or had no more memory. */
  #ownReason(ending: number | string | null): RefusalReason {
    const hadNoMemory = typeof ending === 'string' || /memory|alloc/i.test(this.#errors);
    return hadNoMemory ? 'demanding' : 'damaged';
  }

  #end(reason: RefusalReason): void {
    this.#reason ??= reason;
    this.#child.kill('SIGKILL');
  }

  /** Starts the time again, up to the end of recognising. */
  #allow(milliseconds: number): void {
    const now = performance.now();
    this.#ocrEnd ??= now + OCR_MS;
    clearTimeout(this.#timer);
    this.#timer = this.#endAfter(Math.min(milliseconds, this.#ocrEnd - now));
  }

  /** Ends the process after this time on a processor. */
  #endAfter(milliseconds: number, last = performance.now() + milliseconds * PATIENCE): NodeJS.Timeout {
    const begun = this.#processorMs();
    return setTimeout(() => void this.#endUnlessStarved(milliseconds, begun, last), milliseconds);
  }

  async #endUnlessStarved(
    milliseconds: number,
    begun: Promise<number | undefined>,
    last: number,
  ): Promise<void> {
    const timer = this.#timer;
    const [before, now] = [await begun, await this.#processorMs()];
    // Meanwhile the process has ended, or its time was started again.
    if (this.#hasEnded || timer !== this.#timer) return;
    const left = before === undefined || now === undefined ? 0 : milliseconds - (now - before);
    if (left < STEP_MS || performance.now() >= last) this.#end('slow');
    else this.#timer = this.#endAfter(Math.min(left, last - performance.now()), last);
  }

  async #processorMs(): Promise<number | undefined> {
    const { pid } = this.#child;
    return pid === undefined ? undefined : processorMs(pid);
  }

  async #checkMemory(): Promise<void> {
    const { pid } = this.#child;
    const bytes = pid === undefined ? undefined : await residentBytes(pid);
    if (bytes !== undefined && bytes > RESIDENT_MOST) this.#end('demanding');
  }

  #take(bytes: Buffer): void {
    if (this.#reason !== undefined) return;
    try {
      for (const message of this.#lines.add(bytes)) this.#takeMessage(message);
    } catch (error) {
      this.#errors = String(error);
      this.#end('demanding');
    }
  }

  #takeMessage(message: ChildMessage): void {
    const read = this.#read;
    if (message.type === 'recognising') this.#allow(OCR_MS);
    else if (message.type === 'picture') read.addPicture(message.page, message.png);
    else if (message.type === 'refused') this.#reason = message.reason;
    else {
      read.part = message.part;
      if (message.type === 'done') {
        read.isComplete = true;
        this.#complete.resolve(0);
      } else {
        this.#allow(TEXT_MS);
        this.#options.onProgress(message, read);
      }
    }
  }
}

/**
 * Reads the file. `result` is what was read when the process does not reach its end; it rejects with Refusal when that is
 * nothing, and with the signal's reason when it is aborted. No process is left behind after `ended`.
 */
export const readInProcess = (
  handle: FileHandle,
  request: Request,
  options: ReadingOptions,
): { result: Promise<ReadSoFar>; ended: Promise<unknown> } =>
  new ReadingProcess(start(handle, request, options.program), options).run();
