// Operations on schools, the homeschool schedule and its lessons.
import { school } from '#contract/school.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { implement } from '../implement.ts';
import { generateSchedule, schoolAttendance } from './homeschool.ts';
import { missSchoolDay, withDaysOffFree } from './moved-lessons.ts';
import { getSchoolSchedule, saveSchoolSchedule } from './schedule.ts';
import { getSchoolSettings, saveSchoolSettings } from './settings.ts';

/** Throws AppError `invalid` for the id of a member the household does not have. */
async function requireMember(context: Context, id: string | null | undefined): Promise<void> {
  if (typeof id === 'string' && !(await context.records('family_member').find(id)))
    throw new AppError('invalid', 'This family member is no longer there. Please choose another one.');
}

export const schoolOperations = implement(school, {
  getSchoolSettings,
  saveSchoolSettings: (context, wanted) =>
    withDaysOffFree(context, () => saveSchoolSettings(context, wanted)),
  createSchool: (context, fields) => withDaysOffFree(context, () => context.records('school').insert(fields)),
  updateSchool: (context, { id, ifVersion, ...changes }) =>
    withDaysOffFree(context, () => context.records('school').update(id, changes, ifVersion)),
  generateSchedule,
  getSchoolSchedule,
  saveSchoolSchedule,
  async missSchoolDay(context, missed) {
    await requireMember(context, missed.memberId);
    return missSchoolDay(context, missed);
  },
  schoolAttendance,
});
