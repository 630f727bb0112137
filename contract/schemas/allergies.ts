// Schemas of the allergies that medical records state.
import * as z from 'zod/mini';
import { Id, Nothing } from './common.ts';

/** A medical record of an allergy that its text does not call outgrown, resolved or ruled out. */
const AllergyRecord = z.object({
  familyMemberId: Id,
  title: z.string(),
  /** The allergies, each written like an entry of the profile; empty where the text names none. */
  entries: z.array(z.string()),
});
export type AllergyRecord = z.infer<typeof AllergyRecord>;

export const allergiesSchemas = {
  listAllergyRecords: {
    summary: 'List the allergies that the medical records state and that are not over',
    input: Nothing,
    output: z.array(AllergyRecord),
  },
};
