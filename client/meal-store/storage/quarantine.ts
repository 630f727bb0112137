// Moves values that are unreadable, or can never be sent, out of the way without losing them: `ppal:quarantine:<its
// key>`.
import { quarantineKey } from './keys.ts';
import type { TextStorage } from './surroundings.ts';

/** Sets a text aside; where there is no room for it, it stays where it is until something is written over it. */
export function setAside(storage: TextStorage | null, key: string, text: string): void {
  try {
    storage?.set(quarantineKey(key), text);
    storage?.remove(key);
  } catch {
    // A full storage.
  }
}
