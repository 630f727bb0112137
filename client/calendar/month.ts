// Arithmetic of the month view: changing pages, and moving the focus by keys.
import { addDays, daysInMonth, weekdayNumber } from '#rules/time/dates.ts';

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
