// Times that only notes tell: ends of school, breaks, turns of every second week; the same of another day or person.
import { expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { settings } from '../../answers/school/testing/school-family.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({
      id: 'ada',
      name: 'Ada',
      relationship: 'parent',
      age: 36,
      notes: 'Night shift every other weekend, next Nov 28 and 29. Pregnant, due March 3, 2027.',
    }),
    memberWith({
      id: 'kit',
      name: 'Kit',
      age: 9,
      notes:
        '4th grade at Elm School, out at 2:50 pm. Robotics Tue until 4:15 pm. Winter break Dec 19 to Jan 3.',
    }),
    memberWith({
      id: 'roo',
      name: 'Roo',
      age: 3,
      notes:
        'Acorn preschool Mon to Fri, closes at 5 pm. Preschool closed Dec 23 and 24. No school Fri Dec 4.',
    }),
  ],
  appointments: [
    appointmentWith({ id: 'eyes', title: 'Eye exam', when: '2026-12-03T14:00', familyMemberId: 'kit' }),
  ],
  contacts: [contactWith({ id: 'acorn', name: 'Acorn Preschool', phoneNumber: '555-0142' })],
};
const YEAR = settings({
  schoolName: 'Elm School',
  foundCalendar: {
    schoolName: 'Elm School',
    academicYear: '2026-2027',
    events: [{ date: '2027-06-16', event: 'Last day of school, out at 12:00' }],
  },
});
const text = (...said: string[]): string => lastPlan(said, { family }).text;

test.each(['when is the last day of school', 'when does school end for the year'])(
  '“%s” is told by the school calendar, and not by the leave of a school librarian',
  (said) => {
    const ada = memberWith({
      id: 'ada',
      name: 'Ada',
      relationship: 'parent',
      notes: 'School librarian, on leave until March 24.',
    });
    const stored = { ...family, members: [ada], schoolSettings: YEAR };
    expect(lastPlan([said], { family: stored }).text).toMatch(/Last day of school.* June 16/);
  },
);

test.each([
  ['what time is kit out tomorrow', /^2:50 PM on Monday/],
  ['when is kit home tuesday', /^4:15 PM on Tuesday/],
  ['am i on night shift next weekend', /^Yes, Saturday, November 28/],
  ['when is kits winter break', /^Saturday, December 19.* to .*January 3/],
  ['does roo have school on december 4', /^No\. Roo's notes say/],
  ['is preschool open on dec 23', /^No\. Roo's notes say “Preschool closed Dec 23 and 24”/],
  ['til when is the preschool open', /^Until 5:00 PM/],
  ['does kit have to leave school early for the eye exam', /Yes, Kit's notes say .*out at 2:50 pm/],
  ['how far along am i', /^25 weeks and 4 days today/],
])('“%s” is answered from a note', (said, words) => {
  expect(text(said)).toMatch(words);
});

test('the same of another day or person', () => {
  expect(text('when is kit done tomorrow', 'and tuesday?')).toMatch(/^4:15 PM on Tuesday/);
  expect(text('am i on night shift next weekend', 'and the weekend after that')).not.toMatch(/^Yes/);
});

test.each([
  'when does kit see the eye doctor',
  'when is kits birthday',
  'what is for dinner tomorrow',
  'take the nuts off the christmas list',
  'so when is kit off',
])('“%s” is none of it', (said) => expect(text(said)).not.toMatch(/notes say “(?:Winter break|4th grade)/));
