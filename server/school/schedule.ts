// The saved homeschool schedule of the household, and the school days that saving it writes (D23).
import type { CheckedInput } from '#contract/index.ts';
import { SCHOOL_SCHEDULE_ID, type SchoolSchedule } from '#contract/kinds/school-schedule.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { expandSchedule } from './homeschool.ts';
import { replacementOf, type Replacement } from './replaced-days.ts';
import { saveSingle } from './single-record.ts';

/** The schedule; null before one is saved. */
export const getSchoolSchedule = async (context: Context): Promise<SchoolSchedule | null> =>
  (await context.records('school_schedule').find(SCHOOL_SCHEDULE_ID)) ?? null;

type Wanted = CheckedInput<'saveSchoolSchedule'>;

/** The range of the schedule, and what saving it does to the school days in it. */
export async function scheduledChanges(
  context: Context,
  { schedule, request = null, plan = null }: Wanted,
): Promise<{ from: string; until: string } & Replacement> {
  const { from, until, days } = await expandSchedule(context, { schedule, request, plan });
  const range = { field: 'date', from, before: addDays(until, 1) } as const;
  const stored = await context.records('school_day').list({ range });
  return { from, until, ...replacementOf(stored, days) };
}

/** Saves the schedule and replaces the school days of its range, in the same change set. */
export async function saveSchoolSchedule(context: Context, wanted: Wanted): Promise<SchoolSchedule> {
  // With the household's lock nobody changes a day between the look and the write.
  await context.replicas.open();
  const { from, until, removed, changed, added } = await scheduledChanges(context, wanted);
  const { schedule, request = null, ifVersion } = wanted;
  const saved = await saveSingle(context, context.records('school_schedule'), {
    id: SCHOOL_SCHEDULE_ID,
    fields: { schedule, request, from, until },
    ifVersion,
  });
  const records = context.records('school_day');
  await records.removeMany(removed);
  await records.updateMany(changed);
  await records.insertMany(added);
  return saved;
}
