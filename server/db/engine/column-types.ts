// Column types of both databases. Used by migrations, so existing ones never change.
import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from './open.ts';

interface ColumnTypes {
  /** Text compared byte by byte on both, so that both sort alike. */
  text: RawBuilder<unknown>;
  /** JSON as written; SQLite accepts any text as JSON without the check. */
  json: (column: string) => RawBuilder<unknown>;
  /** An instant such as 2026-11-23T15:30:00.000Z. */
  instant: (column: string) => RawBuilder<unknown>;
  /** A date such as 2026-11-23. */
  date: (column: string) => RawBuilder<unknown>;
  counter: RawBuilder<unknown>;
  /** End of a `create table`: STRICT, so that SQLite refuses text in a number's column. */
  end: RawBuilder<unknown>;
}

export function columnTypes(dialect: Dialect): ColumnTypes {
  const sqlite = dialect === 'sqlite';
  const text = sqlite ? sql`text` : sql`text collate "C"`;
  const like = (pattern: string) => (column: string) =>
    sql`${text} check (${sql.ref(column)} like ${sql.lit(pattern)})`;
  return {
    text,
    json: (column) => (sqlite ? sql`text check (json_valid(${sql.ref(column)}))` : sql`json`),
    instant: like('____-__-__T__:__:__.___Z'),
    date: like('____-__-__'),
    counter: sqlite ? sql`integer` : sql`bigint`,
    end: sqlite ? sql`strict` : sql``,
  };
}
