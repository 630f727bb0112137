// Ownership of the meals in a browser: the next parent finds nothing, and unsent edits wait for their household.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/schemas/account.ts';
import {
  countUnsentHere,
  forgetHousehold,
  isKeptHere,
  isUsedHere,
  keepHere,
  nobodyIsHere,
  takeOver,
} from './ownership.ts';
import { readEnded, readLastSession } from './sign-out/last-session.ts';

const parent = (id: string, householdId: string) =>
  ({ id, householdId, firstName: 'Ana', preferences: { assistanceAreas: ['mealPlanning'] } }) as User;
const ana = parent('ana', 'h1');
const ben = parent('ben', 'h2');

/** A storage as browsers have it, whose keys are its own properties. */
function storageOf(stored: Record<string, string>): Storage {
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => void (stored[key] = value) },
    removeItem: { value: (key: string) => void delete stored[key] },
  });
  return stored as unknown as Storage;
}

const MEALS = {
  'ppal:pantry:h1:a': '{}',
  'ppal:cursor:h1': '7',
  'ppal:edits:h1:e': '{}',
  'ppal:quarantine:ppal:pantry:h1:b': 'x',
  'pippal.seen.ana.h1': '2026',
};
let stored: Record<string, string>;
beforeEach(() => {
  stored = { ...MEALS };
  vi.stubGlobal('window', { localStorage: storageOf(stored), sessionStorage: storageOf({}) });
  stored['ppal:session'] = JSON.stringify({ userId: 'ana', householdId: 'h1', firstName: 'Ana', areas: [] });
});
afterEach(() => vi.unstubAllGlobals());

const keys = () => Object.keys(stored).toSorted();
const SEALED = ['pippal.seen.ana.h1', 'ppal:edits:h1:e'];

it('the same parent finds everything, and is remembered for a start without a connection [MEAL-06]', () => {
  takeOver(ana);
  expect(keys()).toEqual([...Object.keys(MEALS), 'ppal:session'].toSorted());
  expect(readLastSession()).toEqual({
    userId: 'ana',
    householdId: 'h1',
    firstName: 'Ana',
    areas: ['mealPlanning'],
  });
  expect([isUsedHere('h1'), countUnsentHere('h1')]).toEqual([true, 1]);
  expect([isUsedHere('h2'), countUnsentHere('h2')]).toEqual([false, 0]);
});

it.each([
  ['another parent', ben],
  ['the other parent of the household', parent('ben', 'h1')],
  ['the same parent in another household', parent('ana', 'h2')],
])('%s finds only what was not sent, and that only if it is theirs', (_, next) => {
  takeOver(next);
  expect(keys()).toEqual([...SEALED, 'ppal:session']);
  expect(readLastSession()?.userId).toBe(next.id);
});

it('nobody finds anything, however the session ended', () => {
  nobodyIsHere();
  expect(keys()).toEqual(SEALED);
  expect(readLastSession()).toBeNull();
});

it('who keeps meals on the device has them after signing out; the next one who comes does not', () => {
  expect(keepHere(ana, true)).toBe(true);
  nobodyIsHere();
  nobodyIsHere();
  expect(keys()).toEqual([...Object.keys(MEALS), 'ppal:keep'].toSorted());
  takeOver(ana);
  expect(stored['ppal:pantry:h1:a']).toBe('{}');
  nobodyIsHere();
  takeOver(ben);
  expect(keys()).toEqual([...SEALED, 'ppal:session']);
  expect(isKeptHere(ana)).toBe(false);
});

it('a household that is gone is removed with its unsent edits, not with those of another one', () => {
  stored['ppal:edits:h2:f'] = '{}';
  forgetHousehold('h1');
  expect(keys()).toEqual(['pippal.seen.ana.h1', 'ppal:edits:h2:f']);
});

it('an unreadable last session is none', () => {
  for (const text of [
    'no JSON',
    'null',
    '{"userId":"ana"}',
    '{"userId":"","householdId":"h1","firstName":"","areas":[]}',
  ]) {
    stored['ppal:session'] = text;
    expect(readLastSession()).toBeNull();
  }
});

it('a household whose session ended in this tab is known until somebody is here again, to tell what was never sent', () => {
  nobodyIsHere();
  nobodyIsHere();
  expect(readEnded()).toBe('h1');
  takeOver(ben);
  expect(readEnded()).toBeNull();
});

it('what is kept on purpose is not told as never sent', () => {
  keepHere(ana, true);
  nobodyIsHere();
  expect(readEnded()).toBeNull();
});
