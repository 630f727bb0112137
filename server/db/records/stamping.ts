// Stamps for records that browsers store too (D33): every write through the server, by a form, by Pip or by undo, gets
// stamps later than all known ones of the record, field by field, so that the merge agrees with it.
import { isGone, latestStamp } from '#rules/sync/meal-merge.ts';
import {
  fieldsOfStored,
  mergeStateOf,
  removedNow,
  replicaOfStored,
  rewritten,
} from '#rules/sync/meal-stored.ts';
import type { Fields } from './fields.ts';
import { collectionOf } from './merge-column.ts';
import type { Place } from './place.ts';
import type { TableName } from './tables.ts';
import { Traces } from './traces.ts';

/** A record about to be stored for the first time, or again after it was removed, with its stamps. */
export async function stampedNew(place: Place, table: TableName, record: Fields): Promise<Fields> {
  const collection = collectionOf(table);
  if (collection === undefined) return record;
  const id = String(record['id']);
  const traces = new Traces(place);
  const last = (await traces.removed(table, [id])).get(id);
  if (last !== undefined) await traces.unearth(table, id);
  const before = last && replicaOfStored(collection, last);
  const held = last ? fieldsOfStored(collection, last) : {};
  const replica = rewritten(before, held, fieldsOfStored(collection, record), place.now().getTime());
  return { ...record, merge: mergeStateOf(replica) };
}

/** The fields to set on a stored record, with the stamps of those that change. */
export function stampedChanges(place: Place, table: TableName, before: Fields, changes: Fields): Fields {
  const collection = collectionOf(table);
  if (collection === undefined) return changes;
  const held = fieldsOfStored(collection, before);
  const wanted = fieldsOfStored(collection, { ...before, ...changes });
  const replica = rewritten(replicaOfStored(collection, before), held, wanted, place.now().getTime());
  return { ...changes, merge: mergeStateOf(replica) };
}

/** Keeps what was just removed, so that an edit made later can bring it back whole. */
export async function keepRemoved(place: Place, table: TableName, record: Fields): Promise<void> {
  const collection = collectionOf(table);
  if (collection === undefined) return;
  const replica = removedNow(replicaOfStored(collection, record), place.now().getTime());
  if (!isGone(replica)) throw new Error('A record that is removed is gone.');
  await new Traces(place).bury(table, String(record['id']), latestStamp(replica) ?? '', {
    ...record,
    merge: mergeStateOf(replica),
  });
}
