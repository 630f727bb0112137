import { expect, test } from 'vitest';
import { eachInSteps, inSteps } from './in-steps.ts';

/** A sum built item by item, and how often it was begun. */
function counting(items: number) {
  const begun: number[] = [];
  const sum = inSteps(function* () {
    begun.push(items);
    let all = 0;
    yield* eachInSteps(
      Array.from({ length: items }, (_, at) => at + 1),
      (item) => void (all += item),
    );
    return all;
  });
  return { sum, begun };
}

test('a value is built once, in steps or at once', () => {
  const { sum, begun } = counting(1000);
  expect([...sum.steps()].length).toBeGreaterThan(20);
  expect([sum(), sum()]).toEqual([500_500, 500_500]);
  expect([...sum.steps()]).toEqual([]);
  expect(begun).toHaveLength(1);
});

test('a value that is needed between two steps is finished at once, from where it is', () => {
  const { sum, begun } = counting(1000);
  const steps = sum.steps();
  steps.next();
  expect(sum()).toBe(500_500);
  expect(steps.next().done).toBe(true);
  expect(begun).toHaveLength(1);
});

test('a failed build fails again, and is no value', () => {
  const fails = inSteps((): Generator<void, number> => {
    throw new Error('no such food');
  });
  const stops = inSteps(function* (): Generator<void, number> {
    yield;
    throw new Error('no such food');
  });
  for (const value of [fails, fails, stops, stops]) expect(() => value()).toThrow('no such food');
});
