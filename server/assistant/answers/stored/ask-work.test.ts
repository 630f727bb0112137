// Days of work that the notes of a grown-up tell: asked by a day, a week, or against the visits.
import { describe, expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { appointmentWith, memberWith } from '../testing/records.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({
      id: 'ada',
      name: 'Ada',
      relationship: 'parent',
      notes: 'Paramedic. Monday, Wednesday and Saturday, 7 am to 7:30 pm. Bad knee.',
    }),
    memberWith({
      id: 'olu',
      name: 'Olu',
      relationship: 'spouse',
      notes: 'Baker. Nights Sunday to Thursday, 10 pm to 6:30 am.',
    }),
    memberWith({ id: 'kit', name: 'Kit', age: 9, notes: 'Wears a brace at night. Chess Friday 4 to 5.' }),
  ],
  appointments: [
    appointmentWith({
      id: 'teeth',
      title: 'Dental cleaning',
      when: '2026-12-02T09:00',
      familyMemberId: 'kit',
    }),
    appointmentWith({ id: 'eyes', title: 'Eye exam', when: '2026-12-03T09:00', familyMemberId: 'kit' }),
  ],
};
const plan = (...turns: string[]) => lastPlan(turns, { family });

describe('a day', () => {
  test.each([
    [
      'am i working wednesday',
      /^Yes, you work on Wednesday, November 25, 7:00 AM to 7:30 PM\. Your notes say/,
    ],
    ['do i work on the 24th', /^No, you're off on Tuesday, November 24\. Your notes say/],
    ['am i off friday', /^Yes, you're off on Friday, November 27/],
    ['am i off saturday dec 5', /^No, you work on Saturday, December 5/],
    ['is olu working tuesday', /^Yes, Olu works on Tuesday.*10:00 PM to 6:30 AM.*ends at 6:30 AM that day/],
    ['is olu off saturday dec 5', /^Yes, Olu is off on Saturday, December 5/],
    [
      'is olu working on thanksgiving',
      /^Yes, Olu works on Thursday, November 26.*Thanksgiving the notes don't say/,
    ],
  ])('“%s”', (said, text) => {
    expect(plan(said).text).toMatch(text);
    expect(plan(said).cards ?? []).toEqual([]);
  });

  test('of what was spoken of', () => {
    expect(plan("when is kit's dental cleaning", 'am i working that day').text).toMatch(
      /^Yes\. .*December 2/,
    );
  });
});

test('the days of a week, and the visits on them', () => {
  expect(plan('what days do i work next week').text).toMatch(
    /^Monday, November 23, Wednesday, November 25 and Saturday, November 28\./,
  );
  const { text } = plan('which appointments fall on days when i work');
  expect(text).toContain('Dental cleaning');
  expect(text).not.toContain('Eye exam');
});

test.each(['is kit off friday', 'does the new lamp work', 'am i free tuesday'])(
  '“%s” asks for no shift',
  (said) => expect(plan(said).text).not.toMatch(/notes say|\bbrace\b/),
);
