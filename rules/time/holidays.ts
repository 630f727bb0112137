// Dates of holidays by rule, for any year: readers of spoken dates and typical school calendars share them.
import { addDays, daysInMonth, weekdayNumber } from './dates.ts';

export const two = (number: number): string => String(number).padStart(2, '0');
/** 'YYYY-MM-DD' of a day of the calendar; undefined when there is no such day. */
export const dateOf = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? `${year}-${two(month)}-${two(day)}`
    : undefined;

/** The nth (or, with -1, the last) such weekday of a month; 0 is Sunday. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string | undefined {
  if (nth === -1) {
    const last = `${year}-${two(month)}-${two(daysInMonth(year, month))}`;
    return addDays(last, -((weekdayNumber(last) - weekday + 7) % 7));
  }
  const first = `${year}-${two(month)}-01`;
  const found = addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + (nth - 1) * 7);
  return found.slice(0, 7) === first.slice(0, 7) ? found : undefined;
}

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm, as in Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return `${year}-${two(month)}-${two(((h + l - 7 * m + 114) % 31) + 1)}`;
}

type DateInYear = (year: number) => string;
const fixed =
  (month: number, day: number): DateInYear =>
  (year) =>
    `${year}-${two(month)}-${two(day)}`;
const nth =
  (month: number, weekday: number, place: number): DateInYear =>
  (year) =>
    nthWeekday(year, month, weekday, place) ?? fixed(month, 1)(year);
const daysAfter =
  (rule: DateInYear, days: number): DateInYear =>
  (year) =>
    addDays(rule(year), days);

const thanksgiving = nth(11, 4, 4);

/** The date of each holiday in a year. */
export const HOLIDAYS = {
  newYearsEve: fixed(12, 31),
  newYearsDay: fixed(1, 1),
  martinLutherKingDay: nth(1, 1, 3),
  groundhogDay: fixed(2, 2),
  valentinesDay: fixed(2, 14),
  presidentsDay: nth(2, 1, 3),
  mardiGras: daysAfter(easter, -47),
  ashWednesday: daysAfter(easter, -46),
  saintPatricksDay: fixed(3, 17),
  aprilFoolsDay: fixed(4, 1),
  palmSunday: daysAfter(easter, -7),
  goodFriday: daysAfter(easter, -2),
  easterMonday: daysAfter(easter, 1),
  easter,
  earthDay: fixed(4, 22),
  cincoDeMayo: fixed(5, 5),
  mothersDay: nth(5, 0, 2),
  memorialDay: nth(5, 1, -1),
  juneteenth: fixed(6, 19),
  fathersDay: nth(6, 0, 3),
  independenceDay: fixed(7, 4),
  laborDay: nth(9, 1, 1),
  columbusDay: nth(10, 1, 2),
  halloween: fixed(10, 31),
  electionDay: daysAfter(nth(11, 1, 1), 1),
  veteransDay: fixed(11, 11),
  blackFriday: daysAfter(thanksgiving, 1),
  thanksgiving,
  christmasEve: fixed(12, 24),
  boxingDay: fixed(12, 26),
  christmas: fixed(12, 25),
} as const satisfies Record<string, DateInYear>;
export type HolidayName = keyof typeof HOLIDAYS;

/** The weekday on which a federal holiday is kept: Friday when it is a Saturday, Monday when it is a Sunday. */
export function observedDate(date: string): string {
  const weekday = weekdayNumber(date);
  return weekday === 6 ? addDays(date, -1) : weekday === 0 ? addDays(date, 1) : date;
}
