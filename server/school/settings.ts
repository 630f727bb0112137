// The settings of the household's first school: one record, saved as a whole (API-04, D35).
import type { CheckedInput } from '#contract/index.ts';
import { emptyValue } from '#contract/kind-facts.ts';
import { SCHOOL_SETTINGS_ID, schoolSettings, type SchoolSettings } from '#contract/kinds/school.ts';
import type { Context } from '../context.ts';
import { saveSingle } from './single-record.ts';

/** The settings; null before they are saved for the first time (D23). */
export const getSchoolSettings = async (context: Context): Promise<SchoolSettings | null> =>
  (await context.records('school_settings').find(SCHOOL_SETTINGS_ID)) ?? null;

/** Fields of settings that are left out. */
const EMPTY = Object.fromEntries(
  Object.entries(schoolSettings.fields).map(([name, field]) => [name, emptyValue(field)]),
);

/** Saves the whole settings: what is left out becomes empty. */
export const saveSchoolSettings = (
  context: Context,
  { ifVersion, ...fields }: CheckedInput<'saveSchoolSettings'>,
): Promise<SchoolSettings> =>
  saveSingle(context, context.records('school_settings'), {
    id: SCHOOL_SETTINGS_ID,
    fields: { ...EMPTY, ...fields },
    ifVersion,
  });
