// A medicine on a date: taken, ended or not begun.
import { expect, test } from 'vitest';
import { isTaken, standingOn } from './taken.ts';

const DATES = { isActive: true, startDate: '2026-12-05', endDate: '2026-12-12' };

test.each([
  ['2026-12-04', 'later'],
  ['2026-12-05', 'taken'],
  ['2026-12-12', 'taken'],
  ['2026-12-13', 'ended'],
])('on %s a medicine of December 5 to 12 is %s', (date, standing) => {
  expect(standingOn(DATES, date)).toBe(standing);
  expect(isTaken(DATES, date)).toBe(standing === 'taken');
  expect(standingOn({ ...DATES, isActive: false }, date)).toBe('stopped');
});

test('a medicine without dates is taken while it is marked so', () => {
  expect(isTaken({ isActive: true, startDate: null, endDate: null }, '2026-12-05')).toBe(true);
  expect(isTaken({ isActive: false, startDate: null, endDate: null }, '2026-12-05')).toBe(false);
});
