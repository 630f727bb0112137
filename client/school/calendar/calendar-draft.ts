// Drafts of school calendars: a review that is not confirmed yet, or text being pasted. Stored in this browser, so that a
// reload or leaving the page loses nothing; removed at sign-out (session/forget-drafts.ts).
import { browserStorage } from '../../data/storage.ts';
import type { CalendarReview } from '../review/calendar-review.ts';

interface CalendarDraft {
  review: CalendarReview;
  /** Keys of rows with warnings that were on the screen. */
  seen: readonly string[];
}

/** The form of what is stored; another one counts as none. */
const FORM = 1;
interface Stored {
  form: typeof FORM;
  draft?: CalendarDraft;
  text?: string;
}
/** Pictures are large: they are kept for this tab only. */
type Pages = Pick<CalendarReview, 'fileHash' | 'pages'>;

const PREFIX = 'pippal.school.';

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export interface CalendarDrafts {
  read: () => { draft: CalendarDraft | null; text: string };
  /** Returns true when it is stored. */
  keep: (draft: CalendarDraft) => boolean;
  keepPages: (review: CalendarReview) => void;
  /** Text being pasted; a draft replaces it. */
  keepText: (text: string) => void;
  forget: () => void;
}

/** Drafts of one school. `school` is null for one that was never saved: nothing is kept for it. */
export function calendarDrafts(householdId: string, school: string | null): CalendarDrafts {
  const [local, session] = [browserStorage('localStorage'), browserStorage('sessionStorage')];
  const key = school === null ? null : `${PREFIX}${householdId}.${school}`;
  const get = <T>(storage: Storage | null): T | null =>
    attempt(() => (key === null ? null : (JSON.parse(storage?.getItem(key) ?? 'null') as T | null)));
  const put = (storage: Storage | null, value: Stored | Pages): boolean =>
    attempt(() => {
      if (key === null || storage === null) return false;
      storage.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false;
  const remove = (storage: Storage | null) => attempt(() => key !== null && storage?.removeItem(key));
  return {
    read: () => {
      const stored = get<Stored>(local);
      if (stored?.form !== FORM) return { draft: null, text: '' };
      const { draft = null, text = '' } = stored;
      const kept = get<Pages>(session);
      const pages = draft !== null && kept?.fileHash === draft.review.fileHash ? kept?.pages : undefined;
      return { draft: draft && { ...draft, review: { ...draft.review, pages: pages ?? [] } }, text };
    },
    keep: ({ review, seen }) => put(local, { form: FORM, draft: { review: { ...review, pages: [] }, seen } }),
    keepPages: ({ fileHash, pages }) => {
      remove(session);
      put(session, { fileHash, pages });
    },
    keepText: (text) => {
      const stored = get<Stored>(local);
      const { draft } = stored?.form === FORM ? stored : {};
      put(local, { form: FORM, ...(draft === undefined ? {} : { draft }), text });
    },
    forget: () => {
      for (const storage of [local, session]) remove(storage);
    },
  };
}
