// Behind a birthday, 'what day is that this year' is its weekday and date.
import { expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

/** Today is Sunday, November 22, 2026. */
const family = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38 }),
    memberWith({ id: 'pia', name: 'Pia', age: 7, birthDate: '2018-12-09' }),
    memberWith({ id: 'kit', name: 'Kit', age: 9, birthDate: '2017-03-02' }),
  ],
};
const words = (...turns: string[]): string => lastPlan(turns, { family }).text;

test.each([
  'what day is that this year',
  'what day of the week is it',
  'which day does it fall on this year',
  'when is that this year',
  'and what weekday is her birthday this year?',
  'what day of the week will that be',
])('“%s”', (said) => {
  expect(words("When is Pia's birthday?", said)).toBe('Wednesday, December 9, in 17 days. Pia turns 8 then.');
});

test('another year has its own weekday', () => {
  expect(words("When is Pia's birthday?", 'what day is that next year')).toMatch(
    /^Thursday, December 9, 2027/,
  );
});

test('a birthday that has been this year is told as one', () => {
  expect(words("When is Kit's birthday?", 'what day was that this year')).toMatch(
    /^Monday, March 2\. Kit turned 9/,
  );
});

test.each([
  ["When is Pia's birthday?", 'what day is it'],
  ["When is Pia's birthday?", 'what does she like'],
  ['what does Pia like?', 'what day is that this year'],
])('“%s” and “%s” are not about that day', (...turns) => {
  expect(words(...turns)).not.toContain('turns 8 then');
});
