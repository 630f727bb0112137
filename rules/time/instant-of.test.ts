// Wall time to instant, compared with the platform's Temporal: anywhere in the calendar, and around every change of
// every clock, where errors are likely.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, wallTime } from './dates.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'America/Caracas',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Tehran',
  'Asia/Gaza',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Pyongyang',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kwajalein',
  'Antarctica/Troll',
  'UTC',
];
const MINUTE = 60_000;

const temporalInstant = (wall: string, zone: string): number =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
const temporalWall = (ms: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

/** The wall time at each change of the clock between 1972 and 2100, as if in UTC. */
function changesOf(zone: string): number[] {
  const walls: number[] = [];
  let at = Temporal.Instant.from('1972-06-01T00:00Z').toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year > 2100) return walls;
    walls.push(Date.parse(`${next.toPlainDateTime().toString({ smallestUnit: 'minute' })}:00Z`));
    at = next;
  }
}

function expectSame(wall: string, zone: string): void {
  const instant = instantOf(wall, zone);
  expect(instant.toISOString(), `${wall} in ${zone}`).toBe(
    new Date(temporalInstant(wall, zone)).toISOString(),
  );
  const { date, time } = wallTime(instant, zone);
  expect(`${date}T${time}`, `back from ${wall} in ${zone}`).toBe(temporalWall(instant.getTime(), zone));
}

describe('the instant a clock on the wall shows a time', () => {
  test('is the one Temporal names, for any minute of any year in any zone', () => {
    const minute = fc.integer({ min: Date.UTC(1972, 5) / MINUTE, max: Date.UTC(2100, 0) / MINUTE });
    fc.assert(
      fc.property(minute, fc.constantFrom(...ZONES), (at, zone) => expectSame(textOf(at * MINUTE), zone)),
      { numRuns: 3000 },
    );
  });

  test.each(ZONES)('is the one Temporal names within two days of every change of the clock in %s', (zone) => {
    for (const change of changesOf(zone)) {
      // To the minute around the change itself, then farther and farther from it.
      for (const minutes of [0, 1, 29, 30, 59, 60, 61, 120, 180, 720, 1439, 1440, 1441, 2880]) {
        for (const sign of [-1, 1]) expectSame(textOf(change + sign * minutes * MINUTE), zone);
      }
    }
  });

  test('a time that spring skips is moved on by the gap, one that autumn repeats is the first', () => {
    const at = (wall: string, zone: string) => instantOf(wall, zone).toISOString();
    expect(at('2027-03-14T02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
    expect(at('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    // Half an hour only.
    expect(at('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
    expect(at('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z');
    // Samoa left out a whole day.
    expect(at('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
  });
});
