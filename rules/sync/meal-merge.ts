// Merge of meal edits: every field keeps the value with the latest stamp, so replicas that saw the same edits in any
// order hold the same record (D6, D33). A later edit restores a removed part, so that no edit is lost because somebody
// else tidied up before.
import type { Edit, FieldValue, MergeState, Stamp } from '#contract/schemas/meal-sync.ts';
import { laterOf } from './stamps.ts';

/** The fields of one record by path: `name`, `monday.dinner`, `items.<id>.checked`. */
export type Fields = Record<string, FieldValue>;

/** A record for merging: all its fields, including those of removed items. */
export interface Replica {
  fields: Fields;
  /** By path, or by part (`record`, `items.<id>`) for fields written together with the part. */
  stamps: Record<string, Stamp>;
  /** Stamps of removals, by part. */
  removed: Record<string, Stamp>;
}

/** The part of the whole record. */
export const WHOLE = 'record';

const ITEM = /^(items\.[^.]+)(?:\.|$)/;

/** The part of a path: an item of a list, or the whole record. */
export const partOf = (path: string): string => ITEM.exec(path)?.[1] ?? WHOLE;

export const newReplica = (): Replica => ({ fields: {}, stamps: {}, removed: {} });

/** Stamp of the last write of the field at `path`; the part's own stamp applies to fields written together with it. */
export const stampOf = ({ fields, stamps }: Replica, path: string): Stamp | undefined =>
  stamps[path] ?? (path in fields ? stamps[partOf(path)] : undefined);

/** The latest stamp in a record; a new edit must be later. */
export function latestStamp({ stamps, removed }: Replica): Stamp | undefined {
  let latest: Stamp | undefined;
  for (const all of [stamps, removed])
    for (const stamp of Object.values(all)) latest = laterOf(stamp, latest);
  return latest;
}

/** Stamp of the last write of any field of a part; for the whole record, items included. */
function touched({ stamps }: Replica, part: string): Stamp {
  let latest = '';
  for (const [path, stamp] of Object.entries(stamps)) {
    if ((part === WHOLE || partOf(path) === part) && stamp > latest) latest = stamp;
  }
  return latest;
}

/** True for a part that was removed and not written later. */
export function isGone(replica: Replica, part: string = WHOLE): boolean {
  const at = replica.removed[part];
  return at !== undefined && touched(replica, part) < at;
}

/** Removed items, found in one pass: a list that has been used for long has many. */
function goneItems({ stamps, removed }: Replica): Set<string> {
  const parts = Object.keys(removed).filter((part) => part !== WHOLE);
  if (parts.length === 0) return new Set();
  const touchedAt = new Map<string, Stamp>();
  for (const [path, stamp] of Object.entries(stamps)) {
    const part = partOf(path);
    touchedAt.set(part, laterOf(stamp, touchedAt.get(part)) ?? stamp);
  }
  return new Set(parts.filter((part) => (touchedAt.get(part) ?? '') < (removed[part] ?? '')));
}

interface Merged {
  replica: Replica;
  /** True when the edit changed anything. */
  changed: boolean;
}

/** True for equal values, and for records and items with the same fields in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A part that was never written gets one stamp for all its fields. */
function beginParts({ stamps }: Replica, { set, stamp }: Edit): void {
  const begun = new Set(Object.keys(stamps).map(partOf));
  for (const part of new Set(Object.keys(set).map(partOf))) if (!begun.has(part)) stamps[part] = stamp;
}

/**
 * Returns the record after an edit. Applying the same edit again changes nothing; the order of edits does not matter.
 */
export function applyEdit(before: Replica | undefined, edit: Edit): Merged {
  // Values are immutable, so copying the maps is enough.
  const replica = before
    ? { fields: { ...before.fields }, stamps: { ...before.stamps }, removed: { ...before.removed } }
    : newReplica();
  let changed = false;
  beginParts(replica, edit);
  for (const [path, value] of Object.entries(edit.set)) {
    const at = stampOf(replica, path) ?? '';
    if (edit.stamp > at) {
      replica.fields[path] = value;
      if (replica.stamps[partOf(path)] === edit.stamp) delete replica.stamps[path];
      else replica.stamps[path] = edit.stamp;
      changed = true;
    }
  }
  for (const part of edit.remove) {
    if ((replica.removed[part] ?? '') >= edit.stamp) continue;
    replica.removed[part] = edit.stamp;
    changed = true;
  }
  return { replica, changed };
}

/** The visible fields and, separately, the fields of removed items. */
export function visibleFields(replica: Replica): { seen: Fields; kept: Fields } {
  const gone = goneItems(replica);
  const seen: Fields = {};
  const kept: Fields = {};
  for (const [path, value] of Object.entries(replica.fields)) {
    (gone.has(partOf(path)) ? kept : seen)[path] = value;
  }
  return { seen, kept };
}

/** A replica from storage: the visible fields, and the merge state beside them. */
export const replicaOf = (seen: Fields, { stamps, removed, kept }: MergeState): Replica => ({
  fields: { ...kept, ...seen },
  stamps,
  removed,
});
