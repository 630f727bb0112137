import { expect, test } from 'vitest';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { eventsShown, keepHidden, readHidden, switched } from './filters.ts';

/** A storage of the browser, in memory. */
function storageWith(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const event = (type: CalendarEvent['type']): CalendarEvent => ({
  id: type,
  key: type,
  title: type,
  date: '2026-11-25',
  time: '09:00',
  description: '',
  isAIGenerated: false,
  type,
});

test('a kind that is switched off is not shown, and appointments always are [CAL-04]', () => {
  const events = [event('school'), event('meal'), event('medical')];
  const off = switched(switched(new Set(), 'meal'), 'school');
  expect(eventsShown(events, off).map(({ type }) => type)).toEqual(['medical']);
  expect(eventsShown(events, switched(off, 'meal')).map(({ type }) => type)).toEqual(['meal', 'medical']);
});

test('the choice is remembered for this parent, not for another one [CAL-04]', () => {
  const storage = storageWith();
  keepHidden(storage, 'ana', new Set(['meal', 'todo']));
  expect([...readHidden(storage, 'ana')]).toEqual(['meal', 'todo']);
  expect([...readHidden(storage, 'ben')]).toEqual([]);
  keepHidden(storage, 'ana', new Set());
  expect(storage.length).toBe(0);
});

test('a storage that is off, or holds something else, hides nothing', () => {
  expect(readHidden(null, 'ana').size).toBe(0);
  expect([...readHidden(storageWith({ 'pippal.calendar.ana': 'medical,,meal,%' }), 'ana')]).toEqual(['meal']);
});
