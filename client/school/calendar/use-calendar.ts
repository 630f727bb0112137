// State of a school's calendar on the page: none, searching, being read, found (needs review), or confirmed (SCH-08).
import { useEffect, useRef, useState } from 'react';
import type { School } from '#contract/kinds/school.ts';
import type { ReadCalendar } from '#contract/school-reading.ts';
import type { FoundCalendar } from '#contract/shapes.ts';
import { newId } from '../../data/new-id.ts';
import { isSame } from '../../editing/form/record-kind.ts';
import { toastError } from '../../kit/overlays/toast.ts';
import {
  foundCalendarOf,
  keepToo,
  namesFrom,
  newRow,
  reviewOfFound,
  reviewOfReading,
  warnedRows,
  type CalendarReview,
} from '../review/calendar-review.ts';
import { differencesOf } from '../review/use-review.ts';
import { refusalOf } from '../upload/calendar-file.ts';
import type { CalendarSource } from '../upload/use-reading.ts';
import type { SchoolEditing } from '../use-school-form.ts';
import { useCalendarSearch } from './use-calendar-search.ts';

/** A source being read, or the field for pasted text. */
type Upload = { is: 'reading'; source: CalendarSource } | { is: 'pasting'; text: string };

const CONFIRMED = {
  title: 'Calendar Confirmed',
  description: 'The school dates are on your family calendar now.',
};

/** The calendar under review, whether its rows are open, and which of them were on the screen. */
function useReviewing({ form }: SchoolEditing) {
  const [own, setOwn] = useState<CalendarReview | null>(null);
  /** The review as it began, to tell whether something was edited. */
  const [begun, setBegun] = useState<CalendarReview | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { foundCalendar, calendarConfirmed } = form;
  // One that is stored and was never confirmed waits for its review, too.
  const waiting =
    foundCalendar !== null && !calendarConfirmed ? reviewOfFound(foundCalendar, 'stored') : null;
  const review = own ?? waiting;
  return {
    own,
    review,
    /** The calendar that is confirmed and stored. */
    stored: calendarConfirmed ? foundCalendar : null,
    isEdited: own !== begun,
    isOpen: isOpen && review !== null,
    setIsOpen,
    edit: setOwn,
    begin: (next: CalendarReview, opens: boolean) => {
      setOwn(next);
      setBegun(next);
      setSeen(new Set());
      setIsOpen(opens);
    },
    end: () => {
      setOwn(null);
      setBegun(null);
      setIsOpen(false);
    },
    /** Rows to store whose warnings were not on the screen yet. */
    unseen:
      review === null ? [] : warnedRows(review).filter(({ key, isTicked }) => isTicked && !seen.has(key)),
    markSeen: (key: string) => setSeen((all) => (all.has(key) ? all : new Set([...all, key]))),
  };
}
type Reviewing = ReturnType<typeof useReviewing>;

/** Stores, rejects or removes a calendar. */
function useDecisions({ form, save }: SchoolEditing, { own, review, stored, end }: Reviewing) {
  /** The calendar being confirmed: somebody else's version may have to be decided about first. */
  const confirming = useRef<FoundCalendar | null>(null);
  // Undo comes later: it saves onto the version there is then.
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return {
    confirm: async () => {
      if (review === null) return;
      confirming.current = foundCalendarOf(review);
      const names = namesFrom(review, form);
      await save({ foundCalendar: confirming.current, calendarConfirmed: true, ...names }, CONFIRMED);
    },
    /** A version was stored: the review ends when its calendar is in it. */
    afterStored: ({ foundCalendar, calendarConfirmed }: School) => {
      if (confirming.current === null || !calendarConfirmed) return;
      if (!isSame(foundCalendar, confirming.current)) return;
      confirming.current = null;
      end();
    },
    reject: async () => {
      confirming.current = null;
      end();
      if (own === null && review !== null)
        await save({ foundCalendar: null }, { title: 'Calendar Rejected' });
    },
    remove: async () => {
      const undo = () =>
        void latest.current(
          { foundCalendar: stored, calendarConfirmed: true },
          { title: 'Calendar Restored' },
        );
      await save(
        { foundCalendar: null, calendarConfirmed: false },
        { title: 'Calendar Removed', action: { label: 'Undo', onClick: undo } },
      );
    },
  };
}

export function useCalendar(editing: SchoolEditing, zone: string) {
  const { form } = editing;
  const [upload, setUpload] = useState<Upload | null>(null);
  const reviewing = useReviewing(editing);
  const { own, review, stored, begin, end, isEdited, setIsOpen } = reviewing;
  const gone = review === null ? [] : differencesOf(review, stored).gone;
  const { isSearching, search, stop } = useCalendarSearch(zone, (found) =>
    begin(reviewOfFound(found, 'search'), false),
  );
  const beginUpload = (next: CalendarReview, opens: boolean) => {
    setUpload(null);
    begin(next, opens);
  };
  return {
    ...reviewing,
    ...useDecisions(editing, reviewing),
    upload,
    setUpload,
    isSearching,
    search: () => search(form),
    stopSearch: stop,
    gone,
    keepGone: () => {
      if (review !== null) reviewing.edit(keepToo(review, gone));
    },
    /** A review that would be lost with the page. */
    isUnsaved: own !== null,
    open: () => setIsOpen(true),
    close: () => {
      if (own?.from !== 'stored') setIsOpen(false);
      else if (!isEdited || window.confirm('Go back without saving your changes?')) end();
    },
    /** Opens the rows of the confirmed calendar. */
    change: () => {
      if (stored !== null) begin(reviewOfFound(stored, 'stored'), true);
    },
    readFile: (file: File) => {
      const refusal = refusalOf(file);
      if (refusal === undefined) setUpload({ is: 'reading', source: file });
      else toastError(refusal);
    },
    take: (calendar: ReadCalendar) => {
      const next = reviewOfReading(calendar, form.schoolName);
      // Rows with warnings cannot be confirmed unseen.
      beginUpload(next, warnedRows(next).length > 0);
    },
    byHand: (academicYear: string) => {
      const schoolName = form.schoolName.trim();
      const rows = [newRow(newId())];
      beginUpload({ from: 'hand', schoolName, academicYear, rows, pages: [], remarks: [] }, true);
    },
  };
}
export type SchoolCalendar = ReturnType<typeof useCalendar>;
