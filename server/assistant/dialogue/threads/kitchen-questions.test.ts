// Questions about food, menus and days that were once answered with something else, in words of their own.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'pia', name: 'Pia', relationship: 'child', age: 8, allergies: ['peanuts'] }),
    memberWith({ id: 'gran', name: 'Gran', relationship: 'grandparent', age: 70, notes: 'Type 2 diabetes.' }),
  ],
  pantry: [
    stockOf('garri', 'Garri', '2 lb'),
    stockOf('thighs', 'Chicken thighs', '2 lb', 'other', 'Expires Nov 24, 2026'),
  ],
  menus: [
    menuWith({
      monday: { dinner: 'Pad thai' },
      tuesday: { dinner: 'Lentil curry' },
      wednesday: { dinner: 'Spaghetti' },
    }),
  ],
};
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('what is there, told before the question', () => {
  test.each([
    'we have lentils, spinach and rice. what could i cook tonight',
    "there's ham that goes bad friday, plus potatoes and peas. what can i make",
  ])('“%s” writes nothing', (said) => {
    expect(cards(said)).toEqual([]);
    expect(text(said)).toMatch(/can be cooked|comes closest/);
  });

  test('a dish of all that was named is told, though not everybody may have it', () => {
    const vegetarian = memberWith({ id: 'vi', name: 'Vi', dietaryRestrictions: ['vegetarian'] });
    const { text: said } = lastPlan(['what can i cook with chicken thighs, rice and tomatoes'], {
      family: { ...family, members: [...family.members, vegetarian] },
    });
    expect(said).toContain("These don't suit everyone.");
    expect(said).toContain('chicken and rice with tomatoes');
  });
});

describe('what somebody must not have', () => {
  test('a food behind a comma and no is left out, and takes back none before it', () => {
    const said = text('zucchini and eggs and rice, no dairy, ideas please');
    expect(said).toMatch(/with zucchini, eggs and rice without dairy/);
    expect(said).not.toMatch(/cheddar|mozzarella/i);
  });

  test('a dish is judged by what is usually in it, though it is no stored allergy', () => {
    expect(text('is the pad thai a problem for pia')).toMatch(/Pia/);
    expect(text('is the pad thai a problem for pia')).not.toMatch(/^No, nothing about/);
  });
});

describe('the menu', () => {
  test('is looked through for everybody', () => {
    const said = text('is anything on the menu this week a problem for anyone');
    expect(said).toMatch(/^Yes, 1 of 3 planned meals is not for Pia/);
    expect(said).toContain('Pad thai');
  });

  test('one dinner is judged for somebody, yes or no first', () => {
    expect(text("is monday's dinner suitable for pia")).toContain('No, not for Pia.');
  });

  test('a planned dish that is called loosely moves under its whole name', () => {
    const [card] = cards("move tuesday's curry to monday and put the pad thai on tuesday");
    expect(card?.input['meals']).toMatchObject({
      monday: { dinner: 'Lentil curry' },
      tuesday: { dinner: 'Pad thai' },
    });
    expect(text("move tuesday's curry to monday and put the pad thai on tuesday")).not.toMatch(
      /haven't done|too\./,
    );
  });
});

describe('the pantry', () => {
  test('a thing that no food list knows is found by its own name', () => {
    expect(text('are we out of garri')).toMatch(/^No, garri \(2 lb\) is in the pantry/);
  });

  test('what has to be used first is told by the dates', () => {
    expect(text('what should we use up first')).toContain('Chicken thighs');
    expect(text('what should we use up first')).not.toContain('Garri');
  });
});

describe('a question with one of its words exchanged', () => {
  test.each([
    [['how many carbs in a cup of rice', 'half a cup?'], /in half a cup/],
    [['how many carbs in a banana', 'an apple?'], /^By the public food tables, apple has/],
    [['carbs in an orange', 'what about 2 cups of milk'], /tables, milk has .* in 2 cups/],
    [['how long do i roast a 5 lb chicken', 'its 6 lb sorry'], /For 6 pounds/],
    [['how long to boil an egg', 'soft boiled'], /^Soft-boiled eggs/],
    [['how long does raw chicken last in the fridge', 'cooked?'], /^Cooked chicken/],
    [['how many cups in a quart', 'gallon?'], /^1 gallon is 16 cups/],
    [['how many grams is 2 lb of flour', 'in ounces pls'], /^2 pounds is 32 ounces/],
    [['how do i cook salmon', 'how long at 400'], /^Salmon takes .* at 400/],
  ])('%j', (turns, words) => expect(text(...turns)).toMatch(words));
});

describe('foods and nutrients', () => {
  test('sources of a nutrient leave out what somebody must not have', () => {
    const said = text('which foods have a lot of calcium');
    expect(said).toMatch(/^Good sources of calcium are /);
  });

  test('the usual kind is what the other stands in for', () => {
    expect(text('can i use oat milk in place of regular')).toMatch(/^Yes, oat milk works for milk/);
  });

  test('a food that is asked about after its time is the one spoken of', () => {
    expect(text('how long do i thaw a 12 pound turkey', 'and how long do i roast it')).toMatch(
      /^Whole turkey takes 13 to 15 minutes a pound/,
    );
  });
});

test('what stands in for milk is no question from which age on it is drunk', () => {
  expect(text('what can i give him instead of milk')).toMatch(/oat milk/);
});
