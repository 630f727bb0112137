// Cooking and feeding a baby that only sound like danger; a word of harm beside them keeps the alarm.
import { expect, test } from 'vitest';
import { findDanger } from './danger.ts';
import { asKitchen } from './everyday-kitchen.ts';

test.each([
  'out of baking powder!! pancakes half mixed',
  'how long is a mixed bottle of formula good for?',
  "mom says to give my 4 month old some water because it's hot out. should i?",
  'mom says to give my baby water',
  'My cake sank in the middle, what went wrong?',
  'why do my muffins always sink',
  'grandma says i should give the baby cereal, is that ok',
  'should i give my 4 month old some water?',
  'can i give my 5 month old juice',
])('“%s” is no alarm', (said) => expect(findDanger(said)).toBeUndefined());

test.each([
  'we mixed bleach and ammonia in the kitchen',
  'she sank in the tub and is limp',
  'he drank out of the bleach bottle',
  'mom says to give my 4 month old whiskey so he sleeps',
  'my baby drank a whole bottle of benadryl, mixed with milk',
])('“%s” stays one', (said) => {
  expect(asKitchen(said)).toBe(said);
  expect(findDanger(said)).toBeDefined();
});
