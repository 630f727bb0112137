// The length of a coming visit that is asked for beside another question.
import { describe, expect, test } from 'vitest';
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

describe('a visit to come whose title the question only clips', () => {
  const visits = {
    ...family,
    appointments: [
      appointmentWith({
        id: 'egg',
        title: 'Egg allergy retest',
        when: '2026-12-02T13:30',
        familyMemberId: 'ruth',
      }),
    ],
  };
  test.each(['what day is the egg test', 'when is the egg test', "when's the egg retest"])('“%s”', (said) =>
    expect(lastPlan([said], { family: visits }).text).toMatch(/Egg allergy retest is .*December 2/),
  );
  test('a dish of one of its words is no visit', () => {
    expect(lastPlan(['when is the egg salad'], { family: visits }).text).not.toMatch(/retest/);
  });
});

test('the note about a medicine is told beside it', () => {
  const said = 'how long is ruths lung test and what was the thing with the inhaler';
  expect(lastPlan([said], { family }).text).toMatch(/takes 45 minutes.*“No tiotropium that morning”/s);
  expect(lastPlan(['what was the thing with the inhaler'], { family }).text).toMatch(/“No tiotropium/);
});
