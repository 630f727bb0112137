import { expect, test } from 'vitest';
import { unknownFoods } from './unknown-foods.ts';

test.each([
  ['strawberries', []],
  ['shellfish', []],
  ['Peanut allergy', []],
  ['strawbery', []],
  ['zorbles', ['zorbles']],
  ['red dye', ['dye']],
  ['pollen', []],
])('of “%s” the food lists do not know %j', (entry, unknown) => {
  expect(unknownFoods(entry)).toEqual(unknown);
});
