// A 'no' behind a question that also corrects the wish is the correction.
import { expect, test } from 'vitest';
import { stockOf } from '../answers/testing/records.ts';
import { GAILS_FAMILY } from './testing/thread-family.ts';
import { lastCards } from './testing/thread.ts';

const family = {
  ...GAILS_FAMILY,
  pantry: [
    stockOf('lentils', 'Lentils', '5 cans', 'other'),
    stockOf('corn', 'Corn', '4 cans', 'other'),
    stockOf('tofu', 'Tofu', '1 pack', 'other'),
  ],
};
const USED = 'used the tofu and 2 cans of lentils';

test.each(['no not lentils, corn', 'nope not the lentils the corn'])('“%s”', (said) => {
  expect(lastCards([USED, said], { family })).toMatchObject([
    { tool: 'updatePantryItem', input: { id: 'corn' } },
    { tool: 'deletePantryItem', input: { id: 'tofu' } },
  ]);
});

test.each(['no thanks', 'nope, no tofu'])('“%s” changes nothing', (said) => {
  expect(lastCards([USED, said], { family })).toEqual([]);
});
