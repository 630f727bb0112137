// Adds and removes many records of one table in few statements, each with its entry in the change log. The household's
// lock was taken before.
import type { Fields } from './fields.ts';
import type { Place } from './place.ts';
import { checkReferences, clearReferences } from './references.ts';
import { keepRemoved, stampedNew } from './stamping.ts';
import type { TableStore } from './table-store.ts';
import { tables, type TableName } from './tables.ts';

type Stores = Record<TableName, TableStore>;

/** Stores new records with ids of their own, in the order given. */
export async function insertMany(
  place: Place,
  stores: Stores,
  table: TableName,
  all: readonly Fields[],
): Promise<void> {
  const { handle, owner, recorder, through, now, newId } = place;
  const store = stores[table];
  await checkReferences(place, stores, table, ...all);
  const at = now().toISOString();
  const records: (Fields & { id: string })[] = [];
  for (const fields of all) {
    const id = newId();
    const record = { ...tables[table].empty, ...fields, id, version: 1, createdAt: at, updatedAt: at };
    records.push({ ...(await stampedNew(place, table, record)), id });
  }
  await store.insertMany(handle, owner, records);
  await recorder?.addAll(
    through,
    records.map((record) => ({
      table,
      id: record.id,
      version: 1,
      before: null,
      after: store.codec.settled(record),
    })),
  );
}

/** Removes records by their ids; missing ones are skipped. References to them are cleared (D30). */
export async function removeMany(
  place: Place,
  stores: Stores,
  table: TableName,
  ids: readonly string[],
): Promise<void> {
  const { handle, owner, recorder, through } = place;
  const store = stores[table];
  for (const id of ids) await clearReferences(place, stores, table, id);
  const removed = await store.findMany(handle, owner, ids);
  await store.removeMany(handle, owner, ids);
  for (const record of removed) await keepRemoved(place, table, record);
  await recorder?.addAll(
    through,
    removed.map((before) => ({ table, id: before.id, version: before.version + 1, before, after: null })),
  );
}
