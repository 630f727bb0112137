// The school days of a week and the hours that each child has on them, without the time away.
import type { Away } from '#contract/shapes.ts';
import { DAYS, type Day } from '#contract/week.ts';
import { dayOf, minutesOfDay } from '../../time/dates.ts';
import { freeSpans, lengthOf, type ClockSpan } from '../clock.ts';
import { concerns, type Family, type Learner } from '../family.ts';

/** The hours of one child on one day. */
interface LearnerDay {
  window: ClockSpan;
  away: ClockSpan[];
}

export interface WeekDay {
  weekday: Day;
  /** Position in the week. */
  index: number;
  /** By learner; null when the child is away all day. */
  learners: (LearnerDay | null)[];
}

const WHOLE_DAY: ClockSpan = { start: 0, end: 24 * 60 };

/** True when the time away falls on that weekday and, when it has dates, on that date. */
function isOn({ day, date, endDate }: Away, weekday: Day, on: string | undefined): boolean {
  if (day !== undefined && day !== weekday) return false;
  if (date === undefined && endDate === undefined) return true;
  // The pattern of a week has no dates.
  if (on === undefined) return false;
  const first = date ?? endDate ?? on;
  return on >= first && on <= (endDate ?? first);
}

const hoursAway = ({ start, end }: Away): ClockSpan => ({
  start: start === undefined ? WHOLE_DAY.start : minutesOfDay(start),
  end: end === undefined ? WHOLE_DAY.end : minutesOfDay(end),
});

/** Time away of one child; without a date only what comes every week. */
export const awaySpans = (away: readonly Away[], name: string, weekday: Day, date?: string): ClockSpan[] =>
  away.filter((time) => concerns(time, name) && isOn(time, weekday, date)).map(hoursAway);

function learnerDay(family: Family, learner: Learner, weekday: Day, date?: string): LearnerDay | null {
  const window = learner.hours;
  const away = awaySpans(family.away, learner.name, weekday, date)
    .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter((span) => lengthOf(span) > 0);
  return freeSpans(window, away).length === 0 ? null : { window, away };
}

const isFree = (family: Family, weekday: Day): boolean =>
  family.learners.some((learner) => learnerDay(family, learner, weekday) !== null);

/**
 * The weekdays of the plan, exactly `daysPerWeek`: from Monday to Friday, with Saturday when there are six. Days on which
 * everybody is away come last, and weekends only when there is no other free day.
 */
export function schoolWeekdays(family: Family): Day[] {
  const usual = DAYS.slice(0, Math.max(5, family.daysPerWeek));
  const candidates = usual.some((day) => isFree(family, day)) ? usual : DAYS;
  const free = candidates.filter((day) => isFree(family, day));
  const others = candidates.filter((day) => !free.includes(day));
  const chosen = new Set([...free, ...others].slice(0, family.daysPerWeek));
  return DAYS.filter((day) => chosen.has(day));
}

/** The pattern of a week, without dates. */
export const patternDays = (family: Family): WeekDay[] =>
  schoolWeekdays(family).map((weekday, index) => ({
    weekday,
    index,
    learners: family.learners.map((learner) => learnerDay(family, learner, weekday)),
  }));

/** The school days among the dates of a week; on a day off nobody has hours. */
export const datedWeek = (
  family: Family,
  dates: readonly string[],
  isDayOff: (date: string) => boolean,
): WeekDay[] =>
  dates.map((date, index) => ({
    weekday: dayOf(date),
    index,
    learners: family.learners.map((learner) =>
      isDayOff(date) ? null : learnerDay(family, learner, dayOf(date), date),
    ),
  }));
