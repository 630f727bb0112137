// People's time from notes: shifts on listed dates, weekends with another parent and weekly hours, asked in any way.
import { describe, expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { appointmentWith, memberWith } from '../testing/records.ts';

// Today is Sunday, November 22, 2026.
const family = {
  speakerId: 'ada',
  members: [
    memberWith({
      id: 'ada',
      name: 'Ada',
      relationship: 'parent',
      notes: 'Baker. Monday to Friday, 5 am to 1 pm.',
    }),
    memberWith({
      id: 'olu',
      name: 'Olu',
      relationship: 'spouse',
      notes: 'Firefighter. 24-hour shifts from 8 am on November 24, 27 and 30 and December 3. Bad knee.',
    }),
    memberWith({ id: 'pop', name: 'Pop', relationship: 'grandparent', notes: 'Drives only by day.' }),
    memberWith({
      id: 'kit',
      name: 'Kit',
      age: 9,
      notes:
        "Born on March 3. Now here November 2 to December 20, then at her mom's. At her father Joe's every other weekend, next November 27 to 29.",
    }),
  ],
  appointments: [
    appointmentWith({
      id: 'eyes',
      title: 'Eye exam',
      when: '2026-11-24T15:00',
      familyMemberId: 'kit',
      duration: 30,
    }),
    appointmentWith({
      id: 'ears',
      title: 'Hearing test',
      when: '2026-11-26T15:00',
      familyMemberId: 'kit',
      duration: 30,
    }),
    appointmentWith({
      id: 'teeth',
      title: 'Dental cleaning',
      when: '2026-12-01T07:30',
      familyMemberId: 'kit',
    }),
  ],
};
const text = (...turns: string[]): string => lastPlan(turns, { family }).text;

test.each([
  [
    'is olu gone tuesday',
    /^Yes, Olu is away on Tuesday, November 24, 8:00 AM to 8:00 AM the next day\. Olu's notes say/,
  ],
  ['n is olu home wednesday', /^Yes, by the notes nothing takes Olu away on Wednesday/],
  ['is olu around wed morning', /^No, Olu is away on Wednesday, November 25, until 8:00 AM/],
  ['when is olu away next week', /^Tuesday, November 24 and Friday, November 27/],
  ['does olu work on the 30th', /^Yes, Olu works on Monday, November 30/],
  ['is olu off dec 3', /^No, Olu works on Thursday, December 3/],
  ['is kit here next weekend', /^No, Saturday, November 28 and Sunday, November 29, when Kit is away/],
  ['is kit with us on dec 11', /^No, Kit is away on Friday, December 11/],
  ['is kit with us on dec 4', /^Yes, by the notes nothing takes Kit away/],
  [
    'which days next week am i alone with kit',
    /^Tuesday, November 24 and Friday, November 27, when Olu is away/,
  ],
  ['am i alone tuesday night', /^Yes, Olu is away on Tuesday/],
])('“%s”', (said, answer) => {
  expect(text(said)).toMatch(answer);
  expect(lastPlan([said], { family }).cards ?? []).toEqual([]);
});

describe('a visit against the notes', () => {
  test.each([
    [['can olu be at the eye exam'], /^No\. Kit's Eye exam is .* and Olu's notes say “24-hour/],
    [
      ['when is the hearing test', 'can olu be there'],
      /^Yes, as far as I can see\. .*nothing else is stored for Olu/,
    ],
    [['can olu come to the dental cleaning'], /^No\. .*7:30 AM.*Olu's notes say/],
    [['could pop drive us to the eye exam'], /^Yes, .*Pop's notes say “Drives only by day”/],
    [['is pop free for the hearing test'], /^Yes/],
    [
      ['when does olu work', 'so who does the eye exam'],
      /^Kit's Eye exam is .*Nothing is stored for you or Pop/,
    ],
    [['who takes kit to the eye exam'], /Nothing is stored for you or Pop .*Olu's notes say/],
    [['does the eye exam clash with anything'], /Kit's Eye exam from 3:00 PM.*Olu's notes say/],
    [
      ['does the dental cleaning clash with my work'],
      /^Yes, with the notes, .*Your notes say “Monday to Friday/,
    ],
  ])('%j', (turns, answer) => {
    expect(text(...turns)).toMatch(answer);
  });

  test('stays the visit spoken of', () => {
    expect(lastPlan(['who takes kit to the eye exam', 'move it to 11:30'], { family }).cards).toMatchObject([
      { input: { id: 'eyes', appointmentDate: '2026-11-24T11:30' } },
    ]);
  });

  test('keeps what asks for no time', () => {
    expect(text('kit wont sleep alone all of a sudden')).not.toMatch(/notes say/);
    expect(text('does the hearing test clash with anything')).not.toMatch(/Baker|5 am/);
    expect(
      text(
        'Olu and I disagree about bedtimes, and Kit is wrecked when they come home here on Friday, what do I do',
      ),
    ).not.toMatch(/notes say/);
    expect(text('who does her eyes')).not.toMatch(/Nothing is stored for you/);
    expect(text('can olu take ibuprofen')).not.toMatch(/shifts/);
  });
});

test('the day names who is away', () => {
  expect(text('what is on tuesday')).toMatch(/Olu's notes say “24-hour shifts/);
  expect(text('what is on wednesday')).not.toMatch(/24-hour/);
});
