// A cooking time for the heat, the device and the dish that a question names.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';

const text = (said: string): string => lastPlan([said], { family: EMPTY_HOUSEHOLD }).text;

test.each([
  ['how long do i bake boneless chicken breasts at 400?', '20 to 25 minutes in the oven at 400°F'],
  ['how long do meatballs take at 350', '25 to 30 minutes in the oven at 350°F'],
  ['how long do i roast a chicken', 'Whole chicken takes 20 minutes a pound'],
  ['how long to roast a chicken breast', 'Chicken breast takes'],
  ['how long do i bake chicken breast', '18 to 22 minutes in the oven at 425°F'],
  ['how long to cook a pot roast in the slow cooker', '8 to 10 hours in the slow cooker'],
  ['baked potatoes in the oven how long', '50 to 60 minutes in the oven at 400°F'],
  ['lasagna - what temp and how long in oven?', '50 to 60 minutes in the oven at 375°F'],
  ['how long do key lime pies bake', 'Bake 15 minutes'],
])('%s', (said, words) => expect(text(said)).toContain(words));

test.each([
  ['how long are hard-boiled eggs ok?', '1 week'],
  ['i opened the lunch meat, how many days do i have', '3 to 5 days'],
  ['what do i use in place of milk and butter in mashed potatoes?', 'olive oil'],
  ['how do i make self-rising flour?', 'baking powder'],
  ['no eggs for pancakes', 'Pancakes'],
])('%s is answered from its own table', (said, words) => expect(text(said)).toContain(words));
