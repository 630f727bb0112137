// A temporary PostgreSQL for tests and benchmarks: its own cluster in a temporary folder, on 127.0.0.1 at a free port.
// It is removed when it is stopped or when the process that started it ends in any way.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const START_MILLISECONDS = 30_000;

interface RunningPostgres {
  /** postgres://… of the cluster, with the right to create databases. */
  url: string;
  stop(): Promise<void>;
}

/** The folder with initdb and postgres, the newest where there are several; undefined when PostgreSQL is missing. */
export function findPostgres(): string | undefined {
  const versions = readable(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) => folder !== '' && runs(join(folder, 'initdb')) && runs(join(folder, 'postgres')),
  );
}

/** Starts a fresh cluster; throws one plain sentence when PostgreSQL is missing or does not start. */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'pippal-postgres-'));
  const user = servant();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = [
    join(programs, 'postgres'),
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
  ];
  const child = spawn(
    '/bin/sh',
    ['-c', KEEPER, 'keeper', folder, ...server, ...settings.flatMap((setting) => ['-c', setting])],
    // A group of its own, so that Ctrl-C in a terminal reaches us and not the keeper.
    { ...user, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = () => end(child, folder);
  try {
    await answering(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  // Neither the keeper nor its pipe keeps the caller's process alive.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return { url, stop };
}

/**
 * Runs the server and waits on standard input, which closes when our process ends, even when it is killed; then it
 * stops the server and removes the folder.
 */
const KEEPER = `
  folder=$1; shift
  "$@" >"$folder/log" 2>&1 & server=$!
  read -r _
  kill -INT $server; wait $server
  rm -rf "$folder"
`;

/** PostgreSQL refuses to run as root, so it runs as Debian's own user. */
function servant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      await client.end().catch(() => undefined);
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('PostgreSQL did not start.', { cause });
      }
      await pause(50);
    }
  }
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.ref();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
      probe.close(() => resolve(address.port));
    });
  });
}

function readable(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
