import { expect, test } from 'vitest';
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
