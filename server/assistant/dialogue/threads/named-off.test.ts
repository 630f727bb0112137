// An item that is named goes off the list, and not the one spoken of before.
import { describe, expect, test } from 'vitest';
import { contactWith, listOf } from '../../answers/testing/records.ts';
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

test.each([
  ['add headlamps and take off the diapers, denise has some', 'Headlamps'],
  ['scratch the diapers and put wipes on it', 'Wipes'],
])('%s: both, and nobody is taken away', (said, name) =>
  expect(cards('what is on the pharmacy list', said)).toEqual([
    { tool: 'deleteShoppingItem', input: { id: 'pharmacy', itemId: 'pharmacy-2' } },
    { tool: 'addShoppingItems', input: { id: 'pharmacy', items: [{ name, qty: '' }] } },
  ]),
);

test('a contact who has or says something stays', () => {
  const contacts = [contactWith({ id: 'denise', name: 'Denise Walker', type: null })];
  const told = 'add headlamps and take off the stove, denise has one';
  expect(lastCards([told], { family: { ...family, contacts } })).toEqual([]);
});
