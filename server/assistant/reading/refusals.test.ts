import { expect, test } from 'vitest';
import { withRefusals } from './refusals.ts';

test.each([
  ['pad thai weds but hold the peanuts', 'pad thai weds without the peanuts'],
  ['pasta on friday, leave the cheese out', 'pasta on friday without the cheese'],
  ['pancake stuff to costco, skip the eggs', 'pancake stuff to costco without the eggs'],
  ['add chips and salsa minus salsa', 'add chips and salsa without salsa'],
  ['skip the pork in the egg rolls thursday', 'egg rolls thursday without the pork'],
])('“%s” is written out as without', (said, plain) => {
  expect(withRefusals(said)).toBe(plain);
});

test.each([
  ['no pancakes saturday do waffles', 'swap the pancakes saturday for waffles'],
  ['no pizza on friday, lets make tacos instead', 'swap the pizza friday for tacos'],
])('“%s” is written out as a swap', (said, plain) => {
  expect(withRefusals(said)).toBe(plain);
});

test.each([
  'no school friday do lessons',
  'no eggs friday',
  'can i leave out the eggs',
  'is it ok to skip the milk',
  'what if they leave out the eggs',
  'what if i leave the eggs out',
  'can you leave out the milk or does it need something in its place',
  'do i have to leave out eggs for mia',
  'skip the milk this time',
  'skip the milk on the costco list',
  'plan dinners, skip dinners we eat out',
])('“%s” stays as it is', (said) => {
  expect(withRefusals(said)).toBe(said);
});
