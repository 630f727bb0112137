// The reader of spoken dates on phrases of families, from Saturday, November 21, 2026, 10:00 in Chicago.
import { describe, expect, test } from 'vitest';
import { instantOf } from './dates.ts';
import { dayForTime, onTheClock, spokenDates } from './spoken-dates.ts';

const zone = 'America/Chicago';
const now = instantOf('2026-11-21T10:00', zone);
const read = (text: string, past = false) => spokenDates(text, { now, zone, past });
const daysOf = (text: string, past = false) =>
  read(text, past).days.map(({ date, endDate }) => (endDate === undefined ? date : `${date}/${endDate}`));
const timesOf = (text: string) =>
  read(text).times.map(({ time, endTime }) => (endTime === undefined ? time : `${time}-${endTime}`));

test.each([
  ['on Tuesday', '2026-11-24'],
  ['next Sunday', '2026-11-29'],
  ['see you Saturday', '2026-11-21'],
  ['the coming weekend', '2026-11-21/2026-11-22'],
  ['sometime next week', '2026-11-23/2026-11-29'],
  ['Wednesday next week', '2026-11-25'],
  ['January 9th', '2027-01-09'],
  ['the 9th of January 2028', '2028-01-09'],
  ['on the nineteenth of April', '2027-04-19'],
  ['2/14', '2027-02-14'],
  ['11/30/26', '2026-11-30'],
  ['2027-03-02', '2027-03-02'],
  ['on the 9th', '2026-12-09'],
  ['Monday, November 30th', '2026-11-30'],
  ['in ten days', '2026-12-01'],
  ['three weeks from Tuesday', '2026-12-15'],
  ['the Friday before Christmas', '2026-12-18'],
  ['the day after Easter', '2027-03-29'],
  ["Mother's Day", '2027-05-09'],
  ['the second Tuesday of January', '2027-01-12'],
  ['the last day of the month', '2026-11-30'],
  ['the week of December 16', '2026-12-14/2026-12-20'],
  ['Dec 30 through Jan 3', '2026-12-30/2027-01-03'],
  ['Thursday to Monday', '2026-11-26/2026-11-30'],
  ['Feb 29', '2028-02-29'],
  ['some day in March', '2027-03-01/2027-03-31'],
])('“%s” is %s', (text, date) => expect(daysOf(text)).toEqual([date]));

test.each([
  ['yesterday', '2026-11-20'],
  ['on Thursday', '2026-11-19'],
  ['last Monday', '2026-11-16'],
  ['March 3', '2026-03-03'],
  ['the 30th', '2026-10-30'],
  ['two months ago', '2026-09-21'],
])('told of what has been, “%s” was %s', (text, date) => expect(daysOf(text, true)).toEqual([date]));

test.each([
  ['at 8:05', '08:05'],
  ['at 2', '14:00'],
  ['at 845', '08:45'],
  ['at 2 in the morning', '02:00'],
  ['7 tonight', '19:00'],
  ['at 19:45', '19:45'],
  ['quarter past nine', '09:15'],
  ['ten to four', '15:50'],
  ['six-ish', '18:00'],
  ["eight o'clock", '08:00'],
  ['from 10 to 1', '10:00-13:00'],
  ['1-2:15 pm', '13:00-14:15'],
  ['at midday', '12:00'],
])('“tomorrow %s” is at %s', (text, time) => expect(timesOf(`tomorrow ${text}`)).toEqual([time]));

test('a half of the day nobody said is told to be a rule, one that was said is not', () => {
  expect(read('Monday at 4').times[0]).toMatchObject({ time: '16:00', assumed: 'afternoon' });
  expect(read('Monday at 9').times[0]).toMatchObject({ time: '09:00', assumed: 'morning' });
  expect(read('Monday afternoon at 4').times[0]?.assumed).toBeUndefined();
  expect(read('Monday at 4pm').times[0]?.assumed).toBeUndefined();
});

test.each([
  'we may march to the park with April',
  'the recipe needs 3/4 cup of milk',
  'ring 555-0199 or 212-555-0123',
  'he weighs 20 kg and is 6',
  'I sat down with the sun in my eyes',
  'give 5 ml 3 times',
])('“%s” names no day and no time', (text) => {
  expect(read(text)).toEqual({ days: [], times: [] });
});

describe('what comes again', () => {
  test.each([
    ['Fridays at 4', { every: 'week', interval: 1, weekdays: [5] }],
    ['every Monday, Wednesday and Friday', { every: 'week', interval: 1, weekdays: [1, 3, 5] }],
    ['every other Sunday', { every: 'week', interval: 2, weekdays: [0] }],
    ['on school days', { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }],
    ['every 3 months', { every: 'month', interval: 3 }],
    ['the last Friday of every month', { every: 'month', interval: 1, weekdays: [5], nth: -1 }],
  ])('“%s”', (text, repeats) => expect(read(text).repeats).toEqual(repeats));

  test('a single day does not come again', () => expect(read('next Monday at 5').repeats).toBeUndefined());
});

test('each day keeps the word before it and its place in the text', () => {
  const text = 'since Tuesday, moved to Friday, until Dec 4';
  const { days } = read(text);
  expect(days.map(({ lead, span }) => [lead, text.slice(...span)])).toEqual([
    ['from', 'Tuesday'],
    ['to', 'Friday'],
    ['until', 'Dec 4'],
  ]);
});

test('a time the clocks skip is moved on, and a weekday whose hour has passed is the next one', () => {
  expect(onTheClock('2027-03-14', '02:15', zone)).toMatchObject({ date: '2027-03-14', time: '03:15' });
  const today = read('Saturday at 9');
  expect(dayForTime(today.days[0]!, '09:00', 'Saturday at 9', { now, zone })).toBe('2026-11-28');
  expect(dayForTime(today.days[0]!, '11:00', 'Saturday at 11', { now, zone })).toBe('2026-11-21');
});

test('“in 40 minutes” is counted on the clocks of the household', () => {
  expect(read('in 40 minutes')).toMatchObject({ days: [{ date: '2026-11-21' }], times: [{ time: '10:40' }] });
  expect(read('in 15 hours')).toMatchObject({ days: [{ date: '2026-11-22' }], times: [{ time: '01:00' }] });
});
