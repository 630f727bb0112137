// The schemas of edits and records that browsers and the server exchange.
import * as z from 'zod/mini';
import { COLLECTIONS, MOST_EDITS } from '../collections.ts';
import { ClientId, Id } from './common.ts';

const Collection = z.enum(COLLECTIONS);

/** What one field of a record can hold. */
const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type FieldValue = z.infer<typeof FieldValue>;

/** When a field was written, comparable as text: rules/sync/stamps.ts. */
export const Stamp = z.string().check(z.regex(/^[0-9a-z]{18}$/, 'Unknown stamp'));
export type Stamp = z.infer<typeof Stamp>;

/**
 * One thing somebody did to one record: fields set by path (`name`, `items.<id>.checked`, `monday.dinner`), and
 * what was removed (`record`, or `items.<id>`). A new record is an edit that sets its fields.
 */
export const Edit = z.object({
  id: ClientId,
  collection: Collection,
  recordId: Id,
  stamp: Stamp,
  set: z.record(z.string(), FieldValue),
  remove: z.array(z.string()),
  /** Number of the shape its paths belong to (contract/upgrade.ts); the first without. */
  shape: z.optional(z.int()),
});
export type Edit = z.infer<typeof Edit>;

/**
 * What merging needs to know of a record beyond what is seen: when each field was written (a whole record or item
 * first under its own name, then field by field), when things were removed, and what removed items held.
 */
export const MergeState = z.object({
  stamps: z.record(z.string(), z.string()),
  removed: z.record(z.string(), z.string()),
  kept: z.record(z.string(), FieldValue),
});
export type MergeState = z.infer<typeof MergeState>;

/** A record as the browser keeps it: plain, with what merging needs beside it. */
const SyncedRecord = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The server's version of the record; 0 before the server has seen it. */
  version: z.int(),
  merge: MergeState,
  /** Number of the shape it is in (contract/upgrade.ts); the first without. */
  shape: z.optional(z.int()),
});
export type SyncedRecord = z.infer<typeof SyncedRecord>;

export const SyncAnswer = z.object({
  /** Where the next call goes on. */
  cursor: z.int(),
  /** These are all records there are: whatever else the browser has of the server's is gone. */
  reset: z.boolean(),
  records: z.array(z.object({ collection: Collection, record: SyncedRecord })),
  gone: z.array(z.object({ collection: Collection, id: z.string() })),
  /** Edits that need not be sent again: merged, or overtaken by a later one. */
  acknowledged: z.array(z.string()),
  /** Edits that can never be stored, with a sentence for a parent. */
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

export const mealSyncSchemas = {
  syncMeals: {
    summary: "Bring the edits of a browser's meal store to the server, and what changed since `cursor` back",
    input: z.object({
      /** Whose edits these are: a browser whose session has moved to another household must not write there. */
      household: z.optional(Id),
      /** The cursor of the last answer; null when there was none. */
      cursor: z.nullable(z.int().check(z.minimum(0))),
      edits: z.array(Edit).check(z.maxLength(MOST_EDITS, `At most ${MOST_EDITS} edits at once`)),
      /** What the browser holds of the server's records, so that a damaged store is noticed and mended. */
      holds: z.optional(z.object({ count: z.int(), sum: z.int() })),
    }),
    output: SyncAnswer,
  },
};
