import { expect, test } from 'vitest';
import { TIME_ZONES } from '#contract/onboarding.ts';
import { deviceZone, isHomeZone, timeIn, zoneName } from './zones.ts';
import { listZones, searchZones } from './zone-list.ts';
import { countriesByZone } from './zone-countries.ts';

const all = listZones(countriesByZone(), 'en-US');
const found = (typed: string) => searchZones(all, typed).map(({ zone }) => zone);

test('the seven time zones of the United States have names that people use [ONB-03]', () => {
  expect(TIME_ZONES.map(zoneName)).toEqual([
    'Eastern – New York',
    'Central – Chicago',
    'Mountain – Denver',
    'Pacific – Los Angeles',
    'Arizona – Phoenix',
    'Alaska – Anchorage',
    'Hawaii – Honolulu',
  ]);
  expect(isHomeZone('Europe/Berlin')).toBe(false);
});

test('each zone shows the time it is there, with the day where it is another one', () => {
  const now = new Date('2026-11-24T04:05:00Z');
  const here = { zone: 'America/New_York', locale: 'en-US' };
  const read = (zone: string) => timeIn(zone, now, here).replaceAll('\u202f', ' ');
  expect(read('America/New_York')).toBe('11:05 PM');
  expect(read('America/Chicago')).toBe('10:05 PM');
  expect(read('Europe/Berlin')).toBe('Tue 5:05 AM');
});

test('every other zone of the world is in the full list, named by its city', () => {
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all.map(({ zone }) => zone)).size).toBe(all.length);
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(found('').includes(zone), zone).toBe(true);
  expect(zoneName('America/Indiana/Knox')).toBe('Knox (Indiana)');
  expect(zoneName('Asia/Calcutta')).toBe('Kolkata');
});

test('a parent finds a zone by city, country, former name or the start of a word', () => {
  expect(found('berl')[0]).toBe('Europe/Berlin');
  expect(found('Germany')).toContain('Europe/Berlin');
  expect(found('india')).toContain('Asia/Calcutta');
  expect(found('kolkata')).toEqual(['Asia/Calcutta']);
  expect(found('UK')).toContain('Europe/London');
  expect(found('sao paulo')).toEqual(['America/Sao_Paulo']);
  expect(found('São Paulo')).toEqual(['America/Sao_Paulo']);
  expect(found('erlin')).toEqual([]);
});

test('the list is there before the countries are', () => {
  const early = listZones(new Map(), 'en-US');
  expect(early.length).toBe(all.length);
  expect(searchZones(early, 'berlin').map(({ zone }) => zone)).toEqual(['Europe/Berlin']);
});

test('only a real place is suggested as the device’s zone', () => {
  expect(deviceZone('America/Detroit')).toBe('America/Detroit');
  expect(deviceZone('UTC')).toBeNull();
  expect(deviceZone('Etc/GMT+5')).toBeNull();
});
