// The keys of what a parent found last, remembered in this browser until they sign out. Keys alone: no name is stored.
import { browserStorage } from '../data/storage.ts';

const MOST = 5;
const keyOf = (userId: string): string => `pippal.find.${userId}`;

/** The keys, the latest first. */
export function readRecent(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage('localStorage')?.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, key: string): void {
  const others = readRecent(userId).filter((known) => known !== key);
  try {
    browserStorage('localStorage')?.setItem(keyOf(userId), JSON.stringify([key, ...others].slice(0, MOST)));
  } catch {
    // The storage is full or off: nothing is suggested.
  }
}
