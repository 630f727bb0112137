// The week of a date. A menu may start on any weekday, so weeks follow the existing menus; where none is planned, they
// continue in the same rhythm.
import { addDays, daysBetween, weekStart } from '../time/dates.ts';
import type { KeptWeeklyMenu } from '../sync/meal-records.ts';

export type StartOfMenu = Pick<KeptWeeklyMenu, 'weekStart'>;

const DAYS_OF_WEEK = 7;

/** The latest start of all, among those `fits` accepts. */
const latest = (menus: readonly StartOfMenu[], fits: (start: string) => boolean): string | undefined =>
  menus
    .map((menu) => menu.weekStart)
    .filter(fits)
    .toSorted()
    .at(-1);

/** True when the week that starts at `start` contains this date. */
export const weekCovers = (start: string, date: string): boolean => {
  const days = daysBetween(start, date);
  return days >= 0 && days < DAYS_OF_WEEK;
};

/** Start of today's week: of its menu, otherwise the next in the menus' rhythm, otherwise its Monday. */
export function currentWeek(menus: readonly StartOfMenu[], today: string): string {
  const planned = latest(menus, (start) => weekCovers(start, today));
  if (planned !== undefined) return planned;
  const monday = weekStart(today);
  const isFree = menus.every((menu) => Math.abs(daysBetween(menu.weekStart, monday)) >= DAYS_OF_WEEK);
  const before = latest(menus, (start) => start <= today);
  if (isFree || before === undefined) return monday;
  const weeks = Math.floor(daysBetween(before, today) / DAYS_OF_WEEK);
  return addDays(before, weeks * DAYS_OF_WEEK);
}
