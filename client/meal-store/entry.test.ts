// One record between the server's version, this tab's edits, and writes of other tabs.
import { expect, it } from 'vitest';
import { Entry } from './entry.ts';
import { readRecord } from './storage/stored.ts';

const ITEM = '019aa5c8-0000-7000-8000-000000000001';
/** A pantry item as another tab wrote it, with the edits folded into it. */
function written(version: number, unsent: string[], asOf?: number) {
  const merge = { stamps: {}, removed: {}, kept: {} };
  const dated = { id: ITEM, createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };
  const item = { ...dated, name: 'Rice', category: 'grains', quantity: '', notes: '', version, asOf, merge };
  return readRecord('pantry', ITEM, unsent.length > 0 ? { ...item, unsent } : item)!;
}

it('what another tab wrote of an item before it went is not shown again when it is heard late', () => {
  const entry = new Entry('pantry', ITEM);
  entry.setBase(written(4, [], 10));
  entry.setGone(12);
  expect(entry.isOlderThan(written(4, ['settled'], 10), () => false)).toBe(false);
  expect(entry.isOlderThan(written(4, ['waiting'], 10), (id) => id === 'waiting')).toBe(true);
  expect(entry.isOlderThan(written(6, [], 13), () => false)).toBe(true);

  const neverSent = new Entry('pantry', ITEM);
  expect(neverSent.isOlderThan(written(0, ['settled']), () => false)).toBe(true);
  neverSent.setGone(12);
  expect(neverSent.isOlderThan(written(0, ['settled']), () => false)).toBe(false);
});
