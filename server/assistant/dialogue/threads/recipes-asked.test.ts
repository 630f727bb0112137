// A dish and nothing else is about its recipe, which suits the family, and what follows is about that recipe.
import { describe, expect, test } from 'vitest';
import { menuWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const [first] = GAILS_FAMILY.members ?? [];
const family = {
  ...GAILS_FAMILY,
  members: (GAILS_FAMILY.members ?? []).map((member) =>
    member === first ? { ...member, allergies: ['eggs', 'milk'] } : member,
  ),
};
const said = (...turns: readonly string[]) => lastPlan(turns, { family }).text;

describe('a recipe', () => {
  test.each([
    ['can you give me a pancake recipe that works for all of us', 'Pancakes without egg or milk'],
    ['how do i make brownies', 'Brownies without egg or milk'],
    ['choc chip cookies no egg no dairy go', 'Chocolate chip cookies without egg or milk'],
    ['what do i need for latkes', 'Potato latkes without egg'],
    ['gluten free banana bread recipe', 'Banana bread without gluten, egg or milk'],
    ['mac and cheese how', 'Mac and cheese without egg or milk'],
    ['we need a birthday cake the baby can have a bite of', 'Vanilla birthday cake without egg or milk'],
    ['need a death by chocolate cake recipe, the really fudgy kind', 'Chocolate cake without egg or milk'],
    ['white sauce w/o dairy for a gratin?', 'White sauce without milk'],
    ['how do i make caldo verde without the sausage', 'Vegetarian caldo verde'],
    ['a bean burger recipe with no egg in it', 'Black bean burgers without egg'],
  ])('%s', (text, name) => {
    expect(said(text)).toContain(`**${name}**`);
  });

  test('of several is asked about, those that suit first', () => {
    const plan = lastPlan(['i want to bake cookies tonight'], { family });
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.offered?.map(({ label }) => label)).toContain('Chocolate chip cookies without egg or milk');
  });

  test('a food is still looked for in dishes, and a question about one person is still a question', () => {
    expect(said('what can i cook with chicken')).not.toMatch(/Which one\?|serves/);
    expect(said(`can ${first?.name ?? ''} eat pancakes`)).toMatch(/^No/);
  });
});

test('a recipe takes the place of the meal that is called so', () => {
  const menus = [menuWith({ thursday: { dinner: 'Party burgers' } })];
  const turns = ['black bean burger recipe', 'put those on for the party instead of the meat ones'];
  const [card] = lastCards(turns, { family: { ...family, menus } });
  expect(card?.input['meals']).toMatchObject({ thursday: { dinner: 'Black bean burgers without egg' } });
});

describe('for how many', () => {
  const BURGERS = 'black bean burger recipe';
  test.each([
    [[BURGERS, 'make it 12 burgers'], /amounts are for 12.*4 cans black beans/s],
    [[BURGERS, 'will that feed 9 people?'], /amounts are for 9/],
    [['birthday cake recipe for ivo', 'chocolate, he says'], /\*\*Chocolate cake/],
  ])('%s', (turns, words) => expect(said(...turns)).toMatch(words));

  test('who can eat it says nothing of the amount', () => {
    expect(said('birthday cake recipe that all four kids can eat')).not.toMatch(/These amounts/);
  });
});

describe('after a recipe', () => {
  test('its amounts are for as many as are named', () => {
    expect(said('pancake recipe', 'how much for 6 ppl')).toMatch(
      /These amounts are for 6, from a recipe for 4\.[^]*2 1\/4 cups all-purpose flour/,
    );
    expect(said('pancake recipe', 'double it')).toContain('3 cups all-purpose flour');
  });

  test('“put those on the list” means its ingredients', () => {
    const [card] = lastCards(['pancake recipe', 'put those on the list'], { family });
    expect(JSON.stringify(card?.input)).toMatch(/baking powder/);
    expect(JSON.stringify(card?.input)).not.toMatch(/egg|"milk|butter/i);
  });
});
