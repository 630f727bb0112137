// Undoes one change set: restores every record it touched to the state before, or reports which one changed since.
import { sql } from 'kysely';
import { updateEach, updateMany } from '../records/bulk-updates.ts';
import { parseFields, type Fields } from '../records/fields.ts';
import { grownFields, grownRecord } from '../records/grown.ts';
import type { Place } from '../records/place.ts';
import { clearReferences, Targets } from '../records/references.ts';
import { canSetFields, setFields } from '../records/set-updates.ts';
import { keepRemoved, stampedNew } from '../records/stamping.ts';
import type { TableStore } from '../records/table-store.ts';
import type { TableName } from '../records/tables.ts';
import { fieldsOfImage } from './images.ts';
import { changedSince, tableOf, type EntryRow, type Net } from './undo-plan.ts';

/** Takes these steps inside the running transaction. Throws before anything half-done can stay. */
export async function takeBack(
  place: Place,
  stores: Record<TableName, TableStore>,
  steps: readonly Net[][],
): Promise<void> {
  for (const alike of steps) {
    const [first] = alike;
    if (first?.isUpdate === true) await takeBackUpdates(place, stores, alike);
    else for (const net of alike) await takeBackOne(place, stores, net);
  }
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
