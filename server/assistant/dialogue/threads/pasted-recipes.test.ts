// Recipes that are pasted into a message: each ingredient is judged, and no line of them is a wish.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38 }),
    memberWith({ id: 'pia', name: 'Pia', age: 11, allergies: ['peanuts'] }),
    memberWith({ id: 'kit', name: 'Kit', age: 5, allergies: ['eggs'] }),
  ],
  lists: [listOf('groceries', 'Groceries', ['Bread'])],
};
const text = (...lines: string[]): string => lastPlan([lines.join('\n')], { family }).text;
const cards = (...lines: string[]) => lastCards([lines.join('\n')], { family });

const PANCAKES = [
  'Ingredients:',
  '- 300 g flour',
  '- 3 eggs',
  '- 2 tsp peanut oil',
  '- 1/2 cup milk',
  '',
  'Instructions:',
  '1. Whisk the flour, eggs and milk, then rest the batter.',
  '2. Fry thin pancakes; stack them with jam.',
];
const NOODLES = [
  'Cold noodles',
  'Ingredients',
  '• 200 g rice noodles',
  '• 3 tbsp peanut butter',
  '• 1 lime',
  'Directions',
  'Boil noodles; drain, rinse.',
  'Stir in sauce, lime; serve.',
];

describe('a pasted recipe', () => {
  test.each([
    ['Can we all eat this?', '', ...PANCAKES],
    ['What do you think of this recipe?', ...PANCAKES],
    ["I'm making this tonight", '', ...PANCAKES],
    [...PANCAKES],
  ])('is judged by each of its ingredients, however it is begun: %s', (...lines) => {
    const said = text(...lines);
    expect(said).toMatch(/^No, not for /);
    expect(said).toContain('- Pia, peanut oil contains peanut');
    expect(said).toContain('- Kit, eggs are in it');
    expect(said).not.toMatch(/against it for .*(?:Pia|Kit)/);
    expect(cards(...lines)).toEqual([]);
  });

  test('is judged for the one who is asked about', () => {
    expect(text('Can Pia eat this?', '', ...NOODLES)).toMatch(
      /^No, not for Pia\. Peanut butter contains peanut/,
    );
    expect(text('Can Kit eat this?', '', ...NOODLES)).not.toMatch(/^No, not for Kit/);
  });

  test('is judged by what only its steps put in, too', () => {
    const said = text(
      'is this ok for us?',
      'Ingredients:',
      '1 cup rice',
      '1 lime',
      'Method:',
      'Top with peanuts.',
    );
    expect(said).toMatch(/^No, not for Pia\./);
  });

  test('that shall be kept is an idea with its ingredients and steps, and says whom it is against', () => {
    const [card, ...others] = cards('Save this recipe for dinner:', '', ...NOODLES);
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      tool: 'createMenuIdea',
      input: {
        name: 'Cold noodles',
        mealType: 'dinner',
        ingredients: ['200 g rice noodles', '3 tbsp peanut butter', '1 lime'],
        instructions: 'Boil noodles; drain, rinse.\nStir in sauce, lime; serve.',
      },
    });
    expect(text('Save this recipe for dinner:', '', ...NOODLES)).toMatch(/Careful, though, .*peanut/i);
  });

  test('that shall go on the menu is judged, and no idea without being asked', () => {
    expect(cards("put this on friday's menu", '', ...NOODLES)).toEqual([]);
    expect(text("put this on friday's menu", '', ...NOODLES)).toContain('Peanut butter contains peanut');
  });

  test('things to buy are no recipe', () => {
    const lines = ['Please add these to the grocery list:', '- flour', '- 2 lemons', '- milk'];
    expect(cards(...lines)[0]?.input['items']).toEqual([
      { name: 'Flour', qty: '' },
      { name: 'Lemons', qty: '2' },
      { name: 'Milk', qty: '' },
    ]);
  });
});

test.each([
  ['can Pia eat this?', '- flour', '- peanut oil', '- sugar'],
  ['Can Pia eat this?', '', '2 cups rice', '2 Tbsp peanut oil', '1 onion', '', 'Fry the rice, stir.'],
  ["I'm making this tonight: rice, 1 Tbsp peanut oil, salt"],
  ['what do you think of this: rice, peanut oil, onions'],
  ['Ingredients: rice, peanut oil', 'can we eat it?'],
])('foods without a heading, on one line or before the question are each judged: %s', (...lines) => {
  const said = text(...lines);
  expect(said).toMatch(/^No, not for Pia\. Peanut oil contains peanut\./);
  expect(said).not.toMatch(/don't know|rice contains/);
  expect(cards(...lines)).toEqual([]);
});

test.each([
  [
    'save a dinner recipe for me: red rice, serves 4. 2 cups rice, 1 can tomatoes, half a cup of oil',
    'Red rice',
  ],
  ['keep this recipe for lunch: bean dip, 2 cans beans, 3 tablespoons oil, 1 lemon', 'Bean dip'],
])('on one line with its name and amounts: “%s”', (said, name) => {
  const [card] = cards(said);
  expect(card).toMatchObject({
    tool: 'createMenuIdea',
    input: { name: expect.stringMatching(new RegExp(name, 'i')) },
  });
  expect(JSON.stringify(card?.input['ingredients'])).not.toMatch(/serves|red rice|bean dip/i);
});

describe('a line of facts is not the name', () => {
  const body = ['1 cup cornmeal', '2 cups flour', '', '1. Preheat oven to 425.', '2. Melt butter'];
  test.each([
    ['Serves 6'],
    ['Prep 20 min', 'Cook 25 min'],
    ['Yield: 12'],
    ['Yield: one 9x13 pan'],
    ['Makes about 24 cookies'],
    ['Servings: 4-6'],
    ['Serves 6 | Prep: 20 min | Cook: 25 min'],
    ['Prep time: 20 minutes, cook time: 25 minutes'],
    ['Total time 1 hr 10 min'],
    ['45 minutes total'],
    ['Ready in 30 minutes'],
    ['4 servings'],
  ])('%s', (...facts) => {
    const [card] = cards('Save this recipe for dinner', 'Skillet cornbread', ...facts, ...body);
    expect(card?.input).toMatchObject({
      name: 'Skillet cornbread',
      ingredients: ['1 cup cornmeal', '2 cups flour'],
      instructions: 'Preheat oven to 425.\nMelt butter',
    });
    expect(text('Save this recipe for dinner', 'Skillet cornbread', ...facts, ...body)).not.toContain(
      'left out',
    );
  });

  test.each([
    ['save this recipe for dinner: Skillet cornbread', 'Serves 6'],
    ['Save this for dinner', '', 'Skillet cornbread', 'Serves 6', 'Prep 20 min'],
    ['Skillet cornbread', 'Serves 6', 'Please save this for dinner'],
    ['Please keep this one for dinner:', 'Serves 6', 'Skillet cornbread'],
  ])('behind or before the wish: %s', (...head) => {
    expect(cards(...head, ...body)[0]?.input['name']).toMatch(/^Skillet cornbread$/i);
  });

  test('the wish may stand below the recipe', () => {
    const [card] = cards('Skillet cornbread', 'Serves 6', ...body, '', 'Save this for dinner please');
    expect(card?.input).toMatchObject({ name: 'Skillet cornbread', mealType: 'dinner' });
    expect(card?.input['instructions']).toBe('Preheat oven to 425.\nMelt butter');
  });

  test('its times are kept', () => {
    const facts = ['Skillet cornbread', 'Prep 20 min, cook 1 hr 5 min', 'Serves 6'];
    expect(cards('Save this recipe for dinner', ...facts, ...body)[0]?.input).toMatchObject({
      prepTime: 20,
      cookTime: 65,
      servings: 6,
    });
  });

  test.each(['Half-hour chili', 'Serves-you-right soup', '20 minute tacos', 'Ready rice'])(
    'a name that has a number or such a word stays one: %s',
    (name) => {
      expect(cards('Save this recipe for dinner', name, 'Serves 6', ...body)[0]?.input['name']).toBe(name);
    },
  );
});
