// Messages about food, lists, the pantry and the family in wordings of their own: the cards they make, and those they must not make.
import { describe, expect, test } from 'vitest';
import { ANSWERERS } from '../../answers/answerers.ts';
import { KITCHEN } from '../../answers/food/testing/kitchen.ts';
import { clockOf } from '../../answers/moments.ts';
import type { Plan } from '../../answers/plan.ts';
import { FACTS } from '../../answers/testing/asked.ts';
import { listOf, memberWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { Reader } from '../../reading/read.ts';
import { decide } from '../decide.ts';
import { withPossessives } from '../follow-ups/possessives.ts';
import type { DialogueState } from '../state.ts';

const HOME: Household = {
  ...EMPTY_HOUSEHOLD,
  ...KITCHEN,
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41, interests: ['running'] }),
    memberWith({ id: 'theo', name: 'Theo', age: 1, allergies: ['egg'] }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6, allergies: ['peanuts'], interests: ['trucks', 'lego'] }),
    memberWith({
      id: 'mia',
      name: 'Mia',
      age: 13,
      dietaryRestrictions: ['Vegetarian'],
      interests: ['soccer', 'manga'],
    }),
  ],
  lists: [
    listOf(
      'groceries',
      'Groceries',
      ['Oat milk', '2'],
      ['Apples', '6'],
      ['Bread', '2 loaves'],
      ['Jam', '', true],
    ),
    listOf('target', 'Target', ['Socks', '', true], ['Shampoo']),
  ],
};

/** The plan of the last of some messages; no card is approved. */
function planOf(...turns: readonly string[]): Plan {
  let state: DialogueState | undefined;
  let plan: Plan = { text: '' };
  for (const said of turns) {
    const reading = new Reader(HOME, clockOf(FACTS)).read(withPossessives(said, state));
    const decided = decide({ reading, household: HOME, facts: FACTS, state, answerers: ANSWERERS });
    if (!decided) throw new Error(`nothing decided on “${said}”`);
    ({ plan, state } = decided);
  }
  return plan;
}
const toolsOf = (...turns: readonly string[]) => (planOf(...turns).cards ?? []).map(({ tool }) => tool);
const inputsOf = (...turns: readonly string[]) => (planOf(...turns).cards ?? []).map(({ input }) => input);

describe('somebody new', () => {
  test.each([
    'my nephew Arlo moves in with us, hes 12 and allergic to shellfish, please put him in with the rest of us',
    "our au pair Ines lives with us now, she's 22 and allergic to kiwi, add her to the family please",
    'my uncle Boris is staying till march, 61, allergic to sesame, put him in with everybody',
  ])('changes nobody of the family: %s', (said) => {
    expect(toolsOf(said).filter((tool) => tool === 'updateFamilyMember')).toEqual([]);
  });
});

test('an allergy told with somebody new is on their card', () => {
  expect(inputsOf('add my sister Tess to the family shes 38 allergic to latex')).toMatchObject([
    { name: 'Tess', age: 38, allergies: ['latex'] },
  ]);
});

describe('one way of eating in place of another', () => {
  test.each([
    'mia is pescatarian now not vegetarian',
    "mia eats fish again so she's pescatarian now, not vegetarian",
    'mia is vegan now, no longer vegetarian',
  ])('%s', (said) => {
    const [input] = inputsOf(said);
    expect(JSON.stringify(input)).toMatch(/pescatarian|vegan/i);
    expect(JSON.stringify(input)).not.toMatch(/vegetarian|no fish/i);
  });
});

describe('interests', () => {
  test.each([
    ['mia took up pottery', ['soccer', 'manga', 'pottery']],
    ['mia swapped soccer for tennis', ['manga', 'tennis']],
    ['mia joined the choir', ['soccer', 'manga', 'choir']],
    ['mia dropped manga', ['soccer']],
    ["mia's new thing is sewing", ['soccer', 'manga', 'sewing']],
    ['lucas used to love trucks now its all rockets', ['lego', 'rockets']],
    ['lucas is obsessed with whales', ['trucks', 'lego', 'whales']],
    ["update mia's interests to sewing and chess", ['sewing', 'chess']],
    ['remove manga from mias interests', ['soccer']],
    ['mia is over soccer', ['manga']],
    ['im really into yoga now', ['running', 'yoga']],
  ])('%s', (said, interests) => {
    expect(inputsOf(said)).toMatchObject([{ interests }]);
  });

  test('those of two people stay apart', () => {
    expect(inputsOf('lucas likes robots and mia likes baking')).toMatchObject([
      { id: 'lucas', interests: ['trucks', 'lego', 'robots'] },
      { id: 'mia', interests: ['soccer', 'manga', 'baking'] },
    ]);
  });

  test.each([
    'mia is into boys now, how do i talk to her about it',
    'what is mia into these days',
    'lucas loves broccoli, what can i make with it',
  ])('a question about them changes nothing: %s', (said) => {
    expect(toolsOf(said)).toEqual([]);
  });
});

describe('questions', () => {
  test.each([
    'do we have peas for the stew tuesday',
    'is there rice for the chili wed',
    'what do we have in there that mia cant eat',
    'how many apples are on groceries',
    'do we have enough rice for 6',
  ])('write nothing: %s', (said) => {
    expect(toolsOf(said)).toEqual([]);
  });

  test('the pantry is looked through for somebody', () => {
    expect(planOf("what's in the pantry that theo shouldn't have").text).toMatch(/pantry/i);
  });

  test('amounts for people are usual ones, beside what is there', () => {
    expect(planOf('how much turkey do i need for 9 people').text).toMatch(/^For 9 count 9 to 13\.5 pounds/);
    expect(planOf('is the rice enough for 6').text).toMatch(/In the pantry is rice/);
  });
});

describe('two wishes in one message', () => {
  test.each([
    ['add plums to groceries and what is for dinner tomorrow', ['addShoppingItems']],
    ['finished the rice. put it on the list', ['deletePantryItem', 'addShoppingItems']],
    ['take bread off the list and put it in the pantry', ['deleteShoppingItem', 'createPantryItem']],
    ['get cherries, and when is the next birthday', ['addShoppingItems']],
    [
      'take apples off groceries, and delete the whole target list im done with that',
      ['deleteShoppingItem', 'deleteShoppingList'],
    ],
    ['mia is allergic to walnuts and take bread off the list', ['updateFamilyMember', 'deleteShoppingItem']],
    [
      'add plums and 2 cans of corn to groceries and delete the target list',
      ['addShoppingItems', 'deleteShoppingList'],
    ],
  ])('%s', (said, tools) => {
    expect(toolsOf(said)).toEqual(tools);
  });

  test('a second one that cannot be done is said', () => {
    expect(planOf('add plums to groceries and remind me to call the plumber').text).toMatch(/remind/i);
  });
});

describe('the pantry', () => {
  test.each(["we're almost out of rice", 'running low on rice', 'getting low on milk'])(
    'what is nearly gone stays: %s',
    (said) => {
      expect(toolsOf(said).filter((tool) => tool.includes('Pantry'))).toEqual([]);
      expect(planOf(said).text).toMatch(/list|Groceries/);
    },
  );

  test.each([
    ['bought 2 more bags of peas', '4 bags'],
    ['made pea soup, that was 1 bag of the peas', '1 bag'],
    ['used half the peas', '1 bag'],
  ])('%s', (said, quantity) => {
    expect(inputsOf(said)).toMatchObject([{ id: 'p-peas', quantity }]);
  });
});

describe('lists', () => {
  test.each([
    ['clear everything that is checked off, all the lists', ['groceries-4', 'target-1']],
    ['get rid of the ticked stuff on target', ['target-1']],
  ])('%s', (said, items) => {
    expect(inputsOf(said).map(({ itemId }) => itemId)).toEqual(items);
    expect(new Set(toolsOf(said))).toEqual(new Set(['deleteShoppingItem']));
  });

  test('several amounts are one card each', () => {
    expect(inputsOf('make the apples 10 and the oat milk 4')).toMatchObject([
      { itemId: 'groceries-2', qty: '10' },
      { itemId: 'groceries-1', qty: '4' },
    ]);
  });

  test('an amount of one and a tick of another are two cards', () => {
    expect(inputsOf('make the apples 10 and the oat milk is done')).toEqual([
      { id: 'groceries', itemId: 'groceries-2', qty: '10' },
      { id: 'groceries', itemId: 'groceries-1', checked: true },
    ]);
  });

  test('the kind that is said next is part of the name', () => {
    expect(JSON.stringify(inputsOf('add butter to groceries', 'the unsalted kind'))).toMatch(
      /Unsalted butter/,
    );
    expect(JSON.stringify(inputsOf('add wipes to target', 'no the ones for glasses'))).toMatch(/for glasses/);
  });

  test('a thing is not bought for what it is for', () => {
    expect(inputsOf('put cashews for trail mix on groceries')).toMatchObject([
      { items: [{ name: 'Cashews' }] },
    ]);
  });

  test('amounts of bread stay amounts', () => {
    expect(inputsOf('make the bread 1 loaf not 2')).toMatchObject([{ itemId: 'groceries-3', qty: '1 loaf' }]);
  });
});

describe('the kitchen', () => {
  test.each([
    ['how long to thaw a 14 lb turkey', /3 to 4 days in the fridge.*7 hours in cold water/],
    ['how do i defrost ground beef fast', /^An hour or less for a pound in cold water/],
    ['can i use yogurt instead of coconut milk', /^Yes, yogurt works for coconut milk|^No, not yogurt/],
    ['what do i thicken it with', /cornstarch.*1 tablespoon per cup/s],
  ])('%s', (said, words) => {
    expect(planOf(said).text).toMatch(words);
  });
});

describe('dishes', () => {
  test.each(['a no cheese one for mia', 'dinner idea no dairy under 20 minutes', 'vegetarian main for mia'])(
    'a limit is no allergy, no diet and no idea to keep: %s',
    (said) => {
      expect(toolsOf(said)).toEqual([]);
    },
  );

  test('two days change places, whatever week is named beside them', () => {
    expect(planOf('swap monday and tuesday dinner this week').text).toMatch(/^Monday gets .*Tuesday gets/);
  });
});

describe('things of lists', () => {
  test('a place is no part of what is asked for', () => {
    expect(planOf('did i already put shampoo down somewhere').text).toMatch(/^Yes.*Target/);
  });
  test.each(['is milk on a list', 'are diapers on any of our lists'])(
    '“%s” asks and adds nothing',
    (said) => {
      const { cards = [], text } = planOf(said);
      expect(cards).toEqual([]);
      expect(text).toMatch(/^(?:Yes|No)\b/);
    },
  );
  test('two things asked of a list are both answered', () => {
    const { text } = planOf('how many apples and do i have bread on there');
    expect(text).toMatch(/apples[^.]*6[^.]*Groceries/i);
    expect(text).toMatch(/bread[^.]*2 loaves[^.]*Groceries/i);
  });
  test('a craving before an order is no thing of its own', () => {
    expect(inputsOf('im dying for some coffee, put community dark roast on the list')).toMatchObject([
      { id: 'groceries', items: [{ name: 'Community dark roast coffee' }] },
    ]);
    expect(inputsOf('craving tacos, put tortillas and salsa on the list')).toMatchObject([
      { items: [{ name: 'Tortillas' }, { name: 'Salsa' }] },
    ]);
  });
  test('things for somebody are on a new list', () => {
    expect(
      inputsOf('start a christmas list. legos for theo, ukulele for mia, slippers for mama'),
    ).toMatchObject([
      {
        title: 'Christmas',
        items: [
          { name: 'Legos', qty: 'for Theo' },
          { name: 'Ukulele', qty: 'for Mia' },
          { name: 'Slippers', qty: 'for Mama' },
        ],
      },
    ]);
  });
  test("'spinachs' is spinach and 'is'", () => {
    const words = JSON.stringify(inputsOf('spinachs all gone, put more on the list'));
    expect(words).toMatch(/"Spinach"/i);
    expect(words).not.toMatch(/spinachs/i);
  });
});

test('the menu is looked through for who cannot eat of it', () => {
  const { text, cards = [] } = planOf('is there anything on next weeks menu mia cant eat');
  expect(text).toMatch(/not for Mia|nothing against|to check/);
  expect(text).not.toContain('weeks menu');
  expect(cards).toEqual([]);
});
