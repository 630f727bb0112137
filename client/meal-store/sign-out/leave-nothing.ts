// Clears this browser after a session has ended in any way: records, drafts, service worker and caches.
import { forgetDrafts } from '../../session/forget-drafts.ts';
import { forgetOffline } from '../../offline/forget.ts';
import { nobodyIsHere } from '../ownership.ts';

/** Milliseconds. A browser that does not respond about its service worker delays the sign-out no longer than this. */
const LONGEST_WAIT = 4000;

interface Exceptions {
  /** Drafts stay in this tab for a parent who is on the way to sign in again. */
  keepDrafts?: boolean;
}

/** Removes what the last session left here, but for unsent edits and what its parent chose to keep. Never rejects. */
export async function leaveNothing({ keepDrafts = false }: Exceptions = {}): Promise<void> {
  nobodyIsHere();
  if (!keepDrafts) forgetDrafts();
  await Promise.race([forgetOffline(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}
