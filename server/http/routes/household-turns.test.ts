// Operations of one household wait for each other, and not for those of another one.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { awaitOutsideTurn } from '../../running-turn.ts';
import { HouseholdTurns } from './household-turns.ts';

/** Blocks the event loop, as producing a large response does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('ten long operations asked for together leave half of the time to another household [M3]', async () => {
  const turns = new HouseholdTurns();
  const operation = async (household: string, milliseconds: number) => {
    const leave = await turns.enter(household);
    work(milliseconds);
    leave();
  };
  await operation('calm', 0);
  const order: string[] = [];
  const busy = Promise.all(
    Array.from({ length: 10 }, async () => {
      await operation('busy', 30);
      order.push('busy');
    }),
  );
  while (order.filter((one) => one === 'busy').length < 10) {
    await operation('calm', 0);
    order.push('calm');
    await pause(1);
  }
  await busy;
  // Without a rest, ten turns of the event loop are all there is.
  expect(order.filter((one) => one === 'calm').length).toBeGreaterThan(40);
});

test('a household that is alone does not rest [M3]', async () => {
  const turns = new HouseholdTurns();
  // The waits alone: a busy machine makes the work longer, not them.
  let waited = 0;
  for (let at = 0; at < 4; at += 1) {
    const asked = performance.now();
    const leave = await turns.enter('only');
    waited += performance.now() - asked;
    work(100);
    leave();
  }
  // Three rests would be 300 ms.
  expect(waited).toBeLessThan(150);
});

test('while another household is active, long operations of one run one at a time [M3]', async () => {
  const turns = new HouseholdTurns();
  let [running, most] = [0, 0];
  const long = async () => {
    const leave = await turns.enter('busy');
    running += 1;
    most = Math.max(most, running);
    await pause(30);
    running -= 1;
    leave();
  };
  (await turns.enter('calm'))();
  await long();
  (await turns.enter('calm'))();
  most = 0;
  await Promise.all([long(), long(), long()]);
  expect(most).toBe(1);
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

test('operations that wait for another household keep none of their own waiting, and are not long [M3]', async () => {
  const turns = new HouseholdTurns();
  (await turns.enter('other'))();
  const other = Promise.withResolvers<void>();
  const order: string[] = [];
  const write = (name: string) =>
    turns.run('calm', async () => {
      await awaitOutsideTurn(other.promise);
      order.push(name);
    });
  const writes = [write('write 1'), write('write 2'), write('write 3')];
  await turns.run('calm', async () => void order.push('read'));
  await pause(60);
  other.resolve();
  await Promise.all(writes);
  expect(order).toEqual(['read', 'write 1', 'write 2', 'write 3']);
  const asked = performance.now();
  await turns.run('calm', async () => undefined);
  // A rest would be as long as they waited.
  expect(performance.now() - asked).toBeLessThan(50);
});

test('an operation that waits for two things at once gives up one place [M3]', async () => {
  const turns = new HouseholdTurns();
  const isOver = Promise.withResolvers<void>();
  let running = 0;
  const operation = () =>
    turns.run('busy', async () => {
      running += 1;
      await isOver.promise;
    });
  const waiting = turns.run('busy', async () => {
    await Promise.all([awaitOutsideTurn(isOver.promise), awaitOutsideTurn(isOver.promise)]);
  });
  const others = [operation(), operation(), operation()];
  await pause(1);
  expect(running).toBe(2);
  isOver.resolve();
  await Promise.all([waiting, ...others]);
  expect(running).toBe(3);
});
