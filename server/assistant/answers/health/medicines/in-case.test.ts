// 'How much glargine if the pump dies': what is stored for that case, and nothing that is reckoned.
import { expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { contactWith, medicationWith } from '../../testing/records.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';

const family = {
  ...HEALTH_FAMILY,
  contacts: [
    ...HEALTH_FAMILY.contacts,
    contactWith({ id: 'naka', name: 'Dr. Nakamura', type: 'specialist', phoneNumber: '401-555-0111' }),
  ],
  medications: [
    medicationWith({
      id: 'basal',
      name: 'Insulin glargine',
      familyMemberId: 'mia',
      dosage: '9 units',
      frequency: 'as needed',
      prescribedBy: 'Dr. Nakamura',
      instructions: 'Only if the pump fails, once in 24 hours. Call Dr. Nakamura.',
    }),
    medicationWith({
      id: 'bolus',
      name: 'Insulin lispro',
      familyMemberId: 'mia',
      dosage: '1 unit per 12 g of carbs',
      instructions: 'Through the pump.',
    }),
  ],
};

test.each([
  'how much glargine if the pump dies',
  'how many units of glargine when mias pump is broken',
  'what is the glargine dose when the pump fails',
])('%s', (said) => {
  expect(lastPlan([said], { family }).text).toMatch(
    /9 units.*[Mm]ia.*[Oo]nly if the pump fails, once in 24 hours.*Dr\. Nakamura.*401-555-0111/s,
  );
});

test.each(['how much lispro for 40 carbs', 'how much glargine if she has a fever'])(
  'another case is not told from it: %s',
  (said) => expect(lastPlan([said], { family }).text).not.toMatch(/^9 units|is stored for Mia/),
);
