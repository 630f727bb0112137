// Allergy notes of a printed week and a printed list.
import { expect, test } from 'vitest';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { paperWords } from './printed-meals.tsx';

const person = { age: null, allergies: [], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
const check = checkFor([
  { ...person, name: 'Mia', allergies: ['severe tree nut allergy'] },
  { ...person, name: 'Leo', dietaryRestrictions: ['celiac disease'] },
  { ...person, name: 'Dana', allergies: ['garlic'] },
]);

test.each([
  ['walnut bread', 'Mia: tree nuts; Leo: gluten'],
  ['garlic', 'Dana: garlic'],
  ['zorbles', 'please check the label'],
  ['carrots', ''],
])('of %s paper says “%s”', (item, words) => {
  expect(paperWords(check.ofItem(item))).toBe(words);
});

test('a rule of the school and a trace are named, and nothing before the check', () => {
  const rule = { people: [], foods: ['granola'], rule: 'school is nut-free' };
  expect(paperWords([{ ...rule, strength: 'contains', says: 'contains peanut' }])).toBe('school is nut-free');
  const trace = { people: ['Leo'], says: 'may contain gluten', foods: ['granola'] };
  expect(paperWords([{ ...trace, strength: 'may contain' }])).toBe('Leo: may contain gluten');
  expect(paperWords(undefined)).toBe('');
  const traces = ['gluten', 'egg', 'egg'].map((food) => ({ ...trace, says: `may contain ${food}` }));
  const certain = { ...trace, strength: 'contains' as const, says: 'contains milk' };
  expect(paperWords([certain, ...traces.map((one) => ({ ...one, strength: 'may contain' as const }))])).toBe(
    'Leo: milk; Leo: may contain gluten, egg',
  );
});
