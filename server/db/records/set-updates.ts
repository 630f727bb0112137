// Changes any number of records in a few statements: the database writes the entries of the change log itself, so that
// no record is read. The household's lock was taken before.
import { sql, SqliteAdapter, type RawBuilder } from 'kysely';
import { schemaNumberOf } from '#contract/upgrade.ts';
import type { Place } from './place.ts';
import type { TableStore } from './table-store.ts';
import { tables, type ColumnKind } from './tables.ts';

type Sql = RawBuilder<unknown>;

/** The records to change, as rows of `held`, and the order of their entries. */
interface Selection {
  from: Sql;
  where: Sql;
  order: Sql;
}

interface Values {
  /** The changed fields. */
  names: readonly string[];
  /** The field whose value decides; absent: all records get the values of the one row. */
  by?: string;
  /** The value of `by` where there is one, then the new ones, in the order of `names`. */
  rows: readonly (readonly unknown[])[];
}

const isPlain = (kind: ColumnKind): boolean => kind.startsWith('text') || kind.startsWith('integer');

/** True when SQL alone can log a change of these fields. */
export function canSetFields(store: TableStore, names: readonly string[]): boolean {
  const { owner, stamped, labelField } = tables[store.table];
  if (owner !== 'household' || stamped !== undefined || labelField === undefined) return false;
  return (
    names.length > 0 && names.every((name) => store.codec.has(name) && isPlain(store.codec.field(name).kind))
  );
}

class SetUpdate {
  readonly #isSqlite: boolean;
  readonly #store: TableStore;
  readonly #values: Values;
  readonly #columns: readonly { name: string; column: string; isText: boolean }[];

  constructor(isSqlite: boolean, store: TableStore, values: Values) {
    this.#isSqlite = isSqlite;
    this.#store = store;
    this.#values = values;
    this.#columns = values.names.map((name) => {
      const { column, kind } = store.codec.field(name);
      return { name, column, isText: kind.startsWith('text') };
    });
  }

  /** The new values, as the table `wanted`. */
  get wanted(): Sql {
    const { by, names, rows } = this.#values;
    const { codec } = this.#store;
    const fields = by === undefined ? names : [by, ...names];
    const encoded = rows.map((row) => fields.map((name, at) => codec.encode(name, row[at])));
    const columns = fields.map((name, at) => {
      const { kind } = codec.field(name);
      const as = at === 0 && by !== undefined ? 'wanted_by' : codec.field(name).column;
      return sql`cast(value ->> ${sql.lit(at)} as ${kind.startsWith('text') ? sql`text` : sql`integer`}) as ${sql.id(as)}`;
    });
    const text = JSON.stringify(encoded);
    const each = this.#isSqlite
      ? sql`json_each(${text})`
      : sql`json_array_elements(${text}::json) as one (value)`;
    return sql`with wanted as materialized (select ${sql.join(columns)} from ${each})`;
  }

  /** Finds the new values of a record. */
  get matches(): Sql {
    const { by } = this.#values;
    if (by === undefined) return sql`1 = 1`;
    return sql`${sql.ref(`held.${this.#store.codec.field(by).column}`)} = wanted.wanted_by`;
  }

  /** Image of the fields that change; as `imageOf` in server/db/changes/images.ts. */
  get image(): Sql {
    const parts = this.#columns.map(({ name, column }) => {
      const [held, wanted] = [sql.ref(`held.${column}`), sql.ref(`wanted.${column}`)];
      const json = this.#isSqlite ? sql`json_quote(${held})` : sql`coalesce(to_json(${held})::text, 'null')`;
      const part = sql`${sql.lit(`,${JSON.stringify(name)}:`)} || ${json}`;
      return sql`case when ${held} is distinct from ${wanted} then ${part} else '' end`;
    });
    const text = sql`'{' || substr(${sql.join(parts, sql` || `)}, 2) || '}'`;
    return this.#isSqlite ? text : sql`cast(${text} as json)`;
  }

  get label(): Sql {
    const { noun, labelField = '' } = tables[this.#store.table];
    const column = sql.ref(`held.${this.#store.codec.field(labelField).column}`);
    return sql`coalesce(nullif(trim(${column}), ''), ${sql.lit(noun)})`;
  }

  /** Bytes of the new texts beyond those of the old ones, summed up. */
  get growth(): Sql {
    const bytes = (value: string) => sql`coalesce(octet_length(${sql.ref(value)}), 0)`;
    const texts = this.#columns.filter(({ isText }) => isText);
    const parts = texts.map(({ column }) => sql`${bytes(`wanted.${column}`)} - ${bytes(`held.${column}`)}`);
    return sql`coalesce(sum(${sql.join([sql`0`, ...parts], sql` + `)}), 0)`;
  }

  get assignments(): Sql {
    return sql.join(this.#columns.map(({ column }) => sql`${sql.id(column)} = wanted.${sql.id(column)}`));
  }
}

/** Changes fields that `canSetFields` allows in the selected records, and returns the number of these. */
export async function setFields(
  place: Place,
  store: TableStore,
  values: Values,
  { from, where, order }: Selection,
): Promise<number> {
  const { handle, owner, recorder, through, now } = place;
  if (recorder === null) throw new Error('Records of a household are changed in a transaction.');
  const { table } = store;
  const update = new SetUpdate(handle.getExecutor().adapter instanceof SqliteAdapter, store, values);
  const { seq, position } = await recorder.begin(through);
  await sql`
    ${update.wanted} insert into change_entry
      (household_id, seq, position, record_table, record_id, action, version, before, schema, label)
    select held.household_id, cast(${seq} as integer),
      cast(${position} as integer) + row_number() over (order by ${order}) - 1, ${sql.lit(table)}, held.id, 'updated',
      held.version + 1, ${update.image}, ${sql.lit(schemaNumberOf(table))}, ${update.label}
    from ${from} cross join wanted
    where held.household_id = ${owner.householdId} and ${where} and ${update.matches}`.execute(handle);
  const logged = sql`entry.household_id = ${owner.householdId} and entry.seq = ${seq} and entry.position >= ${position}`;
  const { rows } = await sql<{ records: number; bytes: number }>`
    ${update.wanted} select count(*) as records, ${update.growth} as bytes
    from change_entry as entry cross join ${sql.table(table)} as held cross join wanted
    where ${logged} and held.household_id = entry.household_id and held.id = entry.record_id and ${update.matches}
    `.execute(handle);
  await sql`
    ${update.wanted} update ${sql.table(table)} as held
    set ${update.assignments}, updated_at = ${now().toISOString()}, version = held.version + 1 from wanted
    where held.household_id = ${owner.householdId} and ${update.matches}
      and held.id in (select entry.record_id from change_entry as entry where ${logged})`.execute(handle);
  const { records, bytes } = rows[0] ?? { records: 0, bytes: 0 };
  await recorder.logged({ table, records, bytes });
  return records;
}
