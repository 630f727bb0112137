import { expect, test } from 'vitest';
import { bandsOfWeek } from './break-bands.ts';

const WEEK = [
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
];
const THANKSGIVING = { title: 'Thanksgiving Break', start: '2026-11-25', end: '2026-11-27' };

test('a break covers each of its days, and its name runs on from the first one [CAL-08]', () => {
  expect(Object.fromEntries(bandsOfWeek(WEEK, [THANKSGIVING]))).toEqual({
    '2026-11-25': { title: 'Thanksgiving Break', covers: 3, begins: true, ends: false },
    '2026-11-26': { title: 'Thanksgiving Break', covers: 0, begins: false, ends: false },
    '2026-11-27': { title: 'Thanksgiving Break', covers: 0, begins: false, ends: true },
  });
});

test('in the next week of a longer break its name stands again [CAL-08]', () => {
  const bands = bandsOfWeek(WEEK, [{ title: 'Long', start: '2026-11-16', end: '2026-11-23' }]);
  expect([...bands]).toEqual([
    ['2026-11-22', { title: 'Long', covers: 2, begins: false, ends: false }],
    ['2026-11-23', { title: 'Long', covers: 0, begins: false, ends: true }],
  ]);
});

test('of two breaks on one day the longer one is shown; other weeks have none', () => {
  const short = { title: 'Other school', start: '2026-11-27', end: '2026-11-28' };
  const bands = bandsOfWeek(WEEK, [short, THANKSGIVING]);
  expect([...bands.values()].map(({ title }) => title)).toEqual(Array(3).fill('Thanksgiving Break'));
  expect(bandsOfWeek(['2026-12-06'], [THANKSGIVING]).size).toBe(0);
});
