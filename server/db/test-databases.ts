// For tests: the databases PipPal runs on, really migrated, fresh at every call. PostgreSQL is the cluster that
// PIPPAL_TEST_POSTGRES names (npm test starts one); without it those tests are skipped, and say so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe } from 'vitest';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database, type DatabasePlace } from './open.ts';

interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** A fresh database; `close` also removes it. */
  open: () => Promise<Database>;
}

/** The environment, as the test runner hands it on. */
const { env } = import.meta as ImportMeta & { env: Record<string, string | undefined> };
const cluster = env['PIPPAL_TEST_POSTGRES'];
/** Why the tests on PostgreSQL are skipped, where they are. */
const missing = cluster === undefined ? ' (skipped: PIPPAL_TEST_POSTGRES names no PostgreSQL)' : '';
const onPostgres = missing === '' ? describe : describe.skip;

const sqlite: TestDatabase = { name: 'SQLite', open: async () => migrated(await openDatabase({})) };
const postgres: TestDatabase = { name: 'PostgreSQL', open: async () => migrated(await openEmptyPostgres()) };

/** The same tests on every database; those on PostgreSQL count as skipped where there is none. */
export function onEachDatabase(title: string, tests: (database: TestDatabase) => void): void {
  describe(`${title} on SQLite`, () => {
    tests(sqlite);
  });
  onPostgres(`${title} on PostgreSQL${missing}`, () => {
    tests(postgres);
  });
}

/** Tests that compare the databases with each other. */
export function onBothDatabases(title: string, tests: (databases: TestDatabase[]) => void): void {
  onPostgres(`${title} on SQLite and PostgreSQL${missing}`, () => {
    tests([sqlite, postgres]);
  });
}

async function migrated(database: Database): Promise<Database> {
  await migrate(database);
  return database;
}

/** A database without any tables, and where another process finds it. */
interface EmptyDatabase extends Database {
  place: DatabasePlace;
}

/** Opens a database that nobody has migrated; `close` also removes it. */
export async function openEmpty(name: TestDatabase['name']): Promise<EmptyDatabase> {
  return name === 'SQLite' ? openEmptySqlite() : openEmptyPostgres();
}

async function openEmptySqlite(): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-database-'));
  const database = await openDatabase({ folder });
  return {
    ...database,
    place: { folder },
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openEmptyPostgres(): Promise<EmptyDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await onCluster(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(cluster ?? '');
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return {
    ...database,
    place: { url: url.href },
    async close() {
      await database.close();
      await onCluster(`drop database ${name} with (force)`);
    },
  };
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
