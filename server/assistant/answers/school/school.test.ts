// Answers about school and lessons at home, from sentences and an invented family.
import { describe, expect, test } from 'vitest';
import { schoolSettings } from '#contract/kinds/school.ts';
import type { Household } from '../../reading/household.ts';
import { ANSWERERS } from '../answerers.ts';
import { askedOf } from '../testing/asked.ts';
import { EVENTS, FAMILY, settings, WINTER } from './testing/school-family.ts';

function answer(intent: string, said: string, family: Partial<Household> = FAMILY, chosen = {}) {
  const plan = ANSWERERS[intent]?.(askedOf(intent, said, family, { chosen }));
  if (!plan) throw new Error(`Nobody answers ${intent}.`);
  return plan;
}

test('the invented school has every field of a school', () => {
  const names = Object.keys(schoolSettings.fields).toSorted();
  expect(
    Object.keys(settings())
      .filter((name) => name in schoolSettings.fields)
      .toSorted(),
  ).toEqual(names);
});

describe('questions about school', () => {
  test.each([
    ['is there school friday', 'No, there is no school on Friday, November 27. It’s Thanksgiving Break.'],
    [
      'is there school monday',
      'Yes, there is school tomorrow, Monday, November 23, 8:15 AM to 2:45 PM as usual.',
    ],
    [
      'no school wednesday right',
      'Yes, there is no school on Wednesday, November 25. It’s Thanksgiving Break.',
    ],
    [
      'is lincoln closed monday',
      'No, there is school tomorrow, Monday, November 23, 8:15 AM to 2:45 PM as usual.',
    ],
    ['is saturday a school day', 'No, there is no school on Saturday, November 28. It’s the weekend.'],
    ['is december 4 a half day', 'Yes, Friday, December 4 is “Early Dismissal” and lets out at 12:30 PM.'],
    ['is tomorrow a half day', 'No, tomorrow, Monday, November 23 is a regular day'],
    [
      'when does winter break start',
      'Winter Break starts Wednesday, December 23, in 31 days, and runs through Friday, January 1, 2027, 10 days in all. School is back on Monday, January 4, 2027.',
    ],
    [
      "when's the next day off from school",
      'Next is Thanksgiving Break, Wednesday, November 25 to Friday, November 27.',
    ],
    [
      'any early dismissals in december?',
      'Yes, there is one, Early Dismissal, Friday, December 4 at 12:30 PM.',
    ],
    ['any early dismissals in january?', 'No, there are no early dismissals'],
    ['what time does school start', 'Lincoln Elementary starts at 8:15 AM and ends at 2:45 PM.'],
    [
      'what time does school let out on december 4',
      'Lincoln Elementary has “Early Dismissal” and lets out at 12:30 PM',
    ],
    ['when is picture day', 'Picture Day is on Thursday, December 10, in 18 days.'],
    [
      'school days left before break, how many',
      'There are 2 school days left after today before Thanksgiving Break',
    ],
    ['when do the kids go back after the holidays', 'They go back on Monday, January 4, 2027'],
    ['do we have off for veterans day', 'I can’t say if there’s school on Thursday, November 11, 2027'],
    ['when are conferences', 'No conferences are on the school calendar yet.'],
    ['does theo have school tuesday', 'I don’t have a school for Theo yet.'],
  ])('%s', (said, words) => {
    const { text, reads } = answer('school_ask', said);
    expect(text.replaceAll("'", '’')).toContain(words);
    expect(text.replace(/\d:\d/g, '')).not.toContain(':');
    expect(reads).toContainEqual({ tool: 'getSchoolSettings', input: {} });
  });

  test('dates that nobody has confirmed are no answer, and the School page is named', () => {
    const family = { ...FAMILY, schoolSettings: settings({ calendarConfirmed: false }) };
    expect(answer('school_ask', 'is there school friday', family).text).toMatch(
      /^I can't say.*Confirm them on the School page/,
    );
    expect(answer('school_ask', 'when does winter break start', family).text).toMatch(
      /still wait for your check/,
    );
    expect(answer('school_ask', 'is there school friday', { ...FAMILY, schoolSettings: null }).text).toMatch(
      /no school set up yet/,
    );
  });
});

describe('additions to a school calendar', () => {
  const cardOf = (said: string, family = FAMILY) => answer('school_add', said, family).cards?.[0];
  const eventsOf = (said: string) => JSON.stringify(cardOf(said)?.input['foundCalendar']);

  test('a break goes beside all that are stored', () => {
    expect(cardOf('mid-winter break is feb 15 to 19')).toEqual({
      tool: 'saveSchoolSettings',
      input: {
        breaks: [WINTER, { name: 'Mid-winter Break', startDate: '2027-02-15', endDate: '2027-02-19' }],
      },
    });
  });

  test.each([
    [
      "no school friday december 11, it's a teacher workday",
      { date: '2026-12-11', event: 'Teacher workday', kind: 'staff-day' },
    ],
    [
      'early dismissal dec 18 at 12:30',
      { date: '2026-12-18', event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
    ],
    [
      '2 hour delay tomorrow',
      { date: '2026-11-23', event: 'Late start', kind: 'delayed-opening', time: '10:15' },
    ],
    ['field day on may 28', { date: '2027-05-28', event: 'Field day', kind: 'school' }],
    [
      'school event friday dec 4 at 6 pm, winter concert',
      { date: '2026-12-04', event: 'Winter concert', kind: 'school', qualifier: '6:00 PM' },
    ],
  ])('%s', (said, event) => {
    const shown = eventsOf(said);
    expect(shown).toContain(JSON.stringify(event));
    for (const stored of EVENTS) expect(shown).toContain(JSON.stringify(stored));
  });

  test('a break of the same name takes the place of the stored one', () => {
    expect(eventsOf('spring break is april 19 to april 23')).not.toContain('2027-04-05');
  });

  test('without a day Pip asks for it, and what is stored already is said', () => {
    expect(answer('school_add', 'early dismissal')).toMatchObject({ asked: 'day' });
    expect(answer('school_add', 'picture day is december 10').text).toMatch(/on the calendar already/);
  });

  test('a time said later is that of the short day which is stored', () => {
    const shown = eventsOf('early dismissal december 4 at 1 pm');
    expect(shown).toContain('"time":"13:00"');
    expect(shown).not.toContain('12:30');
  });

  test('with two schools Pip asks which, and both is an answer', () => {
    const sprouts = {
      ...settings({ schoolName: 'Little Sprouts', foundCalendar: null, children: ['theo'] }),
      id: 'sprouts',
    };
    const family = { ...FAMILY, schools: [sprouts] };
    expect(answer('school_add', 'snow day tomorrow', family).offered?.map(({ label }) => label)).toEqual([
      'Lincoln Elementary',
      'Little Sprouts',
      'Both',
    ]);
    const { cards } = answer('school_add', 'snow day tomorrow', family, { which: 'all' });
    expect(cards?.map(({ tool }) => tool)).toEqual(['saveSchoolSettings', 'updateSchool']);
  });

  test('dates that wait for a check are not confirmed by an addition', () => {
    const family = { ...FAMILY, schoolSettings: settings({ calendarConfirmed: false }) };
    expect(cardOf('picture day is december 11', family)?.input).not.toHaveProperty('calendarConfirmed');
    const fresh = {
      ...FAMILY,
      schoolSettings: settings({ calendarConfirmed: false, foundCalendar: null, breaks: [] }),
    };
    expect(cardOf('picture day is december 11', fresh)?.input).toMatchObject({ calendarConfirmed: true });
  });
});

describe('changes of a school', () => {
  test.each([
    ['school starts at 8:10 now', { schoolHours: { start: '08:10', end: '14:45' } }],
    ['dismissal moved to 3', { schoolHours: { start: '08:15', end: '15:00' } }],
    ['new bell schedule: 8:20 to 3:05', { schoolHours: { start: '08:20', end: '15:05' } }],
    ['rename the school to Brook Hill Elementary', { schoolName: 'Brook Hill Elementary' }],
    ['the school phone is 555-123-4567', { notes: 'Phone 555-123-4567' }],
  ])('%s', (said, input) => {
    expect(answer('school_change', said).cards).toEqual([{ tool: 'saveSchoolSettings', input }]);
  });

  test('a child at another school gets a school of their own', () => {
    expect(answer('school_change', 'Theo goes to Little Sprouts Preschool now').cards).toEqual([
      { tool: 'createSchool', input: { schoolName: 'Little Sprouts Preschool', children: ['theo'] } },
    ]);
  });
});

describe('lessons at home', () => {
  test('the lessons of a day are told with what is done', () => {
    expect(answer('lesson_ask', 'what lessons does maya have tomorrow')).toMatchObject({
      text: 'Maya has 2 lessons tomorrow.\n\n- 9:00 AM Math, Chapter 4\n- 10:00 AM Reading, Chapter 4',
      reads: [{ tool: 'listSchoolDays', input: { from: '2026-11-23', to: '2026-11-23' } }],
    });
    expect(answer('lesson_ask', 'did maya finish the reading lesson friday').text).toMatch(
      /^Yes, all of it is marked as done/,
    );
    expect(answer('lesson_ask', 'what lessons are there on december 9').text).toMatch(
      /^No lessons stored for Wednesday, December 9/,
    );
  });

  test.each([
    ['we missed friday', { date: '2026-11-20' }],
    ['skip math for maya tomorrow', { date: '2026-11-23', memberId: 'maya', subject: 'Math' }],
  ])('%s', (said, input) => {
    expect(answer('lesson_missed', said).cards).toEqual([{ tool: 'missSchoolDay', input }]);
  });

  test('a day without open lessons has no card, and a plan is made on the School page', () => {
    const plan = answer('lesson_missed', 'we missed today');
    expect(plan.cards).toBeUndefined();
    expect(plan.text).toMatch(/nothing to move/);
    expect(answer('lesson_plan', 'plan lessons for next week').text).toMatch(/School page/);
  });
});
