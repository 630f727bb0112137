// The calendar under review: its rows, which of them were on the screen, and its draft in this browser.
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useBackCloses } from '../../kit/overlays/open-dialogs.ts';
import { useUser } from '../../session/session.tsx';
import { reviewOfFound, warnedRows, type CalendarReview } from '../review/calendar-review.ts';
import type { SchoolEditing } from '../use-school-form.ts';
import { calendarDrafts, type CalendarDrafts } from './calendar-draft.ts';

/** The drafts of the school in this browser. */
function useDrafts({ place, record }: SchoolEditing): CalendarDrafts {
  const { householdId } = useUser();
  const school = place.is === 'first' ? place.is : (record?.id ?? null);
  return useMemo(() => calendarDrafts(householdId, school), [householdId, school]);
}

/** Edits of the stored calendar belong to its version: they are no draft. */
const isDraft = (review: CalendarReview | null): review is CalendarReview =>
  review !== null && review.from !== 'stored';

/** The review with the rows that were on the screen. It is kept in this browser as long as it lasts. */
function useKeptReview(drafts: CalendarDrafts) {
  const [own, setOwn] = useState<CalendarReview | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isDraft(own)) drafts.keep({ review: own, seen: [...seen] });
  }, [drafts, own, seen]);
  const latest = useEffectEvent(() => own);
  const pages = own?.pages;
  useEffect(() => {
    const review = latest();
    if (pages !== undefined && isDraft(review)) drafts.keepPages(review);
  }, [drafts, pages]);
  return {
    own,
    seen,
    isKept,
    put: (next: CalendarReview, seenNext: ReadonlySet<string> = seen) => {
      setOwn(next);
      setSeen(seenNext);
      setIsKept(isDraft(next) && drafts.keep({ review: next, seen: [...seenNext] }));
    },
    markSeen: (key: string) => setSeen((all) => (all.has(key) ? all : new Set([...all, key]))),
    drop: () => {
      if (isDraft(own)) drafts.forget();
      setOwn(null);
    },
  };
}

type Begin = (next: CalendarReview, opens: boolean, seen?: readonly string[]) => void;

/** Left by an earlier visit: a calendar to go on with, and text that was being pasted. */
function useLeft(drafts: CalendarDrafts, begin: Begin) {
  const [left, setLeft] = useState(() => drafts.read());
  const take = () => setLeft({ ...left, draft: null });
  return {
    kept: left.draft,
    typedText: left.text,
    keepText: drafts.keepText,
    goOn: () => {
      const { draft } = drafts.read();
      take();
      // Another tab may have confirmed it.
      if (draft === null) return;
      const { review, seen } = draft;
      begin(
        review,
        warnedRows(review).some(({ key }) => !seen.includes(key)),
        seen,
      );
    },
    discardKept: () => {
      drafts.forget();
      take();
    },
  };
}

/** The calendar under review, whether its rows are open, and which of them were on the screen. */
export function useReviewing(editing: SchoolEditing) {
  const { foundCalendar, calendarConfirmed } = editing.form;
  const drafts = useDrafts(editing);
  const { own, seen, isKept, put, markSeen, drop } = useKeptReview(drafts);
  /** The review as it began, to tell whether something was edited. */
  const [begun, setBegun] = useState<CalendarReview | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // One that is stored and was never confirmed waits for its review, too.
  const waiting =
    foundCalendar !== null && !calendarConfirmed ? reviewOfFound(foundCalendar, 'stored') : null;
  const review = own ?? waiting;
  const begin: Begin = (next, opens, seenBefore = []) => {
    put(next, new Set(seenBefore));
    setBegun(next);
    setIsOpen(opens);
  };
  const end = () => {
    drop();
    setBegun(null);
    setIsOpen(false);
  };
  const close = () => {
    if (own?.from !== 'stored') setIsOpen(false);
    else if (own === begun || window.confirm('Go back without saving your changes?')) end();
  };
  useBackCloses(isOpen, close);
  const left = useLeft(drafts, begin);
  return {
    ...left,
    kept: own === null ? left.kept : null,
    own,
    review,
    /** The calendar that is confirmed and stored. */
    stored: calendarConfirmed ? foundCalendar : null,
    /** A review that would be lost with the page. */
    isUnsaved: own !== null && !isKept,
    isOpen: isOpen && review !== null,
    setIsOpen,
    edit: (next: CalendarReview) => put(next),
    begin,
    end,
    close,
    /** Rows to store whose warnings were not on the screen yet. */
    unseen:
      review === null ? [] : warnedRows(review).filter(({ key, isTicked }) => isTicked && !seen.has(key)),
    markSeen,
  };
}
export type Reviewing = ReturnType<typeof useReviewing>;
