import { expect, test } from 'vitest';
import { askingFor } from './db/engine/fair-queue.ts';
import { inTurns, mapInTurns, serving } from './in-turns.ts';

function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** As many steps of a millisecond. */
function* computing(milliseconds: number, log: string[]): Generator<void, string> {
  for (let step = 0; step < milliseconds; step += 1) {
    busyFor(1);
    yield;
  }
  log.push('computed');
  return 'result';
}

test('what waits meanwhile gets its turn before a long computation ends [H3]', async () => {
  const log: string[] = [];
  const computed = inTurns(computing(60, log));
  setImmediate(() => log.push('other request'));
  expect(await computed).toBe('result');
  expect(log).toEqual(['other request', 'computed']);
});

test('a long list is mapped in its order, and others get their turn meanwhile [H3]', async () => {
  const log: string[] = [];
  const list = Array.from({ length: 300 }, (_, at) => at);
  const busily = (at: number): number => {
    busyFor(0.2);
    return at * 2;
  };
  setImmediate(() => log.push('other request'));
  const mapped = await mapInTurns(list, busily);
  log.push('mapped');
  expect(mapped).toEqual(list.map((at) => at * 2));
  expect(log).toEqual(['other request', 'mapped']);
});

/** Turns of the event loop that another request gets while 100 ms are computed for one. */
async function turnsDuring(compute: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let timer: NodeJS.Immediate | undefined;
  const other = serving(async () => {
    const again = () => {
      turns += 1;
      timer = setImmediate(again);
    };
    again();
    await serving(compute);
  });
  await other;
  clearImmediate(timer);
  return turns;
}

test('a long computation leaves half of the time to other requests, unless writers wait for it [M3]', async () => {
  const pausing = await turnsDuring(() => inTurns(computing(100, [])));
  const writing = await turnsDuring(() => askingFor('household', () => inTurns(computing(100, [])), 'write'));
  // A turn without a pause is at most one for each step.
  expect(writing).toBeLessThanOrEqual(101);
  expect(pausing).toBeGreaterThan(500);
});
