// The demo family's health records: vaccinations, test results and diagnoses, as a parent copies them from a letter.
import * as z from 'zod/mini';
import { RECORD_CATEGORIES } from '#contract/kinds/medical-record.ts';
import { medical } from '#contract/medical.ts';
import { contactName } from './contacts.ts';
import rows from './data/records.json' with { type: 'json' };
import type { Home, Step } from './home.ts';
import { When, dayOf } from './when.ts';

const Kept = z.strictObject({
  who: z.string(),
  when: When,
  title: z.string(),
  category: z.enum(RECORD_CATEGORIES),
  provider: z.string(),
  description: z.optional(z.string()),
  isImportant: z.optional(z.boolean()),
});

/** The family began to use the app then; what is older was entered in its first week. */
const FIRST_EVENING = -369;

/** Entering each record on the evening of its day. */
export const recordSteps = (home: Home): Step[] =>
  z
    .array(Kept)
    .parse(rows)
    .map(({ who, when, provider, ...fields }, at) => {
      const day = dayOf(home, when);
      return {
        day: Math.max(day, FIRST_EVENING),
        time: `21:${String(20 + at)}`,
        run: () =>
          home.call('nora', medical.createMedicalRecord, {
            ...fields,
            date: home.date(day),
            familyMemberId: home.idOf(who),
            provider: contactName(provider),
          }),
      };
    });
