// The lessons of each child on each date: week after week from the pattern, with the time away of those dates.
import type { PlannedDay, PlannedLesson } from '#contract/shapes.ts';
import { addDays, daysBetween, dayOf, weekStart } from '../time/dates.ts';
import { formatClock } from './clock.ts';
import type { Family } from './family.ts';
import { Timetable, type TimetableDay } from './timetable.ts';
import { planWeek, type PlannedWeek } from './week/plan-week.ts';
import type { Steps } from './week/week-draft.ts';
import { datedWeek, schoolWeekdays, type WeekDay } from './week/week-days.ts';

interface PlanRange {
  /** 'YYYY-MM-DD' */
  from: string;
  until: string;
  /** Days without lessons, besides the time away. */
  isDayOff: (date: string) => boolean;
}

/** Weeks that have the same hours have the same lessons. */
export class WeekPatterns {
  readonly #family: Family;
  readonly #known = new Map<string, PlannedWeek>();

  constructor(family: Family) {
    this.#family = family;
  }

  *plan(days: readonly WeekDay[], mainBlock: number): Steps<PlannedWeek> {
    const key = JSON.stringify([days, mainBlock]);
    const known = this.#known.get(key) ?? (yield* planWeek(this.#family, { days, mainBlock }));
    this.#known.set(key, known);
    return known;
  }
}

function lessonsOf(family: Family, { lessons }: TimetableDay, learner: number): PlannedLesson[] {
  const nameOf = (at: number): string[] => (at === learner ? [] : [family.learners[at]?.name ?? '']);
  return lessons
    .filter(({ course }) => course.learners.includes(learner))
    .map(({ start, end, subject, activity, course }) => ({
      start: formatClock(start),
      end: formatClock(end),
      subject: subject.name,
      activity,
      sharedWith: course.learners.flatMap(nameOf),
      teacher: course.taught,
    }));
}

const plannedDays = (family: Family, day: TimetableDay, date: string): PlannedDay[] =>
  family.learners.flatMap(({ id, name }, at) => {
    const lessons = lessonsOf(family, day, at);
    return lessons.length === 0 ? [] : [{ childId: id, child: name, date, lessons }];
  });

/** All days of the range that have lessons, by date, then in the order of the children. */
export function* planDates(
  family: Family,
  patterns: WeekPatterns,
  { from, until, isDayOff }: PlanRange,
): Steps<PlannedDay[]> {
  const weekdays = new Set(schoolWeekdays(family));
  const timetable = new Timetable(family);
  const { main } = family.curriculum;
  const first = weekStart(from);
  const planned: PlannedDay[] = [];
  for (let week = 0; week * 7 <= daysBetween(first, until); week += 1) {
    const dates = [0, 1, 2, 3, 4, 5, 6]
      .map((day) => addDays(first, week * 7 + day))
      .filter((date) => weekdays.has(dayOf(date)));
    const mainBlock = main === undefined ? 0 : Math.floor(week / main.weeks);
    const { days } = yield* patterns.plan(datedWeek(family, dates, isDayOff), mainBlock);
    for (const [at, day] of days.entries()) {
      const date = dates[at];
      if (date === undefined || date < from || date > until) continue;
      planned.push(...plannedDays(family, timetable.next(day, at === days.length - 1), date));
    }
    yield;
  }
  return planned;
}
