// One file is read at a time, one of each household; the household that was read least is next.
import { expect, test } from 'vitest';
import { ReadingTurns } from './reading-turns.ts';

const never = () => new AbortController().signal;

/** Reads one file of the household for a few milliseconds, and notes when its turn came. */
async function readFile(turns: ReadingTurns, household: string, order: string[]): Promise<void> {
  const leave = await turns.enter(household, never());
  order.push(household);
  const end = performance.now() + 5;
  while (performance.now() < end);
  leave();
}

test('twenty wait in order, the next one is asked to come back later [D37]', async () => {
  const turns = new ReadingTurns();
  const order: string[] = [];
  const leaveFirst = await turns.enter('first', never());
  const households = Array.from({ length: 20 }, (_, number) => `household ${number}`);
  const waiting = households.map((household) => readFile(turns, household, order));
  expect(() => turns.takePlace('late')).toThrow('Other files are being read right now.');
  await expect(turns.enter('late', never())).rejects.toMatchObject({ code: 'busy', retryAfter: 30 });
  expect(order).toEqual([]);
  leaveFirst();
  await Promise.all(waiting);
  expect(order).toEqual(households);
  (await turns.enter('late', never()))();
});

test('households that send file after file let one in that has sent none [D39]', async () => {
  const turns = new ReadingTurns();
  const order: string[] = [];
  const sendTwo = async (household: string) => {
    await readFile(turns, household, order);
    await readFile(turns, household, order);
  };
  const busy = ['a', 'b', 'c'].map(sendTwo);
  while (order.length < 2) await new Promise(setImmediate);
  await Promise.all([...busy, readFile(turns, 'calm', order)]);
  expect(order.slice(0, 4)).toEqual(['a', 'b', 'c', 'calm']);
});

test('nobody begins between the end of a turn and the next one [D37]', async () => {
  const turns = new ReadingTurns();
  const leave = await turns.enter('a', never());
  const next = turns.enter('b', never());
  leave();
  let isLate = false;
  const late = turns.enter('c', never()).then((end) => {
    isLate = true;
    end();
  });
  const leaveNext = await next;
  await Promise.resolve();
  expect(isLate).toBe(false);
  leaveNext();
  leaveNext();
  await late;
});

test('somebody who stops while waiting leaves the queue [D37]', async () => {
  const turns = new ReadingTurns();
  const leave = await turns.enter('first', never());
  const stopping = new AbortController();
  const waiting = Array.from({ length: 20 }, (_, number) =>
    turns.enter(`household ${number}`, number === 0 ? stopping.signal : never()),
  );
  stopping.abort(new Error('stopped'));
  await expect(waiting[0]).rejects.toThrow('stopped');
  expect(() => turns.takePlace('late')).not.toThrow();
  leave();
  for (const one of waiting.slice(1)) (await one)();
});

test('a household has one place, and others are not held up [D39]', () => {
  const turns = new ReadingTurns();
  const giveBack = turns.takePlace('a');
  const second = () => turns.takePlace('a');
  expect(second).toThrow(expect.objectContaining({ code: 'too_many', retryAfter: 30 }));
  expect(() => turns.takePlace('b')).not.toThrow();
  giveBack();
  expect(second).not.toThrow();
  // Twice is once.
  giveBack();
  expect(second).toThrow('Your other file is still being read.');
});
