// Reading a school's form: what is stored, and what is marked instead.
import { expect, test } from 'vitest';
import { schoolFormOf, newSchool, readSchool, type BreakRow, type SchoolForm } from './school-form.ts';

const FOUND = { schoolName: 'Lincoln', academicYear: '2026-2027', events: [] };
const row = (values: Partial<BreakRow> = {}): BreakRow => ({
  key: 'a',
  name: 'Winter break',
  startDate: '2026-12-21',
  endDate: '2027-01-01',
  description: '',
  ...values,
});
const typed = (values: Partial<SchoolForm>): SchoolForm => ({
  ...schoolFormOf(newSchool('public')),
  ...values,
});
const stored = (values: Partial<SchoolForm>) => {
  const read = readSchool(typed(values));
  return 'fields' in read ? read.fields : undefined;
};
const mistakes = (values: Partial<SchoolForm>) => {
  const read = readSchool(typed(values));
  return 'mistakes' in read ? read.mistakes : undefined;
};

test('a new school is public, with five days from eight to three [SCH-01]', () => {
  expect(stored({})).toMatchObject({
    schoolType: 'public',
    daysPerWeek: 5,
    schoolHours: { start: '08:00', end: '15:00' },
    calendarConfirmed: false,
  });
});

test('what is still in the field for subjects is stored with them [SCH-09]', () => {
  expect(stored({ subjects: ['Math'], typedSubject: 'Art; Latin', typedFoodRule: 'nut-free' })).toMatchObject(
    {
      subjects: ['Math', 'Art', 'Latin'],
      foodRules: ['nut-free'],
    },
  );
});

test('breaks are stored without empty rows and empty descriptions; one date is one day [SCH-03]', () => {
  const empty = row({ key: 'b', name: ' ', startDate: '', endDate: '' });
  const day = row({ key: 'c', name: 'Field day', endDate: '', description: ' at the lake ' });
  expect(stored({ schoolType: 'homeschool', breaks: [row(), empty, day] })?.breaks).toEqual([
    { name: 'Winter break', startDate: '2026-12-21', endDate: '2027-01-01' },
    { name: 'Field day', startDate: '2026-12-21', endDate: '2026-12-21', description: 'at the lake' },
  ]);
});

test.each([
  ['homeschool', null, true],
  ['hybrid', null, true],
  ['public', null, false],
  // A calendar that nobody has reviewed is not confirmed by breaks.
  ['hybrid', FOUND, false],
] as const)(
  'saving breaks of a %s year with calendar %o confirms it: %s [SCH-03] [D13]',
  (schoolType, foundCalendar, confirmed) => {
    expect(stored({ schoolType, foundCalendar, breaks: [row()] })?.calendarConfirmed).toBe(confirmed);
  },
);

test('a homeschool year without breaks has nothing to confirm [D13]', () => {
  expect(stored({ schoolType: 'homeschool' })?.calendarConfirmed).toBe(false);
});

test('each break that cannot be stored is marked where it is wrong [SCH-03]', () => {
  const wrong = row({ key: 'b', name: '', startDate: '', endDate: 'unfinished' });
  const backwards = row({ key: 'c', startDate: '2027-01-02' });
  expect(mistakes({ schoolType: 'homeschool', breaks: [row(), wrong, backwards] })?.breaks).toEqual({
    b: {
      name: 'Please name this break',
      startDate: 'Please enter the first day',
      endDate: 'Please finish this date, or clear it',
    },
    c: { endDate: 'The last day is before the first' },
  });
});

test.each([
  ['', '15:00'],
  ['15:00', '08:00'],
  ['08:00', '08:00'],
])('hours from “%s” to “%s” are not stored [SCH-01]', (start, end) => {
  expect(mistakes({ schoolHours: { start, end } })?.schoolHours).toBeDefined();
});
