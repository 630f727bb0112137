// Offsets that were computed elsewhere: the same clock as without them, also around every change.
import { describe, expect, test } from 'vitest';
import { offsetsAround, rememberOffsets, wallTime } from './dates.ts';

const ZONES = [
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/London',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Antarctica/Troll',
  'UTC',
];
const NOW = new Date('2026-11-24T12:34:56Z');
const DAY = 86_400_000;

const wallNow = (ms: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16);

describe.each(ZONES)('in %s', (zone) => {
  // No zone that Intl knows: it would throw.
  const named = `Invented/${zone}`;

  test('times around now and around each change are right without Intl', () => {
    const offsets = offsetsAround(NOW, zone, 400);
    rememberOffsets(named, offsets);
    const [first, last] = [NOW.getTime() - 399 * DAY, Date.parse(offsets.until) - 1];
    const around = offsets.changes.slice(1).flatMap(({ at }) => [Date.parse(at) - 1, Date.parse(at)]);
    for (const ms of [first, NOW.getTime(), last, ...around]) {
      const { date, time } = wallTime(new Date(ms), named);
      expect(`${date}T${time}`).toBe(wallNow(ms, zone));
    }
    expect(() => wallTime(new Date(last + 1), named)).toThrow(RangeError);
  });

  test('times beyond them are asked of Intl', () => {
    rememberOffsets(zone, offsetsAround(NOW, zone, 400));
    for (const far of ['2019-07-01T12:00:00Z', '2031-01-01T12:00:00Z']) {
      const { date, time } = wallTime(new Date(far), zone);
      expect(`${date}T${time}`).toBe(wallNow(Date.parse(far), zone));
    }
  });
});

test('a clock that is changed twice a year is described by six offsets', () => {
  const { changes, until } = offsetsAround(NOW, 'America/New_York', 400);
  expect(changes).toEqual([
    { at: '2025-10-20T00:00:00.000Z', seconds: -14_400 },
    { at: '2025-11-02T06:00:00.000Z', seconds: -18_000 },
    { at: '2026-03-08T07:00:00.000Z', seconds: -14_400 },
    { at: '2026-11-01T06:00:00.000Z', seconds: -18_000 },
    { at: '2027-03-14T07:00:00.000Z', seconds: -14_400 },
    { at: '2027-11-07T06:00:00.000Z', seconds: -18_000 },
  ]);
  expect(until).toBe('2027-12-29T00:00:00.000Z');
});
