import { describe, expect, test } from 'vitest';
import { conflicts } from '../food/conflicts.ts';
import { readRestrictions, type MemberFood } from '../restrictions/restrictions.ts';
import { COOKBOOK } from './cookbook.ts';
import { mustNotHave } from './dish-verdicts.ts';

const person = (age: number | null, food: Partial<MemberFood>) => ({
  name: 'Mia',
  age,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
  ...food,
});
const PEOPLE = [
  person(9, { allergies: ['peanuts'] }),
  person(9, { allergies: ['peanuts', 'milk'] }),
  person(null, { dietaryNeeds: ['kosher-style'] }),
  person(2, {}),
  person(0, {}),
  person(30, {}),
  person(30, { allergies: ['cilantro'], dietaryRestrictions: ['vegan'] }),
];
const verdictsOf = (one: (typeof PEOPLE)[number]) =>
  COOKBOOK.map((dish) => mustNotHave(one, readRestrictions(one), dish));

describe('remembered verdicts on the cookbook', () => {
  test('are those of the food rules, the first time and again, for every age and restriction', () => {
    const expected = PEOPLE.map((one) =>
      COOKBOOK.map(({ ingredients }) => conflicts([one], ingredients).length > 0),
    );
    expect(PEOPLE.map(verdictsOf)).toEqual(expected);
    expect(PEOPLE.toReversed().map(verdictsOf).toReversed()).toEqual(expected);
    // The people differ: a verdict of one is none of another.
    expect(new Set(expected.map((own) => own.join())).size).toBe(PEOPLE.length);
  });

  test('follow what is written: a new allergy counts at once, one that is removed no more', () => {
    const [none, milk] = [person(8, {}), person(8, { allergies: ['milk'] })];
    const before = verdictsOf(none);
    expect(verdictsOf(milk).filter(Boolean).length).toBeGreaterThan(20);
    expect(verdictsOf({ ...milk, allergies: [] })).toEqual(before);
  });

  test('a dish of another book is judged by its ingredients', () => {
    const [first] = COOKBOOK;
    const dish = { ...first!, ingredients: ['2 tbsp peanut butter'] };
    expect(mustNotHave(PEOPLE[0]!, readRestrictions(PEOPLE[0]!), dish)).toBe(true);
  });
});
