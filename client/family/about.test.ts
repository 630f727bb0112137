import { expect, test } from 'vitest';
import { RELATIONSHIP_CHOICES, atTable } from './about.ts';

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
