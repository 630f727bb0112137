// Navigation through the weeks of the Weekly Menu tab, and their titles. A menu may start on any weekday, so the weeks
// follow the existing menus (rules/meals/current-week.ts).
import { weekCovers, type StartOfMenu } from '#rules/meals/current-week.ts';
import { addDays, dayOf, daysBetween, formatShortDate } from '#rules/time/dates.ts';
import { dayName, type MenuDay } from '#rules/sync/meal-records.ts';

const DAYS_OF_WEEK = 7;

/** Start of the week after (1) or before (-1) the week that starts at `start`. */
export function weekBeside(menus: readonly StartOfMenu[], start: string, direction: 1 | -1): string {
  const free = addDays(start, direction * DAYS_OF_WEEK);
  const planned = menus
    .map((menu) => daysBetween(start, menu.weekStart) * direction)
    // As long as it shares a day with the free week or comes sooner, the planned one is next.
    .filter((days) => days > 0 && days < 2 * DAYS_OF_WEEK)
    .toSorted((a, b) => a - b)[0];
  return planned === undefined ? free : addDays(start, planned * direction);
}

const NEAR: Record<number, string> = { [-7]: 'Last week', 0: 'This week', 7: 'Next week' };

/** 'This week', where the week is as near as that. */
export function nearness(start: string, today: string): string | undefined {
  for (const days of [0, DAYS_OF_WEEK, -DAYS_OF_WEEK]) {
    if (weekCovers(start, addDays(today, days))) return NEAR[days];
  }
  return undefined;
}

const withoutYear = (date: string): string => formatShortDate(date).replace(/, \d+$/, '');

/** 'Nov 24' */
export const shortDay = withoutYear;

/** 'Nov 16 – 22', 'Nov 30 – Dec 6', and the year where it is not today's. */
export function weekInWords(start: string, today: string): string {
  const end = addDays(start, DAYS_OF_WEEK - 1);
  const isOneMonth = start.slice(0, -3) === end.slice(0, -3);
  const last = isOneMonth ? String(Number(end.slice(-2))) : withoutYear(end);
  const year = end.slice(0, 4);
  return `${withoutYear(start)} – ${last}${year === today.slice(0, 4) ? '' : `, ${year}`}`;
}

/** Title of the shopping list of a week. */
export const listTitle = (start: string): string => `Week of ${withoutYear(start)}`;

/** The days of an unplanned week. */
export const emptyDays = (start: string): MenuDay[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) => ({
    day: dayName(dayOf(addDays(start, at))),
    breakfast: '',
    lunch: '',
    dinner: '',
    notes: '',
  }));

/** The first date from which a later menu covers days of this week, too: there it counts where both have a meal (D6). */
export const overlapFrom = (menus: readonly StartOfMenu[], start: string): string | undefined =>
  menus
    .map((menu) => menu.weekStart)
    .filter((other) => other > start && weekCovers(start, other))
    .toSorted()[0];
