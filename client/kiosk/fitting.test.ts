import { expect, test } from 'vitest';
import type { BoardDay, BoardEntry } from '#contract/schemas/kiosk.ts';
import { fitDays } from './fitting.ts';
import { partOfDay } from './part-of-day.ts';

const entry = (title: string, time: string | null): BoardEntry => ({
  key: title,
  title,
  type: 'medical',
  time,
  endTime: null,
  isOff: false,
  memberIds: [],
});
const day = (date: string, ...entries: BoardEntry[]): BoardDay => ({ date, entries, meals: [] });
const MONDAY = day(
  '2026-11-23',
  entry('Break', null),
  entry('Dentist', '08:00'),
  entry('Eyes', '10:00'),
  entry('Ears', '14:00'),
);
const TUESDAY = day('2026-11-24', entry('Break', null), entry('Swimming', '16:00'));
const fit = (time: string, rows: number) => {
  const { today, later, coming } = fitDays([MONDAY, TUESDAY], time, rows);
  return [today.map(({ title }) => title), later, coming.map(({ entry: { title } }) => title)];
};

test('what is over makes room, and what does not fit is counted', () => {
  expect(fit('07:00', 4)).toEqual([['Break', 'Dentist', 'Eyes', 'Ears'], 0, []]);
  expect(fit('07:00', 3)).toEqual([['Break', 'Dentist'], 2, []]);
  expect(fit('09:30', 3)).toEqual([['Break', 'Eyes', 'Ears'], 0, []]);
  expect(fit('12:00', 3)).toEqual([['Break', 'Eyes', 'Ears'], 0, []]);
});

test('where there is room the next days follow, each break once', () => {
  expect(fit('07:00', 6)).toEqual([['Break', 'Dentist', 'Eyes', 'Ears'], 0, ['Swimming']]);
  const free = fitDays([day('2026-11-22'), MONDAY, TUESDAY], '07:00', 5);
  expect(free.coming.map(({ date, entry: { title } }) => [date, title])).toEqual([
    ['2026-11-23', 'Break'],
    ['2026-11-23', 'Dentist'],
  ]);
});

test('the night lasts from nine to six', () => {
  const parts = ['00:00', '05:59', '06:00', '09:59', '10:00', '16:59', '17:00', '20:59', '21:00'].map(
    partOfDay,
  );
  expect(parts).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
    'night',
  ]);
});
