// Kitchen measures that were asked for are amounts Pip may say; those of a medicine are none.
import { expect, test } from 'vitest';
import type { StoredMessage } from '../../chat/messages.ts';
import { dosesIn } from '../guard/doses.ts';
import { ownAmounts } from './own-amounts.ts';

const dosesFor = (content: string): string[] =>
  dosesIn(ownAmounts([{ role: 'user', content } as StoredMessage]));

test.each([
  ['how many ml in a cup', '237ml'],
  ['how many ml is 2 tbsp', '30ml'],
  ['1 1/2 cups to ml', '355ml'],
  ['how many milliliters are in a teaspoon', '4.93ml'],
])('“%s” may be answered with %s', (said, dose) => expect(dosesFor(said)).toContain(dose));

test.each(['how many ml of tylenol in a teaspoon', 'a teaspoon of the cough syrup in ml'])(
  '“%s” may not',
  (said) => expect(dosesFor(said)).toEqual([]),
);
