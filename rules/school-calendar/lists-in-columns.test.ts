// Rows of lists in narrow columns: months as headings, dates that follow their titles, dates and headings over two lines.
import { expect, test } from 'vitest';
import { listed, type Placed, positioned, read, shown, TITLE } from './testing/placed-text.ts';

/** Rows of a day and its title with a gap between them, below their months. */
const byMonth = (...rows: readonly (string | readonly [day: string, title: string])[]): Placed[] =>
  rows.flatMap((row, at): Placed[] => {
    const y = 60 + 14 * at;
    if (typeof row === 'string') return [[row, 40, y]];
    const [day, title] = row;
    return [
      [day, 40, y],
      [title, 52 + 5 * day.length, y],
    ];
  });

test('the last day of a month stays in it where the next month is the line below [D11]', () => {
  const placed = byMonth(
    'September',
    ['7', 'Labor Day'],
    ['25', 'Minimum day'],
    'October',
    ['12', 'Columbus Day'],
    ['19–23', 'Conferences'],
    'November',
    ['11', 'Veterans Day'],
    ['23–27', 'Thanksgiving recess'],
    'December',
    ['18', 'Winter concert'],
  );
  expect(shown(positioned(TITLE, ...placed))).toEqual([
    '2026-09-07 Labor Day',
    '2026-09-25 Minimum day',
    '2026-10-12 Columbus Day',
    '2026-10-19..2026-10-23 Conferences',
    '2026-11-11 Veterans Day',
    '2026-11-23..2026-11-27 Thanksgiving recess',
    '2026-12-18 Winter concert',
  ]);
});

test('a date broken above its month is still one date [D11]', () => {
  const placed: Placed[] = [
    ['Vacances d’hiver', 240, 60],
    ['Du 20 février au lundi 8', 40, 60],
    ['mars 2027', 40, 72],
    ['Vacances de printemps', 240, 90],
    ['Du 17 avril au lundi 3', 40, 90],
    ['mai 2027', 40, 102],
  ];
  expect(shown(positioned(['École 2026-2027', 40, 20], ...placed))).toEqual([
    '2027-02-20..2027-03-08 Vacances d’hiver',
    '2027-04-17..2027-05-03 Vacances de printemps',
  ]);
});

/** Titles and dates with one gap between them, so that the dates are in no column. */
const tied = (...rows: readonly (readonly [title: string, date: string])[]): Placed[] =>
  rows.flatMap(([title, date], at): Placed[] => [
    [title, 40, 60 + 14 * at],
    [date, 55 + 5 * title.length, 60 + 14 * at],
  ]);

test('each date belongs to the title it follows, beside other lists too [D11]', () => {
  const rows = tied(
    ['Labor Day', '9/7'],
    ['Columbus Day', '10/12'],
    ['Thanksgiving break', '11/25-11/27'],
    ['Winter break', '12/21-1/1'],
    ['Good Friday', '3/26'],
  );
  const expected = [
    '2026-09-07 Labor Day',
    '2026-10-12 Columbus Day',
    '2026-11-25..2026-11-27 Thanksgiving break',
    '2026-12-21..2027-01-01 Winter break',
    '2027-03-26 Good Friday',
  ];
  expect(shown(positioned(TITLE, ...rows))).toEqual(expected);
  const beside = listed(330, 'Minimum days', 'September 16', 'October 14', 'November 18', 'April 14');
  const both = shown(positioned(TITLE, ...rows, ...beside));
  expect(both).toEqual(expect.arrayContaining(expected));
  expect(both).toHaveLength(9);
});

test('titles and dates in two columns are read by their rows [D11]', () => {
  const rows: Placed[] = [
    ['Fall break', 40, 60],
    ['October 15', 160, 60],
    ['Concert of the', 40, 80],
    ['November 3', 160, 80],
    ['fourth grade', 40, 91],
    ['MLK Day', 40, 111],
    ['January 18', 160, 111],
  ];
  expect(shown(positioned(TITLE, ...rows))).toEqual([
    '2026-10-15 Fall break',
    '2026-11-03 Concert of the fourth grade',
    '2027-01-18 MLK Day',
  ]);
});

test('a range goes on in the next line, behind its title too [D11]', () => {
  const placed = listed(
    40,
    'Labor Day 9/7',
    'Thanksgiving break 11/25-',
    '11/27',
    '2nd quarter: Oct. 19 - Dec.',
    '18',
    'Spring break March 15 to',
    'March 19',
  );
  expect(shown(positioned(TITLE, ...placed))).toEqual([
    '2026-09-07 Labor Day',
    '2026-10-19..2026-12-18 2nd quarter',
    '2026-11-25..2026-11-27 Thanksgiving break',
    '2027-03-15..2027-03-19 Spring break',
  ]);
});

test('a heading of two lines is the whole title of the dates below it [D11]', () => {
  const placed = listed(
    40,
    'Early release days',
    '(1:00 PM)',
    'September 16',
    'April 14',
    '',
    'Parent-teacher',
    'conferences',
    'October 20',
    'March 9',
    '',
    'Teacher workdays (no',
    'students)',
    'October 19',
    'January 4',
  ).filter(([text]) => text !== '');
  expect(shown(positioned(TITLE, ...placed))).toEqual([
    '2026-09-16 Early release days (1:00 PM)',
    '2026-10-19 Teacher workdays (no students)',
    '2026-10-20 Parent-teacher conferences',
    '2027-01-04 Teacher workdays (no students)',
    '2027-03-09 Parent-teacher conferences',
    '2027-04-14 Early release days (1:00 PM)',
  ]);
});

test('a heading of its own above a heading is no part of the title [D11]', () => {
  const placed = listed(40, 'Important dates for families', 'Minimum days', 'September 16', 'April 14');
  expect(shown(positioned(TITLE, ...placed))).toEqual(['2026-09-16 Minimum days', '2027-04-14 Minimum days']);
});

test.each([
  ['Good Friday 3/26', '2027-03-26 Good Friday'],
  ['Ash Wednesday Feb. 10', '2027-02-10 Ash Wednesday'],
  ['Easter Monday, March 29', '2027-03-29 Easter Monday'],
  ['Mardi Gras Feb 9', '2027-02-09 Mardi Gras'],
  ['Picture day Friday 3/26', '2027-03-26 Picture day'],
])('“%s” keeps the weekday of a name [D11]', (line, row) => {
  expect(shown({ pages: [], lines: ['School Calendar 2026-2027', line] })).toEqual([row]);
});

/** A table: texts of each row at the left edges of its columns. */
const table = (lefts: readonly number[], ...rows: readonly (readonly (string | undefined)[])[]): Placed[] =>
  rows.flatMap((row, y) =>
    row.flatMap((text, x): Placed[] => (text === undefined ? [] : [[text, lefts[x] ?? 0, 60 + 14 * y]])),
  );

test('weekdays that are broken over two lines belong to their range [D11]', () => {
  const rows = table(
    [40, 160, 260],
    ['September 21–22', 'Monday–', 'Holiday and staff day'],
    [undefined, 'Tuesday'],
    ['October 12', 'Monday', 'Columbus Day'],
    ['November 26–27', 'Thursday–', 'Thanksgiving recess'],
    [undefined, 'Friday'],
  );
  const { rows: found } = read(positioned(TITLE, ...rows));
  expect(found.map(({ date, endDate, warnings }) => [date, endDate, ...warnings])).toEqual([
    ['2026-09-21', '2026-09-22'],
    ['2026-10-12', undefined],
    ['2026-11-26', '2026-11-27'],
  ]);
});

test('first and last days off in columns are ranges, and the day after is one of school [D11]', () => {
  const rows = table(
    [40, 160, 280, 400],
    ['Holiday', 'First day off', 'Last day off', 'We reopen'],
    ['Labor Day', 'Mon 9/7/2026', 'Mon 9/7/2026', 'Tue 9/8/2026'],
    ['Winter break', 'Thu 12/24/2026', 'Fri 1/1/2027', 'Mon 1/4/2027'],
  );
  expect(shown(positioned(TITLE, ...rows))).toEqual([
    '2026-09-07 Labor Day',
    '2026-09-08 We reopen',
    '2026-12-24..2027-01-01 Winter break',
    '2027-01-04 We reopen',
  ]);
});

test('a title wraps at the border of its column below a title of the page [D11]', () => {
  const rows = table(
    [40, 200],
    ['November', 'December'],
    ['3 Teacher workday here', '10 Concert'],
    ['11 Veterans Day', '18 End of semester'],
    ['23-27 Thanksgiving', '21-31 Winter break'],
    ['Break'],
  );
  const title: Placed = ['Harbor View Middle School Important Dates 2026-2027', 40, 44];
  const { rows: found, schoolName } = read(positioned(title, ...rows));
  expect(found.map(({ event }) => event)).toContain('Thanksgiving Break');
  expect(schoolName).toBe('Harbor View Middle School');
});

test('a calendar year that its weekdays confirm is no academic year [D11]', () => {
  const lines = [
    'Closings for 2027 at Little Sprouts Child Care',
    '',
    "New Year's Day - Friday, January 1",
    'MLK Day - Monday, January 18',
    'Memorial Day - Monday, May 31',
    'Thanksgiving - Thursday & Friday, November 25-26',
    'Christmas - December 24 to January 1, 2028',
  ];
  const { rows, schoolName } = read({ pages: [], lines });
  expect(rows.map(({ date, warnings }) => [date, ...warnings])).toEqual([
    ['2027-01-01'],
    ['2027-01-18'],
    ['2027-05-31'],
    ['2027-11-25'],
    ['2027-12-24'],
  ]);
  expect(schoolName).toBe('Little Sprouts Child Care');
});

test('dates that start to the right of their heading, several in a line, have its title [D11]', () => {
  const placed: Placed[] = [
    ['Early dismissal at 12:15', 40, 60],
    ['September 18, October 23', 70, 82],
    ['March 12, May 7', 70, 96],
  ];
  expect(shown(positioned(TITLE, ...placed))).toEqual([
    '2026-09-18 Early dismissal at 12:15',
    '2026-10-23 Early dismissal at 12:15',
    '2027-03-12 Early dismissal at 12:15',
    '2027-05-07 Early dismissal at 12:15',
  ]);
});

test('a sentence of a file about the first day that gives no row is named [D11]', () => {
  const placed = listed(40, 'September 7 Labor Day', '', 'School begins on August 31 and ends on June 11.');
  const { remarks } = read(positioned(TITLE, ...placed.filter(([text]) => text !== '')));
  expect(remarks).toEqual([
    "2 dates in the file weren't used: “School begins on August 31 and ends on June 11”. Add them yourself if you need them.",
  ]);
});

test('equal texts in the cells of a month that touch each other are one event of all days [D11]', () => {
  const placed: Placed[] = [['December 2026', 250, 50]];
  'Sun Mon Tue Wed Thu Fri Sat'.split(' ').forEach((name, at) => placed.push([name, 40 + 73 * at, 70]));
  for (let day = 1; day <= 31; day += 1)
    placed.push([String(day), 40 + 73 * ((day + 1) % 7), 90 + 60 * Math.floor((day + 1) / 7)]);
  for (const day of [21, 22, 23, 24])
    placed.push(['Winter  recess', 40 + 73 * ((day + 1) % 7), 104 + 60 * Math.floor((day + 1) / 7)]);
  expect(shown(positioned(TITLE, ...placed))).toEqual(['2026-12-21..2026-12-24 Winter recess']);
});
