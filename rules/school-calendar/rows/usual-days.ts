// Tells dates on which an event can hardly be: they were probably read for another line of the page.
import type { ReadRow } from '#contract/school-reading.ts';
import type { SchoolEventKind } from '#contract/shapes.ts';
import words from '../../data/calendar-words.json' with { type: 'json' };
import { isWeekend } from '../../time/dates.ts';
import { phrases } from './phrases.ts';

const MONTHS = Object.entries(words.usualMonths).map(([month, names]) => ({
  month: Number(month),
  names: phrases(names),
}));
const ON_SCHOOL_DAYS: ReadonlySet<SchoolEventKind> = new Set([
  'first-day',
  'last-day',
  'early-dismissal',
  'delayed-opening',
]);
const IS_HOLIDAY: ReadonlySet<SchoolEventKind> = new Set(['holiday', 'break']);

const monthOf = (date: string): number => Number(date.slice(5, 7));

/** True for a holiday that is named and begins and ends in other months than usual. */
function isInOtherMonth({ kind, event, date, endDate }: ReadRow): boolean {
  if (!IS_HOLIDAY.has(kind)) return false;
  const usual = MONTHS.filter(({ names }) => names.isIn(event)).map(({ month }) => month);
  const ends = [monthOf(date), monthOf(endDate ?? date)];
  return usual.length > 0 && !ends.some((month) => usual.includes(month));
}

/** True for a holiday in another month than usual, and for a first, last or short day at a weekend. */
export const isUnusual = (row: ReadRow): boolean =>
  isInOtherMonth(row) || (ON_SCHOOL_DAYS.has(row.kind) && isWeekend(row.date));
