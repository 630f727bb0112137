// Schemas of the operations on doses that are more than those of every kind.
import * as z from 'zod/mini';
import { recordSchema } from '../kind-schemas.ts';
import { dose } from '../kinds/dose.ts';
import { ClientId, Id, Nothing } from './common.ts';

const Dose = recordSchema(dose);

export const medicalSchemas = {
  recentDoses: {
    summary: 'The doses given in the last days and, of every medication, the last one; the newest first',
    input: Nothing,
    output: z.array(Dose),
  },
  giveDose: {
    summary:
      'Record a dose that is being given; refused when it is inside the stored frequency, when the medication is not taken on that day, or when another dose than lastSeen is the last one',
    input: z.object({
      id: z.optional(ClientId),
      medicationId: Id,
      /** Counted back by the server's clock. */
      minutesAgo: z._default(z.int().check(z.minimum(0), z.maximum(1440)), 0),
      /** The last dose that the parent saw. */
      lastSeen: z.nullable(Id),
      /** True once the parent was asked. */
      anyway: z._default(z.boolean(), false),
    }),
    output: Dose,
    refersTo: { medicationId: 'medication' },
  },
};
