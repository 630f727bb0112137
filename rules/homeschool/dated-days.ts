// Expands a saved schedule into lessons by child and date: breaks and time away are left out, loops carried on.
import type {
  GeneratedSchedule,
  PlannedDay,
  PlannedLesson,
  ScheduleEntry,
  ScheduleRequest,
  SchoolBreak,
} from '#contract/shapes.ts';
import { addDays, daysBetween, dayOf, formatTime, minutesOfDay } from '../time/dates.ts';
import { overlaps } from './clock.ts';
import { weekdayName } from './describe.ts';
import { lessonsOfEntries } from './entry-lessons.ts';
import { startPlanning, type Planning } from './generate.ts';
import { planDates } from './plan.ts';
import { requestMistake } from './request-mistake.ts';
import { subjectKey } from './curricula/subjects.ts';
import type { Steps } from './week/week-draft.ts';
import { awaySpans } from './week/week-days.ts';

interface SavedSchedule {
  schedule: GeneratedSchedule;
  request: ScheduleRequest | null;
  /** Days that are taken as they are. */
  plan: readonly PlannedDay[] | null;
  /** 'YYYY-MM-DD' */
  from: string;
  until: string;
  breaks: readonly SchoolBreak[];
  /** Children of a schedule that names none. */
  children: readonly { id: string; name: string }[];
}

/** True for the dates of a break. */
export const isInBreak = (breaks: readonly SchoolBreak[], date: string): boolean =>
  breaks.some(({ startDate, endDate }) => date >= startDate && date <= endDate);

const entriesOn = ({ weeklySchedule }: GeneratedSchedule, date: string): readonly ScheduleEntry[] => {
  const day = weekdayName(dayOf(date));
  return Object.hasOwn(weeklySchedule, day) ? (weeklySchedule[day] ?? []) : [];
};

/** Times and subjects of a schedule, which its words do not change. */
const skeletonOf = ({ weeklySchedule }: GeneratedSchedule): string =>
  JSON.stringify(
    Object.entries(weeklySchedule).map(([day, entries]) => [
      day,
      entries.map(({ time, subject }) => [time, subject]),
    ]),
  );

/** Words that were changed after the schedule was generated, by weekday, time and subject. */
function changedWords(saved: GeneratedSchedule, generated: GeneratedSchedule): Map<string, string> {
  const words = new Map<string, string>();
  for (const [day, entries] of Object.entries(saved.weeklySchedule))
    entries.forEach(({ time, subject, activity }, at) => {
      const before = generated.weeklySchedule[day]?.[at];
      if (before?.subject === subject && before.time === time && before.activity !== activity)
        words.set(JSON.stringify([day, time, subjectKey(subject)]), activity);
    });
  return words;
}

/** The lessons of a day, with the changed words of its weekday. */
function inWordsOf({ date, lessons }: PlannedDay, words: ReadonlyMap<string, string>): PlannedLesson[] {
  const weekday = weekdayName(dayOf(date));
  return lessons.map((lesson) => {
    const key = JSON.stringify([weekday, formatTime(lesson.start), subjectKey(lesson.subject)]);
    return { ...lesson, activity: words.get(key) ?? lesson.activity };
  });
}

/** A plan with the words of a schedule in place of those it was generated with. */
export function withWords(
  plan: readonly PlannedDay[],
  saved: GeneratedSchedule,
  generated: GeneratedSchedule,
): PlannedDay[] {
  const words = changedWords(saved, generated);
  return plan.map((day) => ({ ...day, lessons: inWordsOf(day, words) }));
}

/** The days of a schedule that still has the times of its request. */
function* plannedFromRequest(
  { schedule, request, from, until, breaks }: SavedSchedule,
  { family, patterns, schedule: generated }: Planning,
): Steps<PlannedDay[]> {
  const words = changedWords(schedule, generated);
  const subjects = new Set(
    Object.values(schedule.weeklySchedule).flatMap((entries) =>
      entries.map(({ subject }) => subjectKey(subject)),
    ),
  );
  // Loops and blocks count from the first day of the plan.
  const first = request?.from !== undefined && request.from < from ? request.from : from;
  const planned = yield* planDates(family, patterns, {
    from: first,
    until,
    isDayOff: (date) => isInBreak(breaks, date),
  });
  return planned
    .filter(({ date }) => date >= from)
    .map((day) => ({
      ...day,
      lessons: inWordsOf(day, words).filter(({ subject }) => subjects.has(subjectKey(subject))),
    }));
}

/** The days of a schedule that was changed by hand, or that has no request. */
function daysOfEntries({ schedule, request, from, until, breaks }: SavedSchedule): PlannedDay[] {
  const hours = request?.schoolHours ?? { start: '08:00', end: '23:59' };
  const span = { start: minutesOfDay(hours.start), end: minutesOfDay(hours.end) };
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, day) => addDays(from, day))
    .filter((date) => !isInBreak(breaks, date))
    .map((date) => ({
      childId: null,
      child: '',
      date,
      lessons: lessonsOfEntries(entriesOn(schedule, date), span).map((lesson) => ({
        ...lesson,
        sharedWith: [],
        teacher: false,
      })),
    }));
}

/** A day of a schedule without children, for each child of the school, without its time away. */
function forChildren(day: PlannedDay, { request, children }: SavedSchedule): PlannedDay[] {
  const planned = children.length === 0 ? [{ id: null, name: '' }] : children;
  const names = planned.map(({ name }) => name);
  const isFree = (name: string, { start, end }: PlannedLesson): boolean =>
    !awaySpans(request?.away ?? [], name, dayOf(day.date), day.date).some((away) =>
      overlaps(away, { start: minutesOfDay(start), end: minutesOfDay(end) }),
    );
  return planned.map(({ id, name }, at) => ({
    childId: id,
    child: name,
    date: day.date,
    lessons: day.lessons
      .filter((lesson) => isFree(name, lesson))
      .map((lesson) => ({
        ...lesson,
        sharedWith: names.filter((_, other) => other !== at),
        teacher: lesson.teacher || names.length > 1,
      })),
  }));
}

/** Days of the plan as they are, the others as they were expanded. */
function withPlan(days: readonly PlannedDay[], { plan, from, until }: SavedSchedule): PlannedDay[] {
  const given = (plan ?? []).filter(({ date }) => date >= from && date <= until);
  const dates = given.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [...days];
  return [...given, ...days.filter(({ date }) => date < first || date > last)];
}

/** All days with lessons from `from` to `until`, by date. */
export function* datedDays(saved: SavedSchedule): Steps<PlannedDay[]> {
  const { schedule, request } = saved;
  const isWhole =
    request !== null && requestMistake({ ...request, until: undefined }, saved.from) === undefined;
  const planning = isWhole ? yield* startPlanning(request) : undefined;
  let days: PlannedDay[];
  if (planning?.family.named) days = yield* plannedFromRequest(saved, planning);
  else {
    const isUnchanged = planning !== undefined && skeletonOf(planning.schedule) === skeletonOf(schedule);
    const common = isUnchanged ? yield* plannedFromRequest(saved, planning) : daysOfEntries(saved);
    days = common.flatMap((day) => forChildren(day, saved));
  }
  return withPlan(days, saved)
    .filter(({ lessons }) => lessons.length > 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
