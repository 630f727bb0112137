// When the next dose is: the stored rhythm and the last one recorded, in the place of an alarm.
import { expect, it, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { contactWith, medicationWith, memberWith } from '../../testing/records.ts';
import { calms } from '../care/beside-danger.ts';
import { asksNextDose } from './next-dose.ts';

const family = {
  members: [memberWith({ id: 'remo', name: 'Remo' }), memberWith({ id: 'ada', name: 'Ada' })],
  contacts: [contactWith({ id: 'c1', name: 'Dr. Patel', phoneNumber: '555-0101' })],
  medications: [
    medicationWith({
      id: 'm1',
      name: 'Keflex',
      familyMemberId: 'remo',
      frequency: 'twice daily',
      instructions: '8 AM and 8 PM.',
      prescribedBy: 'Dr. Patel',
      isActive: true,
    }),
  ],
};
const household = { ...EMPTY_HOUSEHOLD, ...family };
const TODAY = '2026-11-22';

it.each([
  'when can remo have the next one',
  'whens remos next keflex',
  'how soon can remo have another dose',
])('tells the rhythm and reckons no hour: %s', (said) => {
  const { text, cards } = lastPlan([said], { family });
  expect(text).toContain('“twice daily, 8 AM and 8 PM”. No dose of it is recorded.');
  expect(text).toContain('Dr. Patel (555-0101)');
  expect(cards ?? []).toEqual([]);
});

test('a dose that was given is recorded, and the question beside it answered', () => {
  const { text, cards } = lastPlan(["gave remo his keflex at 8:15, when's the next one"], { family });
  expect(cards).toMatchObject([{ tool: 'createDose' }]);
  expect(text).toContain('“twice daily, 8 AM and 8 PM”. I don');
});

test('it takes the place of the words on doses, for the medicine spoken of as well', () => {
  const isCalm = (said: string, focus = {}) => calms({ kind: 'dose' }, said, household, TODAY, focus);
  expect(isCalm('when can remo have the next one')).toBe(true);
  expect(isCalm('when can he have the next one', { medication: 'm1' })).toBe(true);
  expect(isCalm('when can he have the next one')).toBe(false);
  expect(asksNextDose('remo threw it up, when can he have the next one', { household, today: TODAY })).toBe(
    undefined,
  );
  expect(isCalm('when can ada have the next one')).toBe(false);
});
