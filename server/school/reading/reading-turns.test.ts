// One file is read at a time, three wait, others are asked to come back.
import { expect, test } from 'vitest';
import { ReadingTurns } from './reading-turns.ts';

const never = () => new AbortController().signal;

test('the fifth is asked to come back later, the others run in order [D37]', async () => {
  const turns = new ReadingTurns();
  const order: number[] = [];
  const leaveFirst = await turns.enter(never());
  const waiting = [2, 3, 4].map(async (number) => {
    const leave = await turns.enter(never());
    order.push(number);
    leave();
  });
  expect(() => turns.takePlace('a')).toThrow('Other files are being read right now.');
  await expect(turns.enter(never())).rejects.toMatchObject({ code: 'busy', retryAfter: 30 });
  expect(order).toEqual([]);
  leaveFirst();
  await Promise.all(waiting);
  expect(order).toEqual([2, 3, 4]);
  (await turns.enter(never()))();
});

test('nobody begins between the end of a turn and the next one [D37]', async () => {
  const turns = new ReadingTurns();
  const leave = await turns.enter(never());
  const next = turns.enter(never());
  leave();
  let isLate = false;
  const late = turns.enter(never()).then((end) => {
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
  const leave = await turns.enter(never());
  const stopping = new AbortController();
  const waiting = [turns.enter(stopping.signal), turns.enter(never()), turns.enter(never())];
  stopping.abort(new Error('stopped'));
  await expect(waiting[0]).rejects.toThrow('stopped');
  expect(() => turns.takePlace('a')).not.toThrow();
  leave();
  (await waiting[1])?.();
  (await waiting[2])?.();
});

test('a household has two places, and others are not held up [D39]', () => {
  const turns = new ReadingTurns();
  const giveBack = turns.takePlace('a');
  turns.takePlace('a');
  const third = () => turns.takePlace('a');
  expect(third).toThrow(expect.objectContaining({ code: 'too_many', retryAfter: 30 }));
  expect(() => turns.takePlace('b')).not.toThrow();
  giveBack();
  // Twice is once.
  giveBack();
  expect(third).not.toThrow();
  expect(third).toThrow('Your other files are still being read.');
});
