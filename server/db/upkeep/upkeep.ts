// Regular housekeeping, so that data is not stored longer than promised. It runs in small steps with a pause between
// them and blocks nobody.
import { sql } from 'kysely';
import { purgeOldChanges } from '../changes/image-expiry.ts';
import { removeOldCopies } from '../engine/migration-copies.ts';
import type { Database } from '../engine/open.ts';
import { purgeDeletedConversations } from './deleted-conversations.ts';
import { accounts } from '../accounts/accounts.ts';
import { emptyLog } from '../accounts/removals.ts';
import { purgeOldTraces } from '../records/traces.ts';

/** Pages of SQLite's file that move at a time. */
const PAGES_AT_ONCE = 200;

/** Gives free pages of the file back to the disk; a file from before this was possible reuses them instead. */
async function shrinkFile({ kysely }: Database, pause: () => Promise<void>): Promise<void> {
  const freePages = async () => {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(kysely);
    return rows[0]?.freelist_count ?? 0;
  };
  for (let [left, before] = [await freePages(), Infinity]; left > 0 && left < before; await pause()) {
    await sql`pragma incremental_vacuum(${sql.lit(PAGES_AT_ONCE)})`.execute(kysely);
    [left, before] = [await freePages(), left];
  }
}

/** Refreshes statistics of SQLite: plans made for a small database are slow in a large one. One table at a time. */
async function refreshStatistics({ kysely }: Database, pause: () => Promise<void>): Promise<void> {
  // Bits: list the statements instead of running them, for tables of any use.
  const { rows } = await sql<{ optimize: string }>`pragma optimize = 0x10003`.execute(kysely);
  for (const { optimize } of rows) {
    // The largest table takes a second, and is only ever read by its keys.
    if (optimize.includes('change_entry')) continue;
    await sql.raw(optimize).execute(kysely);
    await pause();
  }
}

/** Purges old images, traces and copies, and what is left of deleted rows in SQLite's files. */
export async function keepTidy(
  database: Database,
  now: Date,
  pause: () => Promise<void> = async () => undefined,
): Promise<void> {
  await purgeOldChanges(database, now, pause);
  await purgeOldTraces(database, now, pause);
  await purgeDeletedConversations(database, now, pause);
  const { kiosks, removals, sitterLinks } = accounts(database.kysely);
  await removals.clearClosedHouseholds(pause);
  await sitterLinks.removeExpired(now.toISOString());
  await kiosks.removeExpired(now.toISOString());
  removeOldCopies(database, now);
  if (database.dialect !== 'sqlite') return;
  await shrinkFile(database, pause);
  await refreshStatistics(database, pause);
  await database.kysely.connection().execute(emptyLog);
}
