// The same once more somewhere else: on the other lists, for another person; and a thing of the pantry that is not gone after all.
import { describe, expect, test } from 'vitest';
import { listOf, stockOf } from '../../answers/testing/records.ts';
import { FAMILY } from '../../answers/testing/family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

describe('the same on every list', () => {
  const family = {
    ...FAMILY,
    lists: [
      listOf('groceries', 'Groceries', ['Milk'], ['Tea', '', true]),
      listOf('target', 'Target', ['Socks', '', true], ['Tape']),
      listOf('camp', 'Camping trip', ['Rope'], ['Matches', '', true]),
    ],
  };
  const CLEARED = 'clear the checked stuff on target';
  test.each([
    'all the lists actually',
    'on all of my lists',
    'actually every list',
    'do it for all the lists',
  ])('“%s” after one of them', (said) => {
    const cards = lastCards([CLEARED, said], { approves: true, family });
    expect(cards.map(({ input }) => input['itemId'])).toEqual(['groceries-2', 'camp-2']);
  });

  test.each(['show me all the lists', 'what is on all the lists', 'how many lists do we have'])(
    '“%s” only asks',
    (said) => expect(lastCards([CLEARED, said], { approves: true, family })).toEqual([]),
  );

  test('“the camping one too” is that list', () => {
    const cards = lastCards([CLEARED, 'the camping one too'], { approves: true, family });
    expect(cards).toMatchObject([{ tool: 'deleteShoppingItem', input: { itemId: 'camp-2' } }]);
  });
});

describe('the same of somebody else', () => {
  const INTO = 'mia is into climbing now';
  test.each(['lucas too', 'and lucas as well', 'lucas too but he keeps the rest', 'same for lucas'])(
    '“%s” is an interest of his',
    (said) => {
      expect(lastCards([INTO, said], { approves: true })).toMatchObject([
        { tool: 'updateFamilyMember', input: { id: 'lucas', interests: ['climbing'] } },
      ]);
    },
  );

  test('an age is of the one alone', () => {
    expect(lastCards(['lucas is 7 now', 'mia too'], { approves: true })).toEqual([]);
  });
});

describe('a thing that is not gone after all', () => {
  const family = {
    ...FAMILY,
    pantry: [stockOf('p1', 'Oat milk', '3 cartons'), stockOf('p2', 'Rice', '2 lb')],
  };
  test.each([
    ['oh no theres 1 carton left', '1 carton'],
    ['wait we still have 2 cartons left', '2 cartons'],
    ['found one carton more', '1 carton'],
  ])('“%s” after it was taken out', (said, quantity) => {
    const cards = lastCards(['used up the oat milk', said], { approves: true, family });
    expect(cards).toMatchObject([{ tool: 'createPantryItem', input: { name: 'Oat milk', quantity } }]);
  });

  test.each([
    [['used up the oat milk', 'put 3 on the list'], '3'],
    [['used up the oat milk', 'oh no theres 1 carton left', 'then put 2 on the list'], '2'],
    [['used up the oat milk', 'ok add 2 cartons to groceries'], '2 cartons'],
  ])('%j', (turns, qty) => {
    const own = { ...family, lists: [listOf('groceries', 'Groceries', ['Milk'])] };
    expect(lastCards(turns, { approves: true, family: own })).toMatchObject([
      { tool: 'addShoppingItems', input: { items: [{ name: 'Oat milk', qty }] } },
    ]);
  });

  test('a number behind a list alone is no thing', () => {
    const own = { ...family, lists: [listOf('groceries', 'Groceries', ['Milk'])] };
    expect(
      lastPlan(['what is on the groceries list', 'put 3 on the list'], { family: own }).cards ?? [],
    ).toEqual([]);
  });
});
