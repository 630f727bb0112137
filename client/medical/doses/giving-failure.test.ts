// The sentence after a press that failed.
import { expect, test } from 'vitest';
import { ApiError } from '../../data/api.ts';
import { failureOf } from './giving-failure.ts';

test('a dose is called not recorded only when the server answered so', () => {
  expect(failureOf(new ApiError(500, 'Something went wrong.'))).toMatch(/^This dose was not recorded\./);
  expect(failureOf(new ApiError(400, 'This medication is no longer there.'))).toBe(
    'This medication is no longer there.',
  );
});

test('without an answer of the server the list decides', () => {
  const unknown = "We couldn't tell if this dose was recorded. Check the list before you try again.";
  expect(failureOf(new TypeError('Failed to fetch'))).toBe(unknown);
  expect(failureOf(new ApiError(504, ''))).toBe(unknown);
});
