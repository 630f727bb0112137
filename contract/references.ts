// What refers to a record, so that a parent knows before removing it (D30).
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { operation } from './operation.ts';

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

export const references = {
  listReferences: operation({
    method: 'GET',
    path: '/api/references',
    summary: 'List what refers to a family member or a medical contact',
    kind: 'json',
    owner: 'household',
    input: z.object({
      record: z.enum(
        ['family_member', 'medical_contact'],
        'Only family members and medical contacts are referred to',
      ),
      id: Id,
    }),
    output: z.array(Reference),
  }),
};
