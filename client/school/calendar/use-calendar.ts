// State of a school's calendar on the page: none, searching, being read, found (needs review), or confirmed (SCH-08).
import { useEffect, useRef, useState } from 'react';
import type { ReadCalendar } from '#contract/school-reading.ts';
import { newId } from '../../data/new-id.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import {
  foundCalendarOf,
  newRow,
  reviewOfFound,
  reviewOfReading,
  warnedRows,
  type CalendarReview,
} from '../review/calendar-review.ts';
import type { CalendarSource } from '../upload/use-reading.ts';
import { refusalOf } from '../upload/read-calendar.ts';
import type { SchoolEditing } from '../use-school-form.ts';
import { useCalendarSearch } from './use-calendar-search.ts';

/** A source being read, or the field for pasted text. */
type Upload = { is: 'reading'; source: CalendarSource } | { is: 'pasting'; text: string };

/** The stored calendar as long as nobody has confirmed it. */
function unconfirmed({ foundCalendar, calendarConfirmed }: SchoolEditing['form']): CalendarReview | null {
  return foundCalendar !== null && !calendarConfirmed ? reviewOfFound(foundCalendar, 'stored') : null;
}

export function useCalendar(editing: SchoolEditing, zone: string) {
  const { form, save } = editing;
  const [own, setOwn] = useState<CalendarReview | null>(null);
  /** The review as it began, to tell whether something was edited. */
  const [begun, setBegun] = useState<CalendarReview | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [upload, setUpload] = useState<Upload | null>(null);
  const review = own ?? unconfirmed(form);
  const begin = (next: CalendarReview, opens: boolean) => {
    setUpload(null);
    setOwn(next);
    setBegun(next);
    setSeen(new Set());
    setIsOpen(opens);
  };
  const end = () => {
    setOwn(null);
    setIsOpen(false);
  };
  const searching = useCalendarSearch(zone, (found) => begin(reviewOfFound(found, 'search'), false));
  const stored = form.calendarConfirmed ? form.foundCalendar : null;
  // Undo comes later: it saves onto the version there is then.
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return {
    review,
    /** The calendar that is confirmed and stored. */
    stored,
    upload,
    setUpload,
    isSearching: searching.isSearching,
    search: () => searching.search(form),
    stopSearch: searching.stop,
    /** The rows are open for editing. */
    isOpen: isOpen && review !== null,
    open: () => setIsOpen(true),
    close: () => {
      const isOfStored = own?.from === 'stored' && stored !== null;
      if (!isOfStored) setIsOpen(false);
      else if (own === begun || window.confirm('Go back without saving your changes?')) end();
    },
    /** A review that would be lost with the page. */
    isUnsaved: own !== null,
    edit: setOwn,
    unseen: review === null ? [] : warnedRows(review).filter(({ key, isTicked }) => isTicked && !seen.has(key)),
    markSeen: (key: string) => setSeen((all) => (all.has(key) ? all : new Set([...all, key]))),
    readFile: (file: File) => {
      const refusal = refusalOf(file);
      if (refusal === undefined) setUpload({ is: 'reading', source: file });
      else toastError(refusal);
    },
    take: (calendar: ReadCalendar) => {
      const next = reviewOfReading(calendar, form.schoolName);
      // Rows with warnings cannot be confirmed unseen.
      begin(next, warnedRows(next).length > 0);
    },
    byHand: (academicYear: string) =>
      begin(
        {
          from: 'file',
          schoolName: form.schoolName.trim(),
          academicYear,
          rows: [newRow(newId())],
          pages: [],
          remarks: [],
        },
        true,
      ),
    /** Opens the rows of the confirmed calendar. */
    change: () => {
      if (stored !== null) begin(reviewOfFound(stored, 'stored'), true);
    },
    confirm: async () => {
      if (review === null) return;
      const words = {
        title: 'Calendar Confirmed',
        description: 'The school dates are on your family calendar now.',
      };
      const isStored = await save({ foundCalendar: foundCalendarOf(review), calendarConfirmed: true }, words);
      if (isStored) end();
    },
    reject: async () => {
      end();
      if (own !== null || review === null) return;
      await save({ foundCalendar: null }, { title: 'Calendar Rejected' });
    },
    remove: async () => {
      if (stored === null) return;
      const undo = () =>
        void latest.current({ foundCalendar: stored, calendarConfirmed: true }, { title: 'Calendar Restored' });
      await save(
        { foundCalendar: null, calendarConfirmed: false },
        { title: 'Calendar Removed', action: { label: 'Undo', onClick: undo } },
      );
    },
  };
}
export type SchoolCalendar = ReturnType<typeof useCalendar>;
