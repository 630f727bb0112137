// Whose meal data this browser keeps. The next parent, or nobody, never finds that of the one before; edits the server
// has not seen stay sealed under their household's keys until a parent of it is back.
import type { User } from '#contract/schemas/account.ts';
import { browserStorage } from '../data/storage.ts';
import { forgetLastSession, keepLastSession, readLastSession } from './sign-out/last-session.ts';
import { PREFIX, placeOf } from './storage/keys.ts';

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

/** Whether the parent's meal data stays in this browser when they sign out. */
export const isKeptHere = (owner: Owner): boolean => keptFor() === nameOf(owner);

/** Chooses whether the parent's meal data stays here when they sign out. Answers whether the choice could be kept. */
export function keepHere(owner: Owner, isKept: boolean): boolean {
  return attempt((storage) => {
    if (isKept) storage.setItem(KEEP, nameOf(owner));
    else storage.removeItem(KEEP);
    return true;
  }, false);
}

/** Removes everything the store keeps, whoever's it is, but for edits that were not sent; those of `gone`, too. */
function clear(gone?: string): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      const place = placeOf(key);
      const isSealed = place?.kind === 'edit' && place.household !== gone;
      if (place && !isSealed) storage.removeItem(key);
    }
  }, undefined);
}

/** Whether this browser holds something of a household's meals: records up to a cursor, or edits to be sent. */
export const isUsedHere = (household: string): boolean => countOf(household, ['cursor', 'edit']) > 0;

/** Number of edits of a household that wait here for being sent. */
export const countUnsentHere = (household: string): number => countOf(household, ['edit']);

function countOf(household: string, kinds: readonly string[]): number {
  const isCounted = (key: string) => {
    const place = placeOf(key);
    return (
      place !== undefined &&
      'household' in place &&
      place.household === household &&
      kinds.includes(place.kind)
    );
  };
  return attempt((storage) => Object.keys(storage).filter(isCounted).length, 0);
}

/** A parent is in the app: what somebody else left here goes, and this one is remembered. */
export function takeOver(user: User): void {
  const last = readLastSession();
  const isBack = last?.userId === user.id && last.householdId === user.householdId;
  if (!isBack && !isKeptHere(user)) clear();
  keepLastSession(user);
}

/** Nobody is signed in: what the last parent left here goes, unless they chose to keep it. */
export function nobodyIsHere(): void {
  const last = readLastSession();
  const isKept = last ? isKeptHere({ id: last.userId, householdId: last.householdId }) : keptFor() !== null;
  if (isKept) forgetLastSession();
  else clear();
}

/** The account or the household is gone, or the parent has left it: nothing of it could ever be sent. */
export function forgetHousehold(household: string): void {
  clear(household);
}
