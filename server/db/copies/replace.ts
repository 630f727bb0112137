// Replaces all data with the content of a backup. The previous data is kept, and untouched until the last moment:
// afterwards the data is the backup's, or exactly as before.
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { PRODUCT } from '#contract/common.ts';
import { AppError } from '../../errors.ts';
import { readCatalog, type TableShape } from '../engine/catalog.ts';
import type { Row } from '../records/codec.ts';
import { applyMigrations } from '../engine/migrate.ts';
import { WITHOUT_LIMIT } from '../engine/silent-connection.ts';
import { migrations as ours } from '../migrations/index.ts';
import { lockDataFolder } from '../files/data-folder.ts';
import { fileIn, openDatabase, type DatabasePlace, type Dialect } from '../engine/open.ts';
import { CONNECTION_NAME } from '../engine/connection-name.ts';
import type { Schema } from '../schema.ts';

/** Content of a backup. */
export interface Contents {
  migrations: readonly string[];
  tables: readonly string[];
  /** The rows of a table, some at a time; throws when they are not what was stored. */
  rows(table: string): AsyncIterable<Row[]>;
}

/** Parameters of one insert; SQLite takes 32,766, PostgreSQL 65,535. */
const MOST_PARAMETERS = 10_000;
const BUSY = 5;

const RUNNING = `${PRODUCT} is still running on this data. Please stop it first, and then try this again.`;
const INCOMPLETE = 'This backup does not hold all the tables its version had.';

/** Replaces all data; returns where the previous data is now, if there was any. */
export async function replaceEverything(
  place: DatabasePlace,
  contents: Contents,
  at: Date,
): Promise<string | undefined> {
  const known = new Set(ours.map((step) => step.name));
  if (!contents.migrations.every((name) => known.has(name))) {
    throw new AppError(
      'conflict',
      `This backup was made by a newer version of ${PRODUCT}. Please restore it with that version.`,
    );
  }
  if (place.url !== undefined) return replaceTables(place.url, contents, at);
  return replaceFile(place.folder ?? '.', contents, at);
}

const stamp = (at: Date): string => at.toISOString().replaceAll(':', '-');

async function replaceFile(folder: string, contents: Contents, at: Date): Promise<string | undefined> {
  const lock = lockDataFolder(folder, RUNNING);
  try {
    return await replaceLocked(fileIn(folder), contents, at);
  } finally {
    lock.release();
  }
}

async function replaceLocked(file: string, contents: Contents, at: Date): Promise<string | undefined> {
  const fresh = `${file}.restoring`;
  const hold = existsSync(file) ? holdAlone(file) : undefined;
  try {
    removeDatabase(fresh);
    await fillFile(fresh, contents, at);
    if (!existsSync(file)) return moveIn(fresh, file);
    const aside = file.replace(/\.sqlite$/, `.before-restore-${stamp(at)}.sqlite`);
    // A write-ahead log left by a damaged file would otherwise be taken for the new one's.
    for (const end of ['-wal', '-shm']) {
      if (existsSync(file + end)) renameSync(file + end, aside + end);
    }
    // Windows moves no file that is open.
    if (platform() === 'win32') hold?.close();
    giveName(file, aside);
    moveIn(fresh, file);
    return aside;
  } finally {
    if (hold?.isOpen === true) hold.close();
    removeDatabase(fresh);
  }
}

/** First a second name, then the swap: at every moment there is a database in its place. Some disks know one name only. */
function giveName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    renameSync(file, name);
  }
}

function moveIn(fresh: string, file: string): undefined {
  renameSync(fresh, file);
}

function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/**
 * Holds an exclusive lock on the file, so that nothing else such as a backup uses it; undefined when it is not a
 * database.
 */
export function holdAlone(file: string): DatabaseSync | undefined {
  const sqlite = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving the write-ahead log needs the file for oneself, and folds what is in the log into the file.
    sqlite.exec('pragma journal_mode = delete; begin exclusive');
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === BUSY) {
      throw new AppError('conflict', RUNNING, { cause: error });
    }
    // A damaged file is what backups are for.
    return undefined;
  }
}

async function fillFile(file: string, contents: Contents, at: Date): Promise<void> {
  const database = await openDatabase({ file });
  try {
    await database.kysely.transaction().execute((trx) => fill(trx, 'sqlite', contents, at));
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(database.kysely);
    if (rows[0]?.quick_check !== 'ok') throw new Error('The restored database is not sound.');
  } finally {
    await database.close();
  }
}

async function replaceTables(url: string, contents: Contents, at: Date): Promise<string | undefined> {
  const database = await openDatabase({ url });
  try {
    return await database.kysely.transaction().execute(async (trx) => {
      await sql.raw(WITHOUT_LIMIT).execute(trx);
      await refuseWhileRunning(trx);
      const before = await readCatalog(trx, 'postgres');
      const aside = before.length === 0 ? undefined : await moveAside(trx, before, at);
      await fill(trx, 'postgres', contents, at);
      return aside;
    });
  } finally {
    await database.close();
  }
}

/** Milliseconds for which PostgreSQL may still list the connections of a server that has just stopped. */
const FAREWELL_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** A running server keeps a connection open. */
async function refuseWhileRunning(trx: Kysely<Schema>): Promise<void> {
  const end = performance.now() + FAREWELL_MS;
  for (;;) {
    // In a transaction the list stays as it was first read.
    await sql`select pg_stat_clear_snapshot()`.execute(trx);
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database()
      and application_name = ${CONNECTION_NAME} and pid <> pg_backend_pid()`.execute(trx);
    if (rows.length === 0) return;
    if (performance.now() > end) throw new AppError('conflict', RUNNING);
    await pause(LOOK_EVERY_MS);
  }
}

/** Moves the tables into a schema of their own, where nothing finds them by accident. */
async function moveAside(trx: Kysely<Schema>, tables: readonly TableShape[], at: Date): Promise<string> {
  const schema = `before_restore_${stamp(at).replaceAll(/\W/g, '_').toLowerCase()}`;
  await sql`create schema ${sql.id(schema)}`.execute(trx);
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} set schema ${sql.id(schema)}`.execute(trx);
  }
  return `the schema ${schema}`;
}

/** Makes the tables as the backup's version had them, and puts its rows in. */
async function fill(trx: Kysely<Schema>, dialect: Dialect, contents: Contents, at: Date): Promise<void> {
  const steps = ours.filter((step) => contents.migrations.includes(step.name));
  await applyMigrations(trx, dialect, steps, at);
  const tables = await readCatalog(trx, dialect);
  const stored = new Set(contents.tables);
  if (stored.size !== tables.length || tables.some((table) => !stored.has(table.name))) {
    throw new AppError('conflict', INCOMPLETE);
  }
  // Rows inserted by a migration come from the backup instead.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
  for (const table of tables) {
    for await (const rows of contents.rows(table.name)) await insert(trx, table, rows);
  }
}

async function insert(
  trx: Kysely<Schema>,
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const most = Math.floor(MOST_PARAMETERS / columns.length);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += most) {
    const tuples = rows.slice(start, start + most).map((row) => sql`(${sql.join(valuesOf(row, columns))})`);
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(tuples)}`.execute(trx);
  }
}

function valuesOf(row: Row, columns: readonly string[]) {
  if (Object.keys(row).length !== columns.length) throw new AppError('conflict', INCOMPLETE);
  return columns.map((column) => {
    const value = row[column];
    if (value === undefined) throw new AppError('conflict', INCOMPLETE);
    return value;
  });
}
