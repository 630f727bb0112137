import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  daysInMonth,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatTime,
  todayIn,
  wallTime,
  weekStart,
  weekdayNumber,
} from './dates.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const date = instant.map((moment) => moment.toISOString().slice(0, 10));

describe('the clock on the wall', () => {
  test('late in the evening in New York it is still today, though London has tomorrow', () => {
    const now = new Date('2026-11-24T04:30:00Z');
    expect(todayIn(now, 'America/New_York')).toBe('2026-11-23');
    expect(todayIn(now, 'Europe/London')).toBe('2026-11-24');
  });

  test('midnight is 00:00, never 24:00', () => {
    expect(wallTime(new Date('2026-11-24T05:00:00Z'), 'America/New_York')).toEqual({
      date: '2026-11-24',
      time: '00:00',
      hour: 0,
    });
  });

  test('the hour that daylight saving skips is never shown, the hour it repeats is shown twice', () => {
    const at = (text: string) => wallTime(new Date(text), 'America/New_York').time;
    expect([at('2026-03-08T06:59:00Z'), at('2026-03-08T07:00:00Z')]).toEqual(['01:59', '03:00']);
    expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]).toEqual(['01:30', '01:30']);
  });

  test('the wall differs from UTC by the same offset the runtime prints for that instant', () => {
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const wall = wallTime(now, timeZone);
        const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
          .formatToParts(now)
          .find((part) => part.type === 'timeZoneName')?.value;
        const [, sign = '+', hours = '0', minutes = '0'] =
          /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
        const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
        const asUtc = Date.parse(`${wall.date}T${wall.time}:00Z`);
        const minute = Math.floor(now.getTime() / 60_000) * 60_000;
        expect(asUtc - minute).toBe(offset * 60_000);
      }),
    );
  });
});

describe('counting days', () => {
  test('adding days and counting them agree, and the weekday moves along', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        const end = addDays(start, days);
        expect(daysBetween(start, end)).toBe(days);
        expect(addDays(end, -days)).toBe(start);
        expect(weekdayNumber(end)).toBe((((weekdayNumber(start) + days) % 7) + 7) % 7);
      }),
    );
  });

  test('the week starts on the Monday at most six days before', () => {
    fc.assert(
      fc.property(date, (day) => {
        const monday = weekStart(day);
        expect(dayOf(monday)).toBe('monday');
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThan(7);
      }),
    );
    expect(weekStart('2026-11-29')).toBe('2026-11-23');
  });

  test('months have the days of the calendar, leap years included', () => {
    expect([1, 2, 4].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 30]);
    expect(daysInMonth(2028, 2)).toBe(29);
  });
});

test('dates and times read as a parent writes them', () => {
  expect(['00:05', '08:30', '12:30', '18:00'].map(formatTime)).toEqual([
    '12:05 AM',
    '8:30 AM',
    '12:30 PM',
    '6:00 PM',
  ]);
  expect(formatLongDate('2026-11-04')).toBe('Wednesday, November 4, 2026');
  expect(formatShortDate('2026-05-09')).toBe('May 9, 2026');
  expect(formatMonth(2026, 11)).toBe('November 2026');
});
