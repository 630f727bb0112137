// For tests: the databases PipPal runs on, really migrated, empty at every call. PostgreSQL is the cluster named by
// PIPPAL_TEST_POSTGRES (npm test starts one); without it those tests are skipped, and say so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { newId } from '../records/ids.ts';
import { migrate } from '../engine/migrate.ts';
import { migrations } from '../migrations/index.ts';
import { openDatabase, type Database, type DatabasePlace } from '../engine/open.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';

interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** A migrated database without records; `close` also removes them. */
  open: () => Promise<Database>;
}

/** The environment, as the test runner hands it on. */
const { env } = import.meta as ImportMeta & { env: Record<string, string | undefined> };
const cluster = env['PIPPAL_TEST_POSTGRES'];
/** Why the tests on PostgreSQL are skipped, where they are. */
const missing = cluster === undefined ? ' (skipped: PIPPAL_TEST_POSTGRES names no PostgreSQL)' : '';
const onPostgres = missing === '' ? describe : describe.skip;

const sqlite: TestDatabase = { name: 'SQLite', open: openMigratedSqlite };
const postgres: TestDatabase = { name: 'PostgreSQL', open: openMigratedPostgres };

/** The same tests on every database; those on PostgreSQL count as skipped where there is none. */
export function onEachDatabase(title: string, tests: (database: TestDatabase) => void): void {
  describe(`${title} on SQLite`, () => {
    tests(sqlite);
  });
  onPostgres(`${title} on PostgreSQL${missing}`, () => {
    afterAll(dropIdle);
    tests(postgres);
  });
}

/** Tests of PostgreSQL alone, such as those of several processes. */
export function onPostgresAlone(title: string, tests: () => void): void {
  onPostgres(`${title}${missing}`, tests);
}

/** Tests that compare the databases with each other. */
export function onBothDatabases(title: string, tests: (databases: TestDatabase[]) => void): void {
  onPostgres(`${title} on SQLite and PostgreSQL${missing}`, () => {
    afterAll(dropIdle);
    tests([sqlite, postgres]);
  });
}

/** A database without any tables, and where another process finds it. */
interface EmptyDatabase extends Database {
  place: DatabasePlace;
}

/** Opens a database without migrations; `close` also removes it. */
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
  const url = await createPostgres();
  const database = await openDatabase({ url });
  return {
    ...database,
    place: { url },
    async close() {
      await database.close();
      await dropPostgres(url);
    },
  };
}

/** Migrated databases of this test file that wait, emptied, for its next test: creating one takes ten times as long. */
const idle: string[] = [];

async function openMigratedPostgres(): Promise<Database> {
  const url = idle.pop() ?? (await createPostgres(await (migrated ??= migrateOnce())));
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      if (await emptyPostgres(url)) idle.push(url);
      else await dropPostgres(url);
    },
  };
}

/** The name of a database without records, migrated once in this process; it goes with its cluster. */
let migrated: Promise<string> | undefined;

async function migrateOnce(): Promise<string> {
  const url = await createPostgres();
  const database = await openDatabase({ url });
  await migrate(database);
  await database.close();
  return databaseName(url);
}

async function dropIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map(dropPostgres));
}

/** Copying a migrated template is quicker than migrating again. */
async function createPostgres(template = 'template0'): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await inDatabase(cluster, (client) =>
    client.query(`create database ${name} template ${template} encoding 'UTF8'`),
  );
  const url = new URL(cluster ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function dropPostgres(url: string): Promise<void> {
  await inDatabase(cluster, (client) => client.query(`drop database ${databaseName(url)} with (force)`));
}

const databaseName = (url: string): string => new URL(url).pathname.slice(1);

/** Removes every record and every connection left behind. False when a test has migrated the database further. */
async function emptyPostgres(url: string): Promise<boolean> {
  return inDatabase(url, async (client) => {
    const applied = await client.query<{ name: string }>('select name from migration order by name');
    const ours = migrations.map((step) => step.name);
    if (applied.rows.map((row) => row.name).join() !== ours.join()) return false;
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
                        where datname = current_database() and pid <> pg_backend_pid()`);
    // Without triggers, so in any order; ten times as fast as truncating, for the few records of a test.
    const { rows } = await client.query<{ deletions: string }>(`
      select string_agg(format('delete from %I', tablename), ';') as deletions from pg_tables
      where schemaname = 'public' and tablename <> 'migration'`);
    await client.query(`set session_replication_role = replica; ${rows[0]!.deletions}`);
    return true;
  });
}

async function inDatabase<T>(url: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
