// Somebody takes a medicine that is stored for somebody else; words with 'again' that are about no allergy.
import { expect, test } from 'vitest';
import { medicationWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'rosa',
  members: [
    memberWith({ id: 'rosa', name: 'Rosa', relationship: 'parent', age: 41 }),
    memberWith({ id: 'omar', name: 'Omar', relationship: 'parent', age: 43, allergies: ['shellfish'] }),
    memberWith({ id: 'gran', name: 'Nell', relationship: 'grandparent', age: 70 }),
  ],
  medications: [medicationWith({ id: 'met', name: 'Metformin', familyMemberId: 'gran', dosage: '500 mg' })],
};
const made = (said: string) =>
  lastCards([said], { family }).map(({ tool, input }) => [tool, input['familyMemberId'], input['dosage']]);

test.each([
  ['I take metformin too now, 500 at night', 'rosa', '500'],
  ['Omar is on metformin now too, 850 mg', 'omar', '850 mg'],
])('“%s” is a new medicine', (said, whom, dosage) => {
  expect(made(said)).toEqual([['createMedication', whom, dosage]]);
});

test('“Nell takes metformin 1000 now” changes what is stored', () => {
  expect(made('Nell takes metformin 1000 now')).toEqual([['updateMedication', undefined, '1000 mg']]);
});

test.each(['Omar can lift again', 'Omar is cleared to work again'])('“%s” takes no allergy away', (said) => {
  const { text, cards = [] } = lastPlan([said], { family });
  expect(cards).toEqual([]);
  expect(text).not.toMatch(/shellfish|Which one goes/);
});

test('“Omar can eat shellfish again” does', () => {
  expect(lastCards(['Omar can eat shellfish again'], { family }).map(({ tool }) => tool)).toEqual([
    'updateFamilyMember',
  ]);
});
