// The grammar of dates: how a printed date reads, in every order and language, and what is no date.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateExpressions, type LineOptions } from './date-expressions.ts';
import type { DatePoint } from './date-points.ts';

const AMERICAN: LineOptions = { order: 'month-first', years: [2026, 2027], bareFirst: false };

const dayText = ({ year, month, day }: DatePoint): string =>
  [year, month, day].filter((part) => part !== undefined).join('-');
/** '9-7', '12-21/1-1' for a range; days without a month only as their number. */
const read = (line: string, options: Partial<LineOptions> = {}): string[] =>
  dateExpressions(line, { ...AMERICAN, ...options }).flatMap(({ spans }) =>
    spans.map(({ from, to }) => dayText(from) + (to ? `/${dayText(to)}` : '')),
  );

describe('one day', () => {
  test.each([
    ['Monday, Sept. 7th, 2026', '2026-9-7'],
    ['7 September', '9-7'],
    ['7. September 2026', '2026-9-7'],
    ['mardi 1er septembre', '9-1'],
    ['22 de junio de 2027', '2027-6-22'],
    ['9/7/26', '2026-9-7'],
    ['26.11.', '11-26'],
    ['2026-11-26', '2026-11-26'],
    ['Sept. 7 (Mon)', '9-7'],
    ['17-Aug-26', '2026-8-17'],
  ])('“%s” is a day [D11]', (line, day) => {
    expect(read(line)).toEqual([day]);
  });

  test('“7/9” is July or September by the order of the document [D11]', () => {
    expect([read('7/9'), read('7/9', { order: 'day-first' })]).toEqual([['7-9'], ['9-7']]);
  });
});

describe('several days', () => {
  test.each([
    ['Dec 21 – Jan 1', ['12-21/1-1']],
    ['12/21–1/1', ['12-21/1-1']],
    ['7 Sep – 9 Sep', ['9-7/9-9']],
    ['November 25-27', ['11-25/11-27']],
    ['26 – 30 October', ['10-26/10-30']],
    ['Mon 21 – Fri 1 January', ['12-21/1-1']],
    ['23.12. bis 06.01.', ['12-23/1-6']],
    ['du 17 octobre au 2 novembre', ['10-17/11-2']],
    ['Oct. 5 & 6', ['10-5', '10-6']],
    ['Nov. 3, 10 and 17', ['11-3', '11-10', '11-17']],
  ])('“%s” is %j [D11]', (line, days) => {
    expect(read(line)).toEqual(days);
  });

  test('days without a month follow each other after a semicolon [D11]', () => {
    const line = '12 Teacher day; 17 First day; 21-25 Break';
    expect(read(line, { bareFirst: true })).toEqual(['12', '17', '21/25']);
    expect(read(line)).toEqual([]);
  });
});

test.each([
  '518-555-0190',
  '(308) 555-0120',
  'Office hours 7:30-4:00',
  'Grades 7/8',
  '1/2 day',
  '45 days',
  'Lunch $3.25',
  'Room 9/10',
  'School year 2026-27',
])('“%s” is no date [D11]', (line) => {
  expect(read(line)).toEqual([]);
});

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const FORMATS: readonly ((month: number, day: number) => string)[] = [
  (month, day) => `${MONTHS[month - 1]} ${day}`,
  (month, day) => `${MONTHS[month - 1]?.slice(0, 3)}. ${day}`,
  (month, day) => `${day} ${MONTHS[month - 1]}`,
  (month, day) => `${month}/${day}`,
];

test('every range reads back in every format [D11]', () => {
  const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
  fc.assert(
    fc.property(
      day,
      day,
      fc.constantFrom(...FORMATS),
      fc.constantFrom(' – ', '-', ' to '),
      (from, to, print, mark) => {
        const line = `${print(from.month, from.day)}${mark}${print(to.month, to.day)} Spring Break`;
        expect(read(line)).toEqual([`${from.month}-${from.day}/${to.month}-${to.day}`]);
      },
    ),
  );
});
