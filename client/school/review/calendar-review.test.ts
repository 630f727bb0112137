// Rows of a reviewed calendar: what is ticked, what is stored.
import { expect, test } from 'vitest';
import type { ReadCalendar, ReadRow } from '#contract/school-reading.ts';
import type { FoundCalendar } from '#contract/shapes.ts';
import {
  editRow,
  eventOf,
  foundCalendarOf,
  keepToo,
  mistakeOf,
  namesFrom,
  newRow,
  reviewOfFound,
  reviewOfReading,
  warnedRows,
  warningsOf,
} from './calendar-review.ts';

const row = (date: string, event: string, more: Partial<ReadRow> = {}): ReadRow => ({
  date,
  event,
  kind: 'no-school',
  source: `${date} ${event}`,
  page: 1,
  warnings: [],
  ...more,
});
const reading = (rows: ReadRow[]): ReadCalendar => ({
  fileKind: 'pdf',
  hash: 'abc',
  schoolName: 'Hawthorn',
  academicYear: '2026-2027',
  needsYear: false,
  rows,
  pages: [],
  pagesRead: 1,
  pagesTotal: 1,
  remarks: [],
});

test('read rows are stored in order with their lines and the hash of the file, without their pages [SCH-08] [D11]', () => {
  const review = reviewOfReading(
    reading([
      row('2026-11-25', 'Break', { endDate: '2026-11-27', kind: 'break' }),
      row('2026-09-07', 'Labor Day'),
    ]),
    ' Lincoln ',
  );
  expect(foundCalendarOf(review)).toEqual({
    schoolName: 'Lincoln',
    academicYear: '2026-2027',
    fileHash: 'abc',
    events: [
      { date: '2026-09-07', event: 'Labor Day', kind: 'no-school', source: '2026-09-07 Labor Day' },
      {
        date: '2026-11-25',
        endDate: '2026-11-27',
        event: 'Break',
        kind: 'break',
        source: '2026-11-25 Break',
      },
    ],
  });
});

test('rows said of one school only start without their tick and are not stored [D11]', () => {
  const only = row('2026-10-30', 'Conferences', { qualifier: 'Elementary only', warnings: ['qualified'] });
  const review = reviewOfReading(reading([row('2026-09-07', 'Labor Day'), only]), '');
  expect(review.schoolName).toBe('Hawthorn');
  expect(warnedRows(review).map(({ event, isTicked }) => [event, isTicked])).toEqual([
    ['Conferences', false],
  ]);
  expect(foundCalendarOf(review).events.map(({ event }) => event)).toEqual(['Labor Day']);
});

test('a stored calendar comes back unchanged from a review without edits [SCH-08]', () => {
  const stored: FoundCalendar = {
    schoolName: 'Lincoln',
    academicYear: '2026-2027',
    events: [
      { date: '2026-09-07', event: 'Labor Day' },
      { date: '2026-09-25', event: 'Early release', kind: 'early-dismissal', time: '12:30' },
      {
        date: '2026-12-21',
        endDate: '2027-01-01',
        event: 'Winter Break',
        kind: 'break',
        qualifier: 'typical',
      },
    ],
  };
  expect(foundCalendarOf(reviewOfFound(stored, 'stored'))).toEqual(stored);
});

test('an evening at school is stored with its hour [SCH-08]', () => {
  const evening = row('2026-09-10', 'Back to School Night', { kind: 'school', time: '18:00' });
  expect(foundCalendarOf(reviewOfReading(reading([evening]), '')).events[0]).toMatchObject({ time: '18:00' });
});

test('a day off is stored without an hour [D9]', () => {
  const review = reviewOfReading(
    reading([row('2026-09-25', 'Staff day', { kind: 'staff-day', time: '12:30' })]),
    '',
  );
  expect(foundCalendarOf(review).events[0]).not.toHaveProperty('time');
});

test('a typical date that a parent corrects loses its mark, an untouched one keeps it [D10]', () => {
  const typical = { ...newRow('a'), date: '2026-08-19', event: 'First Day of School', qualifier: 'typical' };
  expect(eventOf(editRow(typical, { date: '2026-08-24' }))).not.toHaveProperty('qualifier');
  expect(eventOf(editRow(typical, { event: 'School starts' })).qualifier).toBe('typical');
});

test.each([
  [{ date: '' }, 'Please enter its date'],
  [{ endDate: '2026-09-06' }, 'The last day is before the first'],
  [{ endDate: 'unfinished' }, 'Please finish the last day, or clear it'],
  [{ event: ' ' }, 'Please name it'],
  [{}, undefined],
])('a row with %o: %s [SCH-08]', (values, mistake) => {
  expect(mistakeOf({ ...newRow('a'), date: '2026-09-07', event: 'Labor Day', ...values })).toBe(mistake);
});

test('dates of the stored calendar are kept among those of a new one, in their order and with keys of their own', () => {
  const review = reviewOfFound(
    {
      schoolName: 'Hawthorn',
      academicYear: '2026-2027',
      events: [
        { date: '2026-09-07', event: 'Labor Day' },
        { date: '2026-12-21', event: 'Winter Break' },
      ],
    },
    'search',
  );
  const { rows } = keepToo(review, [{ date: '2026-12-04', event: 'Teacher day' }]);
  expect(rows.map(({ event }) => event)).toEqual(['Labor Day', 'Teacher day', 'Winter Break']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

test('the name of a district goes to the district, and nothing that was typed is replaced [SCH-01]', () => {
  const names = (read: string, typedName = '', typedDistrict = '') => {
    const review = { ...reviewOfReading(reading([]), ''), schoolName: read };
    const named = namesFrom(review, { schoolName: typedName, schoolDistrict: typedDistrict });
    return [named.schoolName, named.schoolDistrict];
  };
  const district = 'SPRINGFIELD UNIFIED SCHOOL DISTRICT';
  expect(names(district)).toEqual(['', district]);
  expect(names('Hawthorn Elementary')).toEqual(['Hawthorn Elementary', '']);
  expect(names('Unified High School')).toEqual(['Unified High School', '']);
  expect(names(district, 'Lincoln', '')).toEqual(['Lincoln', '']);
  expect(names(district, '', 'Maple')).toEqual(['', 'Maple']);
});

test('a typed date outside the school year is told, whatever year the file is of [SCH-08]', () => {
  const typed = { ...newRow('new'), date: '2027-05-28' };
  expect(warningsOf(typed, '2026-2027')).toEqual([]);
  // The year is that of the autumn: the usual slip.
  expect(warningsOf({ ...typed, date: '2026-05-28' }, '2026-2027')).toEqual(['outside-year']);
  expect(warningsOf({ ...typed, endDate: '2028-05-29' }, '2026-2027')).toEqual(['outside-year']);
  expect(warningsOf({ ...typed, date: '' }, '2026-2027')).toEqual([]);
  expect(warningsOf({ ...typed, date: '2026-05-28' }, '')).toEqual([]);
  // A file of a calendar year has its own.
  expect(warningsOf({ ...typed, date: '2026-05-28', source: 'May 28 Field day' }, '2026-2027')).toEqual([]);
});
