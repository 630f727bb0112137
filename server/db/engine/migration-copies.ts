// Automatic copies of a SQLite file before a migration changes it: the newest few, for a limited time.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './open.ts';

const KEPT_COPIES = 5;
/** They hold what was deleted since, so they do not outlive the change log's own images (D22). */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const COPY = /^before-.+-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.sqlite$/;

const folderOf = (file: string): string => join(dirname(file), 'backups');

/** Makes a full copy in the data folder, so that no migration can cost a family its data. */
export async function keepCopy(database: Database, migration: string, at: Date): Promise<void> {
  if (database.file === undefined) return;
  const folder = folderOf(database.file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `before-${migration}-${at.toISOString().replaceAll(':', '-')}.sqlite`);
  // SQLite fills an empty file, and ours is readable by its owner alone.
  closeSync(openSync(copy, 'wx', 0o600));
  await sql`vacuum into ${sql.lit(copy)}`.execute(database.kysely);
  removeOldCopies(database, at);
}

/** Removes all but the newest copies, and those that are too old. */
export function removeOldCopies({ file }: Database, now: Date): void {
  if (file === undefined) return;
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS;
  for (const [place, { path, ms }] of copiesOf(file).entries()) {
    if (place >= KEPT_COPIES || ms < oldest) rmSync(path);
  }
}

/** Path of the newest copy of a SQLite file. */
export const newestCopy = (file: string): string | undefined => copiesOf(file)[0]?.path;

/** Newest first. */
function copiesOf(file: string): { path: string; ms: number }[] {
  const folder = folderOf(file);
  if (!existsSync(folder)) return [];
  const copies = readdirSync(folder).flatMap((name) => {
    const [, date, hour, minute, second] = COPY.exec(name) ?? [];
    const ms = Date.parse(`${date}T${hour}:${minute}:${second}`);
    return date === undefined ? [] : [{ path: join(folder, name), ms }];
  });
  return copies.toSorted((one, other) => other.ms - one.ms);
}
