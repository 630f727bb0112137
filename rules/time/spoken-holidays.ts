// Named holidays of the United States, by rule for any year.
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

const fixed = (month: number, day: number) => (year: number) => `${year}-${two(month)}-${two(day)}`;
const nth = (month: number, weekday: number, place: number) => (year: number) =>
  nthWeekday(year, month, weekday, place) ?? fixed(month, 1)(year);
const thanksgiving = nth(11, 4, 4);

const HOLIDAYS: readonly (readonly [string, (year: number) => string])[] = [
  ["new year'?s eve", fixed(12, 31)],
  ["new year'?s(?: day)?", fixed(1, 1)],
  ['(?:martin luther king|mlk)(?:,? jr\\.?)?(?: day)?', nth(1, 1, 3)],
  ["valentine'?s(?: day)?", fixed(2, 14)],
  ["presidents?'? day", nth(2, 1, 3)],
  ["(?:saint|st\\.?) patrick'?s(?: day)?", fixed(3, 17)],
  ['good friday', (year) => addDays(easter(year), -2)],
  ['easter monday', (year) => addDays(easter(year), 1)],
  ['easter(?: sunday)?', easter],
  ['cinco de mayo', fixed(5, 5)],
  ["mother'?s'? day", nth(5, 0, 2)],
  ['memorial day', nth(5, 1, -1)],
  ['juneteenth', fixed(6, 19)],
  ["father'?s'? day", nth(6, 0, 3)],
  ['(?:independence day|(?:the )?(?:fourth|4th) of july)', fixed(7, 4)],
  ['labou?r day', nth(9, 1, 1)],
  ["(?:columbus|indigenous peoples'?) day", nth(10, 1, 2)],
  ['halloween', fixed(10, 31)],
  ["veterans?'? day", fixed(11, 11)],
  ['black friday', (year) => addDays(thanksgiving(year), 1)],
  ['thanksgiving(?: day)?', thanksgiving],
  ['(?:christmas|xmas) eve', fixed(12, 24)],
  ['boxing day', fixed(12, 26)],
  ['(?:christmas|xmas)(?: day)?', fixed(12, 25)],
];

export const HOLIDAY = HOLIDAYS.map(([name]) => name).join('|');

/** The date of a holiday: the next one, or with `past` the last one. */
export function holiday(name: string, today: string, past: boolean): string | undefined {
  const rule = HOLIDAYS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name))?.[1];
  if (!rule) return undefined;
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map(rule);
  return past ? dates.findLast((date) => date <= today) : dates.find((date) => date >= today);
}
