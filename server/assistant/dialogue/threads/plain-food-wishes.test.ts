// Plain wishes about lists, dishes and meals with words around them: what is told before, what a thing is for, who is away.
import { describe, expect, test } from 'vitest';
import { listOf, medicationWith, memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

// Today is Sunday, November 22.
const family: Partial<Household> = {
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 34 }),
    memberWith({
      id: 'rui',
      name: 'Rui',
      relationship: 'parent',
      age: 36,
      dietaryRestrictions: ['vegetarian'],
    }),
    memberWith({ id: 'zoe', name: 'Zoe', age: 8 }),
  ],
  medications: [medicationWith({ id: 'doxy', name: 'Doxycycline', familyMemberId: 'zoe' })],
  lists: [
    listOf('food', 'Groceries', ['Eggs'], ['Oat milk', '2 cartons']),
    listOf('target', 'Target', ['Wipes']),
    listOf('mart', 'R Mart', ['Tea']),
  ],
  pantry: [stockOf('beans', 'Black beans', '2 cans'), stockOf('kimchi', 'Kimchi', '1 jar')],
  menus: [
    menuWith({ saturday: { dinner: 'Black bean tacos' }, sunday: { dinner: 'Fried rice' } }, '2026-11-16'),
    menuWith({ monday: { dinner: 'Japchae' }, friday: { dinner: 'Veggie pizza' } }, '2026-11-23'),
  ],
};
const inputs = (...said: string[]) => lastCards(said, { family }).map(({ input }) => input);
const tools = (...said: string[]) => lastCards(said, { family }).map(({ tool }) => tool);
const textOf = (...said: string[]) => lastPlan(said, { family }).text;
const itemsOf = (said: string) =>
  inputs(said).flatMap(({ items }) =>
    Array.isArray(items) ? items.map(({ name }: { name: string }) => name) : [],
  );

describe('a list gets the things and nothing told around them', () => {
  test.each([
    ['add 2 lb ground beef and buns to groceries for burgers', ['Ground beef', 'Buns']],
    ['add tortillas and salsa to the list for taco night', ['Tortillas', 'Salsa']],
    ['put bread and jam on groceries', ['Bread', 'Jam']],
    ['put cereal, bread and jam on groceries', ['Cereal', 'Bread', 'Jam']],
    ['Zoe lost her jacket again, can you add it to my Target list', ['Jacket']],
    ['zoe broke her water bottle, add one to target', ['Water bottle']],
    ['we lost another umbrella, stick one on the target list', ['Umbrella']],
    ['Zoe outgrew her sneakers so put new ones on the target list', ['Sneakers']],
    ["Zoe's class needs 24 cupcakes friday, put cupcake mix on groceries", ['Cupcake mix']],
    ['Rui wants burgers this weekend so put buns on groceries', ['Buns']],
    ['Teacher says Zoe needs a folder and 2 notebooks, add to target', ['Folder', 'Notebooks']],
    ['add coffee filters and creamer, the oat kind', ['Coffee filters', 'Oat creamer']],
    ['Groceries: apples, 2 loaves bread', ['Apples', 'Bread']],
    ['Bananas again please, Zoe ate them all', ['Bananas']],
  ])('“%s”', (said, items) => expect(itemsOf(said)).toEqual(items));

  test.each([
    ['put coffee on groceries, twice the usual', 'twice the usual'],
    ['put oat milk on the list but only one carton this time', '1 carton'],
  ])('“%s” keeps its amount', (said, qty) =>
    expect(JSON.stringify(inputs(said))).toContain(`"qty":"${qty}"`),
  );

  test('things for two lists are two wishes', () =>
    expect(itemsOf('add rice cakes to R Mart')).toEqual(['Rice cakes']));
  test('an order is not answered with no', () =>
    expect(textOf("can you make the shopping list for this week's dinners")).not.toMatch(/^No,/));
});

describe('meals of the menu', () => {
  test.each([
    ['we ate out last night so move that dinner to tomorrow', 'monday', 'Black bean tacos'],
    ['We never made the tacos on Saturday, put them on tuesday', 'tuesday', 'Black bean tacos'],
    ['suggest a vegetarian dinner for Tuesday and put it on the menu', 'tuesday', ''],
  ])('“%s”', (said, day, dish) => {
    const [input, ...others] = inputs(said);
    expect(others).toEqual([]);
    expect(JSON.stringify(input)).toMatch(new RegExp(`"${day}":\\{"dinner":"(?!Suggest)${dish}`));
  });

  test.each([
    "we're moving dinner to 7 tonight",
    'dinner is at 6 tonight instead of 7',
    'push dinner to 6:30 tomorrow',
  ])('“%s” writes nothing, as meals have no hour', (said) => {
    expect(inputs(said)).toEqual([]);
    expect(textOf(said)).toMatch(/no hour on the menu/);
  });
  test('a dinner with others at an hour is no meal at home', () =>
    expect(textOf("we're having dinner with the Boones at 7 tonight")).not.toMatch(/no hour/));

  test('another dish for a day takes no word of the wish as its name', () => {
    const [input, ...others] = inputs('we had japchae twice this month, give me something else for monday');
    expect(others).toEqual([]);
    expect(JSON.stringify(input)).not.toMatch(/"(?:Give|Month|Japchae)"/);
  });
  test('a waiting dish is made another way', () =>
    expect(JSON.stringify(inputs('put chili on friday', 'make it veggie then'))).toMatch(/Vegetarian chili/));
  test('the dish of the meal is saved', () =>
    expect(inputs('Dinner tonight was great, save it as a favorite')).toMatchObject([
      { name: 'Fried rice', isFavorite: true },
    ]));
  test('a dish of a morning is breakfast', () =>
    expect(JSON.stringify(inputs('can we have pancakes on tuesday morning'))).toMatch(
      /"tuesday":\{"breakfast":"Pancakes"/,
    ));
  test('a day of the school is no dish', () =>
    expect(textOf('put snack day on tuesday')).not.toMatch(/which dish/i));
  test('a dish for a meal of some days is planned', () =>
    expect(JSON.stringify(inputs('oatmeal for breakfast tuesday through thursday'))).toMatch(
      /"tuesday":\{"breakfast":"Oatmeal"\}.*"thursday":\{"breakfast":"Oatmeal"/,
    ));
  test('dough made ahead is a question about keeping it', () =>
    expect(inputs('Can I make the pizza dough tonight for friday')).toEqual([]));
  test('a side is no dish of that name', () => expect(inputs("add a side to friday's pizza")).toEqual([]));
  test('a subject taken off a day takes no dinner with it', () =>
    expect(tools('take math off friday')).not.toContain('saveWeeklyMenu'));
});

describe('dishes are looked for as wished', () => {
  test.each([
    ['give me 3 easy crockpot dinners', /by the slow cooker/],
    ['air fryer dinner ideas for the kids', /by the air fryer/],
    ["Zoe can't chew well lately, what dinners are soft", /soup|curry|dal|stew|risotto/i],
    [
      'We ran out of eggs so pancakes are off, what else can we do for breakfast saturday',
      /None has eggs or pancakes/,
    ],
    ["Rui won't be home tuesday, so let's do something with meat that night", /cooked with meat for dinner/],
    ['sheet pan dinners please', /\n- /],
    ['leftover chili, what can i do with it', /Leftovers like that/],
    ['something with the kimchi before it goes bad', /no dish with kimchi/],
    ['double the sloppy joes, we have guests', /from a recipe for 4/],
    ['what goes with japchae', /^How about one of these/],
    ['is the pot roast ok for Rui or do I need something else for him', /pot roast|beef/i],
  ])('“%s”', (said, words) => expect(textOf(said)).toMatch(words));
  test('a story before leaves no false list', () =>
    expect(inputs('We ran out of eggs so pancakes are off, what else can we do for breakfast')).toEqual([]));
  test('a food that was found comes to the pantry', () =>
    expect(JSON.stringify(inputs('I found another can of black beans'))).toContain('"3 cans"'));
  test('a polite rename leaves nothing out', () =>
    expect(textOf('can you rename the target list to costco')).not.toMatch(/left out/));
  test('an order to throw out takes it off the shelf', () =>
    expect(tools('throw out the kimchi it smells weird')).toEqual(['deletePantryItem']));
});

describe('what ends or leaves is what is named', () => {
  test.each(['can you take Zoe off the school list', 'take Zoe off the carpool list'])(
    '“%s” removes no member',
    (said) => expect(inputs(said)).toEqual([]),
  );
  test('a member is removed in plain words', () =>
    expect(tools('remove Zoe from the family')).toEqual(['deleteFamilyMember']));
  test('a practice that is finished stops no medicine', () =>
    expect(tools('Zoe finished her viola practice, mark it')).not.toContain('updateMedication'));
  test('a task on a day is an event and starts no school', () => {
    expect(textOf('put "sign permission slip" on friday')).toMatch(/time/i);
    expect(inputs('put "sign permission slip" on friday', 'at 8 am')).toMatchObject([
      { title: 'Sign permission slip' },
    ]);
  });
  test('show and tell is one name', () =>
    expect(JSON.stringify(inputs('Zoe has show and tell on tuesday'))).toMatch(/show-and-tell/i));
});

describe('one dish on every day is placed, and many dishes are planned', () => {
  const mealsOf = (said: string) =>
    inputs(said).flatMap(({ meals }) =>
      Object.values((meals ?? {}) as Record<string, Record<string, string>>).flatMap(Object.values<string>),
    );
  test.each([
    ['leftovers for lunch every day next week', 'Leftovers', 7],
    ['make breakfast oatmeal all of next week', 'Oatmeal', 7],
    ['add yogurt to every breakfast next week', 'Yogurt', 7],
    ['put oatmeal for breakfast every weekday next week', 'Oatmeal', 5],
  ])('“%s”', (said, dish, days) => {
    expect(mealsOf(said).filter((meal) => meal === dish)).toHaveLength(days);
  });

  test.each([
    'plan dinners every night next week',
    'I need lunch ideas for every day next week',
    'quick chicken dinners every weeknight next week please',
  ])('“%s” is a plan', (said) => {
    expect(lastPlan([said], { family }).guided?.guide).toBe('plan_week');
  });
});

describe('days when nobody eats at home', () => {
  test.each([
    "nobody's home for dinner Friday",
    'no one is home for dinner Friday',
    "no one's eating here Friday",
  ])('“%s” clears that dinner', (said) => {
    expect(inputs(said)).toMatchObject([{ weekStartDate: '2026-11-23' }]);
    expect(JSON.stringify(inputs(said))).not.toMatch(/Veggie pizza|nobody/i);
  });

  test("“plan next week but skip Wednesday, we're eating out” plans the other days", () => {
    const { guided } = lastPlan(["plan next week's dinners but skip Wednesday, we're eating out"], {
      family,
    });
    expect(guided).toMatchObject({ guide: 'plan_week' });
    expect(guided?.days).not.toContain('wednesday');
  });
});
