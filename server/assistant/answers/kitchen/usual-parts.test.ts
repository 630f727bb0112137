// Parts that nobody sees in the name of a dish.
import { expect, test } from 'vitest';
import { shared, type Recipe } from './known-recipes.ts';
import { usualParts } from './usual-parts.ts';

test.each([
  ['weds creamy pasta', ['cream', 'milk']],
  ['breaded chicken', ['wheat flour', 'egg']],
  ['cream puffs', []],
])('“%s” is often made with %j', (name, foods) => {
  expect(usualParts(name).map(({ food }) => food)).toEqual(foods);
});

test('a word said twice stands twice in the name of the dish, too', () => {
  const named = (name: string) => ({ name }) as Recipe;
  expect(shared(['red', 'red'], named('Red lentil soup'))).toBe(1);
  expect(shared(['red', 'lentil'], named('Red lentil soup'))).toBe(2);
});
