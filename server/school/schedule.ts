// The saved homeschool schedule of the household, and the school days that saving it writes (D23).
import type { CheckedInput } from '#contract/index.ts';
import { SCHOOL_SCHEDULE_ID, type SchoolSchedule } from '#contract/kinds/school-schedule.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { expandSchedule } from './homeschool.ts';
import { replacementOf } from './replaced-days.ts';
import { saveSingle } from './single-record.ts';

/** The schedule; null before one is saved. */
export const getSchoolSchedule = async (context: Context): Promise<SchoolSchedule | null> =>
  (await context.records('school_schedule').find(SCHOOL_SCHEDULE_ID)) ?? null;

/** Saves the schedule and replaces the school days of its range, in the same change set. */
export async function saveSchoolSchedule(
  context: Context,
  { schedule, request = null, plan = null, ifVersion }: CheckedInput<'saveSchoolSchedule'>,
): Promise<SchoolSchedule> {
  const { from, until, days } = await expandSchedule(context, { schedule, request, plan });
  const saved = await saveSingle(context, context.records('school_schedule'), {
    id: SCHOOL_SCHEDULE_ID,
    fields: { schedule, request, from, until },
    ifVersion,
  });
  const records = context.records('school_day');
  const stored = await records.list({ range: { field: 'date', from, before: addDays(until, 1) } });
  const { removed, changed, added } = replacementOf(stored, days);
  await records.removeMany(removed);
  await records.updateMany(changed);
  await records.insertMany(added);
  return saved;
}
