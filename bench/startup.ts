// Time of `npm start` until the line with the address: with nothing left from an earlier start, and a second time.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/tool.ts';
import { median, printTable } from './figures.ts';

const AGAIN = 5;
const GOAL_SECONDS = 1.5;
/** Folder in which main.ts caches compiled code. */
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'pippal');

/** Seconds until `npm start` says it is ready; it is stopped again at once. */
async function npmStart(folder: string): Promise<number> {
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', PIPPAL_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  const seconds = await new Promise<number>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (/ready at http/.test(said)) resolve((performance.now() - begin) / 1000);
    });
    void ended.then(() => reject(new Error(`npm start ended before it was ready.\n${said}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Measures and prints. */
export async function benchStartup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  try {
    rmSync(COMPILE_CACHE, { recursive: true, force: true });
    const first = await npmStart(folder);
    const again: number[] = [];
    for (let round = 0; round < AGAIN; round += 1) again.push(await npmStart(folder));
    const second = median(again);
    printTable('Start-up of npm start, packages installed and pages built', [
      ['first start, empty data folder', `${first.toFixed(2)} s`],
      [
        `second start, median of ${AGAIN}`,
        `${second.toFixed(2)} s (goal: at most ${GOAL_SECONDS} s) ${second <= GOAL_SECONDS ? '✓' : '✗'}`,
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
