import { expect, test } from 'vitest';
import { keepLastPlace, placeOf, readLastPlace } from './last-place.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as Partial<Storage> as Storage;
}

test('Meal Planning begins where the parent left it, in the list that was open', () => {
  const here = storage();
  expect(readLastPlace(here, 'ana')).toEqual({ tab: 'ideas', recordId: null });
  keepLastPlace(here, 'ana', { tab: 'lists', recordId: 'l1' });
  expect(readLastPlace(here, 'ana')).toEqual({ tab: 'lists', recordId: 'l1' });
  expect(readLastPlace(here, 'ben')).toEqual({ tab: 'ideas', recordId: null });
});

test('of the other tabs only the tab is remembered: a week or a record is no place to come back to', () => {
  const here = storage();
  keepLastPlace(here, 'ana', { tab: 'menus', recordId: 'week-2026-11-16' });
  expect(readLastPlace(here, 'ana')).toEqual({ tab: 'menus', recordId: null });
});

test('an address without a known tab is no place', () => {
  expect(placeOf('')).toBeNull();
  expect(placeOf('tab=elsewhere&id=1')).toBeNull();
  expect(placeOf('tab=lists')).toEqual({ tab: 'lists', recordId: null });
});

test('a storage that throws takes no place away', () => {
  const broken = {
    getItem: () => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('full');
    },
  } as Partial<Storage> as Storage;
  keepLastPlace(broken, 'ana', { tab: 'lists', recordId: null });
  expect(readLastPlace(broken, 'ana').tab).toBe('ideas');
  expect(readLastPlace(null, 'ana').tab).toBe('ideas');
});
