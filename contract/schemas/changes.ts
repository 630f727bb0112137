// The schemas of the change log and of undo.
import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

export const ChangeSet = z.object({
  id: Id,
  at: Instant,
  /** First name of the parent who did it. */
  who: z.string(),
  /** True when the requesting parent did it. */
  isYours: z.boolean(),
  through: z.enum(['app', 'pip']),
  /** Name of the operation, e.g. `deleteWeeklyMenu`, or `undo`. */
  operation: z.string(),
  /** Number of all changes. */
  count: z.number(),
  /** In order; of a long set the first 100 and the last 100. */
  changes: z.array(
    z.object({
      record: z.string(),
      id: Id,
      action: z.enum(['created', 'updated', 'deleted']),
      /** The record's name for people, e.g. 'Mia'. */
      label: z.string(),
    }),
  ),
  undone: z.boolean(),
  /** Its images are purged: after 30 days, or earlier in a household with much history (D39). */
  tooOld: z.boolean(),
  canUndo: z.boolean(),
});
export type ChangeSet = z.infer<typeof ChangeSet>;

export const changesSchemas = {
  listChanges: {
    summary: 'Recent changes of the household, newest first',
    input: z.object({
      before: z.optional(Id),
      /** Omits older ones. */
      since: z.optional(Instant),
      limit: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200))),
    }),
    output: z.array(ChangeSet),
  },
  undoChange: {
    summary: 'Take a change back, whole or not at all',
    input: z.object({ id: Id }),
    output: ChangeSet,
  },
};
