// A dish made another way: a part that is not there, a diet, fewer carbs; each part that has to change with what stands in.
import { describe, expect, test } from 'vitest';
import { memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'kit', name: 'Kit', age: 8, allergies: ['soy'] }),
    memberWith({ id: 'lu', name: 'Lu', age: 15, dietaryRestrictions: ['gluten-free'] }),
  ],
  pantry: [stockOf('milk', 'Milk', '1 gallon'), stockOf('eggs', 'Eggs', '12')],
  menus: [menuWith({ wednesday: { dinner: 'Beef and broccoli stir-fry' } })],
};
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;

describe('a part that is not there', () => {
  test.each([
    ['banana pancakes but no bananas left lol what now', /instead of 2 ripe bananas, mashed, applesauce/],
    ['mac n cheese but no milk left', /instead of 2 cups milk, rice milk/],
    ['pancakes but we have no eggs', /egg, flaxseed/],
    ['making fried rice and theres no soy sauce', /soy sauce, coconut aminos/],
  ])('“%s”', (said, words) => {
    expect(text(said)).toMatch(words);
    expect(lastCards([said], { family })).toEqual([]);
  });

  test('what somebody must not have stands in for nothing', () => {
    expect(text('mac n cheese but no milk left')).not.toMatch(/soy milk/);
  });

  test('a thing that is gone, without a dish, leaves the pantry', () => {
    expect(lastCards(['no milk left'], { family })[0]?.tool).toBe('deletePantryItem');
  });
});

describe('a dish for a diet', () => {
  test.each([
    [['make the mac and cheese lactaid'], /2 cups milk, lactose-free milk/],
    [['mac n cheese recipe', 'make it lactaid'], /cheddar cheese, shredded, lactose-free cheddar/],
    [['mac n cheese recipe', 'egg free and dairy free version?'], /without egg and without dairy/],
    [['is there a way to make chicken stroganoff lactose-free?'], /sour cream, lactose-free sour cream/],
    [['pao de queijo recipe but egg free n lactose free'], /eggs, flaxseed[^]*milk, lactose-free milk/],
    [['pad thai recipe', 'lower carb?'], /rice noodles, zucchini ribbons/],
    [['can u make the chili lower carb'], /beans/],
  ])('%j', (turns, words) => {
    expect(text(...turns)).toMatch(words);
    expect(text(...turns)).not.toMatch(/instead of bean sprouts|:(?!\d\d)/);
  });

  test.each([
    ['gluten free pancakes recipe', /serves \d/],
    ['is the mac and cheese dairy free', /dairy/],
  ])('“%s” stays a question for a recipe, or if it is so', (said, words) => {
    expect(text(said)).toMatch(words);
    expect(text(said)).not.toMatch(/Change th/);
  });

  test('what stands in for a part of the dish that was judged', () => {
    expect(text('is wednesdays dinner ok for lu', 'what soy sauce then')).toMatch(/coconut aminos/);
  });
});

describe('another part of the dish that was asked about', () => {
  test.each([
    [['whats for dinner wednesday', 'ok chicken then'], 'Chicken and broccoli stir-fry'],
    [['whats for dinner wednesday', 'with shrimp instead then'], 'Shrimp and broccoli stir-fry'],
  ])('%j', (turns, dinner) => {
    expect(lastCards(turns, { family })[0]?.input['meals']).toMatchObject({ wednesday: { dinner } });
  });
});

describe('a recipe that is so already is told', () => {
  test.each(['hummus but no tahini recipe', 'bday cake ideas no egg no gluten'])('“%s”', (said) => {
    expect(text(said)).toMatch(/serves \d/);
  });
});
