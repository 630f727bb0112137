// The answers about days, free time and dates, from sentences of parents to words.
import { describe, expect, test } from 'vitest';
import { schoolEvents } from '#rules/calendar/events/school-events.ts';
import { askedOf } from '../testing/asked.ts';
import { FAMILY } from '../testing/family.ts';
import type { Asked } from '../plan.ts';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import type { Household } from '../../reading/household.ts';
import { dayAnswers } from './day.ts';

const textOf = (
  intent: string,
  said: string,
  more: Partial<Pick<Asked, 'focus'>> = {},
  family: Partial<Household> = FAMILY,
): string => dayAnswers[intent]?.(askedOf(intent, said, family, more)).text ?? '';
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '));

test('a day is its appointments, meals and medicines that end, together', () => {
  expect(linesOf(textOf('day_ask', 'what does monday look like'))).toEqual([
    '- 9:30 AM, **Theo 15-month checkup**, with Dr. Anika Patel (Bring the vaccine card)',
    '- Dinner, Turkey chili',
  ]);
  expect(linesOf(textOf('day_ask', 'and tuesday'))).toEqual([
    '- 3:45 PM, **Orthodontist** for Mia, with Dr. Lin',
    '- Dinner, Tacos',
  ]);
  expect(linesOf(textOf('day_ask', 'whats on wednesday'))).toContain('- Last day of Amoxicillin for Theo');
});

test('an empty day is one line, and a question for yes or no begins so', () => {
  expect(textOf('day_ask', 'anything saturday?')).toBe('No, nothing is stored on Saturday, November 28.');
  expect(textOf('day_ask', 'do we have anything on the 14th')).toMatch(
    /^Yes, your Mammogram is Monday, December 14 at 7:45 AM/,
  );
});

test('a week has a line for each day with something, and only what a person has', () => {
  expect(linesOf(textOf('day_ask', 'whats on next week'))).toHaveLength(3);
  const mias = linesOf(textOf('day_ask', 'whats on for mia next week'));
  expect(mias).toHaveLength(1);
  expect(mias[0]).toContain('Orthodontist');
});

test('what else is that day leaves out what was spoken of', () => {
  const focus = { medical_appointment: 'ortho', day: '2026-11-24' };
  expect(linesOf(textOf('day_ask', 'what else is that day', { focus }))).toEqual(['- Dinner, Tacos']);
});

test('breaks of the school calendar are in the day, from the first to the last', () => {
  const school = {
    id: 'first',
    label: 'PS 9',
    schoolType: 'public',
    schoolName: 'PS 9',
    calendarConfirmed: true,
    breaks: [{ name: 'Thanksgiving Break', startDate: '2026-11-25', endDate: '2026-11-27' }],
    foundCalendar: null,
    children: ['lucas', 'mia'],
  };
  const family = { ...FAMILY, schoolEvents: schoolEvents([school], new Map()) };
  expect(textOf('day_ask', 'whats on wednesday', {}, family)).toContain('- Thanksgiving Break Begins');
  expect(textOf('day_ask', 'whats on thursday', {}, family)).toContain('- Thanksgiving Break goes on');
  expect(textOf('day_ask', 'whats on thursday for theo', {}, family)).not.toContain('Break');
});

test.each([
  [
    'is mia free tuesday afternoon? coach wants to move practice',
    'No, Mia has the Orthodontist at 3:45 PM on Tuesday, November 24.',
  ],
  [
    'is mia free wednesday afternoon',
    'Yes, nothing is stored for Mia on Wednesday, November 25 in the afternoon.',
  ],
  ['is theo free tuesday afternoon', 'Yes, nothing is stored for Theo'],
  ['tues 4pm free?', 'No, Mia has the Orthodontist'],
  [
    'is mia free tuesday morning',
    'Yes, nothing is stored for Mia on Tuesday, November 24 in the morning. That day Mia has the Orthodontist at 3:45 PM.',
  ],
  ['is mia free tuesday', 'No, not all day, Mia has the Orthodontist at 3:45 PM'],
  ['am i free dec 14 at 8', 'No, you have the Mammogram at 7:45 AM'],
  ['is monday 9:30 taken already', 'Yes, Theo has the 15-month checkup at 9:30 AM tomorrow'],
  ['is mia free tuesday after lunch', 'No, Mia has the Orthodontist at 3:45 PM'],
  ['is mia free tues before supper', 'No, Mia has the Orthodontist at 3:45 PM'],
  [
    'is mia free tuesday after supper',
    'Yes, nothing is stored for Mia on Tuesday, November 24 after supper.',
  ],
  [
    'is mia free tuesday around noon',
    'on Tuesday, November 24 around noon. That day Mia has the Orthodontist',
  ],
  ['is mia free tuesday after school', 'No, Mia has the Orthodontist at 3:45 PM'],
  ['is mia free tuesday after school at 6', 'at 6:00 PM. That day Mia has the Orthodontist at 3:45 PM.'],
  ['is theo free monday before lunch', 'No, Theo has the 15-month checkup at 9:30 AM tomorrow'],
  ['is mia free tuesday once the plumber left', 'No, not all day, Mia has the Orthodontist at 3:45 PM'],
  ['when is everyone free next week', 'but Tuesday, November 24, when Mia has the Orthodontist at 3:45 PM'],
])('“%s” is judged by what is stored', (said, text) => {
  expect(textOf('free_ask', said)).toContain(text);
});

test('a free day says that only what is stored counts', () => {
  expect(textOf('free_ask', 'are we free saturday at 3')).toMatch(/stored (?:in PipPal|here)/);
});

test.each([
  ['What day is it?', 'Today is Sunday, November 22, 2026.'],
  ['what time is it', "It's 6:30 PM on Sunday, November 22."],
  ['when is thanksgiving', 'Thanksgiving is Thursday, November 26, in 4 days.'],
  ['how many days until christmas?', '33 days until Christmas, Friday, December 25.'],
  ['how many weeks til christmas', '4 weeks and 5 days until Christmas, Friday, December 25.'],
  ['is the 14th a tuesday', 'No, December 14 is a Monday.'],
  ['is it still november', "Yes, it's November 2026, Sunday, November 22 to be exact."],
  ['is thursday a holiday', 'Yes, Thursday, November 26 is Thanksgiving.'],
  ['when do the clocks change', 'The clocks go forward an hour on Sunday, March 14, 2027, in 16 weeks.'],
  ['how many days left in this month', '8 days after today; the last is Monday, November 30.'],
  ['how long ago was nov 1', '21 days since Sunday, November 1.'],
  ['an hour from now is what time', "That'll be 7:30 PM."],
])('“%s” is answered from the calendar', (said, text) => {
  expect(textOf('date_ask', said)).toBe(text);
});

describe('the hours of work in a member\u2019s notes', () => {
  const at = (members: Record<string, string>): Partial<Household> => ({
    ...FAMILY,
    members: (FAMILY.members ?? []).map((one) => ({ ...one, notes: members[one.id] ?? one.notes })),
  });
  const family = at({ dana: 'Wednesday to Saturday, 5 am to noon.', ben: 'Mondays and Tuesdays 11 to 7.' });
  const saying = (said: string): string => lastPlan([said], { family }).text;

  test.each([
    ['am i off sat', /^No, you work on Saturday, November 28, 5:00 AM to 12:00 PM\. Your notes say/],
    ['do i work fri', /^Yes, you work on Friday/],
    ['am i working on sunday', /^No, you're off on Sunday/],
    ['is ben off thursday', /^Yes, Ben is off on Thursday/],
    ['does ben work monday', /^Yes, Ben works on Monday/],
    ['am i off dec 2 when lucas has his allergy thing', /^Yes, off by then\. .*Lucas has/],
  ])('“%s”', (said, expected) => {
    const plan = lastPlan([said], { family });
    expect(plan.text).toMatch(expected);
    expect(plan.cards ?? []).toEqual([]);
  });

  test('the visit spoken of is held against them', () => {
    const cook = at({ ben: 'Line cook. Mondays to Wednesdays, 6 am to 2:30 pm.' });
    const asked = (visit: string, said: string) => lastPlan([visit, said], { family: cook }).text;
    expect(asked("when is mia's orthodontist", 'is ben off by then')).toMatch(/^Yes, off by then\./);
    expect(asked("when is theo's checkup", 'is ben off by then')).toMatch(/^No, not off then\./);
    expect(asked("when is theo's checkup", 'does ben work then')).toMatch(/^Yes then\./);
  });

  test('an hour behind the days counts, and the night goes past midnight', () => {
    expect(saying('is ben free monday at 6 pm')).toMatch(/^No/);
    expect(saying('am i free friday at 2')).toMatch(/^Yes/);
  });

  test.each(['is mia off friday', 'does friday work for mia', 'is school off friday'])(
    '“%s” asks for no hours of work',
    (said) => expect(saying(said)).not.toMatch(/hours of work|notes say/),
  );
});
