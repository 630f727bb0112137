import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/schemas/account.ts';
import { forgetDrafts } from '../session/forget-drafts.ts';
import { keepSeen, readSeen } from './seen.ts';

const parent = (id: string, householdId = 'home') => ({ id, householdId }) as User;

/** A storage as browsers have it, whose keys are its own properties. */
function storageOf(stored: Record<string, string>): Storage {
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => void (stored[key] = value) },
    removeItem: { value: (key: string) => void delete stored[key] },
  });
  return stored as unknown as Storage;
}

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal('window', { localStorage: storageOf(stored), sessionStorage: storageOf({}) });
});
afterEach(() => vi.unstubAllGlobals());

test('until when changes were seen is known for each parent and each of their households', () => {
  keepSeen(parent('ana'), '2026-11-24T10:00:00.000Z');
  expect(readSeen(parent('ana'))).toBe('2026-11-24T10:00:00.000Z');
  expect(readSeen(parent('ben'))).toBeNull();
  expect(readSeen(parent('ana', 'grandma'))).toBeNull();
});

test('what was seen stays seen, whatever an older list says', () => {
  keepSeen(parent('eva'), '2026-11-24T10:00:00.000Z');
  keepSeen(parent('eva'), '2026-11-23T10:00:00.000Z');
  expect(readSeen(parent('eva'))).toBe('2026-11-24T10:00:00.000Z');
  keepSeen(parent('eva'), '2026-11-25T10:00:00.000Z');
  expect(readSeen(parent('eva'))).toBe('2026-11-25T10:00:00.000Z');
});

test('signing out leaves nothing of it on the device', () => {
  keepSeen(parent('kim'), '2026-11-24T10:00:00.000Z');
  expect(Object.keys(stored)).toHaveLength(1);
  forgetDrafts();
  expect(Object.keys(stored)).toEqual([]);
});

test('where the browser keeps nothing, the page itself remembers', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('switched off');
    },
  });
  keepSeen(parent('lou'), '2026-11-24T10:00:00.000Z');
  expect(readSeen(parent('lou'))).toBe('2026-11-24T10:00:00.000Z');
});
