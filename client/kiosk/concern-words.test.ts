import { expect, test } from 'vitest';
import type { BoardMeal } from '#contract/schemas/kiosk.ts';
import { concernWords } from './concern-words.ts';

type Concern = BoardMeal['concerns'][number];

const contains = (says: string): Concern => ({ strength: 'contains', memberIds: ['mia'], says });

test('foods and own words of the family are one sentence', () => {
  expect(concernWords([contains('contains tree nuts'), contains("contains 'annatto'")])).toBe(
    'contains tree nuts and annatto',
  );
});

test('the strongest findings are named, each food once, and two at most', () => {
  const may: Concern = { strength: 'may contain', memberIds: ['leo'], says: 'may contain egg' };
  const foods = ['peanut', 'peanut', 'milk', 'fish'].map((food) => contains(`contains ${food}`));
  expect(concernWords([...foods, may])).toBe('contains peanut and milk');
  expect(concernWords([may])).toBe('may contain egg');
  const byName = ['milk', 'egg'].map((food) => ({ ...may, says: `may contain ${food}, by its name` }));
  expect(concernWords(byName)).toBe('may contain milk and egg');
});

test('a sentence without a food is kept, and what is unknown asks for the label', () => {
  const baby = contains('is not for a baby under 1 year');
  expect(concernWords([baby])).toBe('is not for a baby under 1 year');
  expect(concernWords([contains('contains honey'), baby])).toBe(
    'contains honey; is not for a baby under 1 year',
  );
  expect(concernWords([{ strength: 'unknown', memberIds: [], says: 'is not in our food list' }])).toBe(
    'please check the label',
  );
});
