// Limits of the process that reads a calendar file, tried with a program that misbehaves.
import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type { ReadSoFar } from './message-lines.ts';
import { readInProcess } from './reading-process.ts';
import { receiveFile } from './received-file.ts';
import { residentBytes } from './process-use.ts';

type ReadingOptions = Parameters<typeof readInProcess>[2];

const PROGRAM = fileURLToPath(new URL('testing/misbehaving-child.ts', import.meta.url));

/** Ids of the running processes of that program. */
const running = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('misbehaving-child');
      } catch {
        return false;
      }
    });

async function misbehave(action: string, changes: Partial<ReadingOptions> = {}) {
  const { handle } = await receiveFile(Readable.from([Buffer.from('a file')]), {
    isDeclaredText: true,
    most: 100,
  });
  const failures: string[] = [];
  const options: ReadingOptions = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onFailure: (reason) => failures.push(reason),
    program: PROGRAM,
    ...changes,
  };
  // The action takes the place of the zone.
  const request = { kind: 'text', today: '2026-08-01', zone: action } as const;
  const { result, ended } = readInProcess(handle, request, options);
  try {
    return { read: await result, failures };
  } finally {
    await ended;
    await handle.close();
  }
}

describe.runIf(platform() === 'linux')('a process that misbehaves', () => {
  test('may not use the network, other files, programs and threads, and knows no secret [D11]', async () => {
    const { read } = await misbehave('try everything');
    expect(read.part?.remarks).toEqual([
      'fetch: ERR_ACCESS_DENIED',
      'dns: ERR_ACCESS_DENIED',
      'spawn: ERR_ACCESS_DENIED',
      'worker: ERR_ACCESS_DENIED',
      'write: ERR_ACCESS_DENIED',
      'write the cache: ERR_ACCESS_DENIED',
      'read: ERR_ACCESS_DENIED',
      'environment: ',
    ]);
  });

  test('is killed when its time is over [D37]', async () => {
    await expect(misbehave('hang', { textMs: 300 })).rejects.toMatchObject({ reason: 'slow' });
    expect(running()).toEqual([]);
  });

  test('is killed when it only waits, after four times its time [D37]', async () => {
    await expect(misbehave('idle', { textMs: 100 })).rejects.toMatchObject({ reason: 'slow' });
    expect(running()).toEqual([]);
  });

  test('may wait for a busy machine: its own time counts [D37]', async () => {
    const { read } = await misbehave('idle and end', { textMs: 1000 });
    expect(read.isComplete).toBe(true);
  });

  test('is killed when it takes too much memory, before it has 600 MB [D11]', async () => {
    let most = 0;
    const watching = setInterval(() => {
      for (const pid of running())
        void residentBytes(pid).then((bytes) => (most = Math.max(most, bytes ?? 0)));
    }, 10);
    await expect(misbehave('grow')).rejects.toMatchObject({ reason: 'demanding' });
    clearInterval(watching);
    expect(most).toBeGreaterThan(100e6);
    expect(most).toBeLessThan(600e6);
    expect(running()).toEqual([]);
  });

  test('is killed when it writes without end [D11]', async () => {
    await expect(misbehave('chatter')).rejects.toMatchObject({ reason: 'demanding' });
    expect(running()).toEqual([]);
  });

  test('leaves its last words to the log alone [D20]', async () => {
    const failures: string[] = [];
    const failing = misbehave('crash', { onFailure: (reason) => failures.push(reason) });
    await expect(failing).rejects.toMatchObject({ reason: 'damaged', message: 'damaged' });
    expect(failures.join()).toContain('made to fail');
  });

  test('is gone when the parent stops [D37]', async () => {
    const stopping = new AbortController();
    const reading = misbehave('hang', { signal: stopping.signal });
    await vi.waitFor(() => expect(running()).toHaveLength(1));
    stopping.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    expect(running()).toEqual([]);
  });

  test('keeps the pages read before it hung [D37]', async () => {
    const seen: number[] = [];
    const read = await new Promise<ReadSoFar>((resolve, reject) => {
      misbehave('hang after a page', {
        onProgress: ({ page }) => {
          seen.push(page);
          for (const pid of running()) process.kill(pid, 'SIGKILL');
        },
      }).then((outcome) => resolve(outcome.read), reject);
    });
    expect(seen).toEqual([1]);
    expect(read).toMatchObject({ isComplete: false, part: { pagesRead: 1, pagesTotal: 6 } });
  });
});
