// Completes printed dates with months and years, and returns real dates.
import { addDays, daysInMonth, weekdayNumber } from '../../time/dates.ts';
import type { DatePoint } from '../dates/date-points.ts';
import type { PrintedSpan } from '../dates/date-expressions.ts';
import type { MonthAnchor } from '../months/month-anchors.ts';
import type { FoundYear } from './academic-year.ts';
import type { YearContext } from './year-context.ts';

export interface DateContext {
  /** Month and year of the heading that the line belongs to. */
  anchor?: Pick<MonthAnchor, 'month' | 'year' | 'grid'> | undefined;
  /** Years of headings, the nearest first. */
  years: readonly YearContext[];
  found: FoundYear;
  /** Year of a month that headings name with one year only. */
  headings: ReadonlyMap<number, number>;
  /** First month of the academic year. */
  firstMonth: number;
  /** Months of the summer are those after the academic year, not before it. */
  isSummer: boolean;
}

export interface RealDates {
  date: string;
  endDate?: string | undefined;
  /** The printed weekday is another one. */
  wrongWeekday: boolean;
  /** Ends before it starts. */
  wrongOrder: boolean;
  /** A list of whole dates with commas: an event of its own. */
  apart: boolean;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dateText = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? `${year}-${twoDigits(month)}-${twoDigits(day)}`
    : undefined;

const agrees = (date: string | undefined, weekdays: readonly number[] | undefined): boolean =>
  date !== undefined && (weekdays === undefined || weekdays.includes(weekdayNumber(date)));

/** The year of a month in an academic year. */
function yearIn(
  { academic, year }: YearContext,
  month: number,
  { firstMonth, isSummer }: DateContext,
): number | undefined {
  if (year !== undefined) return year;
  if (academic === undefined) return undefined;
  if (isSummer && month >= 6 && month <= 9) return academic + 1;
  return month >= firstMonth ? academic : academic + 1;
}

/** Years that the start of a span may have, the likeliest first. */
function startYears({ from, to }: PrintedSpan, month: number, context: DateContext): number[] {
  if (from.year !== undefined) return [from.year];
  if (to?.year !== undefined) return [to.month !== undefined && month > to.month ? to.year - 1 : to.year];
  const { anchor, found, years, headings } = context;
  const candidates: (number | undefined)[] = [];
  if (anchor?.year !== undefined) candidates.push(month >= anchor.month ? anchor.year : anchor.year + 1);
  candidates.push(headings.get(month));
  for (const one of years) candidates.push(yearIn(one, month, context));
  candidates.push(
    yearIn(found.calendar ? { year: found.academic } : { academic: found.academic }, month, context),
  );
  // A month grid shows the weekday of its first day.
  const first = anchor?.month === month ? anchor.grid?.weekdayOfFirst : undefined;
  if (first !== undefined && anchor?.year === undefined) {
    const fits = [found.academic, found.academic + 1].filter(
      (one) => weekdayNumber(`${one}-${twoDigits(month)}-01`) === first,
    );
    if (fits.length === 1) candidates.unshift(...fits);
  }
  // Months of the summer may be before or after the school year: the printed weekday decides.
  if (month >= 6 && month <= 9) candidates.push(found.academic, found.academic + 1);
  return candidates.filter((year) => year !== undefined);
}

/** The last day of a range; it follows the first one, so that 'Dec 21 – Jan 1' ends in the next year. */
function endOf(start: { year: number; month: number; day: number }, to: DatePoint): string | undefined {
  let month = to.month ?? start.month;
  let year = to.year ?? start.year;
  if (to.month === undefined && to.day < start.day) month += 1;
  if (month > 12) [month, year] = [month - 12, year + 1];
  const isBefore = month < start.month;
  if (to.year === undefined && isBefore && year === start.year) year += 1;
  return dateText(year, month, to.day);
}

/** The real dates of a printed span; undefined where there is no such day. */
export function realDates(span: PrintedSpan, context: DateContext): RealDates | undefined {
  const { from, to } = span;
  const month = from.month ?? context.anchor?.month;
  if (month === undefined) return undefined;
  const years = startYears(span, month, context);
  const year = years.find((one) => agrees(dateText(one, month, from.day), from.weekdays)) ?? years[0];
  const date = year === undefined ? undefined : dateText(year, month, from.day);
  if (year === undefined || date === undefined) return undefined;
  const wrongWeekday = !agrees(date, from.weekdays);
  const apart = span.apart === true;
  if (!to) return { date, wrongWeekday, wrongOrder: false, apart };
  const endDate = endOf({ year, month, day: from.day }, to);
  if (endDate === undefined) return undefined;
  return {
    date,
    ...(endDate === date ? {} : { endDate }),
    wrongWeekday: wrongWeekday || !agrees(endDate, to.weekdays),
    wrongOrder: endDate < date,
    apart,
  };
}

/** Days that follow each other: 'Oct. 5 & 6' is one event of two days, 'Oct. 5, Oct. 6' are two. */
export function joinNeighbours(days: readonly RealDates[]): RealDates[] {
  const joined: RealDates[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    const follows =
      last !== undefined &&
      !last.wrongOrder &&
      !day.wrongOrder &&
      addDays(last.endDate ?? last.date, 1) === day.date;
    if (follows && !day.apart) {
      last.endDate = day.endDate ?? day.date;
      last.wrongWeekday ||= day.wrongWeekday;
    } else {
      joined.push({ ...day });
    }
  }
  return joined;
}
