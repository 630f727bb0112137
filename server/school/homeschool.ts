// Generating, expanding and moving homeschool lessons: the rules engine with the household's records.
import type { CheckedInput } from '#contract/index.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { SCHOOL_SCHEDULE_ID } from '#contract/kinds/school-schedule.ts';
import { SCHOOL_SETTINGS_ID } from '#contract/kinds/school.ts';
import type { Output } from '#contract/operation.ts';
import type { school } from '#contract/school.ts';
import type { GeneratedSchedule, PlannedDay, ScheduleRequest, SchoolBreak } from '#contract/shapes.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { attendance } from '#rules/homeschool/attendance.ts';
import { bumpMissed } from '#rules/homeschool/bump.ts';
import { checkedWording, wordingQuestion } from '#rules/homeschool/checked-wording.ts';
import { datedDays, isInBreak, withWords } from '#rules/homeschool/dated-days.ts';
import { generateInSteps } from '#rules/homeschool/generate.ts';
import { mayHaveLessons } from '#rules/homeschool/may-have-lessons.ts';
import { requestMistake, savedRange } from '#rules/homeschool/request-mistake.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTurns } from '../in-turns.ts';

type Generated = Output<(typeof school)['generateSchedule']>;

/** Breaks of the household's learning at home, and the children who do. */
async function homeOf(context: Context): Promise<{ breaks: SchoolBreak[]; children: FamilyMember[] }> {
  const first = (await context.records('school_settings').find(SCHOOL_SETTINGS_ID)) ?? null;
  const further = await context.records('school').list();
  const members = await context.records('family_member').list();
  const schools = schoolsOf(first, further, members);
  const atHome = schools.filter(({ schoolType }) => schoolType === 'homeschool' || schoolType === 'hybrid');
  const taught = atHome.length > 0 ? atHome : schoolsOf(NO_SCHOOL, [], members);
  const ids = new Set(taught.flatMap(({ children }) => children));
  return {
    breaks: atHome.flatMap(({ breaks }) => breaks),
    children: members.filter(({ id }) => ids.has(id)),
  };
}

/** A school without settings: all children of school age go to it. */
const NO_SCHOOL = {
  schoolType: 'homeschool',
  schoolName: '',
  calendarConfirmed: false,
  breaks: [],
  foundCalendar: null,
  children: [],
};

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
  const { breaks } = await homeOf(context);
  const isDayOff = (date: string): boolean => isInBreak(breaks, date);
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
  const { breaks, children } = await homeOf(context);
  const days = await inTurns(datedDays({ ...saved, ...range, breaks, children }));
  return { ...range, days };
}

/** Moves the lessons of a missed day; returns the changed days. */
export async function missSchoolDay(
  context: Context,
  missed: CheckedInput<'missSchoolDay'>,
): Promise<SchoolDay[]> {
  // With the household's lock nobody marks a lesson as done between the look and the write.
  await context.replicas.open();
  const records = context.records('school_day');
  const days = await records.list({ range: { field: 'date', from: missed.date } });
  const saved = await context.records('school_schedule').find(SCHOOL_SCHEDULE_ID);
  const { breaks } = await homeOf(context);
  const last = days
    .map(({ date }) => date)
    .reduce((latest, date) => (date > latest ? date : latest), missed.date);
  const { changed, added } = bumpMissed(days, missed, {
    mayTeach: mayHaveLessons({
      schedule: saved?.schedule ?? null,
      request: saved?.request ?? null,
      breaks,
      days,
    }),
    until: saved?.until ?? last,
  });
  // A day without lessons goes, unless somebody wrote a note there.
  const empty = changed.filter(({ lessons, notes }) => lessons.length === 0 && notes === '');
  await records.removeMany(empty.map(({ id }) => id));
  const left = changed.filter((day) => !empty.includes(day));
  await records.updateMany(new Map(left.map(({ id, lessons }) => [id, { lessons }])));
  await records.insertMany(added);
  const before = new Set(days.map(({ id }) => id));
  const moved = new Set(left.map(({ id }) => id));
  const now = await records.list({
    range: { field: 'date', from: missed.date, before: addDays(last, YEARS) },
  });
  return now.filter(({ id }) => moved.has(id) || !before.has(id));
}

/** Days after the last one in which added days can lie. */
const YEARS = 1000;

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
