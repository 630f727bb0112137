// Leaves the app at a sign-out, or after an account or a household was deleted.
import { prepareToLeave } from './before-leaving.ts';
import { forgetDrafts } from './forget-drafts.ts';

let leaving = false;

/** True while the app is being left on purpose; no question about unsaved changes then. */
export const isLeaving = (): boolean => leaving;

/** Loads a new document, so that nothing of the family remains in this one, and forgets what was typed. */
export function leaveFor(path: string): void {
  leaving = true;
  prepareToLeave();
  forgetDrafts();
  window.location.assign(path);
}
