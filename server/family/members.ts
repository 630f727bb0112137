// The people of a household, over the records of the household. Only birth dates are special.
import { family } from '#contract/family.ts';
import { NOT_BORN_YET } from '#rules/family/age-on.ts';
import { todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { implement } from '../implement.ts';

/** Throws AppError `invalid` for a birth date after today, by the household's calendar. */
export function requireBorn(birthDate: unknown, { actor, now }: Context): void {
  if (typeof birthDate === 'string' && birthDate > todayIn(now(), actor.timeZone))
    throw new AppError('invalid', `${NOT_BORN_YET}.`);
}

/** Without the age where a birth date is given: once that is cleared, an old age must not come back. */
function settled<F extends { birthDate?: string | null | undefined }>(fields: F, context: Context) {
  requireBorn(fields.birthDate, context);
  return typeof fields.birthDate === 'string' ? { ...fields, age: null } : fields;
}

export const familyOperations = implement(family, {
  createFamilyMember: (context, fields) => context.records('family_member').insert(settled(fields, context)),
  updateFamilyMember: (context, { id, ifVersion, ...changes }) =>
    context.records('family_member').update(id, settled(changes, context), ifVersion),
});
