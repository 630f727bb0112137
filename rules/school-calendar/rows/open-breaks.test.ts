import { expect, test } from 'vitest';
import { read } from '../testing/placed-text.ts';

const rowsOf = (...lines: string[]): string[] =>
  read({ pages: [], lines: ['School Calendar 2026-2027', ...lines] }).rows.map(
    ({ date, endDate, event, kind, time }) =>
      [
        date,
        ...(endDate === undefined ? [] : [`..${endDate}`]),
        ' ',
        event,
        ` (${kind}`,
        time && ` ${time}`,
        ')',
      ].join(''),
  );

test('a break that begins on a day of school goes from the next day until school resumes [D11]', () => {
  expect(rowsOf('Dec 18 Winter Break begins after school', 'Jan 5 Classes resume')).toEqual([
    '2026-12-18 Winter Break begins after school (school)',
    '2026-12-19..2027-01-04 Winter Break (break)',
    '2027-01-05 Classes resume (school)',
  ]);
  expect(rowsOf('Dec 18 Christmas Break begins at noon', 'Jan 4 School reopens')).toEqual([
    '2026-12-18 Christmas Break begins at noon (early-dismissal 12:00)',
    '2026-12-19..2027-01-03 Christmas Break (break)',
    '2027-01-04 School reopens (school)',
  ]);
});

test('one that begins on a day off includes it [D11]', () => {
  expect(rowsOf('Mar 22 Spring break begins', 'Mar 29 Back to school')).toEqual([
    '2027-03-22..2027-03-28 Spring break (break)',
    '2027-03-29 Back to school (school)',
  ]);
});

test('the days between two terms are a break [D11]', () => {
  const lines = [
    'Sep 2 Term starts',
    'Dec 18 Term ends',
    'Jan 4 INSET day',
    'Jan 5 Term starts',
    'Jul 21 Term ends',
  ];
  expect(rowsOf(...lines)).toContain('2026-12-19..2027-01-04 Break between terms (break)');
  expect(rowsOf(...lines)).toHaveLength(6);
});

test.each([
  [
    'a break whose days are printed',
    ['Dec 18 Term ends', 'Dec 21 - Jan 1 Winter holidays', 'Jan 4 Term starts'],
    3,
  ],
  ['a weekend between two terms', ['Nov 20 Fall term ends', 'Nov 23 Winter term begins'], 2],
  ['a return that is for staff', ['Mar 22 Spring break begins', 'Mar 25 Teachers return'], 2],
  ['a return months later', ['Mar 22 Spring break begins', 'Jun 1 School resumes'], 2],
  ['an evening at school', ['Mar 22 Spring break begins', 'Mar 24 Back to School Night'], 2],
])('%s adds nothing [D11]', (_, lines, count) => {
  const rows = rowsOf(...lines);
  expect(rows).toHaveLength(count);
  expect(rows.join('\n')).not.toContain('Break between terms');
  expect(rows[0]).not.toContain('..');
});
