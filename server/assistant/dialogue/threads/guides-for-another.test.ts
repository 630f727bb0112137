// Advice that goes on: for another child it has that child's age, a time is no age, and 'the big one' is the oldest.
import { describe, expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

describe('for another child', () => {
  const SCREENS = 'screen time for a 3 yr old?';
  test.each(['and for her? mia i mean', 'and for mia', 'what about mia'])('“%s” has her age', (said) => {
    const { text } = lastPlan([SCREENS, said]);
    expect(text).toContain('Mia');
    expect(text).not.toMatch(/at 3\b|(?<!1)3-year-old|Lucas|Theo/);
  });

  test('the frame for that age is told first', () => {
    const own = lastPlan(['screen time for mia'])
      .text.split('\n')
      .filter((line) => line.startsWith('- '));
    const next = lastPlan([SCREENS, 'and for her? mia i mean']).text;
    expect(own.filter((line) => next.includes(line)).length).toBeGreaterThan(1);
  });

  test('a child of that age and one that is named are both meant', () => {
    expect(lastPlan(['screen time for a 6 year old and mia']).text).toMatch(/Lucas.*Mia|Mia.*Lucas/);
  });
});

describe('several ages', () => {
  const family = {
    members: [
      memberWith({ id: 'ana', name: 'Ana', age: 15 }),
      memberWith({ id: 'leo', name: 'Leo', age: 10 }),
      memberWith({ id: 'pia', name: 'Pia', age: 6 }),
    ],
  };
  test.each(['chores that r fair for a 15 10 n 6 yr old', 'chores for a 15, 10, and 6 year old'])(
    '“%s” are those of three children',
    (said) => expect(lastPlan([said], { family }).text).toMatch(/Ana[^]*Leo[^]*Pia/),
  );
  test('ages that nobody stored has are told by themselves', () =>
    expect(lastPlan(['chores for an 8 and 12 year old'], { family }).text).toMatch(
      /8 years old[^]*12 years old/,
    ));
});

describe('a time is no age', () => {
  test.each([
    ['theo is up at 4 every day', 'he naps at 1'],
    ['lucas wakes at 5 every morning', 'he goes to bed at 8'],
    ['mia is up till 2 at night', 'she has to get up at 6'],
  ])('“%s”, “%s”', (first, said) => {
    const { text } = lastPlan([first, said]);
    expect(text).not.toMatch(/\b(?:an?|at) [24568]-year-old\b(?! like Lucas)/);
    expect(text).not.toMatch(/4-year-old|2-year-old/);
  });
});

describe('a child by its place', () => {
  const BEDTIME = 'bedtime for a 6 yr old?';
  test.each([
    ['and for the big one', /\*\*Mia\*\*/],
    ['and my oldest', /\*\*Mia\*\*/],
    ['what about the little one', /\*\*Theo\*\*/],
    ['and the youngest?', /\*\*Theo\*\*/],
  ])('“%s”', (said, words) => expect(lastPlan([BEDTIME, said]).text).toMatch(words));

  test('of a list it is no child', () => {
    expect(lastPlan(["when is theo's checkup", 'and the big one']).text).not.toMatch(/\*\*Mia\*\*/);
  });
});
