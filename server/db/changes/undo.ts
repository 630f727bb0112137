// Undoes one change set: restores every record it touched to the state before, or reports which one changed since.
import { sql, type Selectable, type SqlBool } from 'kysely';
import { PRODUCT } from '#contract/common.ts';
import { schemaNumberOf } from '#contract/upgrade.ts';
import { AppError } from '../../errors.ts';
import { inTurns } from '../../in-turns.ts';
import { updateEach, updateMany } from '../records/bulk-updates.ts';
import { parseFields, type Fields } from '../records/fields.ts';
import { grownFields, grownRecord } from '../records/grown.ts';
import type { Place } from '../records/place.ts';
import { clearReferences, Targets } from '../records/references.ts';
import { canSetFields, setFields } from '../records/set-updates.ts';
import { keepRemoved, stampedNew } from '../records/stamping.ts';
import type { TableStore } from '../records/table-store.ts';
import { tables, type TableName } from '../records/tables.ts';
import type { Schema } from '../schema.ts';
import { fieldsOfImage } from './images.ts';

/** An entry, and whether a later change set touched its record. */
export type EntryRow = Selectable<Schema['change_entry']> & { changed_since: SqlBool };

/** The net change of one record by a change set: all its entries, in order. */
interface Net {
  table: TableName;
  id: string;
  entries: EntryRow[];
  last: EntryRow;
  /** True when it existed before and after, so that only fields change. */
  isUpdate: boolean;
}

/** False for a table of another version of the product. */
export const isKnown = (table: string): table is TableName => Object.hasOwn(tables, table);

/** The table of an entry that `refusalOf` let pass. */
function tableOf({ record_table: table }: Pick<EntryRow, 'record_table'>): TableName {
  if (isKnown(table)) return table;
  throw new Error(`There is no table ${table}.`);
}

/** Noun for one record of a table, for lists whose names were purged. */
export const nounOf = (table: string): string => (isKnown(table) ? tables[table].noun : 'record');

/** True when the entry's image and name are purged. */
export const isPurged = ({ label }: EntryRow): boolean => label === null;

/** Reason why an entry cannot be undone; undefined when it can. Images of earlier schemas are not a reason. */
function refusalOf(entry: EntryRow): AppError | undefined {
  const { record_table: table, schema, changed_since: isChanged } = entry;
  if (isChanged) return changedSince(entry);
  if (isKnown(table) && schema <= schemaNumberOf(table)) return undefined;
  const sentence = `${nameOf(entry)} was changed by another version of ${PRODUCT}. That one can undo it.`;
  return new AppError('conflict', sentence);
}

/** Undoes the entries of one change set inside the running transaction. Throws before anything half-done can stay. */
export async function takeBack(
  place: Place,
  stores: Record<TableName, TableStore>,
  entries: EntryRow[],
): Promise<void> {
  for (const entry of entries) {
    const refusal = refusalOf(entry);
    if (refusal !== undefined) throw refusal;
  }
  // The last record touched goes first, so that what refers to a record is gone before the record.
  for (const alike of inRuns((await inTurns(netEffects(entries))).toReversed())) {
    const [first] = alike;
    if (first?.isUpdate === true) await takeBackUpdates(place, stores, alike);
    else for (const net of alike) await takeBackOne(place, stores, net);
  }
}

function* netEffects(entries: EntryRow[]): Generator<void, Net[]> {
  const byRecord = new Map<string, EntryRow[]>();
  for (const entry of entries) {
    yield;
    const key = `${entry.record_table}/${entry.record_id}`;
    const earlier = byRecord.get(key);
    if (earlier) byRecord.delete(key);
    byRecord.set(key, earlier ? [...earlier, entry] : [entry]);
  }
  return [...byRecord.values()].flatMap((of) => {
    const last = of.at(-1);
    if (!last) return [];
    const isUpdate = of.every(({ action }) => action === 'updated');
    return [{ table: tableOf(last), id: last.record_id, entries: of, last, isUpdate }];
  });
}

/** Neighbours of one table that are all updates, or all not. */
function inRuns(nets: readonly Net[]): Net[][] {
  const runs: Net[][] = [];
  for (const net of nets) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first && first.table === net.table && first.isUpdate === net.isUpdate) run.push(net);
    else runs.push([net]);
  }
  return runs;
}

/** The record before the change, upgraded to the current schema; null when there was none. */
function imageIn({ record_table, record_id: id, action, before, schema }: EntryRow): Fields | null {
  if (before === null) return null;
  const table = tableOf({ record_table });
  const image = parseFields(before);
  return action === 'deleted'
    ? { ...grownRecord(table, image, schema), id }
    : grownFields(table, image, schema);
}

/** The fields a record had before these entries; null where it was not there. */
function fieldsBefore(current: Fields | undefined, entries: readonly EntryRow[]): Fields | null {
  let fields: Fields | null = current ?? null;
  for (const entry of entries.toReversed()) {
    const image = imageIn(entry);
    fields = image && { ...fields, ...fieldsOfImage(fields ?? {}, image) };
  }
  return fields;
}

/** The image of all these entries, where they are neighbours with the same one and SQL alone can set it back. */
function sameImage(store: TableStore, nets: readonly Net[]): Fields | undefined {
  const entries = nets.map(({ last }) => last);
  const [first] = entries;
  const isSame = (entry: EntryRow, at: number): boolean =>
    nets[at]?.entries.length === 1 &&
    entry.before === first?.before &&
    entry.schema === first.schema &&
    entry.position === first.position - at;
  if (first === undefined || nets.length === 1 || !entries.every(isSame)) return undefined;
  const image = imageIn(first) ?? {};
  return canSetFields(store, Object.keys(image)) ? image : undefined;
}

/** Sets the fields of `image` back in all of these records. */
async function takeBackSame(
  place: Place,
  stores: Record<TableName, TableStore>,
  nets: readonly Net[],
  image: Fields,
): Promise<void> {
  const [newest, oldest] = [nets[0]?.last, nets.at(-1)?.last];
  if (!newest || !oldest) return;
  const table = tableOf(newest);
  const { householdId } = place.owner;
  const fields = await new Targets(place, stores).withoutLost(table, image);
  const values = { names: Object.keys(fields), rows: [Object.values(fields)] };
  const records = await setFields(place, stores[table], values, {
    from: sql`change_entry as taken cross join ${sql.table(table)} as held`,
    where: sql`taken.household_id = ${householdId} and taken.seq = ${newest.seq}
      and taken.position between ${oldest.position} and ${newest.position}
      and held.id = taken.record_id and held.version = taken.version`,
    order: sql`taken.position desc`,
  });
  if (records === nets.length) return;
  const logged = await place.handle
    .selectFrom('change_entry')
    .select('record_id')
    .where('household_id', '=', householdId)
    .where('seq', '=', (await place.recorder?.open()) ?? 0)
    .execute();
  const done = new Set(logged.map((entry) => entry.record_id));
  throw changedSince(nets.find(({ id }) => !done.has(id))?.last ?? newest);
}

/** Sets fields back in many records of one table. */
async function takeBackUpdates(
  place: Place,
  stores: Record<TableName, TableStore>,
  nets: readonly Net[],
): Promise<void> {
  const [first] = nets;
  if (!first) return;
  const { table } = first;
  const same = sameImage(stores[table], nets);
  if (same) return takeBackSame(place, stores, nets, same);
  const byId = new Map(nets.map((net) => [net.id, net]));
  const targets = new Targets(place, stores);
  const found = new Set<string>();
  await updateEach(place, stores[table], [...byId.keys()], async (current) => {
    const net = byId.get(current.id);
    if (!net) return undefined;
    const { entries, last } = net;
    if (current.version !== last.version) throw changedSince(last);
    found.add(current.id);
    let fields: Fields = current;
    const changed = new Set<string>();
    for (const entry of entries.toReversed()) {
      const earlier = fieldsOfImage(fields, imageIn(entry) ?? {});
      for (const name of Object.keys(earlier)) changed.add(name);
      fields = { ...fields, ...earlier };
    }
    return targets.withoutLost(table, pick(fields, changed.difference(IDENTITY)));
  });
  const missing = nets.find(({ id }) => !found.has(id));
  if (missing) throw changedSince(missing.last);
}

/** Fields of older, whole images that no update sets. */
const IDENTITY = new Set(['id', 'version', 'createdAt']);
const pick = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries([...names].map((name) => [name, fields[name]]));

/** Takes back what made or removed a record. */
async function takeBackOne(
  place: Place,
  stores: Record<TableName, TableStore>,
  { table, id, entries, last }: Net,
): Promise<void> {
  const store = stores[table];
  const { handle, owner, recorder, through, now } = place;
  const existed = last.action !== 'deleted';
  const current = await store.find(handle, owner, id);
  if ((current !== undefined) !== existed || (existed && current?.version !== last.version)) {
    throw changedSince(last);
  }
  const before = fieldsBefore(current, entries);
  if (before === null) {
    if (!existed) return;
    // Somebody may have begun to refer to it since.
    await clearReferences(place, stores, table, id);
    const removed = await store.remove(handle, owner, id, last.version);
    if (removed) await keepRemoved(place, table, removed);
    const version = last.version + 1;
    await recorder?.add(through, { table, id, version, before: current ?? null, after: null });
    return;
  }
  const updatedAt = now().toISOString();
  const valid = await new Targets(place, stores).withoutLost(table, before);
  if (current) {
    const { id: _id, version: _version, createdAt: _createdAt, ...fields } = valid;
    return updateMany(place, store, [{ before: current, fields }]);
  }
  const { version } = last;
  const after = await store.insert(
    handle,
    owner,
    await stampedNew(place, table, { ...valid, version, updatedAt }),
  );
  await recorder?.add(through, { table, id, version, before: null, after: after ?? null });
}

const nameOf = ({ label, record_table: table }: EntryRow): string => label ?? `This ${nounOf(table)}`;

const changedSince = (entry: EntryRow): AppError =>
  new AppError('conflict', `${nameOf(entry)} has changed since then, so this can't be undone anymore.`);
