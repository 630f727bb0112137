// Titles of lists that are no shopping for food.
import { expect, test } from 'vitest';
import { isThing } from './goods.ts';
import { isGoodsTitle } from './todo-title.ts';

test.each(['Tools', 'Camping trip', 'School supplies', 'Hardware'])('“%s” is no list of food', (title) => {
  expect(isGoodsTitle(title)).toBe(true);
});

test.each(['Groceries', 'Sunday brunch', 'Costco'])('“%s” may be one of food', (title) => {
  expect(isGoodsTitle(title)).toBe(false);
});

test('a sleeping bag and tent poles are things that nobody eats', () => {
  expect(['Sleeping bag', 'Tent poles', 'Zorblax'].map(isThing)).toEqual([true, true, false]);
});
