import { expect, test } from 'vitest';
import { currentAllergies } from './allergy-records.ts';
import { writtenAllergies } from './written-allergies.ts';

const finn = {
  id: 'finn',
  allergies: ['Peanuts', 'Tree nuts'],
  dietaryRestrictions: ['Dairy-free'],
  dietaryNeeds: [],
};
const written = (title: string, member: Partial<typeof finn> = {}) => {
  const record = { category: 'allergy' as const, familyMemberId: 'finn', title, description: '' };
  return writtenAllergies({ ...finn, ...member }, currentAllergies([record]));
};

test('a record that says what the profile says is not repeated', () => {
  expect(written('Allergy to peanuts and tree nuts')).toEqual(['Peanuts', 'Tree nuts']);
  expect(written('Peanut allergy')).toEqual(['Peanuts', 'Tree nuts']);
});

test.each([
  'Allergy to peanuts and sesame',
  'Milk allergy',
  'Penicillin allergy',
  'Allergic reaction',
  'Anaphylaxis to peanuts',
  'Severe peanut allergy',
])('%s is added: another food, a drug, how bad it is, or what nobody could read', (title) => {
  expect(written(title)).toEqual(['Peanuts', 'Tree nuts', title]);
});

test('an allergy that only a record has is written', () => {
  expect(written('Peanut allergy', { allergies: [] })).toEqual(['Peanut allergy']);
});
