// Times that two stored values tell together: an age on the day of a visit, a difference since birth, weeks left, days of a school.
import { describe, expect, test } from 'vitest';
import { settings } from '../../answers/school/testing/school-family.ts';
import { appointmentWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

// Today is Sunday, November 22, 2026.
const family = {
  speakerId: 'ada',
  members: [
    memberWith({
      id: 'ada',
      name: 'Ada',
      relationship: 'parent',
      notes: 'School nurse, on leave until December 19.',
    }),
    memberWith({ id: 'bo', name: 'Bo', age: 0, birthDate: '2026-10-10' }),
    memberWith({ id: 'kit', name: 'Kit', age: 8, birthDate: '2017-12-03', notes: 'Likes school.' }),
    memberWith({ id: 'zev', name: 'Zev', age: 13, notes: '8th grade at Alder Middle, 8:45 to 3:25.' }),
  ],
  appointments: [
    appointmentWith({ id: 'weight', title: 'Weight check', when: '2026-11-24T09:00', familyMemberId: 'bo' }),
    appointmentWith({ id: 'two', title: 'Two-month check', when: '2026-12-14T09:00', familyMemberId: 'bo' }),
    appointmentWith({
      id: 'teeth',
      title: 'Dental cleaning',
      when: '2026-12-07T09:00',
      familyMemberId: 'kit',
    }),
  ],
  records: [
    recordWith({
      id: 'birth',
      title: 'Birth',
      date: '2026-10-10',
      familyMemberId: 'bo',
      description: '7 lb 12 oz, 20 in.',
    }),
    recordWith({
      id: 'heavy',
      title: 'Weight',
      date: '2026-11-12',
      familyMemberId: 'bo',
      description: '9 lb 2 oz.',
    }),
  ],
  schoolSettings: settings({
    schoolName: 'Linden Elementary',
    schoolHours: { start: '08:15', end: '14:20' },
    breaks: [],
    foundCalendar: {
      schoolName: 'Linden Elementary',
      academicYear: '2026-2027',
      events: [
        { date: '2026-12-04', event: 'Staff day, no school', kind: 'staff-day' },
        { date: '2026-12-10', event: 'Kindergarten zoo trip', kind: 'school' },
        { date: '2027-06-16', event: 'Last day of school', kind: 'last-day' },
      ],
    },
  }),
};
const text = (...turns: string[]): string => lastPlan(turns, { family }).text;

describe('ages', () => {
  test.each([
    [
      'how many wks old is bo at his 2 month appt',
      /^Bo will be 9 weeks and 2 days old on Monday, December 14/,
    ],
    ['how many weeks old is bo', /^Bo is 6 weeks and 1 day old/],
    ['how old will bo be on december 10', /^Bo will be 2 months old on Thursday, December 10/],
    ['how old is kit at her dental cleaning', /^Kit will be 9 on Monday, December 7/],
    ['how old is kit', /^Kit is 8/],
  ])('“%s”', (said, answer) => {
    expect(text(said)).toMatch(answer);
  });
});

describe('a difference of two values', () => {
  test.each([
    [['what was the last weight of bo', 'how much since birth']],
    [['how much has bo gained since birth']],
    [['how many pounds did bo put on since he was born']],
  ])('%j', (turns) => {
    expect(text(...turns)).toMatch(/^1 lb 6 oz more for Bo, from 7 lb 12 oz .* to 9 lb 2 oz/);
  });

  test('needs two', () => {
    expect(text('how much has kit gained since birth')).not.toMatch(/more for/);
  });
});

describe('time that is left', () => {
  test.each([
    ["when's my leave over n how many wks left", /^Until December 19, 3 weeks and 6 days from now/],
    ['is my leave over and how many weeks are left', /^No, until December 19, 3 weeks and 6 days from now/],
    ['how many days til the zoo trip', /^Kindergarten zoo trip is on Thursday, December 10, in 18 days/],
    ['when is the zoo trip', /^Kindergarten zoo trip is on Thursday, December 10/],
    ['when is the last day of school', /^Last day of school is on Wednesday, June 16/],
  ])('“%s”', (said, answer) => {
    expect(text(said)).toMatch(answer);
  });
});

test('a first dose asked about beside an ear is no visit, and a way back after a holiday no school day', () => {
  const said = "Urgent care gave us Augmentin for Kit's teeth, when should I give the first dose?";
  expect(text(said)).not.toMatch(/Dental cleaning/);
  expect(text('when do they go back after christmas')).not.toMatch(/^Yes, there is school/);
});

describe('which school', () => {
  test.each([
    ['is there school on december 4', /^No, there is no school on Friday, December 4/],
    ['does kit have school on dec 4', /^No, there is no school/],
    ['does zev have school on dec 4', /^Zev's notes say “8th grade at Alder Middle.*aren't stored/],
    ["zev's school hours", /^Zev's notes say “8th grade at Alder Middle, 8:45 to 3:25”/],
    ['what time does zev get out of school', /^Zev's notes say/],
    ['school hours for kit', /^Linden Elementary runs from 8:15 AM to 2:20 PM/],
  ])('“%s”', (said, answer) => {
    expect(text(said)).toMatch(answer);
  });
});
