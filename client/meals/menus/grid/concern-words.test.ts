import { expect, test } from 'vitest';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { concernWords, peopleOf } from './concern-words.ts';

const concern = (says: string, more: Partial<FamilyConcern> = {}): FamilyConcern => ({
  strength: 'contains',
  people: ['Mia'],
  says,
  foods: ['toast'],
  ...more,
});

test.each([
  ['contains peanut', 'peanut'],
  ['may contain gluten, against a gluten-free diet', 'gluten'],
  ['may contain egg, by its name', 'egg'],
  ['contains tree nuts', 'tree nuts'],
  ["contains 'annatto'", 'annatto'],
  ['can choke a child under 4: cut them small', 'careful'],
])('%s → %s', (says, word) => {
  expect(concernWords([concern(says)])).toBe(word);
});

test('a food is named once, and more than two are counted', () => {
  const said = ['contains peanut', 'may contain peanut, by its name', 'contains egg', 'contains milk'];
  expect(concernWords(said.map((says) => concern(says)))).toBe('peanut · egg +1 more');
});

test('what could not be checked asks to check, and a rule of a school says whose it is', () => {
  const unknown = concern('is not in our food list: please read the label', { strength: 'unknown' });
  expect(concernWords([unknown])).toBe('please check');
  expect(concernWords([concern('contains peanut', { rule: 'school is nut-free' })])).toBe('school');
});

test('everybody concerned has one face', () => {
  expect(peopleOf([concern('contains egg', { people: ['Mia', 'Ben'] }), concern('contains milk')])).toEqual([
    'Mia',
    'Ben',
  ]);
});
