// Conflicts of meal edits in words.
import { expect, test } from 'vitest';
import type { Conflict, FieldValue } from '#contract/schemas/meal-sync.ts';
import { conflictWords } from './conflict-words.ts';

const DINNER: Conflict = {
  collection: 'weekly-menus',
  recordId: 'week-2026-11-23',
  path: 'tuesday.dinner',
  name: '',
  isYours: true,
  lost: 'Lasagna',
  who: 'Sam',
};
const MILK: Conflict = {
  ...DINNER,
  collection: 'shopping-lists',
  recordId: 'list',
  path: 'items.a.qty',
  name: 'Milk',
  lost: '3 l',
};
function said(conflict: Conflict, kept: FieldValue | undefined): string[] {
  const { title, description, use } = conflictWords(conflict, kept, 40);
  return [title, description, use];
}

test('says which value is kept, who wrote the other one and where, and offers it', () => {
  expect(said(DINNER, 'Soup')).toEqual([
    'Your “Soup” is kept',
    'Sam had written “Lasagna” for dinner on Tuesday, Nov 24.',
    'Use “Lasagna”',
  ]);
  expect(said({ ...DINNER, isYours: false, lost: 'Soup' }, 'Lasagna')).toEqual([
    "Sam's “Lasagna” is kept",
    'It was written after your “Soup” for dinner on Tuesday, Nov 24.',
    'Use “Soup”',
  ]);
  // A menu that begins on a Sunday.
  const sunday = { ...DINNER, recordId: 'week-2026-11-22', path: 'saturday.notes' };
  expect(said(sunday, 'Guests')[1]).toBe('Sam had written “Lasagna” for the notes on Saturday, Nov 28.');
  expect(said({ ...DINNER, path: 'notes' }, 'Guests')[1]).toBe(
    'Sam had written “Lasagna” for the notes of the week of Nov 23.',
  );
});

test('speaks of another device of the same parent as elsewhere', () => {
  expect(said({ ...DINNER, who: '' }, 'Soup')[1]).toBe(
    'Elsewhere you had written “Lasagna” for dinner on Tuesday, Nov 24.',
  );
  expect(said({ ...DINNER, who: '', isYours: false, lost: 'Soup' }, 'Lasagna')[0]).toBe(
    'The later “Lasagna” is kept',
  );
});

test('speaks of empty values as cleared', () => {
  expect(said({ ...DINNER, lost: '' }, 'Soup').slice(1)).toEqual([
    'Sam had cleared dinner on Tuesday, Nov 24.',
    'Clear it',
  ]);
  expect(said(DINNER, '')[0]).toBe('You cleared dinner on Tuesday, Nov 24');
  expect(said({ ...DINNER, isYours: false, lost: 'Soup' }, '')).toEqual([
    'Sam cleared dinner on Tuesday, Nov 24',
    'Your “Soup” was written before that.',
    'Use “Soup”',
  ]);
  expect(said({ ...DINNER, isYours: false, lost: '' }, 'Lasagna')).toEqual([
    "Sam's “Lasagna” is kept",
    'It was written after you cleared dinner on Tuesday, Nov 24.',
    'Clear it',
  ]);
});

test('calls fields by their labels, and names what they belong to', () => {
  expect(said(MILK, '2 l')[1]).toBe('Sam had written “3 l” for the quantity of “Milk”.');
  expect(said({ ...MILK, path: 'items.a.name', lost: 'Oat milk' }, 'Milk')[1]).toBe(
    'Sam had written “Oat milk” for the name of this item.',
  );
  expect(said({ ...MILK, path: 'title', lost: 'Shop' }, 'Market')[1]).toBe(
    'Sam had written “Shop” for the name of this shopping list.',
  );
  const pie: Conflict = { ...MILK, collection: 'menu-ideas', name: 'Pie', path: 'prepTime', lost: 20 };
  expect(said(pie, 30)[1]).toBe('Sam had written “20” for the prep time (minutes) of “Pie”.');
  expect(said({ ...pie, path: 'ingredients', lost: ['flour', 'apples'] }, ['pears'])[1]).toBe(
    'Sam had written “flour, apples” for the ingredients of “Pie”.',
  );
});

test('says what was removed, and offers to bring it back', () => {
  expect(said({ ...MILK, isYours: false, lost: '2 l' }, undefined)).toEqual([
    'Sam removed “Milk”',
    'Your “2 l” for the quantity of “Milk” went with it.',
    'Bring it back',
  ]);
  expect(said({ ...DINNER, isYours: false, who: '' }, undefined)[0]).toBe(
    'You removed the menu of the week of Nov 23 elsewhere',
  );
});

test('shortens long values where there is little room', () => {
  const long = { ...DINNER, lost: 'Grandmother’s slow vegetable lasagna with three cheeses' };
  expect(said(long, 'Soup').slice(1)).toEqual([
    'Sam had written “Grandmother’s slow vegetable lasagna wi…” for dinner on Tuesday, Nov 24.',
    'Use “Grandmother’s slow vege…”',
  ]);
  expect(conflictWords(long, 'Soup')).toMatchObject({
    description: expect.stringContaining('with three cheeses') as string,
    used: 'Changed to “Grandmother’s slow vegetable lasagna with three cheeses”',
  });
});
