// Resolves spoken days relative to today: a date without its year, 'next Friday', 'the last Friday of the month'.
import { addDays, daysInMonth, weekdayNumber, weekStart } from '../dates.ts';
import { dateOf, nthWeekday, two } from '../holidays.ts';
import { monthIn, ordinalIn, weekdayIn } from './words.ts';

/** Today, and whether a day without a year or week means one that was. */
export interface Seen {
  today: string;
  past: boolean;
}

export interface Days {
  date: string;
  /** The last day, where several are meant. */
  endDate?: string;
}

/** So many days from a date on. */
export const stretch = (date: string, days: number): Days => ({ date, endDate: addDays(date, days - 1) });

/** Years ahead that two digits may mean; '54' is the year of somebody's birth. */
const MOST_AHEAD = 15;
function wholeYear(year: string, now: number): number {
  if (year.length !== 2) return Number(year);
  const here = 2000 + Number(year);
  return here > now + MOST_AHEAD ? here - 100 : here;
}

/** A date without its year: the next one, or the last one. */
export function inYear(month: number, dayOfMonth: number, year: string | undefined, { today, past }: Seen) {
  const now = Number(today.slice(0, 4));
  if (year !== undefined) return dateOf(wholeYear(year, now), month, dayOfMonth);
  // February 29 may be years away.
  const years = Array.from({ length: 9 }, (_, i) => (past ? now - i : now + i));
  return years
    .map((candidate) => dateOf(candidate, month, dayOfMonth))
    .find((date) => date !== undefined && (past ? date <= today : date >= today));
}

/** The nth day of this month or of the next one that has it. */
export function inMonth(dayOfMonth: number, { today, past }: Seen): string | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let i = 0; i < 12; i += 1) {
    const index = year * 12 + month - 1 + (past ? -i : i);
    const date = dateOf(Math.floor(index / 12), (index % 12) + 1, dayOfMonth);
    if (date !== undefined && (past ? date <= today : date >= today)) return date;
  }
  return undefined;
}

/** The same day some months on, or the last one of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [inYearOf, inMonthOf] = [Math.floor(index / 12), (index % 12) + 1];
  return `${inYearOf}-${two(inMonthOf)}-${two(Math.min(dayOfMonth, daysInMonth(inYearOf, inMonthOf)))}`;
}

/** The date that many days, weeks, months or years on. */
export function later(date: string, count: number, unit: string): string {
  if (unit.startsWith('day')) return addDays(date, count);
  if (unit.startsWith('w')) return addDays(date, 7 * count);
  if (unit.startsWith('fortnight')) return addDays(date, 14 * count);
  return addMonths(date, unit.startsWith('y') ? 12 * count : count);
}

/** 'Next Friday' is the Friday of next week, weeks beginning on Monday; a bare 'Friday' the first one to come. */
export function weekday(which: string | undefined, name: string, { today, past }: Seen): string {
  const wanted = weekdayIn(name);
  const ahead = (wanted - weekdayNumber(today) + 7) % 7;
  const inThisWeek = addDays(weekStart(today), (wanted + 6) % 7);
  if (which === 'next') return addDays(inThisWeek, 7);
  if (which === 'last' || which === 'past') return addDays(today, ahead === 0 ? -7 : ahead - 7);
  if (which === undefined && past) return addDays(today, ahead === 0 ? 0 : ahead - 7);
  return addDays(today, ahead);
}

/** The month that many months on. */
export const month = (today: string, months: number): Days => {
  const first = addMonths(`${today.slice(0, 8)}01`, months);
  const [year = 0, number = 1] = first.split('-').map(Number);
  return stretch(first, daysInMonth(year, number));
};

/** The weekday of the week that many weeks on: 'Friday in two weeks'. */
export const weekdayInWeeks = (name: string, weeks: number, today: string): string =>
  addDays(weekStart(addDays(today, 7 * weeks)), (weekdayIn(name) + 6) % 7);

/** The weekend that a holiday makes long: from a Thursday on, up to a Monday, or the one nearest to it. */
export function longWeekend(date: string): Days {
  const here = weekdayNumber(date);
  if (here === 1) return stretch(addDays(date, -2), 3);
  if (here === 4 || here === 5) return stretch(date, 8 - here);
  const saturday = addDays(weekStart(date), here === 2 ? -2 : 5);
  return stretch(saturday, 2);
}

/** A third of a month, 'mid-December': ten days, or what is left of the month. */
export function partOfMonth(part: string, { date: first, endDate = first }: Days): Days {
  if (part === 'early') return stretch(first, 10);
  return part === 'mid' ? stretch(addDays(first, 10), 10) : { date: addDays(first, 20), endDate };
}

/** 'The first week of March', 'the last weekend of the month'. */
export function weekOfMonth(place: string, unit: string, { date: first, endDate = first }: Days): Days {
  if (unit === 'week')
    return place === 'last'
      ? stretch(addDays(endDate, -6), 7)
      : stretch(addDays(first, 7 * (ordinalIn(place) - 1)), 7);
  const [year = 0, number = 1] = first.split('-').map(Number);
  return stretch(nthWeekday(year, number, 6, ordinalIn(place)) ?? first, 2);
}

/** A month by its name, 'in December': this one or the next of the name. */
export function wholeMonth(number: number, year: string | undefined, { today, past }: Seen): Days {
  const now = today.slice(0, 7);
  const inYearOf = (candidate: number) => `${candidate}-${two(number)}`;
  const thisYear = Number(today.slice(0, 4));
  const near = past ? [thisYear, thisYear - 1] : [thisYear, thisYear + 1];
  const found =
    year ?? near.find((candidate) => (past ? inYearOf(candidate) <= now : inYearOf(candidate) >= now));
  return month(`${inYearOf(Number(found ?? thisYear))}-01`, 0);
}

/** 'The first Monday of December', 'the last Friday of the month'. */
export function ofMonth(
  place: string,
  name: string,
  which: string,
  { today, past }: Seen,
): string | undefined {
  const now = `${today.slice(0, 8)}01`;
  const named = monthIn(which);
  const nthOf = (first: string) => {
    const [year = 0, number = 1] = first.split('-').map(Number);
    return name === 'day'
      ? ordinalIn(place) === -1
        ? addDays(addMonths(first, 1), -1)
        : addDays(first, ordinalIn(place) - 1)
      : nthWeekday(year, number, weekdayIn(name), ordinalIn(place));
  };
  if (named === 0) {
    if (/next/.test(which)) return nthOf(addMonths(now, 1));
    const here = nthOf(now);
    return here !== undefined && (past || here >= today) ? here : nthOf(addMonths(now, 1));
  }
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((candidate) => nthOf(`${candidate}-${two(named)}-01`))
    .filter((date) => date !== undefined)
    .find((date) => (past ? false : date >= today));
}
