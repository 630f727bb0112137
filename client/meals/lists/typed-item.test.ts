// How much of an item is wanted, typed with its name.
import { expect, test } from 'vitest';
import { typedItem } from './typed-item.ts';

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
])('“%s” is a name', (typed) => expect(typedItem(typed)).toEqual({ name: typed }));
