// An item that is named goes off the list, and not the one spoken of before.
import { describe, expect, test } from 'vitest';
import { listOf } from '../../answers/testing/records.ts';
import { lastCards } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  lists: [
    listOf('pharmacy', 'Pharmacy', ['Glucose tablets', '2 tubes'], ['Diapers'], ['Band-aids', '', true]),
    listOf('groceries', 'Groceries', ['Oat milk', '3 cartons'], ['Lemons']),
  ],
};
const cards = (...turns: readonly string[]) => lastCards(turns, { family, approves: true });
const gone = (itemId: string) => [
  { tool: 'deleteShoppingItem', input: { id: itemId.split('-')[0], itemId } },
];

describe('while a list is spoken of', () => {
  test.each([
    ['oh and bandaids off of it', 'pharmacy-3'],
    ['and band-aids off that', 'pharmacy-3'],
    ['glucose tablets off of it too', 'pharmacy-1'],
    ['diapers off the list please', 'pharmacy-2'],
  ])('%s', (said, item) => {
    expect(cards('put wipes on the pharmacy list', said)).toEqual(gone(item));
    expect(cards('put wipes on the pharmacy list', '3 packs wipes', said)).toEqual(gone(item));
  });

  test.each(['oh and q tips off of it', 'is the oat milk off of it?'])('of nothing stored: %s', (said) => {
    const tools = cards('put wipes on the pharmacy list', said).map(({ tool }) => tool);
    expect(tools).not.toContain('deleteShoppingItem');
  });
});

test.each(['take oatmilk off the grocery list', 'take bandaids off the pharmacy list'])(
  'one word for two: %s',
  (said) => {
    expect(cards(said).map(({ tool }) => tool)).toEqual(['deleteShoppingItem']);
  },
);
