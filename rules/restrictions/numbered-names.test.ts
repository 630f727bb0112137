import { expect, test } from 'vitest';
import { ownWordFinder } from './own-words.ts';
import { readEntry } from './restriction-reading.ts';

const CANDY =
  'Sugar, Colors (FD&C Red No. 40, Yellow 5 Lake, Blue #1), cochineal, polysorbate 80, 40 g of glucose, 5 spices';
const foundIn = (entry: string, ingredients = CANDY) => ownWordFinder(readEntry(entry).words)(ingredients);

test.each([
  ['Red 40', 'Red 40'],
  ['Red #40', 'Red 40'],
  ['red dye 40', 'red 40'],
  ['FD&C Red No. 40', 'red 40'],
  ['Red-40 Lake', 'Red-40'],
  ['allura red', 'allura red'],
  ['E129', 'E129'],
  ['Yellow 5', 'Yellow 5'],
  ['yellow no 5', 'yellow 5'],
  ['tartrazine', 'tartrazine'],
  ['FD&C Blue No. 1', 'blue 1'],
  ['E120', 'E120'],
  ['carmine', 'carmine'],
  ['no red 40', 'red 40'],
])('a color is guarded by its name and its number: %s [FAM-03]', (entry, word) => {
  expect(readEntry(entry)).toEqual({ allergens: [], diets: [], words: [word], doubtful: [] });
  expect(foundIn(entry)).toEqual([word]);
});

test.each([
  ['Red 40 and Yellow 5', ['Red 40', 'Yellow 5']],
  ['Green 3', ['Green 3']],
  ['white 2', ['white 2']],
  ['Heinz 57', ['Heinz 57']],
  ['omega-3', ['omega-3']],
  ['7up', ['7up']],
  ['Vitamin B12', ['Vitamin B12']],
  ['7-grain', ['grain']],
  ['3 bean salad', ['bean', 'salad']],
  ['100% juice', ['juice']],
  ['5 spice', ['spice']],
  ['polysorbate 80', ['polysorbate']],
])('no number stands for a food by itself: %s [FAM-03]', (entry, words) => {
  expect(readEntry(entry)).toMatchObject({ words, doubtful: [] });
});

test.each(['2 eggs', '2% milk', '4 nuts', '(1) milk (2) eggs'])(
  'an amount beside a known food is no word of its own: %s',
  (entry) => {
    expect(readEntry(entry)).toMatchObject({ words: [], doubtful: [] });
  },
);

test('another color, another number and a plain amount are not the color', () => {
  expect(foundIn('Red 40', 'Red 3, Yellow 40, 40 g red pepper')).toEqual([]);
  expect(foundIn('Yellow 6')).toEqual([]);
});

test('an entry that names nothing but a number is asked about', () => {
  expect(readEntry('allergy 1')).toEqual({ allergens: [], diets: [], words: [], doubtful: ['allergy 1'] });
});
