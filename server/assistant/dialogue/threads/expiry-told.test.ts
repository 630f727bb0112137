// The day on which a stored medicine expires is a note of it, and neither an amount nor a thing of the pantry.
import { expect, test } from 'vitest';
import { medicationWith, memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  members: [memberWith({ id: 'kit', name: 'Kit', age: 5 })],
  medications: [
    medicationWith({
      id: 'pen',
      name: 'Epinephrine auto-injector',
      familyMemberId: 'kit',
      dosage: '0.15 mg',
      frequency: 'as needed',
      instructions: 'Red pouch by the door. Expires October 2027.',
    }),
    medicationWith({
      id: 'amox',
      name: 'Amoxicillin',
      familyMemberId: 'kit',
      instructions: 'Keep in the fridge.',
    }),
  ],
};
const cards = (said: string) => lastPlan([said], { family }).cards ?? [];

test.each([
  ['kits epinephrine expires october 2028', 'October 2028'],
  ['the epi pen expires in june 2028', 'June 2028'],
  ['epi pen exp 6/28', '6/28'],
])('“%s” takes the place of the stored day', (said, day) => {
  expect(cards(said)).toEqual([
    { tool: 'updateMedication', input: { id: 'pen', instructions: `Red pouch by the door. Expires ${day}` } },
  ]);
});

test.each(['when does the epi pen expire', 'does the epi pen expire in june 2028?'])('“%s” asks', (said) =>
  expect(cards(said)).toEqual([]),
);

test('food that expires is kept in the pantry', () => {
  expect(cards('the milk expires friday')).toMatchObject([{ tool: 'createPantryItem' }]);
});

test('the reason stands below how a medicine is kept', () => {
  expect(cards('kit has an ear infection they gave him amoxicillin')).toMatchObject([
    { tool: 'updateMedication', input: { instructions: 'Keep in the fridge. For ear infection' } },
  ]);
});
