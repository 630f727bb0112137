// Menus, dishes, lists and the pantry: what a message that goes on about them, or names several of them, is read as.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

// Today is Sunday, November 22.
const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'kit', name: 'Kit', relationship: 'child', age: 8, allergies: ['eggs'] }),
    memberWith({ id: 'ravi', name: 'Ravi', age: 20, allergies: ['shellfish'] }),
  ],
  lists: [
    listOf('food', 'Groceries', ['Plums', '4'], ['Rye bread', '1 loaf'], ['Leeks', '2']),
    listOf('hard', 'Hardware', ['Nails', '1 box']),
  ],
  pantry: [stockOf('p1', 'Black beans', '5 cans'), stockOf('p2', 'Pears', '6')],
  menus: [
    menuWith({
      monday: { dinner: 'Roast pork with apples' },
      tuesday: { lunch: 'Pork fried rice', dinner: 'Shrimp tacos' },
      wednesday: { dinner: 'Vegetable stew' },
      friday: { dinner: 'Omelet' },
      saturday: { dinner: 'Minestrone' },
      sunday: { dinner: 'Pea soup' },
    }),
  ],
};
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;
const cards = (turns: readonly string[], approves = false): string =>
  JSON.stringify(lastCards(turns, { family, approves }).map(({ tool, input }) => [tool, input]));
const mealsOf = (turns: readonly string[], approves = false): unknown =>
  lastCards(turns, { family, approves })[0]?.input['meals'];

describe('the menu goes on', () => {
  test('“there” is the only open day', () => {
    const turns = ['which dinners are still open next week', 'put lasagna there'];
    expect(mealsOf(turns)).toMatchObject({ thursday: { dinner: 'Lasagna' } });
  });
  test('a dish that was looked up moves to the day behind “to”', () => {
    const turns = ['which day is the roast pork', 'shift it to thursday, monday is too full'];
    expect(mealsOf(turns)).toMatchObject({ thursday: { dinner: 'Roast pork with apples' } });
  });
  test('the dish that has most of the words is meant', () => {
    expect(text('what day is the pork roast')).not.toMatch(/fried rice/);
  });
  test('the same once more is what was put there for that meal', () => {
    const turns = ['monday breakfast = muesli', 'same breakfast on thursday too'];
    expect(mealsOf(turns)).toMatchObject({ thursday: { breakfast: 'Muesli' } });
  });
  test('a correction with another dish changes both days', () => {
    const turns = ['put chili on for thursday dinner', 'make it wednesday n the stew goes to thursday'];
    expect(mealsOf(turns)).toMatchObject({
      wednesday: { dinner: 'Chili' },
      thursday: { dinner: 'Vegetable stew' },
    });
  });
  test.each([
    [['show me the menu for next week', 'is there anything on there ravi cannot eat'], /Shrimp tacos/],
    [['suggest three dinners', 'which of those are ok for kit'], /^By what's stored for Kit/m],
    [['take the omelet off friday', 'what else could we make then'], /^How about one of these/m],
    [['how often is there pork next week'], /^Yes, 2 of|^2 of/],
    [['can everyone eat what is planned for friday dinner next week'], /^No.*Kit/],
    [["next week's dinners can be the same as this week's"], /on the menu in the week of|of the week of/],
  ])('%j', (turns, words) => expect(text(...turns)).toMatch(words));
  test('days are filled with dishes of a kind, each with its own', () => {
    const meals = JSON.stringify(mealsOf(['fill thursday dinner with something vegetarian without egg']));
    expect(meals).toMatch(/"thursday":\{"dinner":"(?!Fill)\w/);
  });
  test.each<[string[], boolean, object]>([
    [
      ['put chili on thursday dinner', 'and muesli for breakfast friday'],
      false,
      { thursday: { dinner: 'Chili' } },
    ],
    [
      ['put chili on thursday dinner', 'and muesli for breakfast friday'],
      false,
      { friday: { breakfast: 'Muesli' } },
    ],
    [
      ['put chili on thursday dinner', 'and tuesday'],
      false,
      { thursday: { dinner: 'Chili' }, tuesday: { dinner: 'Chili' } },
    ],
    [['put ramen on thursday dinner', 'make it friday lunch'], true, { friday: { lunch: 'Ramen' } }],
    [['put burgers on thursday dinner', 'with fries'], false, { thursday: { dinner: 'Burgers with fries' } }],
    [
      ["what's for dinner saturday", 'have that on thursday too'],
      false,
      { thursday: { dinner: 'Minestrone' } },
    ],
    [
      ["what's missing on next week's menu", 'fill thursday dinner with leftovers'],
      false,
      { thursday: { dinner: 'Leftovers' } },
    ],
  ])('%j, approved %s', (turns, approves, meals) => {
    expect(mealsOf(turns, approves)).toMatchObject(meals);
  });
  test('a dish that goes to another week takes the place of its waiting card', () => {
    const turns = ['put ramen on thursday dinner', 'oh wait, december 3'];
    expect(lastPlan(turns, { family }).inPlace).toBe(true);
    expect(lastPlan([turns[0] ?? '', 'also december 3'], { family }).inPlace).toBeUndefined();
  });
  test('a craving names the dish', () => {
    expect(mealsOf(['I could murder a stir fry, put one in for thursday'])).toMatchObject({
      thursday: { dinner: 'Stir fry' },
    });
  });
});

describe('lists and the pantry go on', () => {
  test.each<[string[], RegExp]>([
    [['add figs to the groceries', 'tahini too'], /"Tahini"/],
    [["what's on the groceries", 'six plums would be better'], /"qty":"6"/],
    [['add 4 onions to the groceries', 'no, five'], /"Onions","qty":"5"/],
    [['do we have plums', 'make it 8 plums anyway'], /"qty":"8"/],
    [['text ravi to get leeks', 'ok then make it 5 on the list'], /"qty":"5"/],
    [['do we have black beans', "we're using two cans for the chili"], /"quantity":"3 cans"/],
    [['put olives on the groceries for Saturday'], /addShoppingItems.*"Olives"/],
    [['add figs to the groceries and tape to hardware'], /"food".*"Figs".*"hard".*"Tape"/],
    [['soap goes on hardware, and put dates on the groceries'], /"Soap".*"Dates"/],
    [['add jam to the pantry', '2 jars'], /createPantryItem.*"Jam".*"quantity":"2 jars"/],
    [['add jam to the pantry', 'two jars, n a bag of grits'], /"2 jars".*"Grits".*"1 bag"/],
    [['we have 4 cans of black beans in the pantry', '6, found more'], /"quantity":"6 cans"/],
    [['how many nails are on hardware', 'we need 3'], /updateShoppingItem.*"qty":"3/],
    [['add 3 lb figs to the groceries', 'bag not lb, 1 bag'], /"Figs","qty":"1 bag"/],
    [['do we have pears', 'add 4 more to the shopping list'], /addShoppingItems.*"Pears?","qty":"4"/],
    [['put 3 cans of corn in the pantry', 'those should be on groceries not pantry'], /^\[\["addShopping/],
    [['put corn on the groceries', 'oops i meant the pantry'], /^\[\["createPantryItem"/],
    [['put figs on the groceries', 'and on the hardware list'], /"food".*"Figs".*"hard".*"Figs"/],
    [['add figs to the groceries and to hardware'], /"food".*"Figs".*"hard".*"Figs"/],
    [['make a list for ikea', 'with candles and rice on it'], /createShoppingList.*"Candles".*"Rice"/],
    [
      ['take the plums off the groceries', 'leave those, i meant the leeks'],
      /^\[\["deleteShoppingItem"(?!.*deleteShopping)/,
    ],
    [['start a list called cottage', 'no i meant lake house'], /createShoppingList.*"title":"Lake house"/],
    [["what's on the hardware list", 'we got the nails'], /updateShoppingItem.*"checked":true/],
  ])('%j', (turns, words) => expect(cards(turns)).toMatch(words));
  test('what is not bought after all leaves the other things checked off', () => {
    const [one, ...others] = lastCards(['got the plums, the leeks and the rye bread', 'not the leeks'], {
      family,
    });
    expect([one, ...others]).toHaveLength(2);
  });
  test.each([
    [['what is expiring first', 'our pears are soft, what can i make with all of them'], /pears/],
    [['what can i cook from what is in the house'], /what your pantry has/],
    [['are plums on a list', 'which one'], /Groceries/],
    [['do we have pears', 'are those ok for kit'], /Kit/],
    [['the chicken wings are frozen, how do i get them ready for tomorrow'], /in the fridge/],
  ])('%j', (turns, words) => expect(text(...turns)).toMatch(words));
});

describe('recipes go on', () => {
  test.each([
    [['how do i make rajma', 'how many people does it feed'], /serves 4/],
    [['how do i make rajma', 'i need it for 8'], /amounts are for 8/],
    [['how much water for a cup of jasmine rice', 'how long does it need to cook'], /15 to 18 minutes/],
    [['what can i use instead of egg in waffles', 'and for breaded fish?'], /^Egg for breading/],
    [['are the pancakes ok for kit', 'how do i change it so kit can have some'], /without egg/],
    [['these kids are wearing me out, i need a dinner in 20 minutes'], /^How about one of these/m],
    [['dinner ideas for me and kit'], /Kit/],
  ])('%j', (turns, words) => expect(text(...turns)).toMatch(words));
  test('caldo verde without its sausage is told without it', () => {
    expect(text('recipe for caldo verde without the chouriço')).not.toMatch(/- .*chorizo/);
  });
});
