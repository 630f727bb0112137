// The length of a coming visit that is asked for beside another question.
import { expect, test } from 'vitest';
import { HEALTH_FAMILY } from '../../answers/health/testing/health-family.ts';
import { appointmentWith, medicationWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  ...HEALTH_FAMILY,
  appointments: [
    appointmentWith({
      id: 'lung',
      title: 'Lung function test',
      when: '2026-12-10T11:00',
      familyMemberId: 'ruth',
      duration: 45,
      notes: 'No tiotropium that morning.',
    }),
  ],
  medications: [
    medicationWith({ id: 'tio', name: 'Tiotropium inhaler', familyMemberId: 'ruth', dosage: '2 puffs' }),
  ],
};

test.each(["how long is ruth's lung test", 'how long is ruths lung test and how many puffs of the inhaler'])(
  '“%s” is 45 minutes',
  (said) => expect(lastPlan([said], { family }).text).toMatch(/^.{0,60}Lung function test takes 45 minutes/),
);

test('the note about a medicine is told beside it', () => {
  const said = 'how long is ruths lung test and what was the thing with the inhaler';
  expect(lastPlan([said], { family }).text).toMatch(/takes 45 minutes.*“No tiotropium that morning”/s);
  expect(lastPlan(['what was the thing with the inhaler'], { family }).text).toMatch(/“No tiotropium/);
});
