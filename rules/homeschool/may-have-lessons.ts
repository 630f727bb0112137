// Dates on which a moved lesson may get a new place: school days of the week, no breaks, nobody away.
import type { GeneratedSchedule, ScheduleRequest, SchoolBreak } from '#contract/shapes.ts';
import { DAYS } from '#contract/week.ts';
import { dayOf } from '../time/dates.ts';
import type { LessonDay } from './attendance.ts';
import { overlaps, type ClockSpan } from './clock.ts';
import { isInBreak } from './dated-days.ts';
import { weekdayName } from './describe.ts';
import { awaySpans } from './week/week-days.ts';

interface SchoolWeek {
  schedule: GeneratedSchedule | null;
  request: ScheduleRequest | null;
  breaks: readonly SchoolBreak[];
  /** Days with lessons; their weekdays count where no schedule is saved. */
  days: readonly LessonDay[];
}

/** Returns true for the times at which a child may have lessons. */
export function mayHaveLessons({ schedule, request, breaks, days }: SchoolWeek) {
  const planned = DAYS.filter((day) => (schedule?.weeklySchedule[weekdayName(day)] ?? []).length > 0);
  const weekdays = new Set(planned.length > 0 ? planned : days.map(({ date }) => dayOf(date)));
  return ({ child }: LessonDay, date: string, span: ClockSpan): boolean =>
    weekdays.has(dayOf(date)) &&
    !isInBreak(breaks, date) &&
    !awaySpans(request?.away ?? [], child, dayOf(date), date).some((away) => overlaps(away, span));
}
