// References between records of one household (D30): a record may only name one that is there, and what refers to
// a record is listed before it goes, and no longer refers to it afterwards.
import { AppError } from '../errors.ts';
import type { Fields } from './codec.ts';
import type { Place } from './records.ts';
import type { TableStore } from './table-store.ts';
import { tables, type Table, type TableName } from './tables.ts';

type Stores = Record<TableName, TableStore>;
type AnyRecord = Fields & { id: string; version: number };

interface Link {
  table: TableName;
  field: string;
}

const declaredOf = (table: TableName): Table => tables[table] as unknown as Table;
const referencesOf = (table: TableName): [field: string, to: TableName][] =>
  Object.entries(declaredOf(table).references ?? {}) as [string, TableName][];

/** The fields of other tables that may hold the id of a record of `table`. */
const linksTo = (table: TableName): Link[] =>
  (Object.keys(tables) as TableName[]).flatMap((from) =>
    referencesOf(from)
      .filter(([, to]) => to === table)
      .map(([field]) => ({ table: from, field })),
  );

/** Refuses fields that name a record the household does not have. */
export async function checkReferences(
  place: Place,
  stores: Stores,
  table: TableName,
  fields: Fields,
): Promise<void> {
  for (const [field, to] of referencesOf(table)) {
    const id = fields[field];
    if (typeof id !== 'string') continue;
    if ((await stores[to].find(place.handle, place.owner, id)) === undefined) {
      const { noun } = declaredOf(to);
      throw new AppError('invalid', `This ${noun} is not there any more. Please choose another one.`);
    }
  }
}

/** Whether the household has this parent; one may have left since an image was taken. */
async function isMember({ handle, owner }: Place, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('membership')
    .select('user_id')
    .where('household_id', '=', owner.householdId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** `fields` without references to records, or to a parent, that are gone. */
export async function withoutLostReferences(
  place: Place,
  stores: Stores,
  table: TableName,
  fields: Fields,
): Promise<Fields> {
  const kept = { ...fields };
  for (const [field, to] of referencesOf(table)) {
    const id = kept[field];
    if (typeof id !== 'string') continue;
    if ((await stores[to].find(place.handle, place.owner, id)) === undefined) kept[field] = null;
  }
  const { userId } = kept;
  if (typeof userId === 'string' && !(await isMember(place, userId))) kept['userId'] = null;
  return kept;
}

/** Every record that refers to this one, with the field that does. */
export async function referring(
  place: Place,
  stores: Stores,
  table: TableName,
  id: string,
): Promise<(Link & { record: AnyRecord })[]> {
  const found: (Link & { record: AnyRecord })[] = [];
  for (const link of linksTo(table)) {
    const records = await stores[link.table].list(place.handle, place.owner, { where: { [link.field]: id } });
    found.push(...records.map((record) => ({ ...link, record: record as AnyRecord })));
  }
  return found;
}

/** Clears every reference to the record, in the change set that is about to remove it. */
export async function clearReferences(
  place: Place,
  stores: Stores,
  table: TableName,
  id: string,
): Promise<void> {
  const { handle, owner, recorder, through, now } = place;
  for (const { table: from, field, record: before } of await referring(place, stores, table, id)) {
    const cleared = { [field]: null, updatedAt: now().toISOString() };
    const after = await stores[from].update(handle, owner, before.id, cleared, before.version);
    if (after === undefined)
      throw new AppError('stale', 'This was changed in the meantime. Please try again.');
    const { version } = after as AnyRecord;
    await recorder?.add(through, { table: from, id: before.id, version, before, after });
  }
}
