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
  // Without a food: the entry is asked about, and no word of it is taken for one.
  ['also traces of them', ['also traces of them']],
  ['tree nuts, even traces of theirs', []],
])('of “%s” the food lists do not know %j', (entry, unknown) => {
  expect(unknownFoods(entry)).toEqual(unknown);
});
