// The rest of a day is more than its dinner; the rest of the cooking is not.
import { describe, expect, test } from 'vitest';
import { menuWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { thread } from '../testing/thread.ts';

const family = {
  ...GAILS_FAMILY,
  menus: [menuWith({ friday: { dinner: 'Tacos' } })],
};
const [intentOf, cardsOf] = [
  (said: string) => thread([said], { family })[0]?.state.intent,
  (said: string) => thread([said], { family })[0]?.plan.cards ?? [],
];

describe('the rest of a day', () => {
  test.each(['whats still on for monday', 'what is still to come tomorrow', 'anything else on friday'])(
    '“%s” is about the day',
    (said) => {
      expect(intentOf(said)).toBe('day_ask');
      expect(cardsOf(said)).toEqual([]);
    },
  );

  test.each(['what do we still have to cook friday', 'whats still on the menu friday'])(
    '“%s” is about the menu',
    (said) => {
      expect(intentOf(said)).toMatch(/^menu_/);
    },
  );

  test('something else for a planned day is another dish', () => {
    expect(thread(['need something faster for friday'], { family })[0]?.state.intent).toMatch(/^menu_/);
  });
});
