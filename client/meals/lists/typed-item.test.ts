// How much of an item is wanted, typed with its name, and items typed in one go.
import { expect, test } from 'vitest';
import { itemsIn, typedItem } from './typed-item.ts';

test.each([
  ['2 milk', '2', 'milk'],
  ['12 eggs', '12', 'eggs'],
  ['500 g flour', '500 g', 'flour'],
  ['1000g sugar', '1000g', 'sugar'],
  ['1 lb chicken', '1 lb', 'chicken'],
  ['1/2 gallon of milk', '1/2 gallon', 'milk'],
  ['1.5 kg Äpfel', '1.5 kg', 'Äpfel'],
  ['2x yogurt', '2', 'yogurt'],
  ['6 pack beer', '6 pack', 'beer'],
  ['bananas x6', '6', 'bananas'],
  ['Paper towels × 2', '2', 'Paper towels'],
  ['12 oz. bacon', '12 oz', 'bacon'],
  ['1 1/2 lb ground beef', '1 1/2 lb', 'ground beef'],
  ['½ lb Swiss cheese', '½ lb', 'Swiss cheese'],
  ['1½ cups rice', '1½ cups', 'rice'],
  ['4 ea. avocados', '4', 'avocados'],
  ['1 dozen eggs', '1 dozen', 'eggs'],
  ['a dozen bagels', '1 dozen', 'bagels'],
  ['Half a dozen eggs', '1/2 dozen', 'eggs'],
  ['a gallon of milk', '1 gallon', 'milk'],
  ['2% milk 1 gallon', '1 gallon', '2% milk'],
  ['chicken thighs, 2 lbs', '2 lbs', 'chicken thighs'],
  ['- 2 lb chicken breast', '2 lb', 'chicken breast'],
  ['- [ ] 3 lemons', '3', 'lemons'],
  ['1 gal whole milk', '1 gal', 'whole milk'],
  ['2 gals. milk', '2 gals', 'milk'],
  ['1 qt half & half', '1 qt', 'half & half'],
  ['1 pt. cream', '1 pt', 'cream'],
  ['2 pkgs cream cheese', '2 pkgs', 'cream cheese'],
  ['8 fl oz heavy cream', '8 fl oz', 'heavy cream'],
  ['2 doz eggs', '2 doz', 'eggs'],
  ['18 ct eggs', '18 ct', 'eggs'],
  ['2 sticks of butter', '2 sticks', 'butter'],
  ['a package of tofu', '1 package', 'tofu'],
  ['milk 1 gal', '1 gal', 'milk'],
])('“%s” is %s of “%s”', (typed, qty, name) => expect(typedItem(typed)).toEqual({ name, qty }));

test.each([
  'milk',
  '2% milk',
  '7 up',
  '7up',
  '5 spice powder',
  '3 bean salad',
  '1000 island dressing',
  '9-grain bread',
  'size 4 diapers',
  'V8',
  '12',
  'WD-40',
  'Pampers size 4',
  'vitamin B 12',
  'canned tomatoes (28 oz)',
  'bag of chips',
  'half & half',
  '-',
])('“%s” is a name', (typed) => expect(typedItem(typed)).toEqual({ name: typed }));

test('the mark of a copied line is no part of a name', () => {
  for (const line of ['- Rice', '• Rice', '[ ] Rice', '[x] Rice', '* Rice'])
    expect(typedItem(line)).toEqual({ name: 'Rice' });
});

test.each([
  ['milk, eggs, bananas, bread and rice', ['milk', 'eggs', 'bananas', 'bread', 'rice']],
  ['milk, eggs, and rice', ['milk', 'eggs', 'rice']],
  ['milk; eggs; rice', ['milk', 'eggs', 'rice']],
  ['milk, eggs and rice', ['milk', 'eggs', 'rice']],
  // Pasted lines.
  ['milk; eggs', ['milk', 'eggs']],
  ['tomatoes, diced; 2 lb chicken, boneless; rice', ['tomatoes, diced', '2 lb chicken, boneless', 'rice']],
])('“%s” are several items', (typed, items) => expect(itemsIn(typed)).toEqual(items));

test.each(['tomatoes, diced', 'mac and cheese', 'salt & pepper', '1,5 kg flour', 'milk,'])(
  '“%s” is one item',
  (typed) => expect(itemsIn(typed)).toEqual([typed]),
);
