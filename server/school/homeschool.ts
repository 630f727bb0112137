// Generating and expanding homeschool lessons, and counting those done: the rules engine with the household's records.
import type { CheckedInput } from '#contract/index.ts';
import type { Output } from '#contract/operation.ts';
import type { school } from '#contract/school.ts';
import type { GeneratedSchedule, PlannedDay, ScheduleRequest } from '#contract/shapes.ts';
import { attendance } from '#rules/homeschool/attendance.ts';
import { checkedWording, wordingQuestion } from '#rules/homeschool/checked-wording.ts';
import { datedDays, isInBreak, withWords } from '#rules/homeschool/dated-days.ts';
import { generateInSteps } from '#rules/homeschool/generate.ts';
import { requestMistake, savedRange } from '#rules/homeschool/request-mistake.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTurns } from '../in-turns.ts';
import { homeOf } from './home.ts';

type Generated = Output<(typeof school)['generateSchedule']>;

/** The schedule in the words of the configured model, where there is one and its answer keeps the rules. */
async function inBetterWords(
  { wordingModel }: Context,
  request: ScheduleRequest,
  generated: Generated,
): Promise<Generated> {
  if (wordingModel === undefined) return generated;
  const { schedule, plan } = generated;
  // A model that fails costs the parent nothing: the rules have planned the week.
  const answer = await wordingModel(wordingQuestion(request, schedule)).catch(() => undefined);
  const worded = answer === undefined ? undefined : checkedWording(request, schedule, answer);
  if (worded === undefined) return generated;
  return plan === undefined
    ? { schedule: worded }
    : { schedule: worded, plan: withWords(plan, worded, schedule) };
}

/** Makes a schedule; saves nothing (API-05). */
export async function generateSchedule(
  context: Context,
  request: CheckedInput<'generateSchedule'>,
): Promise<Generated> {
  const today = todayIn(context.now(), context.actor.timeZone);
  const mistake = requestMistake(request, today);
  if (mistake !== undefined) throw new AppError('invalid', `${mistake}.`);
  const { daysOff } = await homeOf(context);
  const isDayOff = (date: string): boolean => isInBreak(daysOff, date);
  const generated = await inTurns(generateInSteps(request, { today, isDayOff }));
  return inBetterWords(context, request, generated);
}

interface Saved {
  schedule: GeneratedSchedule;
  request: ScheduleRequest | null;
  plan: PlannedDay[] | null;
}

/** The range of a schedule that is saved today, and its lessons by child and date. */
export async function expandSchedule(
  context: Context,
  saved: Saved,
): Promise<{ from: string; until: string; days: PlannedDay[] }> {
  const range = savedRange(saved.request, todayIn(context.now(), context.actor.timeZone));
  if ('mistake' in range) throw new AppError('invalid', `${range.mistake}.`);
  const { daysOff, children } = await homeOf(context);
  const days = await inTurns(datedDays({ ...saved, ...range, breaks: daysOff, children }));
  return { ...range, days };
}

/** Counts the lessons done, by child. */
export async function schoolAttendance(
  context: Context,
  { from, to }: CheckedInput<'schoolAttendance'>,
): Promise<Output<(typeof school)['schoolAttendance']>> {
  const before = to === undefined ? undefined : addDays(to, 1);
  const days = await context.records('school_day').list({ range: { field: 'date', from, before } });
  const members = await context.records('family_member').list();
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return attendance(days, { from, to }).map((count) => ({
    ...count,
    child: names.get(count.memberId ?? '') ?? count.child,
  }));
}
