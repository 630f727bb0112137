// Signs to look out for with a medicine: of the one spoken of or named, and no advice that is of another sort.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { medicationWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  ...FAMILY,
  medications: [
    ...(FAMILY.medications ?? []),
    medicationWith({
      id: 'singulair',
      name: 'Montelukast',
      familyMemberId: 'lucas',
      dosage: '5 mg',
      frequency: 'once daily',
      prescribedBy: 'Dr. Anika Patel',
    }),
    medicationWith({
      id: 'own',
      name: 'Xylofrin',
      familyMemberId: 'mia',
      dosage: '1 ml',
      frequency: 'once daily',
    }),
  ],
};

describe('after a medicine', () => {
  test.each([
    'anything i shld watch for',
    'is there anything we should look out for',
    'what do we need to watch for',
    'any side effects?',
  ])('“%s” names its signs and the doctor who prescribed it', (said) => {
    const { text } = lastPlan(['when does lucas take montelukast', said], { family });
    expect(text).toMatch(/mood|dreams/);
    expect(text).toContain('Dr. Anika Patel (212-555-0142)');
  });
});

test('a medicine that begins later has them already', () => {
  const later = (family.medications ?? []).map((one) => ({ ...one, startDate: '2026-12-01' }));
  const turns = ['when does lucas start montelukast', 'anything i should watch for'];
  expect(lastPlan(turns, { family: { ...family, medications: later } }).text).toMatch(/mood/);
});

test.each([
  ['what are the side effects of montelukast', /mood/],
  ['side effects of amoxicillin', /[Ll]oose stools/],
  ['anything to watch for with the xylofrin', /pharmacist or doctor can tell you/],
])('“%s”', (said, words) => expect(lastPlan([said], { family }).text).toMatch(words));

test.each(['side effects of montelukast', 'side effects of zyrtec', 'does the xylofrin have side effects'])(
  '“%s” is told nothing of a course of antibiotics',
  (said) => expect(lastPlan([said], { family }).text).not.toMatch(/to the end as prescribed|old bottle/),
);

test('without a medicine before it, nothing is told of one', () => {
  expect(lastPlan(['what do i have to watch for'], { family }).text).not.toMatch(/mood|stools/);
});
