// Changes any number of records in few statements: the database writes the entries of the change log itself, so that no
// record is read. Between the statements, other requests are handled. The household's lock was taken before.
import { sql, SqliteAdapter, type RawBuilder } from 'kysely';
import { schemaNumberOf } from '#contract/upgrade.ts';
import { Slices } from '../../in-turns.ts';
import { ENTRY_BYTES } from '../changes/usage.ts';
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

  /** Joins the new values of a record. Where all get the same ones, they are looked up once for the whole statement. */
  get joined(): Sql {
    return this.#values.by === undefined ? sql`` : sql`cross join wanted`;
  }

  #wantedIn(column: string): Sql {
    return this.#values.by === undefined
      ? sql`(select ${sql.id(column)} from wanted)`
      : sql.ref(`wanted.${column}`);
  }

  /** The value that decides, of a row of `held`. */
  get deciding(): Sql {
    const { by } = this.#values;
    return by === undefined ? sql`null` : sql.ref(`held.${this.#store.codec.field(by).column}`);
  }

  /** Finds the new values of a record. */
  get matches(): Sql {
    return this.#values.by === undefined ? sql`1 = 1` : sql`${this.deciding} = wanted.wanted_by`;
  }

  /** Image of the fields that change; as `imageOf` in server/db/changes/images.ts. */
  get image(): Sql {
    const parts = this.#columns.map(({ name, column }) => {
      const [held, wanted] = [sql.ref(`held.${column}`), this.#wantedIn(column)];
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

  get #texts() {
    return this.#columns.filter(({ isText }) => isText);
  }

  /** Bytes of the texts that change, as they are in a row of `held`. */
  get heldBytes(): Sql {
    const parts = this.#texts.map(
      ({ column }) => sql`coalesce(octet_length(${sql.ref(`held.${column}`)}), 0)`,
    );
    return sql.join([sql`0`, ...parts], sql` + `);
  }

  /** Bytes of the new texts, by the value that decides. */
  get wantedBytes(): Map<unknown, number> {
    const { by, names, rows } = this.#values;
    const { codec } = this.#store;
    const texts = this.#texts.map(({ name }) => ({
      name,
      at: names.indexOf(name) + Number(by !== undefined),
    }));
    const bytesOf = (row: readonly unknown[]) =>
      texts.reduce(
        (sum, { name, at }) => sum + Buffer.byteLength(String(codec.encode(name, row[at]) ?? '')),
        0,
      );
    return new Map(rows.map((row) => [by === undefined ? null : row[0], bytesOf(row)]));
  }

  get assignments(): Sql {
    return sql.join(this.#columns.map(({ column }) => sql`${sql.id(column)} = ${this.#wantedIn(column)}`));
  }
}

/** Records that one statement changes: it blocks other requests for a few milliseconds. */
const AT_ONCE = 512;

interface Picked {
  id: string;
  /** The value that decides; null where there is none. */
  by: unknown;
  /** Bytes of the texts that change. */
  bytes: number;
}

/** The records to change, in the order of their entries. */
async function pick(
  { handle, owner }: Place,
  { by, rows }: Values,
  update: SetUpdate,
  { from, where, order }: Selection,
): Promise<Picked[]> {
  const { rows: found } = await sql<Picked>`
    select held.id, ${update.deciding} as by, ${update.heldBytes} as bytes from ${from}
    where held.household_id = ${owner.householdId} and ${where} order by ${order}`.execute(handle);
  const wanted = new Set(rows.map(([first]) => first));
  return by === undefined ? found : found.filter((one) => wanted.has(one.by));
}

/** Changes the records that were picked, and logs that. */
async function setPicked(
  place: Place,
  store: TableStore,
  values: Values,
  picked: readonly Picked[],
): Promise<void> {
  const { handle, owner, recorder, through, now } = place;
  if (recorder === null) throw new Error('Records of a household are changed in a transaction.');
  const { table } = store;
  const isSqlite = handle.getExecutor().adapter instanceof SqliteAdapter;
  const found = new Set(picked.map(({ by }) => by));
  const rows = values.by === undefined ? values.rows : values.rows.filter(([by]) => found.has(by));
  const update = new SetUpdate(isSqlite, store, { ...values, rows });
  const { seq, position } = await recorder.begin(through);
  const ids = JSON.stringify(picked.map(({ id }) => id));
  const each = isSqlite
    ? sql`json_each(${ids}) as picked`
    : sql`(select value, nr - 1 as key from json_array_elements_text(${ids}::json) with ordinality as one (value, nr)) as picked`;
  const held = sql`held.household_id = ${owner.householdId} and held.id = picked.value and ${update.matches}`;
  await sql`
    ${update.wanted} insert into change_entry
      (household_id, seq, position, record_table, record_id, action, version, before, schema, label)
    select held.household_id, cast(${seq} as integer), cast(${position} as integer) + picked.key, ${sql.lit(table)},
      held.id, 'updated', held.version + 1, ${update.image}, ${sql.lit(schemaNumberOf(table))}, ${update.label}
    from ${each} cross join ${sql.table(table)} as held ${update.joined} where ${held}`.execute(handle);
  const { rows: sums } = await sql<{ history: number }>`
    select coalesce(sum(${ENTRY_BYTES}), 0) as history from change_entry as entry
    where household_id = ${owner.householdId} and seq = ${seq} and position >= ${position}`.execute(handle);
  await sql`
    ${update.wanted} update ${sql.table(table)} as held
    set ${update.assignments}, updated_at = ${now().toISOString()}, version = held.version + 1
    from ${each} ${update.joined} where ${held}`.execute(handle);
  const wanted = update.wantedBytes;
  const bytes = picked.reduce((sum, one) => sum + (wanted.get(one.by) ?? 0) - one.bytes, 0);
  recorder.logged({ table, records: picked.length, bytes, history: sums[0]?.history ?? 0 });
}

/** Changes fields that `canSetFields` allows in the selected records, and returns the number of these. */
export async function setFields(
  place: Place,
  store: TableStore,
  values: Values,
  selection: Selection,
): Promise<number> {
  const isSqlite = place.handle.getExecutor().adapter instanceof SqliteAdapter;
  const picked = await pick(place, values, new SetUpdate(isSqlite, store, values), selection);
  const slices = new Slices();
  for (let start = 0; start < picked.length; start += AT_ONCE) {
    await setPicked(place, store, values, picked.slice(start, start + AT_ONCE));
    await slices.rest();
  }
  return picked.length;
}
