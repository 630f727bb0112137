// The schemas of changes pushed to other devices.
import * as z from 'zod/mini';
import { Id } from './common.ts';

/** One server-sent event; its SSE id is `seq`, so a reconnecting browser names it in Last-Event-ID. */
export const LiveUpdate = z.object({
  seq: z.int(),
  /** Kinds of records that changed, e.g. 'shopping_list'; empty when only the count increased. */
  records: z.array(z.string()),
  /** Too many changes to list, or the session has moved to another household. */
  everything: z.boolean(),
  /** The session has ended, or the parent was removed; nothing comes after it. */
  signedOut: z.boolean(),
});
export type LiveUpdate = z.infer<typeof LiveUpdate>;

export const liveSchemas = {
  followHousehold: {
    summary:
      'What other devices change in the household: as it happens with Accept: text/event-stream, else what changed so far',
    input: z.object({
      /** The last `seq` received; when absent, only later changes are sent. Last-Event-ID takes precedence. */
      after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
      /** The tab whose own changes are left out. */
      tab: z.optional(Id),
    }),
    output: LiveUpdate,
  },
};
