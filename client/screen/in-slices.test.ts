import { expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Counts to `last`; each step takes a millisecond of the clock. */
function* counting(last: number, clock: { now: number }): Generator<void, number> {
  for (let at = 0; at < last; at += 1) {
    clock.now += 1;
    yield;
  }
  return last;
}

test('a long computation is made in several tasks, and returns its result', async () => {
  const clock = { now: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const after: number[] = [];
  const result = inSlices(counting(30, clock));
  after.push(clock.now);
  expect(await result).toBe(30);
  vi.restoreAllMocks();
  // The caller continues after the first slice.
  expect(after[0]).toBeGreaterThan(0);
  expect(after[0]).toBeLessThan(10);
});

test('a computation that is no longer wanted ends without a result', async () => {
  const clock = { now: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  let isWanted = true;
  const result = inSlices(counting(30, clock), () => isWanted);
  isWanted = false;
  expect(await result).toBeUndefined();
  vi.restoreAllMocks();
  expect(clock.now).toBeLessThan(10);
});
