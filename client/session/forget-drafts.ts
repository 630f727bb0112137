// What a parent typed and did not finish, and what they have seen, stays on the device only while they are signed in.
import { browserStorage } from '../data/storage.ts';

const DRAFTS = ['pippal.onboarding.', 'pippal.chat.', 'pippal.seen.'];

/** Removes every unfinished onboarding draft, every message not sent, and until when changes were seen. */
export function forgetDrafts(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const storage = browserStorage(kind);
    for (const key of Object.keys(storage ?? {})) {
      if (DRAFTS.some((prefix) => key.startsWith(prefix))) storage?.removeItem(key);
    }
  }
}
