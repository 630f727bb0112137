import { expect, test } from 'vitest';
import type { DateSpan } from '#rules/calendar/calendar.ts';
import { bandsOfWeek, isOfBand } from './break-bands.ts';

const WEEK = [
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
];
const THANKSGIVING = { title: 'Thanksgiving Break', start: '2026-11-25', end: '2026-11-27', isOff: true };
const LONG = { title: 'Book Fair', start: '2026-11-16', end: '2026-11-23', isOff: false };

test('a break covers each of its days, and its name runs on from the first one [CAL-08]', () => {
  const shared = { school: '', title: 'Thanksgiving Break' };
  expect(Object.fromEntries(bandsOfWeek(WEEK, [THANKSGIVING]))).toEqual({
    '2026-11-25': [{ ...shared, covers: 3, begins: true, ends: false }],
    '2026-11-26': [{ ...shared, covers: 0, begins: false, ends: false }],
    '2026-11-27': [{ ...shared, covers: 0, begins: false, ends: true }],
  });
});

test('in the next week of a longer break its name stands again [CAL-08]', () => {
  const shared = { school: '', title: 'Book Fair' };
  expect([...bandsOfWeek(WEEK, [LONG])]).toEqual([
    ['2026-11-22', [{ ...shared, covers: 2, begins: false, ends: false }]],
    ['2026-11-23', [{ ...shared, covers: 0, begins: false, ends: true }]],
  ]);
});

test('of several schools a band has its school and the title without it [D35]', () => {
  const named = { ...THANKSGIVING, title: 'Park: Thanksgiving Break', schoolName: 'Park' };
  const [[first] = []] = bandsOfWeek(WEEK, [named]).values();
  expect([first?.school, first?.title]).toEqual(['Park', 'Thanksgiving Break']);
});

const titles = (week: readonly string[], spans: DateSpan[]) =>
  [...bandsOfWeek(week, spans)]
    .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
    .map(
      ([date, bands]) =>
        `${date.slice(8)} ${bands.map((band) => (band ? `${band.title} ${band.covers}` : '–')).join(', ')}`,
    );

test('two breaks on one day are both shown, the earlier one first; other weeks have none', () => {
  const short = { title: 'Other school', start: '2026-11-27', end: '2026-11-28', isOff: true };
  expect(titles(WEEK, [short, THANKSGIVING])).toEqual([
    '25 Thanksgiving Break 3',
    '26 Thanksgiving Break 0',
    '27 Thanksgiving Break 0, Other school 2',
    '28 –, Other school 0',
  ]);
  expect(bandsOfWeek(['2026-12-06'], [THANKSGIVING]).size).toBe(0);
});

test('two breaks keep their places from one week to the next', () => {
  const late = { title: 'Late', start: '2026-11-19', end: '2026-11-28', isOff: true };
  const early = { title: 'Early', start: '2026-11-17', end: '2026-11-24', isOff: true };
  const before = WEEK.map((_, day) => `2026-11-${15 + day}`);
  expect(titles(before, [late, early])).toContain('19 Early 0, Late 3');
  expect(titles(WEEK, [late, early])).toContain('22 Early 3, Late 7');
});

test('of three, the days off are shown [CAL-08]', () => {
  const fair = { title: 'Fair', start: '2026-11-01', end: '2026-12-24', isOff: false };
  const other = { title: 'Other', start: '2026-11-26', end: '2026-11-26', isOff: true };
  expect(titles(WEEK, [fair, THANKSGIVING, other])).toEqual([
    '25 Thanksgiving Break 3',
    '26 Thanksgiving Break 0, Other 1',
    '27 Thanksgiving Break 0',
  ]);
  expect(titles(WEEK, [fair, THANKSGIVING])).toContain('22 –, Fair 7');
});

test('the band stands for the beginning and the end of its break, not for those of another one [CAL-08]', () => {
  const band = bandsOfWeek(WEEK, [THANKSGIVING]).get('2026-11-25')?.[0];
  expect(isOfBand({ span: THANKSGIVING }, band)).toBe(true);
  expect(isOfBand({ span: LONG }, band)).toBe(false);
  expect(isOfBand({}, band)).toBe(false);
  expect(isOfBand({ span: THANKSGIVING }, undefined)).toBe(false);
  const ofPark = { ...THANKSGIVING, title: 'Park: Thanksgiving Break', schoolName: 'Park' };
  expect(isOfBand({ span: ofPark }, band)).toBe(false);
  expect(isOfBand({ span: ofPark }, bandsOfWeek(WEEK, [ofPark]).get('2026-11-25')?.[0])).toBe(true);
});
