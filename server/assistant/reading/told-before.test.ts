import { describe, expect, test } from 'vitest';
import { lastPlan } from '../dialogue/testing/thread.ts';
import { behindAside, behindTold } from './told-before.ts';

describe('the wish behind what is told', () => {
  test.each([
    ["Long day today. What's for dinner Friday?", "What's for dinner Friday?"],
    ["I'm so tired today, what's on saturday", "what's on saturday"],
    ['These kids are killing me today! Is anything planned for Sunday?', 'Is anything planned for Sunday?'],
  ])('“%s”', (said, asked) => expect(behindTold(said)).toBe(asked));

  test.each([
    "What's on Friday? And who picks up Mia?",
    'Add tacos on Friday. What is on Saturday?',
    'Is Mia free on Friday, or when could she come?',
    'The kids are killing me',
  ])('there is none in “%s”', (said) => expect(behindTold(said)).toBeUndefined());

  test('an aside ends with “anyway”, unless a wish stands in it', () => {
    const told = 'Lucas was up all night, anyway';
    expect(behindAside(`${told} what is on Friday`)).toBe('what is on Friday');
    expect(behindAside('add soup to the list, anyway what is on Friday')).toBeUndefined();
  });
});

describe('the day of a question is not that of what was told before it', () => {
  test.each([
    [
      'So tired today. What is on the calendar next friday?',
      /^Friday, December 4|No appointments on Friday, December 4|Nothing/,
    ],
    ['we had soup yesterday. what is for dinner on tuesday', /Tuesday, November 24/],
  ])('“%s”', (said, expected) => {
    const { text } = lastPlan([said]);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/November 2[0-2]|\bfrom\b/);
  });
});
