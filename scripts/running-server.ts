// Starts a server as its own process on a free port of this machine, for browser journeys and benchmarks.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './tool.ts';

/** Resources that a process has used so far. */
export interface Usage {
  cpuMicroseconds: number;
  memoryBytes: number;
}

/** The longest time the event loop was blocked, in milliseconds. */
interface Block {
  /** CPU time of the main thread. */
  cpu: number;
  wall: number;
}

export interface RunningServer {
  address: string;
  /** The data folder. */
  folder: string;
  /** Log output since it was ready; at the usual level only warnings and errors. */
  complaints(): string;
  /** Available only for a server started through bench/measured.ts. */
  usage(): Promise<Usage>;
  /** Since the last call. Available only for a server started with bench/blocks.mjs. */
  longestBlock(): Promise<Block>;
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Ends the process as a power cut would: without cleanup. */
  kill(): Promise<void>;
}

interface ServerOptions {
  /** Arguments of Node. Default: the sources as they lie. */
  program?: readonly string[];
  /** Further environment variables. */
  settings?: Record<string, string>;
  /** The data folder; default: an empty one, removed when the server stops. */
  folder?: string;
}

/** The bundle that `npm start` runs, made with the pages. It starts with a quarter of the processor time. */
export const SHIPPED: readonly string[] = ['dist/server/main.js'];

/** Limits for tests, which sign up and write far more often than a family does. */
const GENEROUS = {
  LIMIT_SIGN_UPS_PER_HOUR: '100000',
  LIMIT_SIGN_INS: '100000',
  LIMIT_SIGN_IN_FAILURES: '100000',
  LIMIT_SIGN_IN_FAILURES_ELSEWHERE: '100000',
  LIMIT_MESSAGES_PER_MINUTE: '100000',
};

/** Only the variables a program needs: the developer's own DATABASE_URL or keys are not passed. */
function environmentFor(folder: string, settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, SystemRoot } = process.env;
  const machine = { PATH, HOME, TMPDIR, TZ, SystemRoot };
  return { ...machine, ...GENEROUS, HOST: '127.0.0.1', PORT: '0', PIPPAL_DATA: folder, ...settings };
}

/** Report of a program's preload, on request. */
const reported = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('message', resolve);
    child.send('report');
  });

/** Starts it and waits for the line with its address. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { program = ['server/main.ts'], settings = {} } = options;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'pippal-server-'));
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: environmentFor(folder, settings),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The output of the server is not piped.');
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [ready, address] = await new Promise<[line: string, address: string]>((resolve, reject) => {
    stdout.on('data', () => {
      const [line, found] = /^.*ready at (http:\S+).*\n/m.exec(said) ?? [];
      if (line && found) resolve([line, found]);
    });
    void ended.then(() => reject(new Error(`The server ended before it was ready.\n${said}`)));
  });
  return {
    address,
    folder,
    complaints: () => said.replace(ready, ''),
    usage: () => reported(child) as Promise<Usage>,
    longestBlock: () => reported(child) as Promise<Block>,
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
