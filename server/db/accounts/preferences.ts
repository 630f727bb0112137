// Preferences of a user as they are stored, and changes of them.
import { NO_PREFERENCES } from '#contract/account.ts';
import type { Preferences } from '#contract/schemas/account.ts';

export type PreferenceChanges = { [K in keyof Preferences]?: Preferences[K] | undefined };

/** Stored preferences; one that was added to the contract later gets its default. */
export const readPreferences = (stored: string): Preferences => ({
  ...NO_PREFERENCES,
  ...(JSON.parse(stored) as Partial<Preferences>),
});

export const withoutUndefined = (changes: PreferenceChanges): Partial<Preferences> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
