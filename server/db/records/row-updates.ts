// The statement that gives many records values of their own: all of them in one parameter, an array of rows as JSON.
import { sql, SqliteAdapter, type CompiledQuery, type Kysely } from 'kysely';
import type { Fields } from './fields.ts';
import type { ColumnKind } from './tables.ts';

interface Column {
  column: string;
  kind: ColumnKind;
}

/** The changed fields of one record. */
export interface FieldsOfOne {
  id: string;
  fields: Fields;
}

/** PostgreSQL converts nothing by itself. */
function typeOf(kind: ColumnKind) {
  if (kind.startsWith('json')) return sql`json`;
  return kind.startsWith('text') ? sql`text` : sql`integer`;
}

/**
 * Takes rows of an id and a value per column, and then the owner. Sets the columns and counts the version up, in those
 * of the records that are there.
 */
export function compileRowUpdate<DB, R>(
  compiler: Kysely<DB>,
  table: string,
  ownerColumns: readonly string[],
  columns: readonly Column[],
): CompiledQuery<R> {
  const isSqlite = compiler.getExecutor().adapter instanceof SqliteAdapter;
  const rows = isSqlite ? sql`json_each(${''})` : sql`json_array_elements(${''}::json) as one (value)`;
  const value = (at: number, kind: ColumnKind) => {
    const read = sql`value ->> ${sql.lit(at)}`;
    return isSqlite || kind.startsWith('text') ? read : sql`cast(${read} as ${typeOf(kind)})`;
  };
  const read = columns.map(({ column, kind }, at) => sql`${value(at + 1, kind)} as ${sql.id(column)}`);
  const set = columns.map(({ column }) => sql`${sql.id(column)} = wanted.${sql.id(column)}`);
  const owned = ownerColumns.map((column) => sql`held.${sql.id(column)} = ${''}`);
  const query = sql<R>`update ${sql.table(table)} as held
    set ${sql.join(set)}, version = held.version + 1
    from (select ${value(0, 'text')} as wanted_id, ${sql.join(read)} from ${rows}) as wanted
    where held.id = wanted.wanted_id and ${sql.join(owned, sql` and `)}`;
  return query.compile(compiler);
}
