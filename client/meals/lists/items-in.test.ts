// Items typed in one go.
import { expect, test } from 'vitest';
import { itemsIn } from './items-in.ts';

test.each([
  ['milk, eggs, bananas, bread and rice', ['milk', 'eggs', 'bananas', 'bread', 'rice']],
  ['milk, eggs, and rice', ['milk', 'eggs', 'rice']],
  ['milk; eggs; rice', ['milk', 'eggs', 'rice']],
  ['milk, eggs and rice', ['milk', 'eggs', 'rice']],
])('“%s” are several items', (typed, items) => expect(itemsIn(typed)).toEqual(items));

test.each(['tomatoes, diced', 'mac and cheese', 'salt & pepper', '1,5 kg flour', 'milk,'])(
  '“%s” is one item',
  (typed) => expect(itemsIn(typed)).toEqual([typed]),
);
