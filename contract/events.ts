// What tells a browser that another device changed something of the household (D21, D33).
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { operation } from './operation.ts';

/** Says which browser tab a request comes from, so that nobody is told about their own changes. */
export const TAB_HEADER = 'x-tab';

/** One server-sent event; its SSE id is `seq`, so a reconnecting browser names it in Last-Event-ID. */
export const HouseholdEvent = z.object({
  seq: z.int(),
  /** Kinds of records that changed, e.g. 'shopping_list'; `everything` when the browser was away too long to tell. */
  records: z.array(z.string()),
  everything: z.boolean(),
});
export type HouseholdEvent = z.infer<typeof HouseholdEvent>;

export const events = {
  followHousehold: operation({
    method: 'GET',
    path: '/api/events',
    summary: 'Server-sent events: what other devices change in the household, as it happens',
    kind: 'stream',
    owner: 'household',
    input: z.object({
      /** Where to go on; from now on when absent. */
      after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
      tab: z.optional(Id),
    }),
    output: HouseholdEvent,
  }),
};
