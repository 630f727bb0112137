import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOKBOOK } from '../meals/cookbook.ts';
import { MEASURES } from '../data/measures.ts';
import { readIngredient } from './ingredient-lines.ts';

/** [line, amount, unit, name, note, size] */
type Case = [string, number | null, string | null, string, string?, string?];

const reads = (cases: Case[]) =>
  test.each(cases)('%s', (line, amount, unit, name, note = '', size = '') => {
    expect(readIngredient(line)).toEqual({ amount, unit, size, name, note });
  });

describe('amount, unit, name and note', () => {
  reads([
    ['2 cups flour, sifted', 2, 'cup', 'flour', 'sifted'],
    ['1 1/2 cups milk', 1.5, 'cup', 'milk'],
    ['veggie burgers no. 3', null, null, 'veggie burgers no. 3'],
    ['½ tsp salt', 0.5, 'tsp', 'salt'],
    ['1½ lb ground beef', 1.5, 'lb', 'ground beef'],
    ['1-1/2 cups rice', 1.5, 'cup', 'rice'],
    ['400g spaghetti', 400, 'g', 'spaghetti'],
    ['1,000 g rice', 1000, 'g', 'rice'],
    ['1.5 l milk', 1.5, 'l', 'milk'],
    ['250 millilitres cream', 250, 'ml', 'cream'],
    ['2 Tablespoons honey', 2, 'tbsp', 'honey'],
    ['2 T butter', 2, 'tbsp', 'butter'],
    ['1 t vanilla', 1, 'tsp', 'vanilla'],
    ['1 c. flour', 1, 'cup', 'flour'],
    ['8 oz. cream cheese, softened', 8, 'oz', 'cream cheese', 'softened'],
    ['8 fl oz cream', 8, 'fl oz', 'cream'],
    ['12-oz steak', 12, 'oz', 'steak'],
    ['3 cloves garlic, minced', 3, 'clove', 'garlic', 'minced'],
    ['3 cloves of garlic', 3, 'clove', 'garlic'],
    ['1 bunch kale, stemmed and chopped', 1, 'bunch', 'kale', 'stemmed and chopped'],
    ['1-inch piece ginger, grated', 1, 'inch', 'ginger', 'grated'],
    ['3 large eggs', 3, null, 'large eggs'],
    ['salt', null, null, 'salt'],
    ['about 2 cups stock', 2, 'cup', 'stock'],
    ['Approx. 200 g cheese', 200, 'g', 'cheese'],
    ['ca. ½ tsp salt', 0.5, 'tsp', 'salt'],
    ['~200g rice', 200, 'g', 'rice'],
    ['around the world mix', null, null, 'around the world mix'],
  ]);
});

describe('ranges take the larger number, because nobody wants to run short', () => {
  reads([
    ['2-3 carrots', 3, null, 'carrots'],
    ['2 – 3 carrots', 3, null, 'carrots'],
    ['1 to 2 tbsp oil', 2, 'tbsp', 'oil'],
    ['½-1 tsp chili flakes', 1, 'tsp', 'chili flakes'],
    ['2 lb-3 lb chicken', 3, 'lb', 'chicken'],
    ['1 lb - 2 lb ground beef', 2, 'lb', 'ground beef'],
    ['2 cups – 3 cups rice', 3, 'cup', 'rice'],
    ['2 lb to 3 lb beef', 3, 'lb', 'beef'],
    ['3 lbs. or 2 lbs. beef', 3, 'lb', 'beef'],
    ['500 g to 1 kg potatoes', 1, 'kg', 'potatoes'],
    ['1 lb or 450 g pasta', 1, 'lb', 'pasta'],
    ['2 cloves - 3 cloves garlic', 3, 'clove', 'garlic'],
  ]);
});

describe('amounts in words', () => {
  reads([
    ['a pinch of salt', 1, 'pinch', 'salt'],
    ['pinch of saffron', 1, 'pinch', 'saffron'],
    ['a handful of spinach', 1, 'handful', 'spinach'],
    ['a few sprigs of thyme', 3, 'sprig', 'thyme'],
    ['a dozen eggs', 12, null, 'eggs'],
    ['1 dozen eggs', 12, null, 'eggs'],
    ['half an onion', 0.5, null, 'onion'],
    ['1/2 a lemon', 0.5, null, 'lemon'],
    ['two eggs', 2, null, 'eggs'],
    ['juice of 1 lemon', 1, null, 'lemon', 'juice'],
    ['zest and juice of 2 limes', 2, null, 'limes', 'zest and juice'],
  ]);
});

describe('whole numbers and halves, however they are joined', () => {
  reads([
    ['2 and 1/2 cups flour', 2.5, 'cup', 'flour'],
    ['1 & 1/2 cups milk', 1.5, 'cup', 'milk'],
    ['2 and ½ cups flour', 2.5, 'cup', 'flour'],
    ['two and a half cups flour', 2.5, 'cup', 'flour'],
    ['one and a half pounds of beef', 1.5, 'lb', 'beef'],
    ['One and three quarter cups sugar', 1.75, 'cup', 'sugar'],
    ['2 to 2 and 1/2 cups stock', 2.5, 'cup', 'stock'],
    ['flour: 2 and a third cups', 7 / 3, 'cup', 'flour'],
    ['a pound and a half of beef', 1.5, 'lb', 'beef'],
    ['2 lbs. and a half of beef', 2.5, 'lb', 'beef'],
    ['a dozen and a half eggs', 18, null, 'eggs'],
  ]);
});

describe('a half that is not joined to the number before it', () => {
  reads([
    ['1 cup half and half', 1, 'cup', 'half and half'],
    ['1 cup and 1/2 tbsp sugar', 1 + 1 / 32, 'cup', 'sugar'],
    ['1 lb and a half pound beef', 1.5, 'lb', 'beef'],
    ['1 onion and 1/2 lemon', 1, null, 'onion and 1/2 lemon'],
  ]);
});

describe('cans and packages say how much they hold', () => {
  reads([
    ['1 can (14 oz) diced tomatoes', 1, 'can', 'diced tomatoes', '', '14 oz'],
    ['2 (14-ounce) cans tomatoes', 2, 'can', 'tomatoes', '', '14 oz'],
    ['1 14-oz can black beans', 1, 'can', 'black beans', '', '14 oz'],
    ['2 x 400g cans chickpeas', 2, 'can', 'chickpeas', '', '400 g'],
    ['400 g can tomatoes', 1, 'can', 'tomatoes', '', '400 g'],
    ['2 cans (5 oz) tuna in water, drained', 2, 'can', 'tuna in water', 'drained', '5 oz'],
  ]);
});

describe('two measures in one line', () => {
  reads([
    ['1 lb 2 oz beef', 1.125, 'lb', 'beef'],
    ['1 lb-2 oz beef', 1.125, 'lb', 'beef'],
    ['1 tsp or a pinch of salt', 1, 'tsp', 'or a pinch of salt'],
    ['1 cup plus 2 tbsp sugar', 1.125, 'cup', 'sugar'],
    ['1 cup/240 ml milk', 1, 'cup', 'milk'],
    ['200g/7oz flour', 200, 'g', 'flour'],
    ['1 onion (about 200 g), chopped', 1, null, 'onion', 'chopped, about 200 g'],
  ]);
});

describe('lines written in another order', () => {
  reads([
    ['flour: 2 cups', 2, 'cup', 'flour'],
    ['eggs (6)', 6, null, 'eggs'],
    ['milk 200ml', 200, 'ml', 'milk'],
    ['Eggs x 2', 2, null, 'Eggs'],
    ['- 2 eggs', 2, null, 'eggs'],
    ['• 1 cup rice', 1, 'cup', 'rice'],
    ['salt and pepper to taste', null, null, 'salt and pepper', 'to taste'],
    ['oil for frying', null, null, 'oil', 'for frying'],
    ['2 tbsp olive oil, divided', 2, 'tbsp', 'olive oil', 'divided'],
    ['boneless, skinless chicken thighs', null, null, 'boneless, skinless chicken thighs'],
  ]);
});

describe('numbers that count nothing', () => {
  reads([
    ['2% milk', null, null, '2% milk'],
    ['1 cup 2% milk', 1, 'cup', '2% milk'],
    ['5-spice powder', null, null, '5-spice powder'],
    ['1 tsp five spice powder', 1, 'tsp', 'five spice powder'],
    ['00 flour', null, null, '00 flour'],
    ['7up', null, null, '7up'],
    ['half and half', null, null, 'half and half'],
    ['1/0', null, null, '1/0'],
    ['5 cloves', 5, null, 'cloves'],
    ['constructor', null, null, 'constructor'],
  ]);
});

describe('whatever somebody typed', () => {
  const units = new Set<string | null>([null, ...Object.keys(MEASURES)]);

  test('a line never throws, has a name when it says anything, and an amount that can be counted with', () => {
    const pieces = fc.constantFrom(
      '1',
      '/',
      '½',
      ' ',
      'cup',
      'of',
      'a',
      '(',
      ')',
      ',',
      '14 oz',
      'can',
      '-',
      'x',
      'flour',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (line) => {
        const { amount, unit, name } = readIngredient(line);
        expect(units).toContain(unit);
        expect(amount === null || (Number.isFinite(amount) && amount > 0)).toBe(true);
        if (/[a-z]/i.test(line)) expect(name).not.toBe('');
      }),
      { numRuns: 400 },
    );
  });

  test('a text that is longer than any ingredient is kept as it is', () => {
    const text = '1 cup flour and a story '.repeat(50).trim();
    expect(readIngredient(text)).toEqual({ amount: null, unit: null, size: '', name: text, note: '' });
  });

  test('every line of the cookbook keeps a name without digits', () => {
    for (const line of COOKBOOK.flatMap(({ ingredients }) => ingredients)) {
      expect(readIngredient(line).name).toMatch(/^[^\d,]+$/);
    }
  });
});

describe('what a food is free of belongs to its name, wherever the line says it', () => {
  reads([
    ['200 g pasta (gluten-free)', 200, 'g', 'gluten-free pasta'],
    ['2 slices bread, gluten-free, toasted', 2, 'slice', 'gluten-free bread', 'toasted'],
    ['1 cup milk (lactose-free)', 1, 'cup', 'lactose-free milk'],
    ['50 g dark chocolate (dairy-free), chopped', 50, 'g', 'dairy-free dark chocolate', 'chopped'],
    ['oats, certified gluten free', null, null, 'gluten free oats'],
    ['2 tbsp mayonnaise, egg-free and vegan', 2, 'tbsp', 'egg-free vegan mayonnaise'],
    ['100 g granola - nut-free', 100, 'g', 'nut-free granola'],
    ['2 slices gluten-free, toasted bread', 2, 'slice', 'gluten-free, toasted bread'],
    // Nothing that a shop tells apart for an allergy.
    ['6 eggs (free-range)', 6, null, 'eggs', 'free-range'],
    ['1 cup stock (may contain celery)', 1, 'cup', 'stock', 'may contain celery'],
    ['pasta (gluten-free if you like)', null, null, 'pasta', 'gluten-free if you like'],
  ]);
});
