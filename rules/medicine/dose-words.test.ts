// The facts about doses in words, in the household's zone.
import { expect, test } from 'vitest';
import type { Outside } from './dose-rule.ts';
import { isGivenToday } from './given-dose.ts';
import { dosesByDay, givenInWords, questionInWords } from './dose-words.ts';

const zone = 'America/Chicago';
const now = new Date('2026-11-24T02:00:00.000Z');
const dose = (givenAt: string, givenBy = 'Ben') => ({ id: givenAt, givenAt, givenBy });

test('a dose is described with its day, time and giver in the household’s zone', () => {
  const clock = { now, zone };
  // Already the 24th in UTC.
  expect(givenInWords(dose('2026-11-24T01:10:00.000Z'), clock)).toBe('today at 7:10 PM by Ben');
  expect(givenInWords(dose('2026-11-23T05:59:00.000Z'), clock)).toBe('yesterday at 11:59 PM by Ben');
  expect(givenInWords(dose('2026-11-16T14:00:00.000Z', ''), clock)).toBe('Monday, Nov 16, 2026 at 8:00 AM');
});

test('the question tells when, how many and what is stored, and nothing else', () => {
  const nearest = dose('2026-11-23T22:40:00.000Z');
  const question = {
    nearest,
    inLastDay: 2,
    maybeSame: false,
    stored: ['Every 6 hours', 'max 3 a day'],
    outside: undefined,
  };
  expect(questionInWords(question, now, { now, zone })).toEqual([
    'Last given today at 4:40 PM by Ben, 3 hours 20 minutes before this dose.',
    '2 doses in the 24 hours before this dose.',
    'Its stored frequency: “Every 6 hours”, “max 3 a day”.',
  ]);
  const just = { ...question, nearest: dose(now.toISOString()), inLastDay: 1, stored: [] };
  expect(questionInWords(just, now, { now, zone })).toEqual([
    'Last given today at 8:00 PM by Ben, less than a minute before this dose.',
  ]);
  const earlier = new Date(now.getTime() - 60 * 60_000);
  expect(questionInWords(just, earlier, { now, zone })).toEqual([
    'Also given today at 8:00 PM by Ben, 1 hour after this dose.',
  ]);
});

test('a medicine outside its dates is named first, with or without a recorded dose', () => {
  const question = { nearest: undefined, inLastDay: 0, maybeSame: false, stored: [] };
  const clock = { now, zone };
  const told = (outside: Outside) => questionInWords({ ...question, outside }, now, clock);
  expect(told({ is: 'ended', date: '2026-10-10' })).toEqual(['Its last day was Oct 10, 2026.']);
  expect(told({ is: 'later', date: '2026-12-05' })).toEqual(['Its first day is Dec 5, 2026.']);
  const nearest = dose('2026-11-23T22:40:00.000Z');
  expect(questionInWords({ ...question, nearest, outside: { is: 'stopped' } }, now, clock)).toEqual([
    "It's marked as not taken.",
    'Last given today at 4:40 PM by Ben, 3 hours 20 minutes before this dose.',
  ]);
});

test('the log is by the days of the household', () => {
  const doses = ['2026-11-24T05:30:00.000Z', '2026-11-24T01:00:00.000Z', '2026-11-23T05:00:00.000Z'].map(
    (at) => dose(at),
  );
  expect(dosesByDay(doses, zone).map(([date, ofDay]) => [date, ofDay.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-22', 1],
  ]);
});

test('a dose counts as given today by the day of the household’s zone, also where the page’s clock is behind', () => {
  const clock = { now, zone };
  // In Chicago it is still the 23rd.
  expect(isGivenToday(dose('2026-11-23T06:30:00.000Z'), clock)).toBe(true);
  expect(isGivenToday(dose('2026-11-23T05:30:00.000Z'), clock)).toBe(false);
  expect(isGivenToday(dose('2026-11-24T02:00:30.000Z'), clock)).toBe(true);
});
