// Memory and processor time of another process.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function linuxKilobytes(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
}

/** Linux reports processor time in hundredths of a second (USER_HZ). */
const TICK_MS = 10;

/** Milliseconds of processor time that the process has used; undefined when it has ended, or the system does not tell. */
export async function processorMs(pid: number): Promise<number | undefined> {
  if (platform() !== 'linux') return undefined;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces.
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return undefined;
  }
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
