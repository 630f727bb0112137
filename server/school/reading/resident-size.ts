// Memory of another process.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function linuxKilobytes(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
}

/** Milliseconds between two looks: elsewhere each one starts a program. */
export const LOOK_EVERY_MS = platform() === 'linux' ? 50 : 250;

/** Resident bytes of the process; undefined when it has ended, or the system does not tell. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const kilobytes =
      platform() === 'linux'
        ? await linuxKilobytes(pid)
        : (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout;
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
