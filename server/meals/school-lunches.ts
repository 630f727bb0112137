// The food rules of the household's schools, for lunches on school days (D35).
import { SCHOOL_SETTINGS_ID } from '#contract/kinds/school.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import type { IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import { schoolLunches, type SchoolLunches } from '#rules/school/school-lunches.ts';
import type { Context } from '../context.ts';

/** Reads the schools; `ideas` are the family's own dishes. */
export async function householdLunches(
  context: Context,
  ideas: readonly IdeaOfDish[] = [],
): Promise<SchoolLunches> {
  const settings = await context.records('school_settings').find(SCHOOL_SETTINGS_ID);
  const further = await context.records('school').list();
  const members = await context.records('family_member').list();
  return schoolLunches(schoolsOf(settings ?? null, further, members), ideas);
}
