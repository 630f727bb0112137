// Changes the records in a range according to the value of one field, such as appointments by their time.
import { sql } from 'kysely';
import type { ListOptions } from '../../context.ts';
import type { Fields } from './fields.ts';
import { boundsOf } from './list-bounds.ts';
import type { Place } from './place.ts';
import { checkReferences } from './references.ts';
import { canSetFields, setFields } from './set-updates.ts';
import type { TableStore } from './table-store.ts';
import type { TableName } from './tables.ts';

/** Changes the records in the range according to the value of its field: each value is looked at once. */
export async function updateBy(
  place: Place,
  stores: Record<TableName, TableStore>,
  table: TableName,
  range: Required<ListOptions<Fields>>['range'],
  change: (value: unknown) => Fields | undefined,
): Promise<void> {
  const store = stores[table];
  const { field: by } = range;
  const column = sql.ref(`held.${store.codec.field(by).column}`);
  const from = sql`${sql.table(table)} as held`;
  const bounds = boundsOf(range).map(({ sign, value }) => sql`${column} ${sql.raw(sign)} ${value}`);
  const where = sql.join([sql`held.household_id = ${place.owner.householdId}`, ...bounds], sql` and `);
  const { rows: found } = await sql<{ value: unknown }>`
    select distinct ${column} as value from ${from} where ${where} order by ${column}`.execute(place.handle);
  const changes = found.flatMap(({ value }) => {
    const fields = change(value);
    return fields === undefined ? [] : [{ value, fields }];
  });
  await checkReferences(place, stores, table, ...changes.map(({ fields }) => fields));
  for (const alike of Map.groupBy(changes, ({ fields }) => Object.keys(fields).join()).values()) {
    const names = Object.keys(alike[0]?.fields ?? {});
    if (!canSetFields(store, [by, ...names])) throw new Error(`SQL cannot log a change of ${names.join()}.`);
    const rows = alike.map(({ value, fields }) => [value, ...names.map((name) => fields[name])]);
    const order = sql`${column}, held.created_at, held.id`;
    await setFields(place, store, { names, by, rows }, { from, where, order });
  }
}
