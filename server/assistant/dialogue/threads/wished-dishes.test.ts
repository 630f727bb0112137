// Dishes as they shall be: vegetarian and no pasta, and a named one that isn't salty.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'hank',
  members: [
    memberWith({ id: 'hank', name: 'Hank', relationship: 'parent', age: 45 }),
    memberWith({ id: 'lena', name: 'Lena', age: 8 }),
  ],
  lists: [listOf('shop', 'Shop', ['Tortillas'])],
};
const textOf = (said: string) => lastPlan([said], { family }).text;

describe('something veggie', () => {
  test.each([
    'gimme something easy and veggie thats not pasta, kids are picky',
    'give me a quick veggie dinner without pasta',
    'something veggie for dinner, no pasta',
    'quick dinner, veggie option please, no pasta',
    'need a meatless dinner idea thats not pasta',
  ])('“%s” brings ideas, and no noodles', (said) => {
    const text = textOf(said);
    expect(text).toMatch(/None has .*pasta/);
    expect(text).toMatch(/\n- /);
    expect(text).not.toMatch(/noodles|udon|Which one\?/i);
  });

  test('a veggie is a thing on a list', () => {
    expect(JSON.stringify(lastCards(['add fruit, veggie dip and a veggie to shop'], { family }))).not.toMatch(
      /vegetarian/i,
    );
  });

  test('a veggie burger is bought as one', () => {
    expect(JSON.stringify(lastCards(['add a veggie burger to shop'], { family }))).toMatch(/Veggie burger/i);
  });
});

describe('a dish that isn’t salty', () => {
  test.each([
    'need a sweet potato casserole that isnt salty',
    'i need a low salt sweet potato casserole',
    'looking for a green bean casserole thats not too salty',
    'whats a recipe for green bean casserole thats not salty',
  ])('“%s” gets its recipe', (said) => {
    expect(textOf(said)).toMatch(/\n1\. [\s\S]*/);
    expect(textOf(said)).toMatch(/salt/);
  });

  test('what can be done about a soup stays a fact of the kitchen', () => {
    expect(textOf('i oversalted the chili, what now')).toMatch(/without salt/);
  });
  test('what is only bought stays on the list', () => {
    expect(lastCards(['need milk and eggs'], { family })[0]?.tool).toBe('addShoppingItems');
  });
});
