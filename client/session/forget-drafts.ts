// Removes drafts, the marks of seen news, of what was found last, of the day's medicines and of sheets for sitters at sign-out: they stay on the device only while the
// parent is signed in.
import { browserStorage } from '../data/storage.ts';

const DRAFTS = [
  'pippal.onboarding.',
  'pippal.chat.',
  'pippal.seen.',
  'pippal.meals.',
  'pippal.school.',
  'pippal.find.',
  'pippal.day.',
  'pippal.sitter.',
];

/** Removes every unfinished onboarding draft, every message not sent, and until when changes were seen. */
export function forgetDrafts(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const storage = browserStorage(kind);
    for (const key of Object.keys(storage ?? {})) {
      if (DRAFTS.some((prefix) => key.startsWith(prefix))) storage?.removeItem(key);
    }
  }
}
