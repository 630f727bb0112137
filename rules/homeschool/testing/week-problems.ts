// For tests: the rules that every generated week keeps, as a list of what breaks them (API-05).
import { minutesOfDay } from '../../time/dates.ts';
import { generatedSchedule } from '#contract/schemas/homeschool-shapes.ts';
import type { GeneratedSchedule, Hours, ScheduleEntry, ScheduleRequest } from '#contract/shapes.ts';
import { DAYS } from '#contract/week.ts';
import { parseSpokenClock } from '../clock.ts';
import { weekdayName } from '../describe.ts';
import { askedSubjects } from '../family.ts';
import { subjectKey } from '../curricula/subjects.ts';

export const isLesson = ({ subject }: ScheduleEntry): boolean => subject !== 'Break' && subject !== 'Lunch';
export const daysOf = ({ weeklySchedule }: GeneratedSchedule): ScheduleEntry[][] =>
  Object.values(weeklySchedule);

/** Asked subjects that are neither among `held` nor named in the recommendations. */
export function unnamed(
  asked: readonly string[],
  held: readonly string[],
  schedule: GeneratedSchedule,
): string[] {
  const known = new Set(held.map(subjectKey));
  const said = subjectKey(schedule.recommendations.join(' '));
  return asked.filter((name) => !known.has(subjectKey(name)) && !said.includes(subjectKey(name)));
}

function dayProblems(days: readonly string[], { daysPerWeek }: ScheduleRequest): string[] {
  const inOrder = DAYS.map(weekdayName).filter((day) => days.includes(day));
  return days.length === daysPerWeek && days.join() === inOrder.join() ? [] : [`days: ${days.join()}`];
}

function timeProblems(schedule: GeneratedSchedule, hours: readonly Hours[]): string[] {
  const start = Math.min(...hours.map((span) => minutesOfDay(span.start)));
  const end = Math.max(...hours.map((span) => minutesOfDay(span.end)));
  return daysOf(schedule).flatMap((entries) => {
    const times = entries.map(({ time }) => parseSpokenClock(time) ?? -1);
    return times.flatMap((time, at) =>
      time >= start && time < end && time >= (times[at - 1] ?? 0) ? [] : [`time: ${entries[at]?.time ?? ''}`],
    );
  });
}

/** Breaks of the rules; none for a right week. */
export function weekProblems(request: ScheduleRequest, schedule: GeneratedSchedule): string[] {
  const asked = askedSubjects(request);
  const keys = new Set(asked.map(subjectKey));
  const held = daysOf(schedule).flatMap((entries) => entries.filter(isLesson).map(({ subject }) => subject));
  const shares = Object.keys(schedule.subjectAllocation).map(subjectKey);
  const isValid = generatedSchedule('Schedule').safeParse(schedule);
  const hours = [request.schoolHours, ...(request.children ?? []).flatMap((child) => child.hours ?? [])];
  return [
    ...dayProblems(Object.keys(schedule.weeklySchedule), request),
    ...timeProblems(schedule, hours),
    ...unnamed(asked, held, schedule).map((name) => `missing: ${name}`),
    ...held.filter((name) => !keys.has(subjectKey(name))).map((name) => `not asked: ${name}`),
    ...[...keys].filter((key) => !shares.includes(key)).map((key) => `no share: ${key}`),
    ...(isValid.success ? [] : [`schema: ${isValid.error.message}`]),
  ];
}
