// The settings of the household's first school: one record, created and updated by one call (API-04, D35).
import type { CheckedInput } from '#contract/index.ts';
import { emptyValue } from '#contract/kind-facts.ts';
import { SCHOOL_SETTINGS_ID, schoolSettings, type SchoolSettings } from '#contract/kinds/school.ts';
import type { Context } from '../context.ts';
import { saveSingle } from './single-record.ts';

/** The settings; null before they are saved for the first time (D23). */
export const getSchoolSettings = async (context: Context): Promise<SchoolSettings | null> =>
  (await context.records('school_settings').find(SCHOOL_SETTINGS_ID)) ?? null;

/** Fields that new settings leave out. */
const EMPTY = Object.fromEntries(
  Object.entries(schoolSettings.fields).map(([name, field]) => [name, emptyValue(field)]),
);

/** Creates or updates the settings: what is left out stays as it is (D28), or is empty in new ones. */
export const saveSchoolSettings = (
  context: Context,
  { ifVersion, ...fields }: CheckedInput<'saveSchoolSettings'>,
): Promise<SchoolSettings> =>
  saveSingle(context, context.records('school_settings'), {
    id: SCHOOL_SETTINGS_ID,
    fields,
    unset: EMPTY,
    ifVersion,
  });
