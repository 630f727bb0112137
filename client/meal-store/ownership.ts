// Ownership of the meal data in this browser. The next parent or visitor never finds the data of the previous one.
// Edits that the server has not received stay sealed under the keys of their household until a parent of it signs in
// again.
import type { User } from '#contract/schemas/account.ts';
import { browserStorage } from '../data/storage.ts';
import { forgetLastSession, keepEnded, keepLastSession, readLastSession } from './sign-out/last-session.ts';
import { PREFIX, meaningOf } from './storage/keys.ts';

/** The parent who wants what is kept to stay when they sign out: `ppal:keep` holds user and household. */
const KEEP = `${PREFIX}keep`;

type Owner = Pick<User, 'id' | 'householdId'>;

const nameOf = ({ id, householdId }: Owner): string => `${id} ${householdId}`;

function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    const storage = browserStorage('localStorage');
    return storage ? work(storage) : otherwise;
  } catch {
    return otherwise;
  }
}

const keptFor = (): string | null => attempt((storage) => storage.getItem(KEEP), null);

/** True when the parent's meal data stays in this browser after signing out. */
export const isKeptHere = (owner: Owner): boolean => keptFor() === nameOf(owner);

/**
 * Sets whether the parent's meal data stays here after signing out. Returns false when the choice could not be stored.
 */
export function keepHere(owner: Owner, isKept: boolean): boolean {
  return attempt((storage) => {
    if (isKept) storage.setItem(KEEP, nameOf(owner));
    else storage.removeItem(KEEP);
    return true;
  }, false);
}

/** Removes all data of the store, of any owner, except unsent edits; those of the household `gone` are removed, too. */
function clear(gone?: string): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      const meaning = meaningOf(key);
      const isSealed = meaning?.kind === 'edit' && meaning.household !== gone;
      if (meaning && !isSealed) storage.removeItem(key);
    }
  }, undefined);
}

/** True when this browser has data of a household's meals: records up to a cursor, or unsent edits. */
export const isUsedHere = (household: string): boolean => countOf(household, ['cursor', 'edit']) > 0;

/** Number of edits of a household that wait here for being sent. */
export const countUnsentHere = (household: string): number => countOf(household, ['edit']);

function countOf(household: string, kinds: readonly string[]): number {
  const isCounted = (key: string) => {
    const meaning = meaningOf(key);
    return (
      meaning !== undefined &&
      'household' in meaning &&
      meaning.household === household &&
      kinds.includes(meaning.kind)
    );
  };
  return attempt((storage) => Object.keys(storage).filter(isCounted).length, 0);
}

/** A parent has opened the app: removes the data of others, and remembers this parent. */
export function takeOver(user: User): void {
  const last = readLastSession();
  const isBack = last?.userId === user.id && last.householdId === user.householdId;
  if (!isBack && !isKeptHere(user)) clear();
  keepLastSession(user);
  keepEnded(null);
}

/**
 * Nobody is signed in: what the last parent left here goes, unless they chose to keep it. The page after signing out may
 * come later than this, because a page that was open hears of it first.
 */
export function nobodyIsHere(): void {
  const last = readLastSession();
  const isKept = last ? isKeptHere({ id: last.userId, householdId: last.householdId }) : keptFor() !== null;
  if (isKept) forgetLastSession();
  else {
    clear();
    if (last) keepEnded(last.householdId);
  }
}

/** The account or the household is gone, or the parent has left it: nothing of it could ever be sent. */
export function forgetHousehold(household: string): void {
  clear(household);
}
