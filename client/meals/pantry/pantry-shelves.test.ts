import { expect, test } from 'vitest';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';
import { FEW, isAcross, shelvesOf } from './pantry-shelves.ts';

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

test('a long shelf has all columns for itself, and so have fewer than three beside it', () => {
  const many = (category: KeptPantryItem['category']) =>
    Array.from({ length: FEW + 1 }, (_, at) => item(`${category} ${at}`, category));
  const across = (items: KeptPantryItem[]) => {
    const shelves = shelvesOf(items, '');
    return shelves.filter((_, at) => isAcross(shelves, at)).map(({ category }) => category);
  };
  expect(across(PANTRY)).toEqual([]);
  expect(across([...PANTRY, ...many('dairy')])).toEqual(['protein', 'dairy', 'frozen']);
  expect(across([...PANTRY, ...many('other')])).toEqual(['other']);
});
