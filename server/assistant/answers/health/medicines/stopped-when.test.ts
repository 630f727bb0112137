// The last day of a medicine that has stopped is the day that is told, else today.
import { expect, test } from 'vitest';
import { lastCards } from '../../../dialogue/testing/thread.ts';
import { medicationWith, memberWith } from '../../testing/records.ts';

/** Sunday, November 22, 2026. */
const TODAY = '2026-11-22';
const family = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38 }),
    memberWith({ id: 'curt', name: 'Curt', relationship: 'parent', age: 40 }),
  ],
  medications: [
    medicationWith({ id: 'b12', name: 'Vitamin B12', familyMemberId: 'curt', frequency: 'once daily' }),
  ],
};
const inputs = (said: string) => lastCards([said], { family }).map(({ input }) => input);

test.each([
  'Curt stopped taking the B12.',
  'curt is off the b12',
  "curt isn't taking his b12 anymore",
  'curts done with the b12',
  'curt no longer takes vitamin b12',
  'curt quit the b12',
  "curt doesn't take b12 any more",
  'we stopped curts b12, it made him queasy',
])('“%s” ends it today', (said) => {
  expect(inputs(said)).toMatchObject([{ id: 'b12', isActive: false, endDate: TODAY }]);
});

test.each([
  ['curt stopped the b12 yesterday', '2026-11-21'],
  ['curt stopped the b12 on monday', '2026-11-16'],
])('a told day wins: “%s”', (said, endDate) => {
  expect(inputs(said)).toMatchObject([{ id: 'b12', isActive: false, endDate }]);
});

test.each([
  'curt will stop the b12',
  'curt stopped the b12 a while ago',
  'curt wants to stop the b12',
  'should curt stop the b12',
  'curt should be off the b12 soon',
  'stop the b12 for curt',
])('“%s” names no day', (said) => {
  for (const input of inputs(said)) expect(input).not.toHaveProperty('endDate');
});

test('a last day that was earlier stays', () => {
  const ended = {
    ...family,
    medications: family.medications.map((one) => ({ ...one, endDate: '2026-11-18' })),
  };
  for (const { input } of lastCards(['Curt stopped taking the B12.'], { family: ended }))
    expect(input).not.toHaveProperty('endDate');
});
