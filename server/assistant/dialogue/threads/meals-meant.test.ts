// Wishes for meals that name a dish by a part of it, tell of a meal that was, or go on about a plan, on Sunday, November 22.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'kit', name: 'Kit', age: 8, allergies: ['shellfish'], notes: 'Type 1 diabetes.' }),
  ],
  lists: [listOf('groceries', 'Groceries', ['Kale', '1']), listOf('costco', 'Costco', ['Coffee', '2 bags'])],
  pantry: [stockOf('p1', 'Canned chickpeas', '4 cans'), stockOf('p2', 'Coconut milk', '2 cans')],
  menus: [
    menuWith({
      monday: { dinner: 'Chickpea curry with rice', lunch: 'Pasta salad' },
      tuesday: { dinner: 'Black bean burritos' },
      friday: { lunch: 'Leftover curry', dinner: 'Baked cod' },
      sunday: { dinner: 'Paella with shrimp' },
    }),
  ],
};
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;
const mealsOf = (...turns: readonly string[]): unknown => lastCards(turns, { family })[0]?.input['meals'];

describe('the dish of the menu that is meant', () => {
  test.each([
    ['that curry was so good, put it on again thursday', 'thursday', 'Chickpea curry with rice'],
    ['the burritos can go on wednesday', 'wednesday', 'Black bean burritos'],
    ['put the pasta on wednesday', 'wednesday', 'Pasta'],
  ])('“%s”', (said, day, dinner) => expect(mealsOf(said)).toMatchObject({ [day]: { dinner } }));

  test('the day of a meal that is told is no day to come', () => {
    const meals = mealsOf('the chili last week monday went down well so can we have it on thursday');
    expect(meals).toMatchObject({
      thursday: { dinner: 'Chili' },
      monday: { dinner: 'Chickpea curry with rice' },
    });
  });

  test('a dish that is brought forward goes to the last such day before', () => {
    const meals = mealsOf('what day is the paella', 'bring it forward to the friday');
    expect(meals).toMatchObject({ friday: { dinner: 'Paella with shrimp' } });
    expect(JSON.stringify(meals)).not.toMatch(/Bring/);
  });

  test('another part goes into the one dish that was found', () => {
    const turns = ["is there anything on next week's menu kit can't eat?", 'make it chicken instead then'];
    expect(mealsOf(...turns)).toMatchObject({
      monday: { dinner: 'Chickpea curry with rice' },
      sunday: { dinner: 'Paella with chicken' },
    });
  });

  test.each([
    'lasagna w gf noodles on thursday',
    'pad thai thurs without the shrimp',
    'tacos sat without cheese',
  ])('“%s” is for the menu', (said) => expect(lastCards([said], { family })[0]?.tool).toBe('saveWeeklyMenu'));
});

describe('what is planned', () => {
  test.each([
    ['weekend meals?', /from Saturday, November 21 to Sunday/],
    ["what was last night's dinner", /Saturday, November 21/],
    ['is there gluten in anything mon thru wed', /gluten/],
  ])('“%s”', (said, words) => {
    expect(lastCards([said], { family })).toEqual([]);
    expect(text(said)).toMatch(words);
  });

  test('each of several foods is looked for', () => {
    expect(text('which meals next week have meat or fish in them')).toMatch(
      /Baked cod.*Paella|Paella.*Baked cod/s,
    );
  });

  test('a wish to fill what is open is a plan', () => {
    const plan = lastPlan(['can you fill in the dinners that are still open next week'], { family });
    expect(plan.guided?.guide).toBe('plan_week');
  });
});

describe('dishes that are looked for', () => {
  test.each([
    ['breakfast ideas for kit that keep his blood sugar steady', /high in sugar/],
    ["what's the fastest thing i can feed them tonight", /^- /m],
    ['these kids drive me nuts, quick dinner idea?', /^(?!.*Nuts isn)/s],
    ['want to batch cook two things for the freezer, nothing with cream', /^- /m],
    ['what can i serve next to the paella? they are vegan', /^- /m],
    ["kit's starving and dinner is at 8. snack?", /^- /m],
  ])('“%s”', (said, words) => expect(text(said)).toMatch(words));

  test('another of its kind is looked for, and none stands in', () => {
    expect(text('is miso soup ok for kit', 'ok what soup then')).toMatch(/^- .*soup/m);
  });

  test('what is refused afterwards is left out', () => {
    const turns = ['dinner ideas for kit', 'we are sick of tofu'];
    expect(text(...turns)).toMatch(/None has tofu/);
  });
});

describe('things and lists', () => {
  test('a thing with a question mark is looked up, and then used', () => {
    expect(text('coconut milk?')).toMatch(/2 cans/);
    expect(lastCards(['coconut milk?', 'just used one'], { family })[0]?.input).toMatchObject({
      quantity: '1 can',
    });
  });

  test('things that wait go to the list that is meant', () => {
    const [card] = lastCards(['put 3 limes on groceries', 'sorry costco not groceries'], { family });
    expect(card?.input).toMatchObject({ id: 'costco', items: [{ name: 'Limes' }] });
  });

  test('a reminder changes no stock', () => {
    expect(lastCards(['remind me tonight to move the chickpeas to the fridge'], { family })).toEqual([]);
    expect(text('remind me tonight to move the chickpeas to the fridge')).toMatch(/remind/i);
  });

  test('what is used up and what shall be bought are told apart by the request', () => {
    const said =
      'used up the last of the coconut milk and two cans of chickpeas last night can you put coconut milk on the list';
    const made = lastCards([said], { family });
    expect(made.map(({ tool }) => tool)).toEqual([
      'updatePantryItem',
      'deletePantryItem',
      'addShoppingItems',
    ]);
    expect(made[2]?.input['items']).toEqual([expect.objectContaining({ name: 'Coconut milk' })]);
  });

  test("this week's dishes are copied though one is against somebody, who is warned of", () => {
    const eaters = [...(family.members ?? []), memberWith({ id: 'lu', name: 'Lu', allergies: ['fish'] })];
    const plan = lastPlan(["copy next week's dinners to the week of november 30"], {
      family: { ...family, members: eaters },
    });
    expect(plan.insisted).toContain('Baked cod');
    expect(plan.text).toMatch(/Careful, Baked cod/);
  });

  test('canned ones count for a dish, and a recipe has every word of its meal', () => {
    const said = text("what's missing for monday's dinner");
    expect(said).toMatch(/pantry has [^.]*chickpeas/);
    expect(text("add the ingredients for friday's dinner")).not.toMatch(/egg salad/i);
  });
});
