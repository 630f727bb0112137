import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-24T15:00:00Z');
const ago = (seconds: number) =>
  relativeTime(new Date(now.getTime() - seconds * 1000).toISOString(), now, 'America/New_York');

test('a message of the last minute came just now [CHAT-07]', () => {
  expect(ago(0)).toBe('Just now');
  expect(ago(59)).toBe('Just now');
});

test('a message from a clock that runs ahead came just now [CHAT-07]', () => {
  expect(ago(-90)).toBe('Just now');
});

test('minutes are counted up to an hour [CHAT-07]', () => {
  expect(ago(60)).toBe('1 minute ago');
  expect(ago(5 * 60 + 59)).toBe('5 minutes ago');
  expect(ago(3599)).toBe('59 minutes ago');
});

test('hours are counted up to a day [CHAT-07]', () => {
  expect(ago(3600)).toBe('1 hour ago');
  expect(ago(24 * 3600 - 1)).toBe('23 hours ago');
});

test('older messages show the date the family had then [CHAT-07]', () => {
  expect(ago(24 * 3600)).toBe('Nov 23, 2026');
  expect(relativeTime('2026-11-20T03:00:00Z', now, 'America/New_York')).toBe('Nov 19, 2026');
});
