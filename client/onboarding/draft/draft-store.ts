// Stores the wizard's draft between key strokes and reloads in this browser, under one key per parent.
import * as z from 'zod/mini';
import { Draft, emptyDraft, settle } from './draft.ts';

const PREFIX = 'pippal.onboarding.';

/** Runs something with the storage; a full or forbidden one must never stop the wizard. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The key of a parent's draft. */
export function draftKey(userId: string): string {
  return PREFIX + userId;
}

/** Reads a stored draft; a broken one counts as none. */
export function readDraft(stored: string | null): Draft | null {
  if (stored === null) return null;
  const parsed = attempt(() => z.safeParse(Draft, JSON.parse(stored)));
  return parsed?.success === true ? settle(parsed.data) : null;
}

/** The draft a parent left, or an empty one. Drafts of other people on this device are removed. */
export function loadDraft(storage: Storage | null, userId: string, householdZone: string | null): Draft {
  if (storage === null) return emptyDraft(householdZone);
  const key = draftKey(userId);
  const draft = readDraft(attempt(() => storage.getItem(key)));
  attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const other of keys) {
      if (other?.startsWith(PREFIX) === true && (other !== key || draft === null)) storage.removeItem(other);
    }
  });
  return draft ?? emptyDraft(householdZone);
}

/** Keeps the draft. */
export function saveDraft(storage: Storage | null, userId: string, draft: Draft): void {
  attempt(() => storage?.setItem(draftKey(userId), JSON.stringify(draft)));
}

/** Forgets the draft: at completion and at sign-out. */
export function clearDraft(storage: Storage | null, userId: string): void {
  attempt(() => storage?.removeItem(draftKey(userId)));
}
