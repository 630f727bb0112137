// The academic year by the weekdays beside dates: 'Friday, December 18' is in 2026, not in 2025 or 2027.
import { daysInMonth, weekdayNumber } from '../../time/dates.ts';
import { academicYearStart } from '../../school/academic-year.ts';
import type { DatePoint } from '../dates/date-points.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import type { FoundYear } from './academic-year.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function agrees({ month, day, weekdays = [] }: DatePoint, academic: number, firstMonth: number): boolean {
  if (month === undefined) return false;
  const year = month >= firstMonth ? academic : academic + 1;
  if (day > daysInMonth(year, month)) return false;
  return weekdays.includes(weekdayNumber(`${year}-${twoDigits(month)}-${twoDigits(day)}`));
}

const weekdayPoints = (entries: readonly FoundEntry[]): DatePoint[] =>
  entries
    .flatMap(({ expression }) => expression.spans.flatMap(({ from, to }) => (to ? [from, to] : [from])))
    .filter(
      ({ weekdays, month, year }) => weekdays?.length === 1 && month !== undefined && year === undefined,
    );

/** Weekdays that are needed to contradict a printed year. */
const LEAST_WEEKDAYS = 3;

/**
 * The printed year, or its calendar year where most weekdays contradict the academic one: 'Closings for 2027' with
 * 'Friday, January 1'.
 */
export function agreedYear(found: FoundYear, entries: readonly FoundEntry[], firstMonth: number): FoundYear {
  const points = weekdayPoints(entries);
  const agreeing = (first: number): number =>
    points.filter((point) => agrees(point, found.academic, first)).length;
  const isContradicted = points.length >= LEAST_WEEKDAYS && agreeing(firstMonth) * 2 < points.length;
  if (found.calendar || !isContradicted) return found;
  return agreeing(1) * 2 > points.length ? { ...found, calendar: true } : found;
}

/** First year of the academic year whose weekdays are those printed: the current one, the next or the last. */
export function yearOfWeekdays(
  entries: readonly FoundEntry[],
  today: string,
  firstMonth: number,
): number | undefined {
  const points = weekdayPoints(entries);
  const now = academicYearStart(today);
  const [best, second] = [now, now + 1, now - 1]
    .map((academic) => ({
      academic,
      count: points.filter((point) => agrees(point, academic, firstMonth)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0 || best.count === second?.count) return undefined;
  // A misprint among several weekdays is shown at its row.
  return best.count * 2 > points.length ? best.academic : undefined;
}
