// Opens the database: SQLite in a folder of ours unless a PostgreSQL address is given. Nothing outside
// server/db knows which of the two it is.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { GuardedPostgresDialect, openPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect, openSqlite } from './sqlite.ts';
import { GuardedKysely, TransactionGuard } from './transaction-guard.ts';

export type Dialect = 'sqlite' | 'postgres';

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly dialect: Dialect;
  /** The SQLite file, unless it lives in memory. */
  readonly file?: string;
  /** Resolves when the database answers. */
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

function openServer(url: string): Database {
  const guard = new TransactionGuard();
  const dialect = new GuardedPostgresDialect(openPool(url), guard);
  const kysely = new GuardedKysely<Schema>({ dialect }, guard);
  return { kysely, dialect: 'postgres', ping: pingThrough(kysely), close: () => kysely.destroy() };
}

function openFile(place: DatabasePlace): Database {
  if (place.folder !== undefined) mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const file = place.file ?? (place.folder === undefined ? ':memory:' : fileIn(place.folder));
  const guard = new TransactionGuard();
  const sqlite = openSqlite(file);
  const kysely = new GuardedKysely<Schema>({ dialect: new NodeSqliteDialect(sqlite, guard) }, guard);
  return {
    kysely,
    dialect: 'sqlite',
    ...(file === ':memory:' ? {} : { file }),
    ping: pingThrough(kysely),
    async close() {
      await kysely.destroy();
      // Kysely closes only what it has used.
      if (sqlite.isOpen) sqlite.close();
    },
  };
}
