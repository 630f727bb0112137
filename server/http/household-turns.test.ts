// Operations of one household wait for each other, and those of another one do not wait for them.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HouseholdTurns } from './household-turns.ts';

/** Blocks the event loop, as making a large answer does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('ten long operations asked for together leave room for another household between them [M3]', async () => {
  const turns = new HouseholdTurns();
  const order: string[] = [];
  const operation = async (household: string, milliseconds: number) => {
    const leave = await turns.enter(household);
    work(milliseconds);
    order.push(household);
    leave();
  };
  const busy = Array.from({ length: 10 }, () => operation('busy', 30));
  await pause(0);
  await operation('calm', 0);
  await Promise.all(busy);
  expect(order).toHaveLength(11);
  expect(order.indexOf('calm')).toBeLessThanOrEqual(2);
});

test('at most two operations of a household run at once, in the order they came [M3]', async () => {
  const turns = new HouseholdTurns();
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const operation = async (number: number) => {
    const leave = await turns.enter('busy');
    running += 1;
    most = Math.max(most, running);
    order.push(number);
    await pause(1);
    running -= 1;
    leave();
  };
  await Promise.all([1, 2, 3, 4, 5].map(operation));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});
