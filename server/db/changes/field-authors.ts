// Authors of the values of a record's fields, from the change log. Reads backwards from the current state: the newest
// change set before which a field had another value is the one that wrote it.
import { TABLES, type Collection } from '#contract/collections.ts';
import { KIOSK_AUTHOR } from '#contract/kiosk.ts';
import type { RecordKey } from '#rules/sync/meal-sync-merge.ts';
import { fieldsOfStored } from '#rules/sync/meal-stored.ts';
import { grownFields, grownRecord } from '../records/grown.ts';
import { parseFields, type Fields } from '../records/fields.ts';
import type { Place } from '../records/place.ts';
import type { TableName } from '../records/tables.ts';
import { fieldsOfImage } from './images.ts';

/** Entries of a record that are searched; a conflict is about recent ones. */
const SEARCHED = 200;

interface Entry {
  action: string;
  before: string | null;
  schema: number;
}

/** The record before an entry; undefined when its image is purged. */
function recordBefore(table: TableName, entry: Entry, after: Fields | null): Fields | null | undefined {
  if (entry.action === 'created') return null;
  if (entry.before === null) return undefined;
  const image = parseFields(entry.before);
  if (entry.action === 'deleted') return grownRecord(table, image, entry.schema);
  return { ...after, ...fieldsOfImage(after ?? {}, grownFields(table, image, entry.schema)) };
}

const valueAt = (collection: Collection, record: Fields | null, path: string): string =>
  JSON.stringify(record && (fieldsOfStored(collection, record)[path] ?? null));

/**
 * First names of the authors by path, of a record that is `current`, or null when it is removed. Empty for the requesting
 * parent; a path is missing when the change log does not say.
 */
export async function fieldAuthors(
  { handle, owner }: Place,
  { collection, id }: RecordKey,
  current: Fields | null,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const table = TABLES[collection];
  const rows = await handle
    .selectFrom('change_entry as entry')
    .innerJoin('change_set as set', (on) =>
      on.onRef('set.household_id', '=', 'entry.household_id').onRef('set.seq', '=', 'entry.seq'),
    )
    .leftJoin('user', 'user.id', 'set.user_id')
    .select(['entry.seq', 'entry.action', 'entry.before', 'entry.schema'])
    .select(['set.user_id', 'set.kiosk', 'user.first_name'])
    .where('entry.household_id', '=', owner.householdId)
    .where('entry.record_table', '=', table)
    .where('entry.record_id', '=', id)
    .orderBy('entry.seq', 'desc')
    .orderBy('entry.position', 'desc')
    .limit(SEARCHED)
    .execute();
  const authors = new Map<string, string>();
  let after = current;
  for (const set of Map.groupBy(rows, ({ seq }) => seq).values()) {
    const [{ user_id: userId, kiosk, first_name: name } = { user_id: '', kiosk: 0, first_name: null }] = set;
    let before: Fields | null | undefined = after;
    for (const entry of set) if (before !== undefined) before = recordBefore(table, entry, before);
    if (before === undefined) break;
    for (const path of paths) {
      if (authors.has(path) || valueAt(collection, before, path) === valueAt(collection, after, path))
        continue;
      const isOwn = kiosk === 0 && userId === owner.userId;
      authors.set(path, isOwn ? '' : kiosk === 1 ? KIOSK_AUTHOR : (name ?? 'Someone'));
    }
    if (authors.size === paths.length) break;
    after = before;
  }
  return authors;
}
