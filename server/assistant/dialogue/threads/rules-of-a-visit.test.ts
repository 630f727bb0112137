// The note of a coming visit answers what may be eaten or taken before it, and a test to come is no entry of the history.
import { describe, expect, test } from 'vitest';
import { calms } from '../../answers/health/care/beside-danger.ts';
import { appointmentWith, contactWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 40 }),
    memberWith({ id: 'kit', name: 'Kit', age: 5, allergies: ['eggs'] }),
    memberWith({ id: 'bo', name: 'Bo', age: 9 }),
    memberWith({ id: 'nan', name: 'Nell', relationship: 'grandparent', age: 70 }),
  ],
  contacts: [contactWith({ id: 'mori', name: 'Dr. Mori', phoneNumber: '612-555-0162' })],
  appointments: [
    appointmentWith({
      id: 'egg',
      title: 'Egg allergy retest',
      when: '2026-12-11T13:30',
      familyMemberId: 'kit',
      contactId: 'mori',
      notes: 'No antihistamines for 7 days before.',
    }),
    appointmentWith({
      id: 'lab',
      title: 'A1C blood draw',
      when: '2026-12-01T08:15',
      familyMemberId: 'nan',
      notes: 'Nothing to eat from midnight, water is fine.',
    }),
  ],
  records: [
    recordWith({ id: 'old', title: 'Egg skin prick test', familyMemberId: 'kit', date: '2025-11-18' }),
    recordWith({ id: 'a1c', title: 'A1C 7.4%', familyMemberId: 'nan', date: '2026-10-14' }),
  ],
};
const text = (...turns: string[]) => lastPlan(turns, { family }).text;

describe('a medicine that is not stored, of the sort that the note stops', () => {
  test.each([
    [
      'can kit have zyrtec on dec 8',
      /^No, not .*December 8.*December 3 is the last day for Zyrtec; Dr\. Mori/,
    ],
    ['can kit take benadryl today', /^Kit's Egg allergy retest.*December 3 is the last day for Benadryl/],
    ['when should kit stop her allergy meds', /December 3 is the last day/],
  ])('“%s” is counted back', (said, part) => {
    expect(text(said)).toMatch(part);
    expect(text(said)).toContain('In an allergic reaction the action plan counts');
  });

  test('of the visit spoken of', () => {
    expect(text('when is kits retest', 'so no zyrtec from when')).toMatch(/December 3 is the last day/);
  });

  const household = { ...EMPTY_HOUSEHOLD, ...family };
  test.each([
    ['can kit have zyrtec on dec 8', true],
    ['can bo have zyrtec', false],
    ['how much zyrtec can kit have', false],
    ['kit has hives can i give zyrtec', false],
    ['can kit have tylenol', false],
  ])('“%s” takes the place of the words on doses: %s', (said, isCalm) => {
    expect(calms({ kind: 'dose' }, said, household, '2026-11-22')).toBe(isCalm);
  });
});

describe('food before a visit', () => {
  test.each([
    [['can nell drink coffee before the a1c']],
    [['when is nells a1c', 'does she need to fast']],
    [['when is nells a1c', 'can she have coffee before']],
    [['when is nells blood draw', 'can she drink water that morning']],
  ])('%j is answered by its note', (turns) => {
    expect(text(...turns)).toMatch(/^By the note, “Nothing to eat from midnight, water is fine\./);
  });

  test('of another person it says nothing', () => {
    expect(text('can bo eat before practice')).not.toContain('By the note');
  });
});

describe('a test to come', () => {
  test.each(['when is the egg test', 'when is kits egg test'])('“%s”', (said) =>
    expect(text(said)).toMatch(/Egg allergy retest is Friday, December 11/),
  );
  test.each(['when is the a1c test', "when is nell's a1c"])('“%s”', (said) =>
    expect(text(said)).toMatch(/A1C blood draw is Tuesday, December 1/),
  );
  test.each(['when was the egg test', 'when was kits last egg test'])('“%s” is one of the past', (said) =>
    expect(text(said)).toContain('Egg skin prick test'),
  );
});
