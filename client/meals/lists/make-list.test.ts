import { expect, test } from 'vitest';
import type { NeededItem } from '#contract/schemas/food.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { chosen, toggled } from './make-list.ts';
import { countedOn, listOfWeek, review } from './week-list.ts';

const MONDAY = '2026-11-23';
const need = (name: string, qty = ''): NeededItem => ({ name, qty, category: 'other', dishes: ['Soup'] });
const list = (title: string, names: string[], createdAt = '2026-11-21T10:00:00.000Z'): KeptShoppingList => ({
  id: title,
  createdAt,
  updatedAt: createdAt,
  title,
  items: names.map((name, at) => ({ id: `${at}`, name, qty: '', checked: at === 0 })),
});
const PLAN = { items: [need('carrots', '3'), need('Potatoes'), need('Lentils')], inPantry: [need('Salt')] };
const NOTHING = { without: new Set<string>(), extra: new Set<string>() };

test('everything a week needs is ticked, what the pantry has is not', () => {
  const reviewed = review(PLAN, undefined);
  expect(chosen(reviewed, NOTHING)).toEqual([
    { name: 'Carrots', qty: '3' },
    { name: 'Potatoes', qty: '' },
    { name: 'Lentils', qty: '' },
  ]);
  const choice = { without: toggled(new Set(), 'Potatoes'), extra: toggled(new Set(), 'Salt') };
  expect(chosen(reviewed, choice).map(({ name }) => name)).toEqual(['Carrots', 'Lentils', 'Salt']);
  expect([...toggled(choice.extra, 'Salt')]).toEqual([]);
});

test('pressed twice, nothing is bought twice: what is on the list stays out, checked off or not', () => {
  const made = list('Week of Nov 23', ['Carrots', 'Potatoes']);
  expect(listOfWeek([list('Costco', []), made], MONDAY, PLAN.items)).toBe(made);
  const reviewed = review(PLAN, made);
  expect(reviewed.there.map(({ name }) => name)).toEqual(['carrots', 'Potatoes']);
  expect(chosen(reviewed, NOTHING)).toEqual([{ name: 'Lentils', qty: '' }]);
  expect(chosen(review(PLAN, list('Week of Nov 23', ['Carrots', 'Potatoes', 'Lentils'])), NOTHING)).toEqual(
    [],
  );
});

test('what was taken from the pantry list before is on the list, too', () => {
  const { inPantry, there } = review(PLAN, list('Week of Nov 23', ['Salt']));
  expect(inPantry).toEqual([]);
  expect(there.map(({ name }) => name)).toEqual(['Salt']);
});

test('a list of the week is found again under another title, a different list is not', () => {
  const renamed = list('Big shop', ['Balloons', 'Potatoes', 'Lentils']);
  expect(listOfWeek([list('Costco', ['Lentils']), renamed], MONDAY, PLAN.items)).toBe(renamed);
  expect(listOfWeek([list('Costco', ['Lentils'])], MONDAY, PLAN.items)).toBeUndefined();
  expect(listOfWeek([list('Week of Nov 16', [])], MONDAY, [])).toBeUndefined();
});

test('who eats the same every week shops for it every week', () => {
  const before = list('Week of Nov 16', ['Carrots', 'Potatoes', 'Lentils']);
  expect(listOfWeek([before], MONDAY, PLAN.items)).toBeUndefined();
  const names = ['Carrots', 'Potatoes', 'Lentils'];
  const bought = list('Groceries', names);
  bought.items = bought.items.map((item) => ({ ...item, checked: true }));
  expect(listOfWeek([bought], MONDAY, PLAN.items)).toBeUndefined();
  // Ticks of the list made of the week are this week's.
  expect(countedOn(list('Week of Nov 23', names), MONDAY)).toHaveLength(3);
  expect(countedOn(list('Groceries', names), MONDAY)).toHaveLength(2);
});
