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
import { useReviewing, type Reviewing } from './use-reviewing.ts';

/** A source being read, or the field for pasted text. */
type Upload = { is: 'reading'; source: CalendarSource } | { is: 'pasting'; text: string };

const CONFIRMED = {
  title: 'Calendar Confirmed',
  description: 'The school dates are on your family calendar now.',
};

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
  const reviewing = useReviewing(editing);
  const { own, review, stored, begin, setIsOpen, typedText } = reviewing;
  const [upload, setUpload] = useState<Upload | null>(
    typedText === '' ? null : { is: 'pasting', text: typedText },
  );
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
    isWaiting: own !== null,
    open: () => setIsOpen(true),
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
      const source = upload?.is === 'reading' ? upload.source : '';
      const next = reviewOfReading(
        calendar,
        form.schoolName,
        typeof source === 'string' ? undefined : source.name,
      );
      // Rows with warnings cannot be confirmed unseen.
      beginUpload(next, warnedRows(next).length > 0);
    },
    /** Opens a review with one empty row; `remarks` are those of a reading without rows. */
    byHand: (academicYear: string, remarks: readonly string[]) => {
      const schoolName = form.schoolName.trim();
      const rows = [newRow(newId())];
      beginUpload({ from: 'hand', schoolName, academicYear, rows, pages: [], remarks }, true);
    },
  };
}
export type SchoolCalendar = ReturnType<typeof useCalendar>;
