import { expect, test } from 'vitest';
import { LIST, changesSince } from './list-form.ts';

const item = (id: string, name: string) => ({ id, name, qty: '2', checked: true });
const ITEMS = [item('1', 'milk'), item('2', 'tomatos'), item('3', 'eggs')];
const NAMES = ITEMS.map(({ name }) => name);

test('a list needs a name; its items stand one per line, and blank lines are dropped [MEAL-11]', () => {
  expect(LIST.read({ title: ' ', items: 'milk' })).toEqual({ errors: { title: 'List Name is required' } });
  expect(LIST.read({ title: ' Groceries ', items: 'milk\n\n  eggs, free range \n' })).toEqual({
    fields: { title: 'Groceries', items: ['milk', 'eggs, free range'] },
  });
});

test('a corrected line is the same item, so that its tick and quantity stay', () => {
  expect(changesSince(NAMES, ITEMS, ['milk', 'Tomatoes', 'eggs'])).toEqual({
    renamed: [{ id: '2', name: 'Tomatoes' }],
    removed: [],
    added: [],
  });
});

test('a line in place of another is a new item, and the other one goes', () => {
  expect(changesSince(NAMES, ITEMS, ['bread', 'milk', 'milk', 'eggs'])).toEqual({
    renamed: [],
    removed: ['2'],
    added: ['bread', 'milk'],
  });
  expect(changesSince(NAMES, ITEMS, ['eggs', 'milk', 'tomatos'])).toEqual({
    renamed: [],
    removed: [],
    added: [],
  });
});

test('what came while a list was being typed stays, and what went does not come back', () => {
  const now = [item('1', 'milk'), item('3', 'eggs'), item('4', 'bread')];
  expect(changesSince(NAMES, now, ['milk', 'tomatos', 'eggs', 'rice'])).toEqual({
    renamed: [],
    removed: [],
    added: ['rice'],
  });
  expect(changesSince(NAMES, now, ['milk'])).toEqual({ renamed: [], removed: ['3'], added: [] });
  expect(changesSince(NAMES, now, ['milk', 'eggs', 'bread'])).toEqual({
    renamed: [],
    removed: [],
    added: [],
  });
});

test('a second try after half of it was stored adds nothing twice', () => {
  const halfway = [item('1', 'milk'), item('2', 'Tomatoes'), item('3', 'eggs'), item('5', 'rice')];
  expect(changesSince(NAMES, halfway, ['milk', 'Tomatoes', 'eggs', 'rice', 'tea'])).toEqual({
    renamed: [],
    removed: [],
    added: ['tea'],
  });
});
