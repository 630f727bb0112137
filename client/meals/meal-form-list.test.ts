import { expect, test } from 'vitest';
import { itemChanges, readList } from './meal-form-list.ts';

const item = (id: string, name: string) => ({ id, name, qty: '2', checked: true });
const ITEMS = [item('1', 'milk'), item('2', 'tomatos'), item('3', 'eggs')];

test('a list needs a name; its items stand one per line, and blank lines are dropped [MEAL-11]', () => {
  expect(readList({ title: ' ', items: 'milk' })).toEqual({ errors: { title: 'List Name is required' } });
  expect(readList({ title: ' Groceries ', items: 'milk\n\n  eggs, free range \n' })).toEqual({
    fields: { title: 'Groceries', items: ['milk', 'eggs, free range'] },
  });
});

test('a corrected line is the same item, so that its tick and quantity stay', () => {
  expect(itemChanges(ITEMS, ['milk', 'Tomatoes', 'eggs'])).toEqual({
    renamed: [{ id: '2', name: 'Tomatoes' }],
    removed: [],
    added: [],
  });
});

test('a line in place of another is a new item, and the other one goes', () => {
  expect(itemChanges(ITEMS, ['bread', 'milk', 'milk', 'eggs'])).toEqual({
    renamed: [],
    removed: ['2'],
    added: ['bread', 'milk'],
  });
  expect(itemChanges(ITEMS, ['eggs', 'milk', 'tomatos'])).toEqual({ renamed: [], removed: [], added: [] });
});
