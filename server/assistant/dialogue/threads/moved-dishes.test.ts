// A dish of the menu that is said for one day and denied for another moves, and one that only the menu holds is taken off it.
import { describe, expect, test } from 'vitest';
import { stockOf, listOf, memberWith, menuWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ines',
  members: [memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 34 })],
  menus: [
    menuWith({
      thursday: { dinner: 'Lentil stew' },
      friday: { dinner: 'Fish tacos' },
      saturday: { dinner: 'Chicken pot pie' },
    }),
  ],
  lists: [listOf('l1', 'Groceries', ['Pears', '4'])],
  pantry: [stockOf('p1', 'Barley', '1 bag', 'other')],
};
const card = (said: string) => {
  const [one, ...others] = lastCards([said], { family });
  expect(others).toEqual([]);
  return one;
};

describe('a dish on one day and not on another', () => {
  test.each([
    'fish tacos thursday not friday',
    'fish tacos on thursday instead of friday',
    'make thursday fish tacos, not friday',
  ])('“%s” trades the two days', (said) => {
    expect(card(said)?.input).toMatchObject({
      meals: { thursday: { dinner: 'Fish tacos' }, friday: { dinner: 'Lentil stew' } },
    });
    expect(lastPlan([said], { family }).text).toMatch(/Lentil stew/);
  });

  test('a dish that is not planned goes on the one day only', () => {
    expect(card('shepherds pie thursday not friday')?.input).toMatchObject({
      meals: { thursday: { dinner: expect.stringMatching(/shepherd/i) }, friday: { dinner: 'Fish tacos' } },
    });
  });
});

describe('a dish that only the menu holds', () => {
  test.each(['delete the chicken pot pie', 'remove the chicken pot pie', 'get rid of the chicken pot pie'])(
    '“%s” takes that dinner off',
    (said) => {
      const one = card(said);
      expect(one?.tool).toBe('saveWeeklyMenu');
      expect(JSON.stringify(one?.input)).not.toMatch(/pot pie/i);
      expect(JSON.stringify(one?.input)).toMatch(/Fish tacos/);
    },
  );

  test('what a list or the pantry holds is taken off there', () => {
    expect(card('delete the pears')?.tool).toBe('deleteShoppingItem');
    expect(card('delete the barley')?.tool).toBe('deletePantryItem');
    expect(lastPlan(['delete the walnuts'], { family }).text).toMatch(/don't see walnuts/);
  });
});

describe('the day a dish moves to', () => {
  const weeks = {
    ...family,
    menus: [
      menuWith({ thursday: { dinner: 'Lentil stew' }, friday: { dinner: 'Fish tacos' } }, '2026-11-23'),
      menuWith({ thursday: { dinner: 'Egg rolls' } }, '2026-11-30'),
    ],
  };
  test.each([
    ['move the egg rolls to friday', '2026-11-30'],
    ['move the lentil stew to saturday', '2026-11-23'],
  ])('“%s” is a day in the week of %s', (said, weekStartDate) => {
    expect(lastCards([said], { family: weeks }).map(({ input }) => input['weekStartDate'])).toContain(
      weekStartDate,
    );
  });

  test('a bare weekday leaves the other week as it is', () => {
    expect(lastCards(['move the egg rolls to friday'], { family: weeks })).toHaveLength(1);
  });
});

test.each([
  ['no fish tacos friday do burgers', { dinner: 'Burgers' }],
  ['no fish tacos friday, lets make pizza instead', { dinner: 'Pizza' }],
  ['swap the fish tacos friday for burgers', { dinner: 'Burgers' }],
])('“%s” puts one dish in the place of the other', (said, friday) => {
  expect(card(said)?.input['meals']).toMatchObject({ friday });
});

test.each([[["what's for dinner this week", 'skip friday']], [['make thursday burgers', 'and skip friday']]])(
  '%s: that dinner goes, and no dish comes',
  (turns) => {
    const one = lastCards(turns, { family });
    expect(one).toHaveLength(1);
    expect(JSON.stringify(one)).not.toMatch(/Fish tacos|"friday":{"dinner":"\w/);
  },
);

test('a dish takes the place of the planned one at its own meal', () => {
  const one = lastCards(['no pancakes saturday do waffles'], {
    family: { ...family, menus: [menuWith({ saturday: { breakfast: 'Pancakes' } })] },
  });
  expect(one).toMatchObject([{ input: { meals: { saturday: { breakfast: 'Waffles' } } } }]);
});
