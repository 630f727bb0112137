import { expect, test } from 'vitest';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';
import { shelvesOf } from './pantry-shelves.ts';

const item = (name: string, category: KeptPantryItem['category'], notes = ''): KeptPantryItem => ({
  id: name,
  createdAt: '',
  updatedAt: '',
  name,
  category,
  quantity: '',
  notes,
});
const PANTRY = [
  item('yogurt', 'dairy'),
  item('Butter', 'dairy'),
  item('Peas', 'frozen', 'for the soup'),
  item('Tofu', 'protein'),
];
const shown = (text: string) =>
  shelvesOf(PANTRY, text).map(({ category, items }) => [category, ...items.map(({ name }) => name)]);

test('the pantry stands in shelves, each in the order of the alphabet, without empty ones [MEAL-10]', () => {
  expect(shown('')).toEqual([
    ['protein', 'Tofu'],
    ['dairy', 'Butter', 'yogurt'],
    ['frozen', 'Peas'],
  ]);
});

test('a thing is found by its name and by what is noted about it', () => {
  expect(shown(' SOUP ')).toEqual([['frozen', 'Peas']]);
  expect(shown('but')).toEqual([['dairy', 'Butter']]);
});
