// Questions about the visit or the contact spoken of that name only its office or its end.
import { expect, test } from 'vitest';
import { lastPlan } from '../testing/thread.ts';

test.each([
  ["what's dr. patel's number", "where's the office", /12 Oak Street/],
  ["when is mia's dental cleaning", 'what time will she be done', /^No length is stored for Mia's Dental/],
  ["when is theo's checkup", 'and when would we be out', /^No length is stored for Theo /],
])('after “%s”, “%s” is about it', (first, next, expected) =>
  expect(lastPlan([first, next]).text).toMatch(expected),
);
