// Rows of school calendars in the layouts that schools use, made of lines of text or of words with positions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/dates.ts';
import type { TextDocument } from './positioned-text.ts';
import { pageOf, type Placed, positioned, read, shown, TITLE } from './testing/placed-text.ts';

const ofLines = (...lines: string[]): string[] =>
  shown({ pages: [], lines: ['School Calendar 2026-2027', ...lines] });

describe('lists', () => {
  test('dates before and after their titles, over the end of the year [D11]', () => {
    expect(ofLines('Sept. 7 Labor Day', 'Winter Break: Dec 21 – Jan 1', '5/31 Memorial Day')).toEqual([
      '2026-09-07 Labor Day',
      '2026-12-21..2027-01-01 Winter Break',
      '2027-05-31 Memorial Day',
    ]);
  });

  test('days below a month have its month, and “21 – Fri 1 Jan” starts in December [D11]', () => {
    expect(ofLines('November', '11 Veterans Day', 'December', 'Mon 21 – Fri 1 Jan: Winter break')).toEqual([
      '2026-11-11 Veterans Day',
      '2026-12-21..2027-01-01 Winter break',
    ]);
  });

  test('a heading is the title of all dates below it [D11]', () => {
    const dates = ['September 16', 'November 18 (day before report cards)', 'April 14'];
    const placed = ['Early release 12:20 p.m.', ...dates].map((text, at): Placed => [text, 40, 80 + 14 * at]);
    expect(shown(positioned(TITLE, ...placed))).toEqual([
      '2026-09-16 Early release 12:20 p.m.',
      '2026-11-18 Early release 12:20 p.m. (day before report cards)',
      '2027-04-14 Early release 12:20 p.m.',
    ]);
  });

  test('whole dates with a comma are events of their own, days with “&” are one [D11]', () => {
    expect(ofLines('10/27/26, 10/28/26 Conferences', 'Nov. 5 & 6 Book fair')).toEqual([
      '2026-10-27 Conferences',
      '2026-10-28 Conferences',
      '2026-11-05..2026-11-06 Book fair',
    ]);
  });

  test('a week of a Monday ends on its Friday [D11]', () => {
    expect(ofLines('Sept. 7 Labor Day', 'Book fair: week of Oct 5')).toContain(
      '2026-10-05..2026-10-09 Book fair',
    );
  });
});

describe('tables', () => {
  test('columns of two schools are events of their own, with the school [D11]', () => {
    const rows = read(
      positioned(
        TITLE,
        ...(['Date', 'Fork Elementary', 'North Fork High'] as const).map((text, at): Placed => [
          text,
          40 + 160 * at,
          60,
        ]),
        ...(['Aug. 18', 'Open house', 'Schedule pick-up'] as const).map((text, at): Placed => [
          text,
          40 + 160 * at,
          90,
        ]),
        ...(['Sept. 1', 'Classes begin'] as const).map((text, at): Placed => [text, 40 + 160 * at, 120]),
        ...(['Oct. 2', 'Early out', 'Homecoming'] as const).map((text, at): Placed => [
          text,
          40 + 160 * at,
          150,
        ]),
      ),
    ).rows;
    expect(rows.map(({ date, event, qualifier }) => [date, event, qualifier])).toEqual([
      ['2026-08-18', 'Open house', 'Fork Elementary'],
      ['2026-08-18', 'Schedule pick-up', 'North Fork High'],
      ['2026-09-01', 'Classes begin', undefined],
      ['2026-10-02', 'Early out', 'Fork Elementary'],
      ['2026-10-02', 'Homecoming', 'North Fork High'],
    ]);
  });

  test('terms as rows name their starts, half terms and ends [D11]', () => {
    const table = [
      ['Term', 'Starts', 'Half term', 'Ends'],
      ['Autumn', '2 September 2026', '26 – 30 October 2026', '18 December 2026'],
      ['Spring', '4 January 2027', '15 – 19 February 2027', '25 March 2027'],
    ];
    const placed = table.flatMap((row, y) => row.map((text, x): Placed => [text, 40 + 140 * x, 60 + 25 * y]));
    expect(shown(positioned(TITLE, ...placed))).toEqual([
      '2026-09-02 Autumn – Starts',
      '2026-10-26..2026-10-30 Autumn – Half term',
      '2026-12-18 Autumn – Ends',
      '2027-01-04 Spring – Starts',
      '2027-02-15..2027-02-19 Spring – Half term',
      '2027-03-25 Spring – Ends',
    ]);
  });
});

describe('months', () => {
  test('a planner with months as columns and days as rows [D11]', () => {
    const months = ['Sept 2026', 'Oct 2026', 'Nov 2026'];
    const texts = new Map([
      ['1 0', 'T INSET'],
      ['9 1', 'F Open morning'],
      ['20 2', 'F INSET'],
    ]);
    const placed = months.map((text, at): Placed => [text, 60 + 120 * at, 50]);
    for (let day = 1; day <= 30; day += 1) {
      placed.push([String(day), 40, 50 + 16 * day]);
      months.forEach((_, at) =>
        placed.push([texts.get(`${day} ${at}`) ?? 'M', 60 + 120 * at, 50 + 16 * day]),
      );
    }
    expect(shown(positioned(TITLE, ...placed))).toEqual([
      '2026-09-01 INSET',
      '2026-10-09 Open morning',
      '2026-11-20 INSET',
    ]);
  });

  test('a range in the cell of its first day is the range [D11]', () => {
    const placed: Placed[] = [['November 2026', 250, 50]];
    'Sun Mon Tue Wed Thu Fri Sat'.split(' ').forEach((name, at) => placed.push([name, 40 + 75 * at, 70]));
    for (let day = 1; day <= 30; day += 1)
      placed.push([String(day), 40 + 75 * ((day - 1) % 7), 90 + 60 * Math.floor((day - 1) / 7)]);
    placed.push(['Recess', 265, 282], ['Nov. 25–27', 265, 294], ['Veterans Day', 265, 162]);
    expect(shown(positioned(TITLE, ...placed))).toEqual([
      '2026-11-11 Veterans Day',
      '2026-11-25..2026-11-27 Recess',
    ]);
  });

  test('the year of a heading decides for dates without one [D11]', () => {
    const heads = ['August 2026', 'June 2027', 'July 2027'].map((text, at): Placed => [
      text,
      40 + 150 * at,
      60,
    ]);
    expect(shown(positioned(TITLE, ...heads, ['Jul 5 Independence Day observed', 300, 90]))).toEqual([
      '2027-07-05 Independence Day observed',
    ]);
  });
});

describe('pictures', () => {
  const ocr = (...texts: string[]): TextDocument => ({
    pages: [pageOf([TITLE, ...texts.map((text, at): Placed => [text, 40, 60 + 20 * at])], 1, true)],
  });

  test('confused characters of dates are repaired, with a warning [D11]', () => {
    const { rows } = read(ocr('Sept. l7 Picture day', 'JANUARV 18 King Day', '1O/12 Fall break'));
    expect(rows.map(({ date, warnings }) => [date, warnings.includes('repaired')])).toEqual([
      ['2026-09-17', true],
      ['2026-10-12', true],
      ['2027-01-18', true],
    ]);
  });

  test('a bracket after a dash, and a lost digit of a heading’s year, are no part of the date [D11]', () => {
    expect(shown(ocr('Dec 22-)January 2 Winter break'))).toEqual(['2026-12-22..2027-01-02 Winter break']);
    expect(shown(ocr('October 2026', '9 No school', 'November 202', '11 Veterans Day'))).toEqual([
      '2026-10-09 No school',
      '2026-11-11 Veterans Day',
    ]);
  });
});

describe('no events', () => {
  test('approval, downloads and the office are none [D11]', () => {
    expect(
      ofLines(
        'Board approved 3/12/26',
        'Downloaded 7/30/2026 from the family portal',
        'Office 303-555-0107, open 7:30-4:00',
        'Signed: M. Weaver, Principal, 12 April 2027',
        'Period 1 8:05 8:50',
      ),
    ).toEqual([]);
  });

  test('sentences give no rows and no year, but days made up do [D11]', () => {
    const prose = 'On March 3, 2021, a truck that was loaded with bricks stopped in front of our old school.';
    expect(read({ pages: [], lines: [prose] })).toMatchObject({ rows: [], academicYear: null });
    const sentence = 'Up to two days lost to weather are made up on June 14 and 16.';
    expect(ofLines('Sept. 7 Labor Day', '', sentence).slice(1)).toEqual([
      '2027-06-14 Up to two days lost to weather are made up',
      '2027-06-16 Up to two days lost to weather are made up',
    ]);
  });

  test('without a year nothing is guessed, and the parent’s year is taken [D11]', () => {
    const document = { pages: [], lines: ['Sept. 7 Labor Day'] };
    expect(read(document)).toMatchObject({ rows: [], academicYear: null });
    expect(read(document, 2026)).toMatchObject({ academicYear: '2026-2027', rows: [{ date: '2026-09-07' }] });
  });

  test('lines repeated at the top of pages are no events [D11]', () => {
    const page = (number: number, date: string) =>
      pageOf([['Open since May 4, 2026', 40, 20], TITLE, [date, 40, 300]], number);
    const pages = [page(1, 'Sept. 7 Labor Day'), page(2, 'May 31 Memorial Day')];
    expect(shown({ pages })).toEqual(['2026-09-07 Labor Day', '2027-05-31 Memorial Day']);
  });
});

test.each([
  ['Labor Day (no school)', 'holiday'],
  ['Last day of school (if no snow days are used)', 'last-day'],
  ['Delayed opening, classes start at 10:30 a.m.', 'delayed-opening'],
  ['Parent–teacher meetings', 'conferences'],
  ['Teacher workshop, no school', 'staff-day'],
  ['Christmas program', 'school'],
  ['Public holidays', 'holiday'],
  ['School resumes after Winter Break', 'school'],
  ['Students return from spring break', 'school'],
  ['Last day before winter break', 'school'],
  ['First day after spring break', 'school'],
  ['Day after Thanksgiving', 'holiday'],
  ['Holiday Shop', 'school'],
  ['Student holiday (hurricane make-up day)', 'no-school'],
  ['Students report to school', 'first-day'],
  ['Columbus Day – School IS in session', 'school'],
  ['Veterans Day (schools open)', 'school'],
  ['Veterans Day (school not in session)', 'holiday'],
  ['Thanksgiving feast', 'school'],
  ['Presidents’ Weekend', 'break'],
  ['Last Day – half day, subject to snow days', 'last-day'],
  ['Day before Thanksgiving – no school', 'holiday'],
  ['Weiterbildung der Lehrpersonen, schulfrei', 'staff-day'],
  ['Último día lectivo', 'last-day'],
])('“%s” is of kind %s [D11]', (title, kind) => {
  const { rows } = read({ pages: [], lines: ['School Calendar 2026-2027', `Sept. 10 ${title}`] });
  expect(rows).toMatchObject([{ event: title, kind }]);
});

test('the hour is that of the short day, not of the conferences [D11]', () => {
  const lines = ['School Calendar 2026-2027', 'Nov 19 Early dismissal 1:20 p.m., conferences 2–8 p.m.'];
  expect(read({ pages: [], lines }).rows).toMatchObject([{ time: '13:20' }]);
});

test('the letter of a group before a colon is no weekday [D11]', () => {
  expect(ofLines('Concert of group F: September 17')).toEqual(['2026-09-17 Concert of group F']);
});

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const printed = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

test('every list of days reads back, one or two columns wide, dates first or last [D11]', () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 30, max: 320 }), { minLength: 4, maxLength: 24 });
  fc.assert(
    fc.property(offsets, fc.boolean(), fc.boolean(), (days, isTwo, isLast) => {
      const dates = days.toSorted((one, two) => one - two).map((offset) => addDays('2026-07-15', offset));
      const half = isTwo ? Math.ceil(dates.length / 2) : dates.length;
      const placed = dates.map((date, at): Placed => {
        const title = `Concert of choir ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`;
        const text = isLast ? `${title}: ${printed(date)}` : `${printed(date)} ${title}`;
        return [text, at < half ? 40 : 340, 60 + 16 * (at % half)];
      });
      expect(read(positioned(TITLE, ...placed)).rows.map(({ date }) => date)).toEqual(dates);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['on one line', (at: number): Placed => [at % 2 === 0 ? 'Sep 7' : 'Break', 30 * at, 10]],
  ['in one column', (at: number): Placed => [at % 2 === 0 ? 'Sep 7' : 'Break', 10, 10 * at]],
  ['at one spot', (): Placed => ['17 First', 10, 10]],
  ['as numbers', (at: number): Placed => [String(1 + (at % 31)), (at * 37) % 600, (at * 91) % 790]],
])('16 times as many words %s take less than 64 times as long [D11]', (_, place) => {
  const cost = (count: number): number => {
    const document = positioned(...Array.from({ length: count }, (__, at) => place(at)));
    const before = process.cpuUsage();
    read(document, 2026);
    return process.cpuUsage(before).user / 1000;
  };
  cost(500);
  expect(cost(8_000)).toBeLessThan(64 * Math.max(cost(500), 20));
});
