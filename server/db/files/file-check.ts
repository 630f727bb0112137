// Checks the whole SQLite file (quick_check) in a process beside the running server, and holds the result for /readyz.
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT } from '#contract/common.ts';
import { giveWay } from '../../give-way.ts';
import { newestCopy } from '../engine/migration-copies.ts';

const MOST_BYTES_BEFORE_LISTENING = 100 * 1024 * 1024;
const PROGRAM = fileURLToPath(new URL('quick-check-process.ts', import.meta.url));

type State = 'unchecked' | 'checking' | 'sound' | 'damaged';

/**
 * True when a server was killed or lost power here: its write-ahead log is still there, which closing the database
 * removes.
 */
export const wasStoppedUncleanly = (file: string): boolean => existsSync(file) && existsSync(`${file}-wal`);

/** One sentence for the administrator; names the newest copy in the data folder, if there is one. */
export function damageSentence(file: string): string {
  const copy = newestCopy(file);
  const own =
    copy === undefined
      ? ''
      : `, or put ${relative(dirname(file), copy)}, the newest copy beside it, in its place`;
  return `The database file ${basename(file)} is damaged: stop ${PRODUCT} and restore your newest backup with npm run restore -- <file>${own}.`;
}

/**
 * The check runs in a process of its own: a statement of SQLite cannot be interrupted, so a thread would hold up stopping,
 * and a file damaged badly enough to crash its reader does not take the server with it.
 */
export class FileCheck {
  readonly #file: string;
  #state: State = 'unchecked';
  #reason = '';
  #child: ChildProcess | undefined;
  #stopped = false;

  constructor(file: string) {
    this.#file = file;
  }

  get state(): State {
    return this.#state;
  }

  /** Sentence about found damage; its reason is for the log. */
  get damage(): { sentence: string; reason: string } | undefined {
    if (this.#state !== 'damaged') return undefined;
    return { sentence: damageSentence(this.#file), reason: this.#reason };
  }

  /** Damage that was met while serving. */
  found(reason: string): void {
    this.#state = 'damaged';
    this.#reason = reason;
  }

  /** Reads the file through; rejects when that was not possible, or was stopped. */
  async run(): Promise<void> {
    this.#state = 'checking';
    try {
      const problem = await this.#problem();
      if (problem !== undefined) this.found(problem);
      else if (this.state === 'checking') this.#state = 'sound';
    } catch (error) {
      if (this.state === 'checking') this.#state = 'unchecked';
      throw error;
    }
  }

  /** Before listening only a check of at most a second or two; a larger file is checked while the server runs. */
  async runIfSmall(): Promise<void> {
    if (statSync(this.#file).size > MOST_BYTES_BEFORE_LISTENING) return;
    // A check that fails now is repeated, and reported, after listening.
    await this.run().catch(() => undefined);
  }

  stop(): void {
    this.#stopped = true;
    this.#child?.kill('SIGKILL');
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  #problem(): Promise<string | undefined> {
    const child = fork(PROGRAM, [this.#file], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // It needs none of the owner's keys.
      env: {},
    });
    this.#child = child;
    giveWay(child);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    return new Promise((resolve, reject) => {
      child.once('message', (message) => {
        const problem = typeof message === 'object' && 'problem' in message ? message.problem : undefined;
        resolve(typeof problem === 'string' ? problem : undefined);
      });
      child.once('error', reject);
      child.once('close', (code, signal) => {
        reject(new Error(`The database file could not be checked (${signal ?? code}).`, { cause: said }));
      });
    });
  }
}
