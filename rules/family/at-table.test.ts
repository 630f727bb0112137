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
    health: [],
  });
});

test('an allergen by its bare name is no diet: a sitter must not read it as food to give', () => {
  const member = {
    allergies: [],
    dietaryRestrictions: ['sesame', 'Vegan', 'soft food'],
    dietaryNeeds: ['Tree nuts', 'milk at bedtime', 'egg-free', 'kiwi'],
  };
  expect(atTable(member)).toEqual({
    allergies: ['sesame', 'Tree nuts'],
    diets: ['Vegan', 'soft food', 'milk at bedtime', 'egg-free', 'kiwi'],
    health: [],
  });
});

test.each([
  'pennut alergy',
  'nut alergy',
  'allegy to eggs',
  'egg allergie',
  'penuts',
  'bee stings',
  'insects',
  'aspirin',
  'latex',
  'Penicillin',
  'cats',
])('among the diets, “%s” is an allergy however it is written', (entry) =>
  expect(atTable({ allergies: [], dietaryRestrictions: [entry], dietaryNeeds: [] }).allergies).toEqual([
    entry,
  ]),
);

test.each(['pescatarian', 'algae', 'legumes', 'hot dogs', 'cat-shaped sandwiches', 'asthma'])(
  '“%s” is none',
  (entry) =>
    expect(atTable({ allergies: [], dietaryRestrictions: [], dietaryNeeds: [entry] }).allergies).toEqual([]),
);

test('what has nothing to do with food is health, as it is written, in whichever field it was entered', () => {
  const member = {
    allergies: ['Peanuts', 'Asthma', 'penicillin'],
    dietaryRestrictions: ['needs inhaler', 'no pork', 'asthma', 'type 1 diabetes'],
    dietaryNeeds: ['Glasses', 'asthma and peanuts'],
  };
  expect(atTable(member)).toEqual({
    allergies: ['Peanuts', 'penicillin'],
    diets: ['no pork', 'type 1 diabetes', 'asthma and peanuts'],
    health: ['Asthma', 'needs inhaler', 'Glasses'],
  });
});
