// What has to be done now and then, so that nothing is kept longer than we say.
import { purgeOldChanges } from './history.ts';
import { removeOldCopies } from './migration-copies.ts';
import type { Database } from './open.ts';
import { emptyLog } from './removals.ts';
import { purgeOldTraces } from './traces.ts';

/** Purges old images, traces and copies, and what is left of deleted rows in SQLite's log. */
export async function keepTidy(database: Database, now: Date): Promise<void> {
  await purgeOldChanges(database, now);
  await purgeOldTraces(database, now);
  removeOldCopies(database, now);
  if (database.dialect === 'sqlite') await database.kysely.connection().execute(emptyLog);
}
