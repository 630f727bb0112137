import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lulls } from './lull.ts';

const STEP_MS = 5;

/** A server that is asked for `url` every few milliseconds until `over` of them were sent. */
async function askedFor(url: string, times: number, limits: { quietMs: number; longestMs: number }) {
  const server = new EventEmitter();
  const lull = lulls(server as never, limits);
  let sent = 0;
  const asking = (async () => {
    for (; sent < times; sent += 1) {
      server.emit('request', { url });
      await wait(STEP_MS);
    }
  })();
  await lull(STEP_MS);
  const sentBefore = sent;
  sent = times;
  await asking;
  return sentBefore;
}

test('work that no one waits for begins once nobody has asked for anything for a while', async () => {
  expect(await askedFor('/assets/a.js', 20, { quietMs: 60, longestMs: 60_000 })).toBe(20);
});

test('it goes on although somebody asks all the time', async () => {
  expect(await askedFor('/assets/a.js', 1000, { quietMs: 60, longestMs: 100 })).toBeLessThan(1000);
});

test('a supervisor that asks for the health of the process keeps nothing back', async () => {
  expect(await askedFor('/healthz', 1000, { quietMs: 1e9, longestMs: 1e9 })).toBeLessThan(1000);
});
