// Reads all data of a database at one moment, while others continue to write.
import { sql, type Kysely } from 'kysely';
import { readCatalog, type TableShape } from '../engine/catalog.ts';
import type { Row } from '../records/codec.ts';
import type { Database, Dialect } from '../engine/open.ts';
import { WITHOUT_LIMIT } from '../engine/silent-connection.ts';
import type { Schema } from '../schema.ts';

/** Rows read at a time: enough to be quick, few enough for a small machine. */
const BATCH = 500;

export interface Snapshot {
  dialect: Dialect;
  /** Names of the applied migrations; empty for an unused database. */
  migrations: string[];
  /** In an order in which their rows can be inserted again. */
  tables: TableShape[];
  /** The rows of a table in the order of its key, some at a time. */
  rows(table: TableShape): AsyncGenerator<Row[]>;
}

/** Runs `read` on one consistent state of the database; on neither database does it keep anybody from writing. */
export async function readSnapshot<T>(
  { kysely, dialect }: Database,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const reading = kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (trx) => {
    if (dialect === 'postgres') {
      await sql.raw(WITHOUT_LIMIT).execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    }
    const tables = await readCatalog(trx, dialect);
    const used = tables.some((table) => table.name === 'migration');
    const applied = used ? await trx.selectFrom('migration').select('name').orderBy('name').execute() : [];
    return read({
      dialect,
      migrations: applied.map((row) => row.name),
      tables,
      rows: (table) => rowsOf(trx, table),
    });
  });
}

async function* rowsOf(trx: Kysely<Schema>, { name, key }: TableShape): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | undefined; ;) {
    const seen = key.map((column) => last?.[column] ?? null);
    const beyond = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(seen)})`;
    const query = sql<Row>`
      select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${sql.lit(BATCH)}`;
    const { rows } = await query.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}
