// Takes one change set back: puts every record it touched into the state before, or says which one changed since.
import type { Selectable, SqlBool } from 'kysely';
import { AppError } from '../errors.ts';
import type { Fields } from './codec.ts';
import type { Place } from './records.ts';
import { clearReferences, withoutLostReferences } from './references.ts';
import type { Schema } from './schema.ts';
import { keepRemoved, stampedChanges, stampedNew } from './stamping.ts';
import type { TableStore } from './table-store.ts';
import { tables, type Table, type TableName } from './tables.ts';

/** An entry, and whether a later change set touched its record. */
export type EntryRow = Selectable<Schema['change_entry']> & { changed_since: SqlBool };

/** What a change set did to one record, all its entries together. */
interface Net {
  table: TableName;
  id: string;
  before: Fields | null;
  last: EntryRow;
}

const isKnown = (table: string): table is TableName => Object.hasOwn(tables, table);
const declaredOf = (table: TableName): Table => tables[table] as unknown as Table;

/** What one record of a table is called, for lists whose names were purged. */
export const nounOf = (table: string): string => (isKnown(table) ? tables[table].noun : 'record');

/** Whether the entry's images are there, in today's shape, and nothing happened to the record since. */
export function undoable(entry: EntryRow): boolean {
  if (Boolean(entry.changed_since) || !isKnown(entry.record_table)) return false;
  const purged = entry.before === null && entry.after === null;
  return !purged && entry.schema === declaredOf(entry.record_table).schema;
}

/** Undoes the entries of one change set inside the running transaction. Throws before anything half-done can stay. */
export async function takeBack(
  place: Place,
  stores: Record<TableName, TableStore>,
  entries: EntryRow[],
): Promise<void> {
  const refused = entries.find((entry) => !undoable(entry));
  if (refused !== undefined) throw changedSince(refused);
  // The last record touched goes first, so that what refers to a record is gone before the record.
  for (const net of netEffects(entries).toReversed()) await takeBackOne(place, stores, net);
}

function netEffects(entries: EntryRow[]): Net[] {
  const byRecord = new Map<string, Net>();
  for (const entry of entries) {
    const key = `${entry.record_table}/${entry.record_id}`;
    const earlier = byRecord.get(key);
    const before = earlier ? earlier.before : (JSON.parse(entry.before ?? 'null') as Fields | null);
    byRecord.delete(key);
    byRecord.set(key, { table: entry.record_table as TableName, id: entry.record_id, before, last: entry });
  }
  return [...byRecord.values()];
}

async function takeBackOne(place: Place, stores: Record<TableName, TableStore>, net: Net): Promise<void> {
  const store = stores[net.table];
  const { handle, owner, recorder, through, now } = place;
  const { table, id, before, last } = net;
  const existed = last.action !== 'deleted';
  const current = await store.find(handle, owner, id);
  if ((current !== undefined) !== existed || (existed && current?.version !== last.version)) {
    throw changedSince(last);
  }
  const updatedAt = now().toISOString();
  let after: Fields | undefined;
  let version = last.version + 1;
  if (before === null) {
    if (!existed) return;
    // Somebody may have begun to refer to it since.
    await clearReferences(place, stores, table, id);
    const removed = await store.remove(handle, owner, id, last.version);
    if (removed) await keepRemoved(place, table, removed);
  } else if (existed) {
    const { id: _id, version: _version, createdAt: _createdAt, ...fields } = before;
    const valid = await withoutLostReferences(place, stores, table, fields);
    const stamped = current ? stampedChanges(place, table, current, valid) : valid;
    after = await store.update(handle, owner, id, { ...stamped, updatedAt }, last.version);
  } else {
    version = last.version;
    const valid = await withoutLostReferences(place, stores, table, before);
    const stamped = await stampedNew(place, table, { ...valid, version, updatedAt });
    after = await store.insert(handle, owner, stamped);
  }
  await recorder?.add(through, { table, id, version, before: current ?? null, after: after ?? null });
}

function changedSince({ label, record_table: table }: EntryRow): AppError {
  const name = label ?? `This ${nounOf(table)}`;
  return new AppError('conflict', `${name} was changed since then, so this cannot be taken back any more.`);
}
