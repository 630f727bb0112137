// Amounts and hours of a message that no card holds are named.
import { expect, test } from 'vitest';
import { amountsOpen } from './amounts-open.ts';

const list = [{ tool: 'addShoppingItems', input: {} }];
const visit = [{ tool: 'createMedicalAppointment', input: {} }];

test.each([
  ['put a dozen on heb', 'Eggs', list, ['a dozen']],
  ['put a dozen eggs on heb', 'Eggs | 12', list, []],
  ['2 cans of corn', 'Corn | 2 cans', list, []],
  ['half a bag of flour', 'Flour | 1/2 bag', list, []],
  ['dentist friday 230', '2026-12-04T14:00', visit, ['230']],
  ['dentist friday 230', '2026-12-04T14:30', visit, []],
  ['dentist friday at 2 for 1 hour', '2026-12-04T14:00 | 60', visit, []],
  ['the dentist is at 3 not 230', '2026-12-04T15:00', visit, []],
] as const)('“%s” with “%s”', (said, held, cards, open) => {
  expect(amountsOpen(said, held, cards)).toEqual(open);
});
