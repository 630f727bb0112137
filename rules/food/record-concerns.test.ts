// Concerns that only a medical record gives a reason for name that record; the profile goes before it.
import { describe, expect, test } from 'vitest';
import { joinAllergies } from '../family/joined-allergies.ts';
import { findDishes } from '../meals/find-dishes.ts';
import { planWeek } from '../meals/week-plan.ts';
import { checkFor, concernSentence } from './meal-concerns.ts';

const person = { age: 7, dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
const ben = { ...person, id: 'ben', name: 'Ben', allergies: ['milk'] };
const mia = { ...person, id: 'mia', name: 'Mia', allergies: ['peanuts'] };
const record = (entry: string, title: string) => ({ familyMemberId: 'ben', title, entries: [entry] });
const PEANUT = record('peanut', 'Peanut allergy');
const joined = (...records: (typeof PEANUT)[]) => joinAllergies(ben, records);

describe('a concern by a medical record', () => {
  test.each([
    ['peanuts', { says: 'contains peanut', record: 'Peanut allergy' }],
    ['cow milk', { says: 'contains milk' }],
    ['dragon fruit', { record: 'Dragon fruit allergy' }],
  ])('about %s', (item, concern) => {
    const check = checkFor([joined(PEANUT, record('dragon fruit', 'Dragon fruit allergy'))]);
    const [found] = check.ofItem(item);
    expect(found).toMatchObject({ people: ['Ben'], ...concern });
    if (!('record' in concern)) expect(found).not.toHaveProperty('record');
  });

  test('names the record also where a dish tells by its name alone', () => {
    const idea = { name: 'Peanut noodles', ingredients: ['noodles'] };
    expect(checkFor([joined(PEANUT)]).ofIdea(idea)).toContainEqual(
      expect.objectContaining({ says: 'may contain peanut, by its name', record: 'Peanut allergy' }),
    );
  });

  test('is not joined with that of a member whose profile has it, and its sentence stays short', () => {
    const concerns = checkFor([mia, joined(PEANUT)]).ofItem('peanuts');
    expect(concerns.map(({ people }) => people)).toEqual([['Mia'], ['Ben']]);
    expect(concerns.map(concernSentence)).toEqual([
      'Mia: peanuts contains peanut',
      'Ben: peanuts contains peanut',
    ]);
  });
});

test('a plan leaves out what a record forbids, and tells of the profile alone', () => {
  const weeks = Array.from({ length: 12 }, (_, variation) =>
    planWeek({ members: [joined(PEANUT)], weekStartDate: '2026-11-23', variation }),
  );
  const dishes = weeks.flatMap(({ meals }) => Object.values(meals).flatMap((day) => Object.values(day)));
  const check = checkFor([{ ...ben, allergies: ['peanuts'] }]);
  expect(dishes.length).toBeGreaterThan(200);
  expect(dishes.flatMap((dish) => check.ofMeal(dish)).filter(({ says }) => says.includes('peanut'))).toEqual(
    [],
  );
  expect(weeks[0]?.respected).toEqual([{ name: 'Ben', allergens: ['Milk'], diets: [] }]);
  expect(JSON.stringify(weeks)).not.toMatch(/peanut/i);
});

test('found dishes are told with the concern, or left out where records are not to be told', () => {
  const find = (hidesRecords: boolean) => {
    const steps = findDishes(
      { ideas: [], pantry: [], members: [joined(PEANUT)] },
      { with: ['peanut butter'], without: [], hidesRecords },
    );
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  };
  const isOfPeanut = ({ concerns }: { concerns: string[] }) => concerns.some((one) => /peanut/.test(one));
  expect(find(false).some(isOfPeanut)).toBe(true);
  expect(find(true).filter(isOfPeanut)).toEqual([]);
});
