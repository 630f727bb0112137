// References between records of one household (D30): a record may only refer to an existing one. References to a record
// are listed before it is removed, and cleared afterwards.
import { AppError } from '../../errors.ts';
import { updateEach } from './bulk-updates.ts';
import type { Fields, StoredRecord } from './codec.ts';
import type { Place } from './place.ts';
import type { TableStore } from './table-store.ts';
import { TABLE_NAMES, tables, type TableName } from './tables.ts';

type Stores = Record<TableName, TableStore>;

interface Link {
  table: TableName;
  field: string;
}

const referencesOf = (table: TableName): [field: string, to: TableName][] =>
  Object.entries(tables[table].references);

/** The fields of other tables that may hold the id of a record of `table`. */
const linksTo = (table: TableName): Link[] =>
  TABLE_NAMES.flatMap((from) =>
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
      const { noun } = tables[to];
      throw new AppError('invalid', `This ${noun} is not there any more. Please choose another one.`);
    }
  }
}

/** Checks that the target of a reference exists; results are cached, so use it only while nobody removes records. */
export class Targets {
  readonly #place: Place;
  readonly #stores: Stores;
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(place: Place, stores: Stores) {
    this.#place = place;
    this.#stores = stores;
  }

  /** `fields` without references to records, or to a parent, that are gone. */
  async withoutLost(table: TableName, fields: Fields): Promise<Fields> {
    const kept = { ...fields };
    for (const [field, to] of referencesOf(table)) {
      const id = kept[field];
      if (typeof id === 'string' && !(await this.#isThere(to, id))) kept[field] = null;
    }
    const { userId } = kept;
    if (typeof userId === 'string' && !(await this.#isMember(userId))) kept['userId'] = null;
    return kept;
  }

  #isThere(table: TableName, id: string): Promise<boolean> {
    const { handle, owner } = this.#place;
    return this.#once(`${table}/${id}`, async () =>
      Boolean(await this.#stores[table].find(handle, owner, id)),
    );
  }

  /** True when the household has this parent; one may have left since an image was taken. */
  #isMember(userId: string): Promise<boolean> {
    const { handle, owner } = this.#place;
    const query = handle
      .selectFrom('membership')
      .select('user_id')
      .where('household_id', '=', owner.householdId)
      .where('user_id', '=', userId);
    return this.#once(`user/${userId}`, async () => Boolean(await query.executeTakeFirst()));
  }

  #once(key: string, look: () => Promise<boolean>): Promise<boolean> {
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = look()));
    return known;
  }
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
    const records = await stores[link.table].list(place.handle, place.owner, { where: { [link.field]: id } });
    found.push(...records.map((record) => ({ ...link, record })));
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
  for (const { table: from, field } of linksTo(table)) {
    const ids = await stores[from].idsWhere(place.handle, place.owner, field, id);
    await updateEach(place, stores[from], ids, () => ({ [field]: null }));
  }
}
