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
