// Sums of a kitchen, and amounts of lists: worked out from the message, the recipe and the pantry, and nothing is written by a question.
import { describe, expect, test } from 'vitest';
import { listOf, stockOf } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  pantry: [
    stockOf('eggs', 'Eggs', '12'),
    stockOf('rice', 'Rice', '12 lb'),
    stockOf('mac', 'Macaroni', '2 boxes'),
  ],
  lists: [
    listOf('winco', 'WinCo', ['Plantains', '4'], ['Diapers size 1', '1 box'], ['Milk', '1 gallon']),
    listOf('target', 'Target', ['Nursing pads', '1 box'], ['Swim goggles', '2']),
    listOf('bday', "Twins' birthday", ['Goodie bags', '14'], ['Rainbow plates', '16']),
  ],
};
const text = (said: string): string => lastPlan([said], { family }).text;
const inputs = (said: string) => lastCards([said], { family }).map(({ tool, input }) => ({ tool, ...input }));

test.each([
  [
    'brigadeiro for 24 kids 2 each, 1 can condensed milk makes 20. how many cans',
    '24 times 2 is 48; at 20 for each can that is 2.4, so 3 cans.',
  ],
  [
    'cupcakes for 30 kids, one box makes 12, how many boxes',
    "That's 30; at 12 for each box that is 2.5, so 3 boxes.",
  ],
  [
    '12 kids 2 juice boxes each, a pack has 8, how many packs',
    '12 times 2 is 24; at 8 for each pack that is exactly 3 packs.',
  ],
  [
    'double the brigadeiro recipe, how many cans of condensed milk if one batch takes one can',
    '2 times one is 2 cans.',
  ],
  [
    'if i make egg fried rice with 4 eggs how many eggs are left',
    'Eggs (12) less 4 leaves 8. I changed nothing in the pantry.',
  ],
  ['eggs left if i use 5 for pancakes', 'Eggs (12) less 5 leaves 7. I changed nothing in the pantry.'],
])('“%s”', (said, answer) => {
  expect(text(said)).toBe(answer);
  expect(lastCards([said], { family })).toEqual([]);
});

test.each([
  [
    'mac n cheese for 10 how much macaroni and cheddar',
    /30 oz elbow macaroni and 5 cups cheddar.*macaroni \(2 boxes\)/,
  ],
  ['how many eggs left after i make the banana pancakes', /takes 2\. Eggs \(12\) less 2 leaves 10/],
  ['korma x3', /3 times each/],
  ['pancakes for 20 kids', /These amounts are for 20/],
  ['half the mac and cheese recipe', /These amounts are for 2/],
  ['sticky rice without soaking overnight', /1 to 2 hours in hot tap water/],
])('“%s”', (said, answer) => {
  expect(text(said)).toMatch(answer);
});

test.each(['how many eggs are left', 'do we have rice left'])('“%s” asks the pantry', (said) => {
  expect(text(said)).toMatch(/12/);
});

describe('lists', () => {
  test('a size said before or behind the thing is the same thing', () => {
    expect(inputs('winco: size 1 diapers 2 boxes, limes')).toMatchObject([
      { tool: 'addShoppingItems', items: [{ name: 'Limes' }] },
      { tool: 'updateShoppingItem', qty: '2 boxes' },
    ]);
    expect(inputs('add size 1 diapers to winco')).toEqual([]);
    expect(inputs('add size 2 diapers to winco')).toMatchObject([{ tool: 'addShoppingItems' }]);
  });

  test.each([
    ['bday list 14 goodie bags is too few make it 18 n add bubbles', '18', 'Bubbles'],
    ['twins birthday list: rainbow plates 20 not 16, plus bubbles', '20', 'Bubbles'],
    ['winco plantains make it 6 n add onions', '6', 'Onions'],
  ])('“%s” changes one thing and adds another', (said, qty, name) => {
    expect(inputs(said)).toMatchObject([
      { tool: 'updateShoppingItem', qty },
      { tool: 'addShoppingItems', items: [{ name }] },
    ]);
  });

  test('all the stuff of a list is bought', () => {
    expect(inputs('got all the target stuff')).toHaveLength(2);
  });
});
