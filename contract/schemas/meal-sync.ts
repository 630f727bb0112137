// The schemas of edits and records that browsers and the server exchange.
import * as z from 'zod/mini';
import { COLLECTIONS, MOST_EDITS } from '../collections.ts';
import { ClientId, Id } from './common.ts';

const Collection = z.enum(COLLECTIONS);

/** The value of one field of a record. */
const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type FieldValue = z.infer<typeof FieldValue>;

/** The time a field was written, comparable as text: rules/sync/stamps.ts. */
export const Stamp = z.string().check(z.regex(/^[0-9a-z]{18}$/, 'Unknown stamp'));
export type Stamp = z.infer<typeof Stamp>;

/**
 * One change of one record: fields set by path (`name`, `items.<id>.checked`, `monday.dinner`), and removed parts
 * (`record`, or `items.<id>`). A new record is an edit that sets its fields.
 */
export const Edit = z.object({
  id: ClientId,
  collection: Collection,
  recordId: Id,
  stamp: Stamp,
  set: z.record(z.string(), FieldValue),
  remove: z.array(z.string()),
  /**
   * Stamps of the values that its fields had on the device when it was made; a field without one had none. An edit
   * without stamps, as an earlier release sends it, has no conflicts.
   */
  saw: z.optional(z.record(z.string(), Stamp)),
  /** Number of the schema its paths belong to (contract/upgrade.ts); the first without. */
  schema: z.optional(z.int()),
});
export type Edit = z.infer<typeof Edit>;

/**
 * State of a record for merging, in addition to its visible fields: when each field was written (a whole record or item
 * first under its own name, then field by field), when parts were removed, and the content of removed items.
 */
export const MergeState = z.object({
  stamps: z.record(z.string(), z.string()),
  removed: z.record(z.string(), z.string()),
  kept: z.record(z.string(), FieldValue),
});
export type MergeState = z.infer<typeof MergeState>;

/** A record as the browser stores it: plain, with its merge state. */
const SyncedRecord = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The server's version of the record; 0 before the server has seen it. */
  version: z.int(),
  merge: MergeState,
  /** Number of the schema it is in (contract/upgrade.ts); the first without. */
  schema: z.optional(z.int()),
});
export type SyncedRecord = z.infer<typeof SyncedRecord>;

/** Two values of one field, written without knowing each other, of which one is kept (decision 009). */
export const Conflict = z.object({
  collection: Collection,
  recordId: Id,
  path: z.string(),
  /** Name of the record, or of the item of a list. */
  name: z.string(),
  /** True when the value of this device is kept, and the other one is lost. */
  isYours: z.boolean(),
  /** The value that is not kept. */
  lost: FieldValue,
  /** First name of the one who wrote the other value; empty for the same parent on another device. */
  who: z.string(),
});
export type Conflict = z.infer<typeof Conflict>;

export const SyncAnswer = z.object({
  /** The cursor of the next call. */
  cursor: z.int(),
  /** These are all records: the browser removes every other record it has from the server. */
  reset: z.boolean(),
  records: z.array(z.object({ collection: Collection, record: SyncedRecord })),
  gone: z.array(z.object({ collection: Collection, id: z.string() })),
  /** Edits that need not be sent again: merged, or overtaken by a later one. */
  acknowledged: z.array(z.string()),
  /** Edits that can never be stored, with a sentence for a parent. */
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** Absent without any; repeated when an edit is sent again, because its response may have been lost. */
  conflicts: z.optional(z.array(Conflict)),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

export const mealSyncSchemas = {
  syncMeals: {
    summary: "Bring the edits of a browser's meal store to the server, and what changed since `cursor` back",
    input: z.object({
      /** The household of these edits: a browser whose session has moved to another household must not write there. */
      household: z.optional(Id),
      /** The cursor of the last response; null when there was none. */
      cursor: z.nullable(z.int().check(z.minimum(0))),
      edits: z.array(Edit).check(z.maxLength(MOST_EDITS, `At most ${MOST_EDITS} edits at once`)),
      /** Digest of the server's records in the browser, so that a damaged store is detected and repaired. */
      holds: z.optional(z.object({ count: z.int(), sum: z.int() })),
    }),
    output: SyncAnswer,
  },
};
