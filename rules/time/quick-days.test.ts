import { expect, test } from 'vitest';
import { firstTimeOf, QUARTER_HOURS, quickDays } from './quick-days.ts';

const labels = (today: string) => quickDays(today).map(({ label, day }) => `${label} ${day}`);

test('offers today, tomorrow and the next three working days, also across the weekend', () => {
  expect(labels('2026-11-24')).toEqual([
    'Today Nov 24',
    'Tomorrow Nov 25',
    'Thu Nov 26',
    'Fri Nov 27',
    'Mon Nov 30',
  ]);
});

test('crosses the end of the year and a leap February', () => {
  expect(quickDays('2027-12-31').map(({ date }) => date)).toEqual([
    '2027-12-31',
    '2028-01-01',
    '2028-01-03',
    '2028-01-04',
    '2028-01-05',
  ]);
  expect(quickDays('2028-02-28')[1]?.date).toBe('2028-02-29');
});

test('proposes the next full hour of today, nine on other days and late in the evening', () => {
  const now = { date: '2026-11-24', time: '14:20' };
  expect(firstTimeOf('2026-11-24', now)).toBe('15:00');
  expect(firstTimeOf('2026-11-25', now)).toBe('09:00');
  expect(firstTimeOf('2026-11-24', { ...now, time: '23:10' })).toBe('09:00');
});

test('quarter hours run from 7:00 to 20:45', () => {
  expect([QUARTER_HOURS[0], QUARTER_HOURS[1], QUARTER_HOURS.at(-1), QUARTER_HOURS.length]).toEqual([
    '07:00',
    '07:15',
    '20:45',
    56,
  ]);
});
