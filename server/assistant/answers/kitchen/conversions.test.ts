import { expect, test } from 'vitest';
import { conversionIn } from './conversions.ts';

test.each([
  ['350 f in c', '350°F is 177°C.'],
  ['whats 180 celsius in fahrenheit', '180°C is 356°F.'],
  ['what is 425°F in celsius?', '425°F is 218°C.'],
  ['how many tablespoons in a cup', '1 cup is 16 tablespoons.'],
  ['how many tsp are in a tbsp?', '1 tablespoon is 3 teaspoons.'],
  ['how many cups in half a gallon', '1/2 gallon is 8 cups.'],
  ['2 lb in grams', '2 pounds is 907 grams.'],
  ['how many ounces is 3 lb', '3 pounds is 48 ounces.'],
  ['1 1/2 cups to ml', '1 1/2 cups is 355 milliliters.'],
  ['500 g in oz', '500 grams is 18 ounces.'],
  ['convert 200 grams of flour to cups', '200 grams is about 1 2/3 cups.'],
  ['200g flour in cups', '200 grams is about 1 2/3 cups.'],
  ["what's 100 g butter in cups", '100 grams is about 1/2 cup.'],
  ['how many grams of sugar in a cup', '1 cup is about 200 grams.'],
  ['2 cups of rolled oats in grams', '2 cups is about 178 grams.'],
  ['grams in 1 cup flour', '1 cup is about 120 grams.'],
  ['how much does 1 cup of sugar weigh', '1 cup weighs about 200 grams (7.1 ounces).'],
  ['weight of 2 cups of honey', '2 cups weigh about 672 grams (23.7 ounces).'],
  ['350 F is what in celsius?', '350°F is 177°C.'],
  ["what's 350 in celsius", '350°F is 177°C.'],
  ['how many cups in a quart, and in a gallon?', '1 quart is 4 cups. 1 gallon is 16 cups.'],
])('%s', (said, answer) => {
  expect(conversionIn(said)).toBe(answer);
});

test('a weight of a volume depends on what it is', () => {
  expect(conversionIn('how many grams in a cup')).toMatch(/^That depends on what it is\./);
});

test.each([
  'put 2 cups of flour on the list',
  'how much milk is in the fridge',
  'theo has 102 f',
  '2 lb of beef',
  'put 2 cups flour and sugar in the pantry',
  'add 3 cups rice to 2 cups water',
  'how much does the turkey weigh',
  'how much is a cup of coffee there',
  'she is 12 in a week',
])('no such question: %s', (said) => {
  expect(conversionIn(said)).toBeUndefined();
});
