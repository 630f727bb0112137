// Opens the database: SQLite in a folder of ours unless a PostgreSQL address is given. Code outside server/db does not
// know which one it is.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { loadForSetting } from '../../load-for-setting.ts';
import { HeldNames, type Hold } from './held-names.ts';
import { emptyLog } from '../accounts/removals.ts';
import type { Schema } from '../schema.ts';
import { connectDirectly } from './run-compiled.ts';
import { explained } from './sql-errors.ts';
import { openSqlite, openSqliteReader } from './sqlite-file.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import { GuardedKysely, TransactionGuard } from './transaction-guard.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A read-only snapshot of the database. */
export interface OpenSnapshot {
  readonly kysely: Kysely<Schema>;
  /** A second call does nothing. */
  close(): Promise<void>;
}

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly dialect: Dialect;
  /** The SQLite file; absent for a database in memory. */
  readonly file?: string;
  /** Opens a separate connection that sees the database as it is now; a database in memory has only one connection. */
  readonly openSnapshot: () => Promise<OpenSnapshot>;
  /** Takes a name that one holder at a time has, in all processes on this database. */
  readonly hold: Hold;
  /** Resolves when the database responds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Exactly one of these; `file` may be ':memory:'. */
export interface DatabasePlace {
  folder?: string | undefined;
  file?: string | undefined;
  url?: string | undefined;
}

/** Opens, but does not migrate. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.url === undefined ? openFile(place) : openServer(place.url);
}

/** The SQLite file of a data folder. */
export const fileIn = (folder: string): string => join(folder, 'pippal.sqlite');

const pingThrough = (kysely: Kysely<Schema>) => async (): Promise<void> => {
  await sql`select 1`.execute(kysely);
};

/** Starts the reading transaction; `end` closes the connection if it belongs to the snapshot. */
async function beginSnapshot(kysely: Kysely<Schema>, end: () => Promise<void>): Promise<OpenSnapshot> {
  try {
    const begin = kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const trx = await begin.execute();
    // The first read determines the moment of the snapshot.
    await trx.selectFrom('migration').select('name').limit(1).execute();
    const close = async () => {
      try {
        await trx.rollback().execute();
      } finally {
        await end();
      }
    };
    let closed: Promise<void> | undefined;
    return { kysely: trx, close: () => (closed ??= close()) };
  } catch (error) {
    await end();
    throw explained(error);
  }
}

async function openServer(url: string): Promise<Database> {
  const { GuardedPostgresDialect, openPool, openReader } = await loadForSetting(
    'DATABASE_URL',
    () => import('./postgres.ts'),
  );
  const guard = new TransactionGuard();
  const dialect = new GuardedPostgresDialect(openPool(url), guard);
  const kysely = new GuardedKysely<Schema>({ dialect }, guard);
  const names = new HeldNames(url);
  return {
    kysely,
    dialect: 'postgres',
    hold: names.hold,
    async openSnapshot() {
      const own = new TransactionGuard();
      const alone = new GuardedKysely<Schema>(
        { dialect: new GuardedPostgresDialect(openReader(url), own) },
        own,
      );
      return beginSnapshot(alone, () => alone.destroy());
    },
    ping: pingThrough(kysely),
    async close() {
      await names.close();
      await kysely.destroy();
    },
  };
}

function openFile(place: DatabasePlace): Database {
  if (place.folder !== undefined) mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const file = place.file ?? (place.folder === undefined ? ':memory:' : fileIn(place.folder));
  return databaseOn(openSqlite(file), file);
}

/** The database of an open connection to `file`, or to ':memory:'. */
export function databaseOn(sqlite: DatabaseSync, file: string): Database {
  const guard = new TransactionGuard();
  const dialect = new NodeSqliteDialect(sqlite, file === ':memory:' ? undefined : file, guard);
  const kysely = new GuardedKysely<Schema>({ dialect }, guard);
  connectDirectly(kysely, dialect.driver);
  return {
    kysely,
    dialect: 'sqlite',
    hold: new HeldNames().hold,
    ...(file === ':memory:' ? {} : { file }),
    async openSnapshot() {
      if (file === ':memory:') return beginSnapshot(kysely, async () => undefined);
      const reader = openSqliteReader(file);
      const own = new TransactionGuard();
      const alone = new GuardedKysely<Schema>(
        { dialect: new NodeSqliteDialect(reader, undefined, own) },
        own,
      );
      return beginSnapshot(alone, async () => {
        reader.close();
        // Data deleted meanwhile had to remain in the log for this reader.
        if (sqlite.isOpen) await kysely.connection().execute(emptyLog);
      });
    },
    ping: pingThrough(kysely),
    async close() {
      await kysely.destroy();
      // Kysely closes only connections that it has used.
      if (sqlite.isOpen) sqlite.close();
    },
  };
}
