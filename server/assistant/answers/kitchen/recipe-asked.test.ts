// Questions how a known dish is made, whatever stands around its name.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { memberWith } from '../testing/records.ts';
import { asksRecipe, isBareDish } from './recipe-asked.ts';

test.each([
  'how are pierogi made at home?',
  'homemade teriyaki sauce?',
  'what goes into a bulgogi marinade?',
  'fresh lemonade, how much sugar and how many lemons?',
  "is moussaka hard to make? i've got 2 eggplants",
  'my in-laws are venezuelan and i want to surprise them with arepas. how?',
  'first time doing tamales for christmas, whats the process',
  'choc chip cookies like grandma’s',
  'is there an easy pizza dough i can make with the kids?',
  'teach me how to make gyoza',
  'how do you make orange chicken at home instead of takeout?',
  'overnight oats ratio and what else to put in',
  'pancit for a birthday party',
  'congee for a sick kid',
  'arroz con pollo like my abuela',
  'gimme a killer carne asada marinade',
  'marinade for shrimp tacos',
  'make me latkes, 8 of us',
  'nana wants banana bread without so much sugar',
])('“%s”', (said) => expect(asksRecipe(said)).toBe(true));

test.each([
  'put tamales on saturday',
  'plan tacos for a birthday party on saturday',
  'how long does fried rice keep?',
  'how long can chicken sit in the marinade?',
  'mom makes me latkes on saturday',
  'how do i get salsa out of the carpet',
  'add hummus and pita to the shopping list',
  'is pesto ok for ilmari',
  'what goes in the lunch box tomorrow',
  'carrot cake frosting recipe',
  'how long does the lasagna bake',
  'can you freeze lasagna',
  'how do i make a reminder for taco night',
])('“%s” asks for no recipe', (said) => expect(asksRecipe(said)).toBe(false));

test('a dish against a stored limit says whom it does not suit', () => {
  const gladys = memberWith({
    id: 'g',
    name: 'Gladys',
    age: 71,
    relationship: 'grandparent',
    dietaryRestrictions: ['low sodium'],
  });
  const { text } = lastPlan(['how do i make chicken adobo for gladys'], { family: { members: [gladys] } });
  expect(text).toContain("Chicken adobo, from the cookbook, doesn't suit Gladys, going by what's stored.");
  const said = lastPlan(['low salt chicken adobo recipe'], { family: { members: [gladys] } }).text;
  expect(said).toContain("isn't within the limit you named.");
});

test.each(['chicken adobo', 'tater tot hotdish??', 'tater tot casserole'])('“%s” is a dish alone', (said) =>
  expect(isBareDish(said)).toBe(true),
);
test.each(['adobo', 'chicken adobo on friday', 'tater tots', 'chicken'])('“%s” is none', (said) =>
  expect(isBareDish(said)).toBe(false),
);

test('a dish by its name alone is its recipe, but not while something is asked', () => {
  const family = { members: [memberWith({ id: 'kit', name: 'Kit', age: 9 })] };
  expect(lastPlan(['chicken adobo'], { family }).text).toContain('**Chicken adobo**');
  expect(
    lastPlan(['put something on the menu for friday dinner', 'chicken adobo'], { family }).text,
  ).not.toContain('1. ');
});

test.each([
  ['need a killer rice krispie treat recipe no dairy', /\*\*Rice crispy treats without milk\*\*/],
  ['easy dairy free mac and cheese that actually tastes good', /\*\*Mac and cheese without egg or milk\*\*/],
  ['need an awesome dairy free brownie', /\*\*Brownies without egg or milk\*\*/],
  ['best easy dairy free birthday cake for a 7 yr old', /\*\*Vanilla birthday cake without egg or milk\*\*/],
])('“%s” praises no dish that was cooked, and praise is no part of its name', (said, recipe) =>
  expect(lastPlan([said]).text).toMatch(recipe),
);

test.each(['the mac and cheese was really good thanks', 'need good coffee'])('“%s” wants no recipe', (said) =>
  expect(lastPlan([said]).text).not.toMatch(/from the cookbook/),
);
