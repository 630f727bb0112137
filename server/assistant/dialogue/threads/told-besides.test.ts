// Follow-ups that tell more of what was just stored: how many of which kind, a thing on another list, a medicine given that day.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { listOf } from '../../answers/testing/records.ts';
import { lastCards } from '../testing/thread.ts';

const family = {
  ...FAMILY,
  lists: [listOf('groceries', 'Groceries', ['Milk']), listOf('party', "Mia's party", ['Cake', '1'])],
};

describe('so many of a kind', () => {
  test.each([
    ['6 green ones', 'Green bananas', '6'],
    ['we need 4 yellow ones', 'Yellow bananas', '4'],
    ['make it 8 ripe ones', 'Ripe bananas', '8'],
  ])('“%s” of a card that waits', (said, name, qty) => {
    expect(lastCards(['add bananas to groceries', said], { family })).toMatchObject([
      { tool: 'addShoppingItems', input: { items: [{ name, qty }] } },
    ]);
  });

  test('“6 green ones” of what is stored', () => {
    const cards = lastCards(['add bananas to groceries', '6 green ones'], { family, approves: true });
    expect(cards).toMatchObject([{ tool: 'updateShoppingItem', input: { name: 'Green bananas', qty: '6' } }]);
  });

  test('“2 of the ones from Costco” names no kind before', () => {
    const [card] = lastCards(['add bananas to groceries', '2 more ones'], { family });
    expect(JSON.stringify(card ?? '')).not.toContain('More bananas');
  });
});

describe('a thing on another list', () => {
  test.each([
    'n ice cream on the party one',
    'and ice cream on the party list',
    'also ice cream for the party one',
  ])('“%s” after something was taken off one', (said) => {
    const cards = lastCards(['take milk off groceries', said], { family, approves: true });
    expect(cards).toMatchObject([
      { tool: 'addShoppingItems', input: { id: 'party', items: [{ name: 'Ice cream' }] } },
    ]);
  });

  test('“and the cake off the party one” takes it off', () => {
    const cards = lastCards(['take milk off groceries', 'and the cake off the party one'], {
      family,
      approves: true,
    });
    expect(cards).toMatchObject([{ tool: 'deleteShoppingItem', input: { id: 'party' } }]);
  });
});

describe('a medicine given that day', () => {
  const FEVER = 'record that lucas had a fever yesterday';
  test.each([
    ['and motrin at 9pm', /motrin at 9 ?pm/i],
    ['gave him tylenol at 8 pm', /gave him tylenol at 8 pm/i],
    ['also advil at 6', /advil at 6/i],
  ])('“%s” of one that is not stored is told in the entry', (said, words) => {
    const [card, ...others] = lastCards([FEVER, said]);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'createMedicalRecord', input: { familyMemberId: 'lucas' } });
    expect(card?.input['description']).toMatch(words);
  });

  test('one that is stored goes into no entry', () => {
    const cards = lastCards(['record that theo had a fever yesterday', 'gave him his amoxicillin at 8 am']);
    expect(cards.map(({ tool }) => tool)).not.toContain('updateMedicalRecord');
    expect(JSON.stringify(cards)).not.toMatch(/description[^}]*amoxicillin/i);
  });
});
