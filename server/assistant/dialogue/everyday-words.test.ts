// Records that are asked for, corrected and told in everyday words: parts of the day, kinds of doctors, a last day and a day back.
import { describe, expect, test } from 'vitest';
import { memberWith } from '../answers/testing/asked.ts';
import { appointmentWith } from '../answers/testing/family.ts';
import type { Household } from '../reading/household.ts';
import { lastPlan } from './testing/thread.ts';

const FAMILY: Partial<Household> = {
  speakerId: 'orla',
  members: [
    memberWith({
      id: 'orla',
      name: 'Orla',
      relationship: 'parent',
      age: 41,
      notes: 'Night nurse, picks up extra work.',
    }),
    memberWith({ id: 'bram', name: 'Bram', age: 16, notes: 'Grade 11, homeschooled, free spirit.' }),
    memberWith({ id: 'tess', name: 'Tess', age: 8, notes: 'School is hard, after lunch she naps.' }),
  ],
  appointments: [
    appointmentWith({ id: 'scan', familyMemberId: 'orla', title: 'Bone scan', when: '2026-11-30T14:10' }),
    appointmentWith({ id: 'gut', familyMemberId: 'bram', title: 'Gut checkup', when: '2026-12-03T15:20' }),
    appointmentWith({ id: 'ears', familyMemberId: 'tess', title: 'Hearing test', when: '2026-12-09T13:30' }),
  ],
};
const answer = (...turns: string[]): string => lastPlan(turns, { family: FAMILY }).text;

describe('a question about free time', () => {
  test.each([
    ['am i free mon the 30th after lunch, they want me for extra work', /^No, you have .*Bone scan at 2:10 PM/],
    ['is bram free thurs dec 3 after school', /^No, Bram has .*Gut checkup at 3:20 PM/],
    ['is tess free wed dec 9 after lunch, her school friend asked', /^No, Tess has .*Hearing test at 1:30 PM/],
    ['am i free nov 30 before supper', /^No, you have .*Bone scan/],
  ])('“%s” is answered by the appointments, not by a note with the same words', (said, text) => {
    expect(answer(said)).toMatch(text);
  });
});
