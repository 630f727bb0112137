// The statements of one record table, always bound to the owner. Compiled once per shape and repeated with new
// parameters, because building a query costs more than running it.
import { sql, type CompiledQuery, type Kysely, type SqlBool } from 'kysely';
import type { ListOptions } from '../../context.ts';
import { mapInTurns } from '../../in-turns.ts';
import { inPieces, padded } from '../engine/many.ts';
import { runCompiled } from '../engine/run-compiled.ts';
import { explained } from '../engine/sql-errors.ts';
import type { Schema } from '../schema.ts';
import { Codec, type Row } from './codec.ts';
import type { SqlValue } from './column-values.ts';
import type { Fields, StoredRecord } from './fields.ts';
import { boundsOf } from './list-bounds.ts';
import { ordered } from './list-order.ts';
import { compileRowUpdate, type FieldsOfOne } from './row-updates.ts';
import { tables, type TableName } from './tables.ts';

type Handle = Kysely<Schema>;

/** A record can be long: enough to be quick, few enough for a small machine. */
const READ_AT_ONCE = 20;

/** Kysely seen without the types of our tables: the table is a variable here. */
type Untyped = Kysely<Record<string, Row>>;

/** PostgreSQL refuses to compare its integers with numbers they cannot hold. */
const isPossible = (version: number | undefined): boolean =>
  version === undefined || version === (version | 0);

const CREATION = { field: 'createdAt', direction: 'asc' } as const;

/** Household and user of the request. */
export interface OwnerKey {
  householdId: string;
  userId: string;
}

export class TableStore {
  readonly table: TableName;
  readonly codec: Codec;
  readonly #compiler: Untyped;
  readonly #ownerColumns: readonly string[];
  readonly #compiled = new Map<string, CompiledQuery<Row>>();

  constructor(kysely: Handle, table: TableName) {
    this.table = table;
    this.codec = new Codec(table);
    this.#compiler = kysely as Untyped;
    this.#ownerColumns = tables[table].owner === 'household' ? ['household_id'] : ['household_id', 'user_id'];
  }

  async list(handle: Handle, owner: OwnerKey, options: ListOptions<Fields>): Promise<StoredRecord[]> {
    const where = Object.entries(options.where ?? {}).filter(([, value]) => value !== undefined);
    const { field, direction } = options.orderBy ?? CREATION;
    const bounds = boundsOf(options.range);
    const limit = options.limit === undefined ? [] : [options.limit];
    const shape = [
      ...where.map(([name, value]) => (value === null ? `${name} null` : name)),
      ...bounds.map(({ name, sign }) => `${name} ${sign}`),
    ].join();
    const query = this.#compile(`list ${shape} ${field} ${direction} ${limit.length}`, () => {
      let listed = ordered(this.#where(where), this.codec.field(field), direction);
      for (const { name, sign } of bounds) listed = listed.where(this.codec.field(name).column, sign, '');
      return (limit.length > 0 ? listed.limit(1) : listed).compile();
    });
    const values = [
      ...where.filter(([, value]) => value !== null),
      ...bounds.map(({ name, value }) => [name, value] as const),
    ];
    const encoded = values.map(([name, value]) => this.codec.encode(name, value));
    const rows = await this.#run(handle, query, [...this.#owner(owner), ...encoded, ...limit]);
    return mapInTurns(rows, (row) => this.codec.decode(row));
  }

  async find(handle: Handle, owner: OwnerKey, id: string): Promise<StoredRecord | undefined> {
    const query = this.#compile('find', () => this.#where([['id', '']]).compile());
    const [row] = await this.#run(handle, query, [...this.#owner(owner), id]);
    return row && this.codec.decode(row);
  }

  /** The records among these ids, in no particular order. */
  async findMany(handle: Handle, owner: OwnerKey, ids: readonly string[]): Promise<StoredRecord[]> {
    const found: StoredRecord[] = [];
    for (const some of inPieces([...new Set(ids)])) {
      const wanted = padded(some);
      const query = this.#compile(`find ${wanted.length}`, () =>
        this.#owned(this.codec.columns).where('id', 'in', wanted).compile(),
      );
      const rows = await this.#run(handle, query, [...this.#owner(owner), ...wanted]);
      found.push(...rows.map((row) => this.codec.decode(row)));
    }
    return found;
  }

  /** The ids of the records whose `field` has this value, in the order of creation. */
  async idsWhere(handle: Handle, owner: OwnerKey, field: string, value: string): Promise<string[]> {
    const query = this.#compile(`ids by ${field}`, () =>
      this.#owned(['id'])
        .where(this.codec.field(field).column, '=', '')
        .orderBy('created_at')
        .orderBy('id')
        .compile(),
    );
    const rows = await this.#run(handle, query, [...this.#owner(owner), value]);
    return rows.map((row) => String(row['id']));
  }

  /** The ids of the records whose `field`, a list as JSON, contains this text, in the order of creation. */
  async idsWith(handle: Handle, owner: OwnerKey, field: string, part: string): Promise<string[]> {
    const query = this.#compile(`ids with ${field}`, () => {
      const holds = sql<SqlBool>`cast(${sql.ref(this.codec.field(field).column)} as text) like ${''}`;
      return this.#owned(['id']).where(holds).orderBy('created_at').orderBy('id').compile();
    });
    const rows = await this.#run(handle, query, [...this.#owner(owner), `%${part}%`]);
    return rows.map((row) => String(row['id']));
  }

  /** All records in the order of their ids, a few read at a time. */
  async *each(handle: Handle, owner: OwnerKey): AsyncGenerator<StoredRecord> {
    const query = this.#compile('each', () =>
      this.#owned(this.codec.columns).where('id', '>', '').orderBy('id').limit(READ_AT_ONCE).compile(),
    );
    for (let last = ''; ;) {
      const rows = await this.#run(handle, query, [...this.#owner(owner), last, READ_AT_ONCE]);
      for (const row of rows) yield this.codec.decode(row);
      if (rows.length < READ_AT_ONCE) return;
      last = String(rows.at(-1)?.['id']);
    }
  }

  async count(handle: Handle, owner: OwnerKey): Promise<number> {
    const query = this.#compile('count', () => {
      const counted = this.#owned([]).select((select) => select.fn.countAll().as('count'));
      return counted.compile();
    });
    const [row] = await this.#run(handle, query, this.#owner(owner));
    return Number(row?.['count'] ?? 0);
  }

  /** The version of each record. */
  async versions(handle: Handle, owner: OwnerKey): Promise<{ id: string; version: number }[]> {
    const query = this.#compile('versions', () => this.#owned(['id', 'version']).compile());
    const rows = await this.#run(handle, query, this.#owner(owner));
    return rows.map(({ id, version }) => ({ id: String(id), version: Number(version) }));
  }

  /** Stores whole records that cannot exist yet: the household's lock was taken before. */
  async insertMany(handle: Handle, owner: OwnerKey, records: readonly Fields[]): Promise<void> {
    const columns = [...this.#ownerColumns, ...this.codec.columns];
    for (const some of inPieces(records)) {
      const rows = some.map((record) => {
        const values = [...this.#owner(owner), ...this.codec.row(record)];
        return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null]));
      });
      const query = this.#compiler.insertInto(this.table).values(rows).compile();
      await this.#run(handle, query, query.parameters as SqlValue[]);
    }
  }

  /** Stores a whole record; undefined when one with its key is there already. */
  async insert(handle: Handle, owner: OwnerKey, record: Fields): Promise<StoredRecord | undefined> {
    const query = this.#compile('insert', () =>
      this.#compiler
        .insertInto(this.table)
        .values(Object.fromEntries([...this.#ownerColumns, ...this.codec.columns].map((name) => [name, ''])))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .compile(),
    );
    const values = [...this.#owner(owner), ...this.codec.row(record)];
    const [stored] = await this.#run(handle, query, values);
    return stored && (this.codec.settled(record) as StoredRecord);
  }

  /** Sets some fields and counts the version up; undefined when there is no such record (of that version). */
  async update(
    handle: Handle,
    owner: OwnerKey,
    id: string,
    fields: Fields,
    ifVersion: number | undefined,
  ): Promise<StoredRecord | undefined> {
    if (!isPossible(ifVersion)) return undefined;
    const names = Object.keys(fields);
    const query = this.#compile(`update ${names.join()} ${ifVersion !== undefined}`, () => {
      let update = this.#updateQuery(names).where('id', '=', '');
      if (ifVersion !== undefined) update = update.where('version', '=', 0);
      return update.returning(this.codec.columns).compile();
    });
    const values = this.codec.values(names, fields);
    const version = ifVersion === undefined ? [] : [ifVersion];
    const [row] = await this.#run(handle, query, [...values, ...this.#owner(owner), id, ...version]);
    return row && this.codec.decode(row);
  }

  /** Changes many records, the same fields in all of them, and counts their versions up. */
  async updateMany(handle: Handle, owner: OwnerKey, changes: readonly FieldsOfOne[]): Promise<void> {
    const names = Object.keys(changes[0]?.fields ?? {});
    const query = this.#compile(`update many ${names.join()}`, () => {
      const columns = names.map((name) => this.codec.field(name));
      return compileRowUpdate(this.#compiler, this.table, this.#ownerColumns, columns);
    });
    for (const some of inPieces(changes)) {
      const rows = some.map(({ id, fields }) => [id, ...this.codec.values(names, fields)]);
      await this.#run(handle, query, [JSON.stringify(rows), ...this.#owner(owner)]);
    }
  }

  /** Removes a record; undefined when there is no such record (of that version). */
  async remove(
    handle: Handle,
    owner: OwnerKey,
    id: string,
    ifVersion: number | undefined,
  ): Promise<StoredRecord | undefined> {
    if (!isPossible(ifVersion)) return undefined;
    const query = this.#compile(`remove ${ifVersion !== undefined}`, () => {
      let removal = this.#compiler.deleteFrom(this.table);
      for (const column of this.#ownerColumns) removal = removal.where(column, '=', '');
      removal = removal.where('id', '=', '');
      if (ifVersion !== undefined) removal = removal.where('version', '=', 0);
      return removal.returning(this.codec.columns).compile();
    });
    const version = ifVersion === undefined ? [] : [ifVersion];
    const [row] = await this.#run(handle, query, [...this.#owner(owner), id, ...version]);
    return row && this.codec.decode(row);
  }

  /** Removes records by their ids. */
  async removeMany(handle: Handle, owner: OwnerKey, ids: readonly string[]): Promise<void> {
    for (const some of inPieces(ids)) {
      const wanted = padded(some);
      const query = this.#compile(`remove ${wanted.length}`, () => {
        let removal = this.#compiler.deleteFrom(this.table).where('id', 'in', wanted);
        for (const column of this.#ownerColumns) removal = removal.where(column, '=', '');
        return removal.compile();
      });
      await this.#run(handle, query, [...wanted, ...this.#owner(owner)]);
    }
  }

  #owner({ householdId, userId }: OwnerKey): string[] {
    return this.#ownerColumns.length === 1 ? [householdId] : [householdId, userId];
  }

  #owned(columns: readonly string[]) {
    let query = this.#compiler.selectFrom(this.table).select(columns);
    for (const column of this.#ownerColumns) query = query.where(column, '=', '');
    return query;
  }

  #where(where: [string, unknown][]) {
    let query = this.#owned(this.codec.columns);
    for (const [name, value] of where) {
      const { column, kind } = this.codec.field(name);
      if (kind.startsWith('json')) throw new Error(`Records cannot be found by ${name}.`);
      query = value === null ? query.where(column, 'is', null) : query.where(column, '=', '');
    }
    return query;
  }

  #updateQuery(names: string[]) {
    const assignments = Object.fromEntries(names.map((name) => [this.codec.field(name).column, '']));
    let query = this.#compiler
      .updateTable(this.table)
      .set(assignments)
      .set((set) => ({ version: set('version', '+', set.lit(1)) }));
    for (const column of this.#ownerColumns) query = query.where(column, '=', '');
    return query;
  }

  #compile(shape: string, build: () => CompiledQuery<Row>): CompiledQuery<Row> {
    let query = this.#compiled.get(shape);
    if (query === undefined) this.#compiled.set(shape, (query = build()));
    return query;
  }

  async #run(handle: Handle, query: CompiledQuery<Row>, parameters: readonly SqlValue[]): Promise<Row[]> {
    try {
      return await runCompiled(handle, { ...query, parameters });
    } catch (error) {
      throw explained(error);
    }
  }
}
