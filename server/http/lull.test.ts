import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { lulls } from './lull.ts';

const STEP_MS = 20;

/** Milliseconds until the work begins, by a clock of its own, where `url` is asked for at each step up to `until`. */
async function beginsAfter(url: string, until: number): Promise<number> {
  const server = new EventEmitter();
  let time = 0;
  const rest = async (ms: number) => {
    time += ms;
    if (time <= until) server.emit('request', { url });
  };
  await lulls(server as never, { now: () => time, rest })(STEP_MS);
  return time;
}

test('work that no one waits for begins at once where nobody asks', async () => {
  expect(await beginsAfter('/', 0)).toBe(STEP_MS);
});

test('it begins half a second after the last request', async () => {
  expect(await beginsAfter('/assets/a.js', 400)).toBe(900);
});

test('it begins after five seconds although somebody asks all the time', async () => {
  expect(await beginsAfter('/assets/a.js', Infinity)).toBe(5000);
});

test('a supervisor that asks for the health of the process keeps nothing back', async () => {
  expect(await beginsAfter('/healthz', 1000)).toBe(STEP_MS);
});
