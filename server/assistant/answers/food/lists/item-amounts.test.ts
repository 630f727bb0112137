// An amount is that of the item it stands beside, as the list has the item's name.
import { expect, test } from 'vitest';
import { listOf } from '../../testing/records.ts';
import { answered, KITCHEN } from '../testing/kitchen.ts';

const family = {
  ...KITCHEN,
  lists: [
    listOf(
      'party',
      'Party',
      ['Paper crab hats', '6'],
      ['Candles', '10'],
      ['Juice boxes', '8'],
      ['Ham', '2 lb'],
    ),
  ],
};
const changed = (said: string): unknown[] =>
  (answered('list_change', said, family).cards ?? []).map(({ input: { itemId, ...fields } }) => [
    itemId,
    fields,
  ]);
const amount = (at: number, qty: string) => [`party-${at}`, { id: 'party', qty }];

test.each([
  ['make paper crab hats 9 and candles 20', [amount(1, '9'), amount(2, '20')]],
  ['crab hats 9, candles 20', [amount(1, '9'), amount(2, '20')]],
  ['candles 20 and 12 juice boxes', [amount(2, '20'), amount(3, '12')]],
  ['juice boxes 12 not the candles', [amount(3, '12')]],
  ['3 more candles and 3 lb of ham', [amount(2, '13'), amount(4, '3 lb')]],
])('%s', (said, cards) => expect(changed(said)).toEqual(cards));

test.each([
  ['make juice boxes 12', [amount(3, '12')]],
  ['turkey instead of the ham', [['party-4', { id: 'party', name: 'Turkey' }]]],
])('one thing, or one in the place of another, is read as before: %s', (said, cards) =>
  expect(changed(said)).toEqual(cards),
);

test('between commas a thing may have several words, and its amount behind them', () => {
  const said = 'new list for camping: alcohol wipes, tent pegs 12, marshmallows 2 bags, glucose tabs 3 tubes';
  const [card] = answered('list_add', said, family).cards ?? [];
  expect(card?.input['items']).toEqual([
    { name: 'Alcohol wipes', qty: '' },
    { name: 'Tent pegs', qty: '12' },
    { name: 'Marshmallows', qty: '2 bags' },
    { name: 'Glucose tabs', qty: '3 tubes' },
  ]);
});
