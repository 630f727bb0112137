// Migrates the database before the server accepts requests. All missing steps run in one transaction: afterwards the
// database is new, or exactly as before.
import { PRODUCT } from '#contract/common.ts';
import { sql, type Kysely } from 'kysely';
import { migrations as ours, type Migration } from '../migrations/index.ts';
import { keepCopy } from './migration-copies.ts';
import type { Database, Dialect } from './open.ts';
import { WITHOUT_LIMIT } from './silent-connection.ts';
import type { Schema } from '../schema.ts';

/** Number of the lock two PostgreSQL processes that start together take turns with. Any number, always the same. */
const LOCK = 7_415_001;

/** Applies what is missing; throws, with the database as it was, when a step fails or the database is newer. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = ours,
  now: () => Date = () => new Date(),
): Promise<void> {
  const applied = await appliedNames(database.kysely, database.dialect);
  const [first] = missing(applied, migrations);
  if (first === undefined) return;
  if (applied.length > 0) await keepCopy(database, first.name, now());
  // SQLite can rebuild a table that others refer to only with this off, and it is fixed while a transaction runs.
  if (database.dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(database.kysely);
  try {
    await database.kysely
      .transaction()
      .execute((trx) => applyMigrations(trx, database.dialect, migrations, now()));
  } finally {
    if (database.dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(database.kysely);
  }
}

/** Applies what is missing inside a transaction of the caller's. */
export async function applyMigrations(
  trx: Kysely<Schema>,
  dialect: Dialect,
  migrations: readonly Migration[],
  at: Date,
): Promise<void> {
  if (dialect === 'postgres') {
    await sql.raw(WITHOUT_LIMIT).execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  }
  await trx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  // Asked again inside: another process may have been first.
  for (const step of missing(await appliedNames(trx, dialect), migrations)) {
    await step.up(trx as Kysely<unknown>, dialect);
    await trx.insertInto('migration').values({ name: step.name, applied_at: at.toISOString() }).execute();
  }
  if (dialect === 'sqlite') {
    const { rows } = await sql`pragma foreign_key_check`.execute(trx);
    if (rows.length > 0) throw new Error('A migration left records that refer to nothing.');
  }
}

async function appliedNames(kysely: Kysely<Schema>, dialect: Dialect): Promise<string[]> {
  const there =
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'migration'`
      : sql`select 1 from information_schema.tables
            where table_schema = current_schema() and table_name = 'migration'`;
  if ((await there.execute(kysely)).rows.length === 0) return [];
  const rows = await kysely.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

function missing(applied: string[], migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map((step) => step.name));
  if (applied.some((name) => !known.has(name))) {
    throw new Error(
      `This data was written by a newer version of ${PRODUCT}. Please start that version instead.`,
    );
  }
  return migrations.filter((step) => !applied.includes(step.name));
}
