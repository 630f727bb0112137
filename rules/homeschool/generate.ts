// Generates a homeschool week from the request of API-05, and with children the lessons of each on its dates. Pure: the
// same request and day give the same plan.
import type { GeneratedSchedule, PlannedDay, ScheduleRequest } from '#contract/shapes.ts';
import { addDays, weekStart } from '../time/dates.ts';
import { describeWeek } from './describe.ts';
import { familyOf, type Family } from './family.ts';
import { planDates, WeekPatterns } from './plan.ts';
import { recommendationsFor } from './recommend.ts';
import { Timetable, type TimetableDay } from './timetable.ts';
import type { Steps } from './week/week-draft.ts';
import { patternDays } from './week/week-days.ts';

interface GeneratedPlan {
  schedule: GeneratedSchedule;
  /** Only for a request with children. */
  plan?: PlannedDay[];
}

/** First and last day of the plan of a request: next week without. */
export function planRange({ from, until }: ScheduleRequest, today: string): { from: string; until: string } {
  const first = from ?? addDays(weekStart(today), 7);
  return {
    from: first,
    until: until ?? addDays(weekStart(first), first === addDays(weekStart(first), 6) ? 13 : 6),
  };
}

function* patternWeek(family: Family, patterns: WeekPatterns): Steps<TimetableDay[]> {
  const { days } = yield* patterns.plan(patternDays(family), 0);
  const timetable = new Timetable(family);
  return days.map((day, at) => timetable.next(day, at === days.length - 1));
}

/** The common input of every part of a plan. */
export interface Planning {
  family: Family;
  patterns: WeekPatterns;
  schedule: GeneratedSchedule;
}

/** The schedule of a request that has passed `requestMistake`. */
export function* startPlanning(request: ScheduleRequest): Steps<Planning> {
  const family = familyOf(request);
  const patterns = new WeekPatterns(family);
  const week = yield* patternWeek(family, patterns);
  return {
    family,
    patterns,
    schedule: describeWeek(family, week, recommendationsFor(request, family, week)),
  };
}

interface Calendar {
  today: string;
  /** Days without lessons. */
  isDayOff: (date: string) => boolean;
}

/** Generates schedule and plan of a request that has passed `requestMistake`. */
export function* generateInSteps(
  request: ScheduleRequest,
  { today, isDayOff }: Calendar,
): Steps<GeneratedPlan> {
  const { family, patterns, schedule } = yield* startPlanning(request);
  if (!family.named) return { schedule };
  return { schedule, plan: yield* planDates(family, patterns, { ...planRange(request, today), isDayOff }) };
}
