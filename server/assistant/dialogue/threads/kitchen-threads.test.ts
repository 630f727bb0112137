// Threads about food and days that once lost what they were about, in words of their own.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'pia', name: 'Pia', relationship: 'child', age: 8, interests: ['ballet'] }),
  ],
  pantry: [stockOf('apples', 'Apples', '10')],
  menus: [menuWith({ friday: { dinner: 'Leftovers' }, wednesday: { dinner: 'Chickpea curry' } })],
};
const eggFree = {
  ...family,
  members: family.members.map((one) => (one.id === 'pia' ? { ...one, allergies: ['eggs'] } : one)),
};
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('the menu', () => {
  test("'it' goes on the menu, and not what it takes the place of", () => {
    const [card] = cards(
      'what can i cook with cheddar, salsa and corn tortillas',
      'how do i make the first one',
      'put it down for friday instead of leftovers',
    );
    expect(JSON.stringify(card?.input['meals'])).not.toContain('Leftovers');
    expect(JSON.stringify(card?.input['meals'])).toContain('tortilla');
  });

  test('a planned dish without a recipe of its own is shopped for by the nearest ones', () => {
    const said = text("what are we missing for wednesday's dinner");
    expect(said).not.toMatch(/don't know what goes into/);
    expect(said).toMatch(/chickpea/i);
  });
});

describe('recipes', () => {
  test('a dish for so many is a recipe, and changes nothing in the pantry', () => {
    expect(cards('apple pie for eight')).toEqual([]);
    expect(text('apple pie for eight')).toMatch(/Apple pie/);
  });

  test.each(['a quick vegan dinner recipe, half an hour max', 'gluten free dinner recipe in 30 minutes'])(
    'without a dish any will do: %s',
    (said) => expect(text(said)).toMatch(/^How about one of these/m),
  );

  test('another way of cooking is about the same food', () => {
    expect(text('how long do carrots take to steam', 'and roasted?')).toMatch(/^Carrots take .* in the oven/);
  });
});

describe('what goes on about a question of the kitchen', () => {
  test.each([
    [['250 g flour in cups', 'and sugar'], /^250 grams is about 1 1\/4 cups/],
    [['was the stew left out overnight ok?', 'even if i boil it for ages?'], /^No, toss/],
    [['the chicken sat on the counter all night, is it ok', 'but what if i cook it well'], /^No, toss/],
    [['how long does lentil soup keep in the fridge', 'can it go in the freezer'], /^Yes, for 2 to 3 months/],
    [['how much chicken for 10 people', 'bone in'], /on the bone/],
    [['what can i use instead of eggs in banana bread', "don't have any applesauce"], /flaxseed/],
    [['internal temp for a pork roast'], /145°F/],
    [
      ['powers been off since 1 this morning, what has to go from the fridge'],
      /too long for the fridge.*hard cheese/s,
    ],
    [
      ['the power is out since 5, is the food in the fridge ok', 'freezers full and nobody opened it'],
      /48 hours.*24/,
    ],
    [['are runny eggs ok for pia'], /salmonella.*Not for Pia/s],
  ])('%s', (turns, words) => expect(lastPlan(turns, { family: eggFree }).text).toMatch(words));

  test('the dish of a question is no stand-in, and what is not at home is none', () => {
    expect(text('what can i use instead of eggs in banana bread')).toMatch(/stand|cooks use|will do/);
    const turns = ['what can i use instead of eggs in banana bread', 'i have no flax or applesauce'];
    expect(text(...turns)).not.toMatch(/flaxseed|applesauce/);
    expect(text(...turns)).toMatch(/banana/);
  });
});

describe('people', () => {
  test('who wants to quit something has not quit', () => {
    expect(cards('pia wants to quit ballet')).toEqual([]);
  });
});

describe('days', () => {
  test('whether a day is taken is no question of the date', () => {
    expect(text('is saturday taken')).toMatch(/^(?:No|Yes), (?!.*is a Saturday)/);
  });
});
