// Answers about the pantry: sentence → cards and words.
import { describe, expect, test } from 'vitest';
import { answered, cardsOf } from '../testing/kitchen.ts';

describe('what there is', () => {
  test.each([
    ['do we have milk', 'Yes, milk (1 gallon, expires Friday, November 27) is in the pantry.'],
    [
      'do we have eggs or rice',
      'Yes, rice (no amount noted) is in the pantry, but no eggs are written down there.',
    ],
    ['are we out of rice', 'No, rice (no amount noted) is in the pantry.'],
    ['do we still need rice', 'No, rice (no amount noted) is in the pantry.'],
    ['do we have bread', 'No, no bread is written down there. Bread is on **Weekly groceries**, though.'],
  ])('%s', (said, text) => {
    expect(answered('pantry_ask', said).text).toBe(text);
  });

  test('the freezer has what is frozen', () => {
    expect(answered('pantry_ask', "what's in the freezer").text).toMatch(
      /one thing is.*\n\n- \*\*Frozen\*\*, Peas/,
    );
  });

  test('what is not there can be bought', () => {
    const plan = answered('pantry_ask', 'do we have eggs');
    expect(plan.offered?.[0]?.label).toBe('Put them on the list');
    expect(cardsOf(answered('pantry_ask', 'do we have eggs', {}, { chosen: { buy: 'yes' } }))).toEqual([
      ['addShoppingItems', { id: 'groceries', items: [{ name: 'Eggs', qty: '' }] }],
    ]);
  });
});

describe('what is gone', () => {
  const SAID = 'used up the last of the milk and the spinach went bad, update the pantry pls';

  test('several things go at once, and can be bought again', () => {
    const plan = answered('pantry_remove', SAID);
    expect(cardsOf(plan)).toEqual([
      ['deletePantryItem', { id: 'p-milk' }],
      ['deletePantryItem', { id: 'p-spinach' }],
    ]);
    expect(plan.text).toMatch(/Should I put them on the list\?$/);
    expect([plan.asked, plan.offered?.[0]?.label]).toEqual(['buy', 'Put them on the list']);
  });

  test('a yes puts them on the list, a no does nothing', () => {
    // The cards before were approved meanwhile.
    const [yes, no] = ['yes', 'no'].map((buy) =>
      answered('pantry_remove', SAID, { pantry: [] }, { chosen: { buy } }),
    );
    expect(yes && cardsOf(yes)).toEqual([
      [
        'addShoppingItems',
        {
          id: 'groceries',
          items: [
            { name: 'Milk', qty: '' },
            { name: 'Spinach', qty: '' },
          ],
        },
      ],
    ]);
    expect(no?.cards).toBeUndefined();
  });

  test('what was never written down is said', () => {
    const plan = answered('pantry_remove', 'we are out of eggs');
    expect(plan.cards).toEqual([]);
    expect(plan.text).toMatch(/^Eggs weren't written down/);
  });
});

describe('what comes and what is left', () => {
  test('things come with their amounts, each on its shelf', () => {
    expect(
      cardsOf(answered('pantry_add', 'bought 3 lbs of chicken and a gallon of oat milk for the pantry')),
    ).toEqual([
      ['createPantryItem', { name: 'Chicken', category: 'protein', quantity: '3 lbs' }],
      ['createPantryItem', { name: 'Oat milk', category: 'dairy', quantity: '1 gallon' }],
    ]);
  });

  test.each([
    ['bought 3 more bags of peas', { id: 'p-peas', quantity: '5 bags' }],
    ['pantry +2 bags peas', { id: 'p-peas', quantity: '4 bags' }],
    ['put another bag of peas in the freezer', { id: 'p-peas', quantity: '3 bags' }],
    ['restocked 4 peas', { id: 'p-peas', quantity: '6 bags' }],
    ['got 2 lbs of baby spinach for the pantry', { id: 'p-spinach', quantity: '1 bag + 2 lbs' }],
    ['add 1 gallon milk to the pantry', { id: 'p-milk', quantity: '2 gallons' }],
    ['we have 3 bags of peas now', { id: 'p-peas', quantity: '3 bags' }],
    ['make it 4 bags of peas in the pantry', { id: 'p-peas', quantity: '4 bags' }],
  ])('what comes is added to what is there: %s', (said, input) => {
    expect(cardsOf(answered('pantry_add', said))).toEqual([['updatePantryItem', input]]);
  });

  test('what is there already gets its new amount', () => {
    expect(cardsOf(answered('pantry_add', 'put 2 bags of rice in the pantry'))).toEqual([
      ['updatePantryItem', { id: 'p-rice', quantity: '2 bags' }],
    ]);
  });

  test.each([
    ['only 2 bags of rice left in the pantry', { id: 'p-rice', quantity: '2 bags' }],
    ['used 1 bag of the peas', { id: 'p-peas', quantity: '1 bag' }],
    ['only 1 can of rice left', { id: 'p-rice', quantity: '1 can' }],
    ['about half the milk is left', { id: 'p-milk', quantity: 'about half' }],
    ['the spinach expires tuesday', { id: 'p-spinach', notes: 'Expires Tuesday, November 24' }],
  ])('%s', (said, input) => {
    expect(cardsOf(answered('pantry_change', said))).toEqual([['updatePantryItem', input]]);
  });

  test('an amount that nobody said is asked', () => {
    expect(answered('pantry_change', 'update the rice in the pantry').asked).toBe('what');
  });
});

test('an amount behind one is that of the thing before', () => {
  expect(cardsOf(answered('pantry_change', 'the milk is good til dec 6. and make it 2 gallons'))).toEqual([
    ['updatePantryItem', expect.objectContaining({ id: 'p-milk', quantity: '2 gallons' })],
  ]);
});

test('another thing said behind one is no amount of it', () => {
  const said = 'the milk is good til dec 6. and a dozen kiwano';
  for (const intent of ['pantry_change', 'pantry_add'])
    expect(cardsOf(answered(intent, said))).toEqual([
      ['createPantryItem', { name: 'Kiwano', category: expect.any(String), quantity: '1 dozen' }],
    ]);
});
