// Lessons that move on: those of a missed day, and those of days that become days off.
import type { CheckedInput } from '#contract/index.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { SCHOOL_SCHEDULE_ID } from '#contract/kinds/school-schedule.ts';
import type { SchoolBreak } from '#contract/shapes.ts';
import { bumpMissed } from '#rules/homeschool/bump.ts';
import { isInBreak } from '#rules/homeschool/dated-days.ts';
import { mayHaveLessons } from '#rules/homeschool/may-have-lessons.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { homeOf } from './home.ts';

/** Days after the last one in which added days can lie. */
const YEARS = 1000;

type Missed = Parameters<typeof bumpMissed>[1];

/** Moves lessons of the first of `days` and later ones; returns the changed days. */
async function moveLessons(
  context: Context,
  from: string,
  days: readonly SchoolDay[],
  missed: Missed,
): Promise<SchoolDay[]> {
  const records = context.records('school_day');
  const saved = await context.records('school_schedule').find(SCHOOL_SCHEDULE_ID);
  const { daysOff } = await homeOf(context);
  const last = days.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest), from);
  const { changed, added } = bumpMissed(days, missed, {
    mayTeach: mayHaveLessons({
      schedule: saved?.schedule ?? null,
      request: saved?.request ?? null,
      breaks: daysOff,
      days,
    }),
    isDayOff: (date) => isInBreak(daysOff, date),
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
  const now = await records.list({ range: { field: 'date', from, before: addDays(last, YEARS) } });
  return now.filter(({ id }) => moved.has(id) || !before.has(id));
}

/** Moves the lessons of a missed day; returns the changed days. */
export async function missSchoolDay(
  context: Context,
  { date, ...of }: CheckedInput<'missSchoolDay'>,
): Promise<SchoolDay[]> {
  // With the household's lock nobody marks a lesson as done between the look and the write.
  await context.replicas.open();
  const days = await context.records('school_day').list({ range: { field: 'date', from: date } });
  return moveLessons(context, date, days, { ...of, dates: [date] });
}

/** Days from today on that have lessons, and those of their dates that become days off. */
async function newlyOff(
  context: Context,
  before: readonly SchoolBreak[],
  daysOff: readonly SchoolBreak[],
): Promise<{ from: string; days: SchoolDay[]; dates: string[] }> {
  const from = todayIn(context.now(), context.actor.timeZone);
  if (JSON.stringify(daysOff) === JSON.stringify(before)) return { from, days: [], dates: [] };
  const days = await context.records('school_day').list({ range: { field: 'date', from } });
  const dates = days
    .filter(({ lessons }) => lessons.some(({ done }) => !done))
    .map(({ date }) => date)
    .filter((date) => isInBreak(daysOff, date) && !isInBreak(before, date));
  return { from, days, dates: [...new Set(dates)] };
}

/** Dates whose lessons would move on with these settings of the first school. */
export async function datesToFree(
  context: Context,
  wish: CheckedInput<'saveSchoolSettings'>,
): Promise<string[]> {
  const { daysOff: before } = await homeOf(context);
  const { daysOff } = await homeOf(context, wish);
  return (await newlyOff(context, before, daysOff)).dates;
}

/** Saves a school; lessons from today on that it puts on a day off move on, in the same change set. */
export async function withDaysOffFree<R>(context: Context, save: () => Promise<R>): Promise<R> {
  await context.replicas.open();
  const { daysOff: before } = await homeOf(context);
  const saved = await save();
  const { daysOff } = await homeOf(context);
  const { from, days, dates } = await newlyOff(context, before, daysOff);
  if (dates.length > 0) await moveLessons(context, from, days, { dates });
  return saved;
}
