// State of the screen with all rows of a calendar: the row the parent works on, edits, and confirming.
import { useState } from 'react';
import type { FoundCalendar } from '#contract/shapes.ts';
import { calendarDifferences, type EventChange } from '#rules/school/calendar-differences.ts';
import { TYPICAL } from '#rules/school/typical.ts';
import { newId } from '../../data/new-id.ts';
import { editRow, eventOf, keepToo, keptKey, mistakeOf, newRow, tickedRows } from './calendar-review.ts';
import type { CalendarReview, ReviewRow } from './calendar-review.ts';

export const reviewRowId = (key: string): string => `review-${key}`;

/** Once the row is drawn: scrolls to it and focuses it, or what `selector` finds in it. */
function focusRow(key: string, selector?: string): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(reviewRowId(key));
    row?.scrollIntoView({ block: 'center' });
    const inside = selector === undefined ? null : row?.querySelector<HTMLElement>(selector);
    (inside ?? row)?.focus({ preventScroll: true });
  });
}

export interface Differences {
  /** By the key of the row. */
  changes: ReadonlyMap<string, EventChange | undefined>;
  /** Without typical dates, which no school had confirmed. */
  gone: FoundCalendar['events'];
  /** Sentences; none when there is nothing to compare. */
  words: string[];
}

/** The differences from the stored calendar; none while its own rows are being edited. */
export function differencesOf(review: CalendarReview, stored: FoundCalendar | null): Differences {
  if (stored === null || review.from === 'stored') return { changes: new Map(), gone: [], words: [] };
  const { changes, gone: all } = calendarDifferences(stored.events, review.rows.map(eventOf));
  const gone = all.filter(({ qualifier }) => qualifier !== TYPICAL);
  const typical = all.length - gone.length;
  const count = (is: EventChange['is']) => changes.filter((change) => change.is === is).length;
  return {
    changes: new Map(review.rows.map(({ key }, index) => [key, changes[index]])),
    gone,
    words: [
      `Compared with your calendar: ${count('new')} new, ${count('changed')} changed, ${gone.length} gone.`,
      ...(typical === 0 ? [] : [`${typical} typical ${typical === 1 ? 'date' : 'dates'} will be replaced.`]),
    ],
  };
}

interface ReviewOptions {
  review: CalendarReview;
  /** Rows with warnings that were not on the screen yet. */
  unseen: readonly ReviewRow[];
  onEdit: (review: CalendarReview) => void;
  onConfirm: () => void;
}

export function useReview({ review, unseen, onEdit, onConfirm }: ReviewOptions) {
  const [current, setCurrent] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { rows } = review;
  const setRows = (next: readonly ReviewRow[]) => onEdit({ ...review, rows: next });
  const pictureOf = ({ page }: ReviewRow) => review.pages.find(({ number }) => number === page)?.picture;
  return {
    /** The row whose page is shown: the one the parent works on, or the first with a picture. */
    shown: rows.find((row) => row.key === current && pictureOf(row)) ?? rows.find((row) => pictureOf(row)),
    current,
    setCurrent,
    pictureOf,
    /** True once confirming was refused: mistakes are marked. */
    isChecked,
    change: (key: string, values: Partial<ReviewRow>) =>
      setRows(rows.map((row) => (row.key === key ? editRow(row, values) : row))),
    add: () => {
      const key = newId();
      setRows([...rows, newRow(key)]);
      focusRow(key, 'input[type=text]');
    },
    remove: (key: string) => {
      const at = rows.findIndex((row) => row.key === key);
      const next = rows[at + 1] ?? rows[at - 1];
      setRows(rows.filter((row) => row.key !== key));
      // The pressed button goes with its row.
      if (next) focusRow(next.key);
    },
    /** Keeps these dates of the stored calendar, and leads to them. */
    keep: (gone: FoundCalendar['events']) => {
      onEdit(keepToo(review, gone));
      focusRow(keptKey(review, 0));
    },
    /** Confirms, or leads to the first row that needs a look. */
    confirm: () => {
      const wrong = tickedRows(review).find((row) => mistakeOf(row) !== undefined);
      const [next] = unseen;
      setIsChecked(wrong !== undefined);
      if (wrong) focusRow(wrong.key, '[aria-invalid="true"]');
      else if (next) focusRow(next.key);
      else onConfirm();
    },
  };
}
export type Review = ReturnType<typeof useReview>;
