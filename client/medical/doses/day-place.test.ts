import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../session/forget-drafts.ts';
import { rememberRows, rememberedRows } from './day-place.ts';

/** A browser whose storage has its keys as properties of its own. */
function browse(): void {
  const stored: Record<string, string> = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => void (stored[key] = value) },
    removeItem: { value: (key: string) => void delete stored[key] },
  });
  vi.stubGlobal('window', { localStorage: stored, sessionStorage: {} });
}

afterEach(() => vi.unstubAllGlobals());

test('two medicines at most have a place near the top, none at the first visit and after signing out', () => {
  browse();
  expect(rememberedRows()).toBe(0);
  rememberRows(1);
  expect(rememberedRows()).toBe(1);
  rememberRows(5);
  expect(rememberedRows()).toBe(2);
  forgetDrafts();
  expect(rememberedRows()).toBe(0);
});

test('without a storage the medicines come last', () => {
  vi.stubGlobal('window', {});
  rememberRows(2);
  expect(rememberedRows()).toBe(0);
});
