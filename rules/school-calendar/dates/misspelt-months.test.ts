import { expect, test } from 'vitest';
import { readRows } from '../read-rows.ts';
import { misspeltMonth } from './misspelt-months.ts';

const read = (...lines: string[]) =>
  readRows({ pages: [], lines: ['School Calendar 2026-2027', ...lines] }, { today: '2026-07-01' });
const shown = (...lines: string[]) =>
  read(...lines).rows.map(({ date, event, warnings }) => [date, event, ...warnings].join(' '));

test('a line with a misspelt month is read, with a warning [D11]', () => {
  expect(
    shown(
      'Sep 7 Labor Day',
      'Janaury 18 – MLK Day – no school',
      'Mon, Febuary 15: Presidents Day',
      'Apirl 2 - Spring Fair',
      '12 Octobor Picture Day',
    ),
  ).toEqual([
    '2026-09-07 Labor Day',
    '2026-10-12 Picture Day spelling',
    '2027-01-18 MLK Day – no school spelling',
    '2027-02-15 Presidents Day spelling',
    '2027-04-02 Spring Fair spelling',
  ]);
});

test('it is kept with both warnings where the printed weekday does not agree [D11]', () => {
  expect(shown('Friday, Janaury 18 MLK Day')).toEqual(['2027-01-18 MLK Day weekday spelling']);
});

test('a misspelt heading is the month of the days below it [D11]', () => {
  const headed = (heading: string) =>
    shown('December', '1 Concert', '21 Winter Break', heading, '4 School resumes', '18 MLK Day');
  expect(headed('Janaury 2027').slice(2)).toEqual(['2027-01-04 School resumes', '2027-01-18 MLK Day']);
  expect(headed('Janaury').slice(2)).toEqual(['2027-01-04 School resumes', '2027-01-18 MLK Day']);
});

test.each([
  'Match',
  'Marsh',
  'Judy',
  'Jury',
  'Juno',
  'Step',
  'Augusta',
  'Augustus',
  'Member',
  'Junior',
  'Auto',
  'May',
])('%s is no misspelt month', (word) => {
  expect(misspeltMonth(word)).toBeUndefined();
  expect(shown('Sep 7 Labor Day', `${word} 12 against Oak Hill`)).toHaveLength(word === 'May' ? 2 : 1);
});
