// Schemas of references to a record.
import * as z from 'zod/mini';
import { allReferencesOf } from '../kind-facts.ts';
import { KIND_NAMES, kindNamed } from '../kinds.ts';
import { Id } from './common.ts';

const TARGETS = new Set(KIND_NAMES.flatMap((name) => Object.values(allReferencesOf(kindNamed(name).fields))));
/** The kinds whose records others refer to. */
const REFERRED_TO = KIND_NAMES.filter((name) => TARGETS.has(name));

export const Reference = z.object({
  /** Name of the table the referring record is in, e.g. `medical_appointment`. */
  record: z.string(),
  id: z.string(),
  /** Name of one record in a sentence, e.g. 'appointment'. */
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
        REFERRED_TO,
        `Only ${REFERRED_TO.map((name) => kindNamed(name).plural).join(' and ')} are referred to`,
      ),
      id: Id,
    }),
    output: z.array(Reference),
  },
};
