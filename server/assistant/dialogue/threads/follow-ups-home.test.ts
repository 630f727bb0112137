// Second and later turns about dishes and days off: the dish is kept in mind, and the days are edited.
import { describe, expect, test } from 'vitest';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const cardsOf = (turns: readonly string[], approves = true) => lastCards(turns, { family, approves });

describe('the dish that was spoken of', () => {
  const textAfter = (...turns: string[]) => lastPlan(turns, { family, approves: true }).text;

  test.each([
    ['put tacos on friday', 'are they ok for nell', /against Tacos|in Tacos/],
    ['how do i make pancakes', 'can nell have it too', /Pancakes/],
    ['how do i make pancakes', 'is that ok for everybody', /Pancakes/],
    ['how long do i boil eggs', 'can june have them', /eggs/],
    ['how long do i boil eggs', 'and for soft ones', /^Soft-boiled eggs take/],
    ['how long does cooked rice keep', 'and for brown ones', /[Bb]rown rice/],
  ])('“%s”, then “%s” is about it', (first, said, words) => expect(textAfter(first, said)).toMatch(words));

  test('it is made without something, after it was judged as well', () => {
    const cards = cardsOf(['put tacos on friday', 'are they ok for nell', 'make them without cheese']);
    expect(cards[0]?.input['meals']).toMatchObject({ friday: { dinner: 'Tacos without cheese' } });
  });

  test('“no eggs on saturday” names no dish', () => {
    expect(cardsOf(["change friday's dinner", 'no eggs on saturday'])).toEqual([]);
  });
});

describe('days off of a school', () => {
  const OFF = 'june has no school dec 21 thru jan 4 winter break';
  const breaksOf = (...turns: string[]) => cardsOf([OFF, ...turns], false)[0]?.input['breaks'];

  test.each([
    'just thru the 3rd',
    'goes back the 4th actually so just thru the 3rd',
    'she goes back the 4th',
  ])('“%s” ends them on January 3', (said) => {
    expect(breaksOf(said)).toMatchObject([{ startDate: '2026-12-21', endDate: '2027-01-03' }]);
    expect(lastPlan([OFF, said], { family }).text).not.toMatch(/left out/);
  });

  test('other children have the same, or no longer', () => {
    const same = [OFF, 'same for ivo n nell'];
    expect(cardsOf(same, false)[0]?.input['children']).toEqual(['june', 'ivo', 'nell']);
    const without = lastPlan([...same, 'take nell off of it'], { family });
    expect(without.cards?.[0]?.input['children']).toEqual(['june', 'ivo']);
    expect(without.text).toMatch(/no longer for Nell/);
  });
});
