// A card with several things waits, and one of them is not wanted: the others stay, on a new card.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';

const cards = (...turns: readonly string[]) => lastCards(turns, { family });
const names = (...turns: readonly string[]): unknown => {
  const [card, ...others] = cards(...turns);
  expect(others).toEqual([]);
  const items = card?.input['items'];
  return Array.isArray(items) ? items.map(({ name }: { name: string }) => name) : undefined;
};

describe('one thing of a waiting card is not wanted', () => {
  test.each([
    'no radishes after all, we have some',
    'we have radishes already',
    'oh wait, skip the radishes',
    'actually we dont need radishes',
    'take the radishes off',
    'leave out the radishes please',
    'not the radishes',
    'scratch the radishes',
  ])('“%s” keeps the others', (said) => {
    expect(names('add 3 bags of leeks, radishes and rice milk to groceries', said)).toEqual([
      'Leeks',
      'Rice milk',
    ]);
  });

  test.each([
    'nope leave off the radishes just the leeks and rice milk',
    'no just the leeks and the rice milk',
    'only the leeks and rice milk please',
    'drop the radishes but keep the leeks and rice milk',
  ])('“%s” keeps those it names, with their amounts', (said) => {
    const [card] = cards('add 3 bags of leeks, radishes and rice milk to groceries', said);
    expect(card?.input['items']).toEqual([
      { name: 'Leeks', qty: '3 bags' },
      { name: 'Rice milk', qty: '' },
    ]);
  });

  test('the amounts stay, and what is gone stays gone when more is added', () => {
    const first = 'add 3 bags of leeks, radishes and rice milk to groceries';
    const [card] = cards(first, 'no radishes after all');
    expect(card?.input['items']).toEqual([
      { name: 'Leeks', qty: '3 bags' },
      { name: 'Rice milk', qty: '' },
    ]);
    expect(JSON.stringify(cards(first, 'no radishes after all', 'and add kale'))).not.toMatch(/radish/i);
  });

  test('another thing in its place, and a question, are none of this', () => {
    const first = 'add leeks, radishes and rice milk to groceries';
    expect(JSON.stringify(cards(first, 'no not radishes, parsnips'))).toMatch(/parsnips/i);
    expect(lastPlan([first, 'do we have radishes?'], { family }).text).not.toMatch(/^Without/);
  });
});
