// Arithmetic and names of months and weeks: turning pages, and moving the focus by keys.
import { addDays, daysInMonth, formatMonth, formatShortDate, weekdayNumber } from '#rules/time/dates.ts';

interface Month {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** The month of a date. */
export const monthOf = (date: string): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

/** The same day `count` months on; the last day where that month is shorter. */
export function addMonths(date: string, count: number): string {
  const { year, month } = monthOf(date);
  const months = year * 12 + month - 1 + count;
  const there = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  const day = Math.min(Number(date.slice(8)), daysInMonth(there.year, there.month));
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(there.year, 4)}-${pad(there.month, 2)}-${pad(day, 2)}`;
}

export const sameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Target date of a key in the ARIA grid pattern, starting from `date`; `null` for other keys. */
export function dateAfterKey(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayNumber(date));
    case 'End':
      return addDays(date, 6 - weekdayNumber(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}

/** The Sunday of the week of a date; the calendar's weeks begin there (CAL-01). */
export const firstOfWeek = (date: string): string => addDays(date, -weekdayNumber(date));

/** The seven dates of the week of a date, Sunday first. */
export const weekOf = (date: string): string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(firstOfWeek(date), day));

/** Every date of the month of a date. */
export function datesOfMonth(date: string): string[] {
  const { year, month } = monthOf(date);
  return Array.from({ length: daysInMonth(year, month) }, (_, day) => addDays(`${date.slice(0, 7)}-01`, day));
}

/** 'Nov 29' */
const formatDay = (date: string): string => formatShortDate(date).split(',')[0] ?? '';

/** 'Nov 25 – Nov 27' */
export const formatDays = (start: string, end: string): string => `${formatDay(start)} – ${formatDay(end)}`;

/** 'Nov 22 – 28', or 'Nov 29 – Dec 5'. */
function formatWeek(date: string): string {
  const sunday = firstOfWeek(date);
  const saturday = addDays(sunday, 6);
  return sameMonth(sunday, saturday)
    ? `${formatDay(sunday)} – ${Number(saturday.slice(8))}`
    : formatDays(sunday, saturday);
}

/** The title of a view: 'November 2026', or the days of a week. */
export function titleOf(view: 'month' | 'week' | 'agenda', date: string): string {
  const { year, month } = monthOf(date);
  return view === 'week' ? formatWeek(date) : formatMonth(year, month);
}
