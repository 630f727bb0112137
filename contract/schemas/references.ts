// The schemas of what refers to a record.
import * as z from 'zod/mini';
import { Id } from './common.ts';

export const Reference = z.object({
  /** Name of the table the referring record is in, e.g. `medical_appointment`. */
  record: z.string(),
  id: z.string(),
  /** What one is called, e.g. 'appointment'. */
  noun: z.string(),
  /** The record's name for people, e.g. 'Dentist'. */
  label: z.string(),
});
export type Reference = z.infer<typeof Reference>;

export const referencesSchemas = {
  listReferences: {
    summary: 'List what refers to a family member or a medical contact',
    input: z.object({
      record: z.enum(
        ['family_member', 'medical_contact'],
        'Only family members and medical contacts are referred to',
      ),
      id: Id,
    }),
    output: z.array(Reference),
  },
};
