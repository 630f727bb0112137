// Amounts of a food in the pantry, as parents write them.
import { expect, test } from 'vitest';
import { stockOf } from './pantry-stock.ts';
import { formatQuantity } from './quantities.ts';

/** Stock of a food as read; empty when the amount is unknown, undefined when there is none. */
function has(name: string, quantity: string, key: string): string | undefined {
  const stock = stockOf([{ name, quantity }])(key);
  return stock && formatQuantity(stock.amounts);
}

test.each([
  ['Eggs', '2', 'egg', '2'],
  ['Eggs', '2 eggs', 'egg', '2'],
  ['Eggs', '2 left', 'egg', '2'],
  ['Eggs', 'two of them left', 'egg', '2'],
  ['Eggs', '2 more', 'egg', '2'],
  ['Eggs', '2 large eggs remaining', 'egg', '2'],
  ['Rice', '1 lb of rice', 'rice', '1 lb'],
  ['Canned tomatoes', '2 cans of tomatoes', 'canned tomato', '2 cans'],
  ['Rice', '2 cups left', 'rice', '2 cups'],
])('a parent who writes “%s: %s” has that much', (name, quantity, key, amount) => {
  expect(has(name, quantity, key)).toBe(amount);
});

test.each([
  ['Eggs', 'plenty'],
  ['Eggs', '2 or so'],
  ['Eggs', '2 chickens'],
  ['Eggs', ''],
])('a parent who writes “%s: %s” has enough, as far as anybody knows', (name, quantity) => {
  expect(has(name, quantity, 'egg')).toBe('');
});

test.each(['none left', 'nothing left', '0 left', '0 eggs', 'gone'])(
  'a parent who writes “%s” has nothing of it',
  (quantity) => {
    expect(has('Eggs', quantity, 'egg')).toBeUndefined();
  },
);
