import { expect, test } from 'vitest';
import { RELATIONSHIP_CHOICES, aboutMember, atTable } from './about.ts';

test.each([
  [{ relationship: 'child', age: 6 }, 'Child, 6 years'],
  [{ relationship: 'child', age: 1 }, 'Child, 1 year'],
  [{ relationship: 'child', age: 0 }, 'Child, under 1 year'],
  [{ relationship: 'spouse', age: null }, 'Spouse'],
] as const)('a person in a few words', (member, words) => {
  expect(aboutMember(member)).toBe(words);
});

test('the relationships stand in the order of the specification [FAM-04]', () => {
  expect(RELATIONSHIP_CHOICES.map(({ label }) => label)).toEqual([
    'Spouse',
    'Child',
    'Parent',
    'Grandparent',
    'Sibling',
    'Other',
  ]);
});

test('an allergy stands out in whichever field it was entered, and once', () => {
  const member = {
    allergies: ['peanuts', 'Peanuts'],
    dietaryRestrictions: ['Peanut allergy', 'Vegan'],
    dietaryNeeds: ['vegan', 'allergic to sesame', 'gluten-free'],
  };
  expect(atTable(member)).toEqual({
    allergies: ['peanuts', 'Peanut allergy', 'allergic to sesame'],
    diets: ['Vegan', 'gluten-free'],
  });
});
