// Starts the programs of a browser with a home folder of their own, and ends them.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ZONE } from './engine.ts';

export interface Home {
  path: string;
  downloads: string;
  remove(): void;
}

export function newHome(): Home {
  const path = mkdtempSync(join(tmpdir(), 'pippal-engine-'));
  const downloads = join(path, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(path, '.config'));
  writeFileSync(join(path, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return { path, downloads, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

export interface Program {
  /** Everything it has written so far, both streams. */
  output(): string;
  /** The first group of `pattern`, as soon as the output has it. */
  says(pattern: RegExp): Promise<string>;
  isRunning(): boolean;
  end(): Promise<void>;
}

/** Starts a program; a display, where it needs one, is in `settings`. */
export function startProgram(
  path: string,
  parameters: readonly string[],
  home: Home,
  settings: Record<string, string> = {},
): Program {
  const env = {
    PATH: process.env['PATH'],
    HOME: home.path,
    XDG_RUNTIME_DIR: home.path,
    LANG: 'en_US.UTF-8',
    TZ: BROWSER_ZONE,
    ...settings,
  };
  // A group of its own, so that what it starts ends with it.
  const child = spawn(path, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = () => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  return {
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output)?.[1];
          if (found !== undefined) resolve(found);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        void ended.then(() => reject(new Error(`${path} ended.\n${output}`)));
        look();
      }),
    isRunning,
    async end() {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
