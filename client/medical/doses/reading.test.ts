// The question about a dose takes no press for facts that have just changed.
import { expect, test } from 'vitest';
import { afterReading, stateOf, versionOf } from './reading.ts';

const none = versionOf([]);
const one = versionOf([{ id: 'a', version: 1 }]);

test('a dose that arrives while the question is open has to be read before a press counts', () => {
  const opened = { read: none, hasChanged: false };
  expect(stateOf(opened, none)).toEqual({ isRead: true, hasChanged: false });
  expect(stateOf(opened, one)).toEqual({ isRead: false, hasChanged: true });
  expect(stateOf(afterReading(opened, one), one)).toEqual({ isRead: true, hasChanged: true });
});

test('so does a changed time, and a second one after the first', () => {
  const read = afterReading({ read: none, hasChanged: false }, one);
  expect(stateOf(read, versionOf([{ id: 'a', version: 2 }])).isRead).toBe(false);
  expect(stateOf(read, none).isRead).toBe(false);
});

test('a time without changes claims none', () => {
  const opened = { read: one, hasChanged: false };
  expect(afterReading(opened, one)).toBe(opened);
});
