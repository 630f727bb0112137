// Merges the edits of a browser's meal store into the server's records (D6, D33): each edit is merged, overtaken or
// refused separately. Overtaken values are returned, so that the change log can store them.
import type { Collection } from '#contract/collections.ts';
import { withThousands } from '#contract/common.ts';
import { MOST_SHOPPING_ITEMS } from '#contract/kinds/shopping-list.ts';
import { LocalDate } from '#contract/schemas/common.ts';
import type { Edit, FieldValue } from '#contract/schemas/meal-sync.ts';
import { conflictsOf, type FoundConflict } from './meal-conflicts.ts';
import { checkedEdit, REQUIRED } from './meal-fields.ts';
import {
  applyEdit,
  isGone,
  isSame,
  latestStamp,
  partOf,
  visibleFields,
  WHOLE,
  type Fields,
  type Replica,
} from './meal-merge.ts';
import { weekOfMenu } from './meal-records.ts';
import { laterOf, nextStamp, timeOf } from './stamps.ts';

/** Names one record of the household. */
export interface RecordKey {
  collection: Collection;
  id: string;
}

/** A record the edits of one call were about. */
export interface MergedRecord extends RecordKey {
  /** As it is now; undefined where nothing is known of it. */
  replica: Replica | undefined;
  changed: boolean;
  /** The record as each overtaken edit would have left it, one for each. */
  overtaken: Fields[];
}

interface Merged {
  records: MergedRecord[];
  acknowledged: string[];
  refused: { id: string; reason: string }[];
  /** By the edits that have them; of several of one field the last. */
  conflicts: { edit: string; conflict: FoundConflict }[];
}

interface Known {
  /** The record as the server has it, a removed one too. */
  replicaOf: (key: RecordKey) => Replica | undefined;
  /** Ids of edits that had their effect before. */
  seen: { has: (id: string) => boolean };
  /** The server's clock, in milliseconds. */
  now: number;
  /** Why there cannot be `more` records of a collection; undefined where there can. */
  refusal?: ((collection: Collection, more: number) => string | undefined) | undefined;
}

/** One text for a record, to find it by. */
export const keyOf = ({ collection, id }: RecordKey): string => `${collection}/${id}`;

const GONE = "This was removed in the meantime, so the change couldn't be kept.";
/** Message when one more item is too many. */
export const LIST_IS_FULL = `A shopping list can have at most ${withThousands(MOST_SHOPPING_ITEMS)} items.`;

const inOrder = (one: Edit, other: Edit): number =>
  Number(one.stamp > other.stamp) - Number(one.stamp < other.stamp);

/** Merges the edits of one call, the earliest first, in whatever order they arrived. */
export function mergeEdits(edits: readonly Edit[], { replicaOf, seen, now, refusal }: Known): Merged {
  const added = new Map<Collection, number>();
  const roomFor = ({ collection }: RecordKey): string | undefined => {
    const more = (added.get(collection) ?? 0) + 1;
    const reason = refusal?.(collection, more);
    if (reason === undefined) added.set(collection, more);
    return reason;
  };
  const records = new Map<string, MergedRecord>();
  const done = new Set<string>(edits.flatMap(({ id }) => (seen.has(id) ? [id] : [])));
  const refused = new Map<string, string>();
  const conflicts = new Map<string, Merged['conflicts'][number]>();
  let last: string | undefined;
  for (const sent of edits.toSorted(inOrder)) {
    const key = { collection: sent.collection, id: sent.recordId };
    const record = records.get(keyOf(key)) ?? {
      ...key,
      replica: replicaOf(key),
      changed: false,
      overtaken: [],
    };
    records.set(keyOf(key), record);
    if (done.has(sent.id)) continue;
    // A fast clock must not win permanently: a stamp from the future is set to now (D33).
    const isFromLater = timeOf(sent.stamp) > now;
    if (isFromLater)
      last = nextStamp(
        laterOf(last, record.replica && latestStamp(record.replica)),
        now,
        sent.stamp.slice(-6),
      );
    const merged = mergeOne(record, isFromLater ? { ...sent, stamp: last ?? sent.stamp } : sent, roomFor);
    if (typeof merged === 'string') {
      refused.set(sent.id, merged);
      continue;
    }
    done.add(sent.id);
    for (const conflict of merged)
      conflicts.set(`${keyOf(key)}/${conflict.path}`, { edit: sent.id, conflict });
  }
  return {
    records: [...records.values()],
    acknowledged: [...new Set(edits.map(({ id }) => id))].filter((id) => done.has(id)),
    refused: [...refused].filter(([id]) => !done.has(id)).map(([id, reason]) => ({ id, reason })),
    conflicts: [...conflicts.values()],
  };
}

/** Merges an edit into the record and returns its conflicts, or the reason why it can never be stored. */
function mergeOne(
  record: MergedRecord,
  sent: Edit,
  roomFor: (key: RecordKey) => string | undefined,
): string | FoundConflict[] {
  const checked = checkedEdit(sent);
  if ('refused' in checked) return checked.refused.replace(/(?<![.!?])$/, '.');
  const { edit } = checked;
  if (edit.collection === 'weekly-menus' && !LocalDate.safeParse(weekOfMenu(edit.recordId)).success) {
    return 'A weekly menu belongs to a week.';
  }
  const { replica: before } = record;
  const { replica, changed } = applyEdit(before, edit);
  // Removing an unknown record needs no trace.
  if (before === undefined && isGone(replica)) return [];
  const isNew = (before === undefined || isGone(before)) && !isGone(replica);
  const reason = missingIn(edit, before, replica) ?? (isNew && changed ? roomFor(record) : undefined);
  if (reason !== undefined) return reason;
  const lost = lostValues(edit, replica);
  if (Object.keys(lost).length > 0) record.overtaken.push(asWished(replica, lost));
  if (changed) Object.assign(record, { replica, changed });
  return conflictsOf(edit, before, replica);
}

/** The reason why a record cannot be stored as the edit leaves it. */
function missingIn(edit: Edit, before: Replica | undefined, after: Replica): string | undefined {
  const required = REQUIRED[edit.collection];
  if (required !== null && !(required in after.fields)) return GONE;
  const parts = new Set(Object.keys(edit.set).map(partOf));
  for (const part of parts) {
    if (part !== WHOLE && !(`${part}.name` in after.fields)) return GONE;
  }
  const isNew = (part: string) =>
    part !== WHOLE && (!before || !(`${part}.name` in before.fields) || isGone(before, part));
  if (![...parts].some(isNew)) return undefined;
  const items = countItems(after);
  return items > MOST_SHOPPING_ITEMS && items > (before ? countItems(before) : 0) ? LIST_IS_FULL : undefined;
}

const countItems = (replica: Replica): number =>
  new Set(Object.keys(visibleFields(replica).seen).map(partOf)).size - 1;

/** Values of an edit that are never visible: overwritten later, or in a part that was removed later. */
function lostValues({ set, remove }: Edit, replica: Replica): Fields {
  const seenAt = (path: string) =>
    isGone(replica) || isGone(replica, partOf(path)) ? undefined : replica.fields[path];
  const isLost = ([path, value]: [string, FieldValue]) =>
    !remove.includes(partOf(path)) && !remove.includes(WHOLE) && !isSame(seenAt(path), value);
  return Object.fromEntries(Object.entries(set).filter(isLost));
}

/** The fields of the record with the lost values in their places, and the rest of a removed item around them. */
function asWished(replica: Replica, lost: Fields): Fields {
  const { seen, kept } = visibleFields(replica);
  const parts = new Set(Object.keys(lost).map(partOf));
  const around = Object.entries(kept).filter(([path]) => parts.has(partOf(path)));
  return { ...seen, ...Object.fromEntries(around), ...lost };
}

/**
 * The record without the content of items that were removed before `limit`: a device that was offline longer gets a
 * full snapshot.
 */
export function withoutOldRemovals(replica: Replica, limit: number): Replica {
  const old = new Set(
    Object.entries(replica.removed).flatMap(([part, at]) => (timeOf(at) < limit ? [part] : [])),
  );
  if (old.size === 0) return replica;
  const gone = new Set([...old].filter((part) => part !== WHOLE && isGone(replica, part)));
  const staying = <T>(values: Record<string, T>, isLeft: (path: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([path]) => isLeft(path)));
  const isKept = (path: string) => !gone.has(partOf(path));
  return {
    fields: staying(replica.fields, isKept),
    stamps: staying(replica.stamps, isKept),
    removed: staying(replica.removed, (part) => !old.has(part)),
  };
}
