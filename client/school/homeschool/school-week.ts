// The saved lessons of one week, by child. Pure.
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { addDays, formatShortDate } from '#rules/time/dates.ts';

export interface ChildWeek {
  key: string;
  /** '' where the lessons are for everybody. */
  child: string;
  days: SchoolDay[];
}

/** The name of the member a day is for, also after they were renamed. */
export function childOf(day: SchoolDay, members: readonly { id: string; name: string }[]): string {
  return members.find(({ id }) => id === day.memberId)?.name ?? day.child;
}

/** The days of a week, grouped by child in the order they first appear. */
export function weekByChild(
  days: readonly SchoolDay[],
  members: readonly { id: string; name: string }[],
): ChildWeek[] {
  const weeks = new Map<string, ChildWeek>();
  for (const day of days.toSorted((a, b) => a.date.localeCompare(b.date, 'en'))) {
    const child = childOf(day, members);
    const key = day.memberId ?? `name:${child}`;
    const week = weeks.get(key) ?? { key, child, days: [] };
    week.days.push(day);
    weeks.set(key, week);
  }
  return [...weeks.values()];
}

/** Id of a day that is not stored yet. */
export const NEW_DAY = '';

/** A child's day on a date: one without lessons where none is stored. */
export function dayOn(days: readonly SchoolDay[], date: string): SchoolDay | undefined {
  const [like] = days;
  const stored = days.find((day) => day.date === date);
  return stored ?? (like && { ...like, id: NEW_DAY, date, lessons: [], notes: '' });
}

/** Lessons of one date, of all children. */
export interface DayCount {
  date: string;
  done: number;
  all: number;
}

/** The dates of a week that have lessons, in order. */
export function countsByDate(days: readonly SchoolDay[]): DayCount[] {
  const byDate = Map.groupBy(days, ({ date }) => date);
  return [...byDate]
    .map(([date, ofDate]) => {
      const lessons = ofDate.flatMap((day) => day.lessons);
      return { date, done: lessons.filter(({ done }) => done).length, all: lessons.length };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date, 'en'));
}

/** The day shown: the picked one, else today, else the first one from today on, else the first of the week. */
export function shownDate(
  counts: readonly DayCount[],
  { picked, today }: { picked: string; today: string },
): string {
  const dates = counts.map(({ date }) => date);
  if (dates.includes(picked)) return picked;
  return dates.find((date) => date >= today) ?? dates[0] ?? today;
}

/** 'Nov 23 – Nov 29, 2026' */
export const weekInWords = (monday: string): string =>
  `${formatShortDate(monday).replace(/, \d+$/, '')} – ${formatShortDate(addDays(monday, 6))}`;

/** Subjects of these days that are not done, each once. */
export const openSubjects = (days: readonly SchoolDay[]): string[] => [
  ...new Set(
    days.flatMap(({ lessons }) => lessons.filter(({ done }) => !done).map(({ subject }) => subject)),
  ),
];

/**
 * Lessons of earlier days that are not done, with the first of these days; undefined where there are none, and for a
 * family that checks nothing off.
 */
export function openLessons(days: readonly SchoolDay[]): { count: number; date: string } | undefined {
  const counts = countsByDate(days);
  const open = counts.filter(({ done, all }) => done < all);
  const [first] = open;
  if (first === undefined || counts.every(({ done }) => done === 0)) return undefined;
  return { count: open.reduce((sum, { done, all }) => sum + all - done, 0), date: first.date };
}
