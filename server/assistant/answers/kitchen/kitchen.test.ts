// Answers of the kitchen, by sentence.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { DANAS } from '../testing/dana.ts';
import { kitchenAnswers } from './kitchen.ts';

const answer = (intent: string, said: string, chosen = {}) =>
  kitchenAnswers[intent]?.(askedOf(intent, said, DANAS, { chosen })) ?? { text: '' };
const textOf = (intent: string, said: string): string => answer(intent, said).text;

/** Said, then all words that the answer must have. */
type Case = readonly [said: string, ...has: string[]];
const has = (intent: string, cases: readonly Case[]) =>
  test.each(cases)('%s', (said, ...words) => {
    const text = textOf(intent, said);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toMatch(/:(?!\d\d)/);
  });

describe('what suits whom', () => {
  has('food_ok', [
    [
      'is pad thai ok for us',
      'No, not for Lucas',
      'pad thai contains peanut',
      'Theo, pad thai may contain egg',
      'fish, against a vegetarian diet',
      'Nothing is stored against it for Ben and you',
    ],
    ['can theo have honey', 'Yes', 'under 1 year, and Theo is 1'],
    ['can babies have honey', 'No, not for a baby'],
    ['can lucas have peanut butter', 'No, not for Lucas', 'Peanut butter contains peanut'],
    ['does pad thai have egg in it', 'Possibly', 'matters for Theo'],
    ['is there any fish in worcestershire sauce', 'Yes', 'matters for Mia'],
    ['any egg in Fluffy banana pancakes', 'Yes, the recipe'],
    ['is chicken noodle soup vegetarian', 'No, not for a vegetarian diet', 'contain meat'],
    ['can a 3 year old eat grapes', 'No', 'quarter them lengthwise'],
    ['is Scrambled eggs on toast with tomatoes ok for theo', 'No, not for Theo'],
    ['sugar, wheat flour, palm oil, whey powder, eggs, ok for theo?', 'No, not for Theo', 'Eggs are in it'],
    [
      'roasted peanuts, sugar, gelatin, natural flavor, salt',
      'Lucas, roasted peanuts contain peanut',
      'Mia, gelatin is in it',
      'know natural flavor',
    ],
    [
      'the granola bar has oats, rice syrup, cashews, dried cranberries. fine for lucas class?',
      'No, not for Lucas',
      'Cashews contain tree nuts',
    ],
    [
      'made in a facility that also processes peanuts and tree nuts, ok or no',
      'checked for Lucas',
      'may contain peanuts',
    ],
    ['can ben have carrots', 'Yes'],
    ['can lucas have carrots', 'Yes', "Lucas's notes list peanuts and cashews"],
  ]);

  test.each(['can theo have banana bread', 'neighbor made banana bread does that have egg, asking for theo'])(
    'a name that does not tell what is inside gets no yes and no no: %s',
    (said) => expect(textOf('food_ok', said)).not.toMatch(/^(?:Yes|No\b)/),
  );

  test('nothing is ever called safe', () => {
    for (const said of [
      'is pad thai safe for us',
      'are carrots safe for ben',
      'is honey safe for theo',
      'water, salt, sugar, safe for lucas?',
    ])
      expect(textOf('food_ok', said)).not.toMatch(/\bsafe\b/i);
  });

  test('asks what it is when no food is named', () => {
    expect(answer('food_ok', 'is this ok for theo').asked).toBe('what');
    expect(answer('food_ok', 'is this ok for theo', { what: 'scrambled eggs' }).text).toContain(
      'No, not for Theo',
    );
  });
});

describe('stand-ins', () => {
  has('substitute_ask', [
    ['substitute for eggs in pancakes? theo cant', 'flaxseed', 'banana', 'applesauce'],
    ['making meatballs and no egg, ideas', 'as a binder', 'oats'],
    ['no buttermilk, can i use milk', 'Yes, milk works for buttermilk', 'lemon juice'],
    [
      'what can i use instead of peanut butter for lucas',
      'sunflower seed butter',
      'left out almond butter for Lucas',
    ],
    [
      'can i use almond butter instead of peanut butter',
      'No, not almond butter for Lucas',
      'sunflower seed butter',
    ],
    ['can i swap honey for sugar in muffins', 'Yes, honey works for sugar'],
    ['out of soy sauce what now', 'coconut aminos'],
    ['vegan replacement for butter in cookies', 'coconut oil', 'margarine, the same amount (read the label)'],
    ['sub for truffles', "don't make one up"],
    ['sub for saffron', 'turmeric'],
  ]);

  test('no stand-in for peanut butter holds what Lucas is allergic to', () => {
    expect(textOf('substitute_ask', 'sub for peanut butter')).not.toMatch(/- almond/);
  });
});

describe('storage', () => {
  has('storage_ask', [
    ['how long do hard boiled eggs keep', 'Hard-boiled eggs keep 1 week in the fridge'],
    ['can i freeze chili', 'Yes, for 2 to 3 months'],
    ['can you freeze lettuce', 'No'],
    ['is cooked chicken still good after 5 days', 'No', '3 to 4 days', '5 days'],
    ['cooked rice from friday still ok?', 'Yes', '2 days'],
    ['is the rice from friday still good', 'Cooked rice', '3 to 4 days'],
    ['left the milk out since yesterday toss it?', 'No, toss it', '2 hours'],
    ['is the pizza that sat out for 1 hour ok', 'Yes'],
    ['left the open chicken stock on the counter since noon, ok?', 'No, toss it', '2 hours'],
    ['unopened chicken stock on the counter since noon, ok?', 'Yes', 'room temperature'],
    ['pasta been out since noon ok to eat?', 'No, toss it', '2 hours'],
    ['rice was out all afternoon, safe?', 'No, toss it'],
    ['we cut up a watermelon and it was outside about three hours, keep or toss?', 'No, toss it', '2 hours'],
    ['whole watermelon left out overnight', 'Yes', 'room temperature'],
    ['raw salmon from thursday, ok on sunday', 'No', '1 to 2 days', 'would be 3 days'],
    ['ok on sunday, the raw salmon from thursday?', 'No', '1 to 2 days', 'would be 3 days'],
    ['how long does dry rice keep', '2 years in the pantry'],
    ['power was out 5 hours is the milk ok', 'No, not from the fridge', '4 hours'],
    ['breast milk on the counter since 2, still ok', 'No, toss it', '4 hours'],
    ['breast milk on the counter since 4, still ok', 'Yes', '4 hours'],
    ['breast milk sat out since 10, its 1 now, still ok', 'Yes', '4 hours'],
    ['breast milk sat out since 10, its 3 now, still ok', 'No, toss it', '4 hours'],
    ['cake batter in the fridge overnight ok?', 'batter keeps 1 day', 'fridge'],
    ['leftover chili, day 5, toss?', 'toss it', '5 days'],
    ['how long does the batter keep', 'batter keeps 1 to 2 days', 'fridge'],
    ['opened salsa how long', 'Opened', '5 to 7 days'],
    ['how long can chicken stay in the fridge', '1 to 2 days in the fridge'],
    ['how long do kumquats keep', 'no days for kumquats'],
    ['coffee creamer sat out since breakfast, is it bad', 'No, toss it', '2 hours'],
    ['kumquats were left out on the counter overnight, ok?', 'tossed after 2 hours'],
  ]);
});

describe('cooking times', () => {
  has('cook_time', [
    ['how long does chicken breast cook', '18 to 22 minutes in the oven at 425°F', '165°F inside'],
    [
      'how long do chicken drumsticks take in the oven',
      '35 to 45 minutes in the oven at 425°F',
      '165°F inside',
    ],
    ['salmon in the air fryer how long', '8 to 10 minutes in the air fryer'],
    ['whats the safe internal temperature for turkey', '165°F inside for whole turkey'],
    ['is chicken done at 150 degrees', 'No, not yet', '165°F'],
    ['is chicken done at 165 degrees', 'Yes'],
    ['how long does Beef tacos with corn tortillas take', 'about 30 minutes'],
    ['if we eat at 6pm when does the Vegetable lasagna go in', 'Start at 4:45 PM'],
    ['how long for kohlrabi', "won't guess"],
  ]);
});

describe('recipes', () => {
  has('recipe_ask', [
    [
      'how do i make beef tacos',
      'Beef tacos with corn tortillas',
      '1 lb ground beef',
      '1. Brown beef and onion.',
      'Watch out for Mia',
    ],
    ['Turkey taco bowls for 8', 'These amounts are for 8, from a recipe for 4.'],
    ['what do i need for pancakes for 6', 'These amounts are for 6', '1 1/2 tbsp sugar'],
    ['banana bread no egg', 'Banana bread without egg or milk', '4 ripe bananas'],
    ['recipe for banana strudel w/o eggs', "don't make recipes up", 'without eggs', 'Baked banana oat cups'],
    ['fluffy banana pancakes without egg', "isn't without egg"],
  ]);

  test('a dish that somebody must not have is no button', () => {
    const { offered = [] } = answer('recipe_ask', 'recipe for banana strudel w/o eggs');
    expect(offered.map(({ label }) => label)).toContain('Baked banana oat cups');
    expect(offered.map(({ label }) => label)).not.toContain('Peanut butter and banana toast');
  });

  test('a chosen dish is told', () => {
    expect(
      answer('recipe_ask', 'recipe for banana strudel w/o eggs', { dish: 'Baked banana oat cups' }).text,
    ).toContain('Baked banana oat cups');
  });
});

test('a food that is named twice is told once', () => {
  const text = textOf('food_ok', 'sugar, eggs, flour, eggs and butter, eggs, ok for theo?');
  expect(text).toContain('Eggs are in it.');
  expect(text).not.toMatch(/eggs and eggs/i);
});
