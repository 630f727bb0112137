import { afterEach, expect, test, vi } from 'vitest';
import { offsetsAround, rememberOffsets } from '#rules/time/dates.ts';
import { zoneToName } from './zone.ts';

test('a parent who travels reads whose time it is; at home nothing is said', () => {
  expect(zoneToName('America/New_York', 'Europe/Berlin')).toBe('New York');
  expect(zoneToName('America/Argentina/Buenos_Aires', 'UTC')).toBe('Buenos Aires (Argentina)');
  expect(zoneToName('UTC', 'Europe/Berlin')).toBe('UTC');
  expect(zoneToName('America/Denver', 'America/Denver')).toBeNull();
});

test('a zone under its former name is still the same zone', () => {
  expect(zoneToName('Asia/Calcutta', 'Asia/Kolkata')).toBeNull();
  expect(zoneToName('US/Eastern', 'America/New_York')).toBeNull();
  expect(zoneToName('Asia/Calcutta', 'America/New_York')).toBe('Kolkata');
});

const NOW = new Date('2026-11-24T12:00:00Z');
const remember = (zone: string) => rememberOffsets(zone, offsetsAround(NOW, zone, 400));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ['America/New_York', 'America/New_York', null],
  ['Asia/Tokyo', 'Asia/Seoul', null],
  ['America/Denver', 'America/New_York', 'New York'],
  // The same clock in winter only.
  ['America/Denver', 'America/Phoenix', 'Phoenix'],
  ['Europe/London', 'Africa/Casablanca', 'Casablanca'],
  ['Asia/Kolkata', 'Asia/Kathmandu', 'Kathmandu'],
])('with offsets from the server, a reader in %s sees for %s: %s', (here, zone, name) => {
  vi.stubEnv('TZ', here);
  remember(zone);
  expect(zoneToName(zone)).toBe(name);
});

test("a browser whose clock is the household's makes no formatter for it", () => {
  vi.stubEnv('TZ', 'Australia/Lord_Howe');
  remember('Australia/Lord_Howe');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(zoneToName('Australia/Lord_Howe')).toBeNull();
  expect(made).not.toHaveBeenCalled();
});
