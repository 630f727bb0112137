// The days of the demo seed: weekdays stay the same, on whatever day the seed is made.
import * as z from 'zod/mini';
import { DAYS } from '#contract/week.ts';
import { weekStart, weekdayNumber } from '#rules/time/dates.ts';
import type { Home } from './home.ts';

/**
 * A number counts days from today; `week` counts weeks from the current one, from Monday to Sunday. 'next workday' is
 * the first Monday to Friday after today, 'flu season' the latest 12th of October that is over.
 */
export const When = z.union([
  z.int(),
  z.strictObject({ week: z.int(), day: z.enum(DAYS) }),
  z.enum(['next workday', 'flu season']),
]);
type When = z.infer<typeof When>;

const FRIDAY = 5;
const SATURDAY = 6;
/** Days on which no practice is open, as month and day. */
const CLOSED = new Set(['01-01', '07-04', '12-25']);
const FLU_DAY = '10-12';

/** The Monday of a week, in days from today. */
export const mondayOf = (home: Home, week: number): number => home.daysTo(weekStart(home.date(0))) + 7 * week;

function nextWorkday(home: Home): number {
  let day = 1;
  // Sunday is 0 and Saturday is 6.
  while (weekdayNumber(home.date(day)) % SATURDAY === 0) day += 1;
  return day;
}

function fluSeason(home: Home): number {
  const today = home.date(0);
  const year = Number(today.slice(0, 4));
  return home.daysTo(today > `${year}-${FLU_DAY}` ? `${year}-${FLU_DAY}` : `${year - 1}-${FLU_DAY}`);
}

/** Days from today. */
export function dayOf(home: Home, when: When): number {
  if (typeof when === 'number') return when;
  if (when === 'next workday') return nextWorkday(home);
  if (when === 'flu season') return fluSeason(home);
  const day = mondayOf(home, when.week) + DAYS.indexOf(when.day);
  if (!CLOSED.has(home.date(day).slice('2026-'.length))) return day;
  return weekdayNumber(home.date(day)) === FRIDAY ? day - 1 : day + 1;
}
