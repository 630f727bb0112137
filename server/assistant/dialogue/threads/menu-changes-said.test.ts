// Changes of the menu as they are said in a hurry: a question with its order, another dish that suits somebody, who is away,
// and what was already had.
import { CLEARED } from '#contract/week.ts';
import { describe, expect, test } from 'vitest';
import { memberWith, menuWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'kit', name: 'Kit', age: 8, allergies: ['fish'] }),
    memberWith({ id: 'ravi', name: 'Ravi', age: 20, dietaryRestrictions: ['vegetarian'] }),
  ],
  menus: [
    menuWith({
      monday: { dinner: 'Chicken curry' },
      tuesday: { dinner: 'Mac and cheese' },
      thursday: { dinner: 'Egg rolls' },
      saturday: { breakfast: 'French toast' },
      sunday: { dinner: 'Salmon with sticky rice' },
    }),
  ],
};
const mealsOf = (...turns: readonly string[]): unknown =>
  lastCards(turns, { family, approves: true }).map(({ input }) => input['meals'])[0];
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;

describe('a question if a meal is open, and what goes there', () => {
  test.each([
    ['weds dinner is empty right? put fried rice', 'Fried rice'],
    ['is wednesday dinner still open? chili then', 'Chili'],
    ['nothing planned for dinner wednesday, right? feijoada please', 'Feijoada'],
  ])('“%s”', (said, dish) => {
    expect(mealsOf(said)).toMatchObject({ wednesday: { dinner: dish } });
    expect(text(said)).toMatch(/^Yes, dinner on Wednesday/);
  });

  test('a meal that is planned is told before its place is taken', () => {
    expect(text('is thursday dinner open? tacos')).toMatch(/^No, Egg rolls/);
  });

  test('a question alone writes nothing', () => {
    expect(lastCards(['is wednesday dinner still open?'], { family })).toEqual([]);
  });
});

describe('another dish so that somebody can eat it', () => {
  test.each([
    ['change the salmon so kit can eat too', 'sunday', /Salmon/],
    ['replace mondays curry so ravi can eat with us', 'monday', /curry/i],
    ['swap saturdays breakfast for something kit can have', 'saturday', /French toast/],
  ])('“%s”', (said, day, old) => {
    const [card] = lastCards([said], { family });
    const meals = JSON.stringify((card?.input['meals'] as Record<string, unknown> | undefined)?.[day]);
    expect(meals).toMatch(/"(?:dinner|breakfast)":"\w+/);
    expect(meals).not.toMatch(old);
  });
});

describe('dishes and days in one sentence', () => {
  test.each([
    ['tues make it leftovers, w/o ravi', { tuesday: { dinner: 'Leftovers' } }],
    [
      'potato soup tues instead of mac n cheese and mac n cheese wednesday',
      { tuesday: { dinner: 'Potato soup' }, wednesday: { dinner: 'Mac and cheese' } },
    ],
    ['put chicken rice on monday instead, no egg', { monday: { dinner: 'Chicken rice without egg' } }],
    [
      'tacos monday no cheese, chili wednesday without beans',
      { monday: { dinner: 'Tacos without cheese' }, wednesday: { dinner: 'Chili without beans' } },
    ],
  ])('“%s”', (said, meals) => {
    expect(mealsOf(said)).toMatchObject(meals);
  });

  test('a dish for another day is no part of the dish before', () => {
    expect(mealsOf('tues make it leftovers', 'and tacos weds instead of the mac n cheese')).toMatchObject({
      wednesday: { dinner: 'Tacos' },
    });
  });

  test('the dish before and another one each get their day', () => {
    expect(mealsOf('put chili on wednesday', 'actually thursday, n the egg rolls wednesday')).toMatchObject({
      thursday: { dinner: 'Chili' },
      wednesday: { dinner: 'Egg rolls' },
    });
  });

  test('a dish then, after the dinner of a day was told', () => {
    expect(mealsOf('whats for dinner monday', 'oh no. chicken soup then')).toMatchObject({
      monday: { dinner: 'Chicken soup' },
    });
  });
});

describe('what was had is no dish', () => {
  test('a meal that is not needed is cleared', () => {
    expect(text('we already had coffee with the neighbors so no breakfast saturday')).toMatch(/French toast/);
  });

  test('a remark puts nothing beside a dinner', () => {
    expect(lastCards(['whats for dinner sunday', 'i already had coffee w it'], { family })).toEqual([]);
  });
});

describe('the meals of some days for one person', () => {
  test.each([
    "Which of this week's dinners can Kit eat?",
    'which dinners next week are fine for kit',
    'what can kit eat from the menu next week',
  ])('“%s” is answered day by day', (said) => {
    const answer = text(said);
    expect(answer).toMatch(/Sunday.*Salmon with sticky rice, no/);
    expect(answer).toMatch(/Tuesday.*Mac and cheese, yes/);
  });
});

test('each weekday of a wish about next week is one of next week', () => {
  const [card] = lastCards(['swap the salmon sunday with the egg rolls thursday next week'], { family });
  expect(card?.input['meals']).toMatchObject({
    sunday: { dinner: 'Egg rolls' },
    thursday: { dinner: 'Salmon with sticky rice' },
  });
});

test('foods high in what a diet limits count when the menu is looked through for somebody', () => {
  const yer = memberWith({ id: 'yer', name: 'Yer', age: 68, dietaryRestrictions: ['low salt'] });
  const { text: said } = lastPlan(['what on next weeks menu is not ok for yer'], {
    family: { ...family, members: [...family.members, yer] },
  });
  expect(said).toMatch(/Egg rolls, soy sauce is high in salt/);
});

test('one meal stays while the others are cleared', () => {
  const cards = lastCards(['clear next weeks menu', 'wait keep the egg rolls'], { family });
  expect(cards[0]?.input['meals']).not.toMatchObject({ thursday: { dinner: CLEARED } });
  expect(cards[0]?.input['meals']).toMatchObject({ monday: { dinner: CLEARED } });
});
