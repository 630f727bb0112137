import { expect, test } from 'vitest';
import { readRows } from '../read-rows.ts';

const read = (...lines: string[]) =>
  readRows({ pages: [], lines: ['School Calendar 2026-2027', ...lines] }, { today: '2026-07-01' });

test('lines that look like entries and give no row are named in a remark [D11]', () => {
  const left = [
    'Apr 31 Earth Fair',
    'Feb 29 Leap Day',
    '1st Friday of each month: Late Start',
    'TBD: Graduation',
    'Early Release Wednesdays',
  ];
  const { rows, remarks } = read('Sep 7 Labor Day', ...left);
  expect(rows.map(({ event }) => event)).toEqual(['Labor Day']);
  expect(remarks).toHaveLength(1);
  for (const line of left) expect(remarks[0]).toContain(`“${line}”`);
});

test('a date that does not exist before one day of the teachers is no month with its count of days [D11]', () => {
  expect(read('Sep 7 Labor Day', 'Feb 30 Teacher work day').remarks[0]).toContain(
    '“Feb 30 Teacher work day”',
  );
});

test('a long list of them is counted [D11]', () => {
  const { remarks } = read('Sep 7 Labor Day', ...Array.from({ length: 8 }, (_, at) => `TBD: Concert ${at}`));
  expect(remarks[0]).toContain(' and 3 more. ');
});

test('titles, sentences and revisions are no entries, and nothing is said [D11]', () => {
  const { remarks } = read(
    'Sep 7 Labor Day',
    'Sep 10 First Friday concert',
    'Board approved May 3, 2026',
    'The office is open every Wednesday and we will be happy to see you there.',
  );
  expect(remarks).toEqual([]);
});

test('a range that runs backwards is one row with a warning [D11]', () => {
  expect(read('Nov 27-25 Thanksgiving Break', 'Oct 12-1st quarter ends').rows).toMatchObject([
    { date: '2026-10-12' },
    { date: '2026-11-27', endDate: '2026-11-25', event: 'Thanksgiving Break', warnings: ['order'] },
  ]);
});

test('a pasted line without a date is named, and is no part of the entry above it [D11]', () => {
  const { rows, remarks } = read(
    'Dec 3 Winter concert in the gym',
    'Bring a snack to share',
    'Dec 11 Book fair',
    'PTA meeting in the library',
  );
  expect(rows.map(({ event }) => event)).toEqual(['Winter concert in the gym', 'Book fair']);
  expect(remarks).toEqual([
    'Left out, because no date could be read: “Bring a snack to share”, “PTA meeting in the library”. Add them yourself if you need them.',
  ]);
  expect(read('Dec 3 Concert', 'Picture day').remarks[0]).toContain('Add it yourself if you need it.');
});

test('a title that an email broke at the end of its line is one [D11]', () => {
  const long = 'Dec 3 Winter concert of all grades with the choir and the band of the';
  expect(read(long, 'High School in the gym').rows[0]?.event).toContain('of the High School in the gym');
});

test('short days that come again are named also as a sentence, with one full stop [D11]', () => {
  const { remarks } = read('Sep 7 Labor Day', '', 'Early release every Wednesday after lunch.');
  expect(remarks).toEqual([
    'Left out, because no date could be read: “Early release every Wednesday after lunch”. Add it yourself if you need it.',
  ]);
});
