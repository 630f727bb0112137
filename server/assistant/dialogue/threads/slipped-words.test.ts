// Words that are no part of what is wanted: how it slipped, 'both' and 'em' for things that were told, a part said twice.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith, stockOf } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'hank',
  members: [
    memberWith({ id: 'hank', name: 'Hank', relationship: 'parent', age: 45 }),
    memberWith({ id: 'vic', name: 'Vic', age: 6 }),
  ],
  lists: [listOf('aldi', "Aldi's", ['Milk']), listOf('sam', "Sam's Club", ['Napkins'])],
  pantry: [stockOf('pb', 'Peanut butter', '1 jar', 'other'), stockOf('oats', 'Oatmeal', '1 tub', 'other')],
};
const cards = (said: string) => lastCards([said], { family });

describe('how it slipped', () => {
  test.each([
    'i keep forgetting to put this in, vic had his tonsils out on nov 13, he did fine. can u write that down',
    'ive been meaning to add this: vic had his tonsils out on nov 13, he did fine',
    'oh i forgot to write this down - vic had his tonsils out on nov 13, he did fine',
    'before i forget, vic had his tonsils out on nov 13, he did fine',
  ])('“%s” is no note', (said) => {
    const [card] = cards(said);
    expect(card?.tool).toBe('createMedicalRecord');
    expect(JSON.stringify(card?.input)).not.toMatch(/forg|meaning/i);
  });
  test('what was forgotten is still said', () => {
    expect(lastPlan(['i forgot the milk, put it on aldis'], { family }).text).toMatch(/milk/i);
  });
});

describe('things that were told before', () => {
  test.each([
    'vic just finished the peanut butter so were out and were low on oatmeal too put both on aldis before i forget',
    'vic used up the peanut butter and were almost out of oatmeal, add both to aldis',
  ])('“%s” puts both on the list', (said) => {
    const all = cards(said);
    expect(all.map(({ tool }) => tool)).toEqual(['deletePantryItem', 'addShoppingItems']);
    expect(JSON.stringify(all[1]?.input)).toMatch(/atmeal.*eanut butter|eanut butter.*atmeal/);
  });

  test('“em” is them, and nothing is left undone', () => {
    const { text, cards: all = [] } = lastPlan(
      ['bought 6 cans of tuna and a bottle of olive oil put em in the pantry'],
      { family },
    );
    expect(all).toHaveLength(2);
    expect(text).not.toMatch(/haven't done|left out/);
  });

  test('the same card is made once', () => {
    expect(cards('got paper plates and salsa, put those in the pantry')).toHaveLength(2);
  });

  test('a club is a shop', () => {
    expect(cards('add napkin rings to sams')[0]?.input['id']).toBe('sam');
  });
});

test('a plural is corrected like its one', () => {
  expect(lastPlan(['vic is alergic to penuts'], { family }).cards?.[0]?.input['allergies']).toEqual([
    'peanuts',
  ]);
});
