// The time up to which this parent has seen others' changes, in this browser. Removed at sign-out (forget-drafts.ts).
import { useSyncExternalStore } from 'react';
import type { User } from '#contract/schemas/account.ts';
import { browserStorage } from '../data/storage.ts';

const listeners = new Set<() => void>();
/** Fallback in memory for values that storage refuses, until the page is left. */
const kept = new Map<string, string>();

// A parent may belong to two households, each with a history of its own.
const keyOf = ({ id, householdId }: User) => `pippal.seen.${id}.${householdId}`;

/** The instant up to which changes were seen; null when none were. */
export function readSeen(user: User): string | null {
  const key = keyOf(user);
  try {
    return browserStorage('localStorage')?.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

/** Remembers that every change up to `instant` was seen. */
export function keepSeen(user: User, instant: string): void {
  const key = keyOf(user);
  const before = readSeen(user);
  if (before !== null && Date.parse(before) >= Date.parse(instant)) return;
  kept.set(key, instant);
  try {
    browserStorage('localStorage')?.setItem(key, instant);
  } catch {
    // A full or switched-off storage: the page remembers.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Until when changes were seen, also after that has just changed. */
export const useSeen = (user: User): string | null => useSyncExternalStore(subscribe, () => readSeen(user));
