// For tests: migrated databases in memory. Migrating each took a third of the time of a test of the whole app.
import { migrate } from '../engine/migrate.ts';
import { databaseOn, type Database } from '../engine/open.ts';
import { openSqlite, refuseToAttach } from '../engine/sqlite-file.ts';

const MEMORY = ':memory:';

/** The file of a database without records, migrated once in this process. */
let migrated: Promise<Uint8Array> | undefined;

async function migrateOnce(): Promise<Uint8Array> {
  const connection = openSqlite(MEMORY);
  const database = databaseOn(connection, MEMORY);
  await migrate(database);
  const file = connection.serialize();
  await database.close();
  return file;
}

/** A migrated SQLite in memory without records. */
export async function openMigratedSqlite(): Promise<Database> {
  migrated ??= migrateOnce();
  const connection = openSqlite(MEMORY);
  // SQLite attaches what it reads from memory.
  connection.setAuthorizer(null);
  connection.deserialize(await migrated);
  refuseToAttach(connection, MEMORY);
  return databaseOn(connection, MEMORY);
}
