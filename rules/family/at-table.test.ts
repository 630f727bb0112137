import { expect, test } from 'vitest';
import { atTable } from './at-table.ts';

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
