// References between records of one household (D30): a record may only refer to an existing one. References to a record
// are listed before it is removed, and cleared afterwards.
import { sql } from 'kysely';
import { AppError } from '../../errors.ts';
import { updateEach } from './bulk-updates.ts';
import type { Fields, StoredRecord } from './fields.ts';
import type { Place } from './place.ts';
import { canSetFields, setFields } from './set-updates.ts';
import type { TableStore } from './table-store.ts';
import { TABLE_NAMES, tables, type TableName } from './tables.ts';

type Stores = Record<TableName, TableStore>;

interface Link {
  table: TableName;
  field: string;
  /** True for a list of ids. */
  isList: boolean;
}

interface Reference {
  field: string;
  to: TableName;
  isList: boolean;
}

const referencesIn = (table: TableName): Reference[] => {
  const { references, referenceLists } = tables[table];
  return [
    ...Object.entries(references).map(([field, to]) => ({ field, to, isList: false })),
    ...Object.entries(referenceLists).map(([field, to]) => ({ field, to, isList: true })),
  ];
};
const REFERENCES = new Map(TABLE_NAMES.map((table) => [table, referencesIn(table)]));
const referencesOf = (table: TableName): readonly Reference[] => REFERENCES.get(table) ?? [];

/** The ids in a field: one, those of a list, or none. */
function idsIn(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((id) => typeof id === 'string');
}

/** The fields of other tables that may hold the id of a record of `table`. */
const linksTo = (table: TableName): Link[] =>
  TABLE_NAMES.flatMap((from) =>
    referencesOf(from)
      .filter(({ to }) => to === table)
      .map(({ field, isList }) => ({ table: from, field, isList })),
  );

/** Refuses fields that name a record the household does not have. */
export async function checkReferences(
  place: Place,
  stores: Stores,
  table: TableName,
  ...all: readonly Fields[]
): Promise<void> {
  for (const { field, to } of referencesOf(table)) {
    const ids = new Set(all.flatMap(({ [field]: value }) => idsIn(value)));
    if (ids.size === 0) continue;
    const found = await stores[to].findMany(place.handle, place.owner, [...ids]);
    if (found.length < ids.size) {
      const { noun } = tables[to];
      throw new AppError('invalid', `This ${noun} is no longer there. Please choose another one.`);
    }
  }
}

/** Checks that the target of a reference exists; results are cached, so use it only while nobody removes records. */
export class Targets {
  readonly #place: Place;
  readonly #stores: Stores;
  readonly #known = new Map<string, boolean>();

  constructor(place: Place, stores: Stores) {
    this.#place = place;
    this.#stores = stores;
  }

  /** `fields` without references to records, or to a parent, that are gone. */
  async withoutLost(table: TableName, fields: Fields): Promise<Fields> {
    const kept = { ...fields };
    for (const { field, to, isList } of referencesOf(table)) {
      const lost: string[] = [];
      for (const id of idsIn(kept[field])) {
        // Without waiting where it is known: there may be many.
        if (!(this.#known.get(`${to}/${id}`) ?? (await this.#isThere(to, id)))) lost.push(id);
      }
      if (lost.length > 0) kept[field] = withoutIds(kept[field], lost, isList);
    }
    const { userId } = kept;
    if (typeof userId === 'string' && !(await this.#isMember(userId))) kept['userId'] = null;
    return kept;
  }

  async #isThere(table: TableName, id: string): Promise<boolean> {
    const { handle, owner } = this.#place;
    const isThere = Boolean(await this.#stores[table].find(handle, owner, id));
    this.#known.set(`${table}/${id}`, isThere);
    return isThere;
  }

  /** True when the household has this parent; one may have left since an image was taken. */
  async #isMember(userId: string): Promise<boolean> {
    const { handle, owner } = this.#place;
    const member = await handle
      .selectFrom('membership')
      .select('user_id')
      .where('household_id', '=', owner.householdId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return member !== undefined;
  }
}

/** The value of a reference, or of a list of them, without these ids. */
const withoutIds = (value: unknown, gone: readonly string[], isList: boolean): string[] | null =>
  isList ? idsIn(value).filter((id) => !gone.includes(id)) : null;

/** The ids of the records that hold this one in the field; of a list, some that do not may be among them. */
function idsHolding({ handle, owner }: Place, store: TableStore, { field, isList }: Link, id: string) {
  return isList
    ? store.idsWith(handle, owner, field, JSON.stringify(id))
    : store.idsWhere(handle, owner, field, id);
}

/** Every record that refers to this one, with the field that does. */
export async function referring(
  place: Place,
  stores: Stores,
  table: TableName,
  id: string,
): Promise<(Link & { record: StoredRecord })[]> {
  const found: (Link & { record: StoredRecord })[] = [];
  for (const link of linksTo(table)) {
    const store = stores[link.table];
    const ids = await idsHolding(place, store, link, id);
    const records = await store.findMany(place.handle, place.owner, ids);
    const byId = new Map(records.map((record) => [record.id, record]));
    const holding = ids.flatMap((of) => byId.get(of) ?? []);
    found.push(
      ...holding
        .filter((record) => idsIn(record[link.field]).includes(id))
        .map((record) => ({ ...link, record })),
    );
  }
  return found;
}

/** Clears a field of all records where it holds this id. */
async function clearPlainly(place: Place, store: TableStore, field: string, id: string): Promise<void> {
  const { handle, owner } = place;
  const column = sql.ref(store.codec.field(field).column);
  const { rows } = await sql`
    select 1 from ${sql.table(store.table)} where household_id = ${owner.householdId} and ${column} = ${id} limit 1
    `.execute(handle);
  // Without one there may be no change set either.
  if (rows.length === 0) return;
  await setFields(
    place,
    store,
    { names: [field], rows: [[null]] },
    {
      from: sql`${sql.table(store.table)} as held`,
      where: sql`held.${column} = ${id}`,
      order: sql`held.created_at, held.id`,
    },
  );
}

/** Clears every reference to the record, in the change set that is about to remove it. */
export async function clearReferences(
  place: Place,
  stores: Stores,
  table: TableName,
  id: string,
): Promise<void> {
  for (const link of linksTo(table)) {
    const { table: from, field, isList } = link;
    if (!isList && canSetFields(stores[from], [field])) {
      await clearPlainly(place, stores[from], field, id);
      continue;
    }
    const ids = await idsHolding(place, stores[from], link, id);
    await updateEach(place, stores[from], ids, ({ [field]: value }) =>
      idsIn(value).includes(id) ? { [field]: withoutIds(value, [id], isList) } : undefined,
    );
  }
}
