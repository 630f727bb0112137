// Purges images of the change log: after 30 days (D22), or earlier in a household with too many (D39). Found by the
// index of entries that still have some, and always a bounded number at once.
import type { Kysely } from 'kysely';
import { UNDO_DAYS } from '#contract/changes.ts';
import type { Database } from '../engine/open.ts';
import type { Schema } from '../schema.ts';
import { ENTRY_BYTES, lessHistory, type Usage } from './usage.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Entries that lose their images in one transaction. */
const ENTRIES_AT_ONCE = 200;
const HOUSEHOLDS_AT_ONCE = 100;

/** Changes made before this instant can no longer be undone. */
export const undoLimit = (now: Date): string => new Date(now.getTime() - UNDO_DAYS * DAY_MS).toISOString();

/** The oldest entries with images from before `limit`, with what they take. */
async function oldest(handle: Kysely<Schema>, householdId: string, limit: string) {
  const rows = await handle
    .selectFrom('change_entry as entry')
    .innerJoin('change_set as set', (on) =>
      on.onRef('set.household_id', '=', 'entry.household_id').onRef('set.seq', '=', 'entry.seq'),
    )
    .select(['entry.seq', 'entry.position', 'set.at', ENTRY_BYTES.as('bytes')])
    .where('entry.household_id', '=', householdId)
    .where('entry.label', 'is not', null)
    .orderBy('entry.seq')
    .orderBy('entry.position')
    .limit(ENTRIES_AT_ONCE)
    .execute();
  return rows.filter(({ at }) => at < limit);
}

type Old = Awaited<ReturnType<typeof oldest>>;

/** Removes images and names; the bare history stays. Returns the freed bytes. */
async function forget(handle: Kysely<Schema>, householdId: string, entries: Old): Promise<number> {
  for (const [seq, of] of Map.groupBy(entries, (entry) => entry.seq)) {
    await handle
      .updateTable('change_entry')
      .set({ before: null, label: null })
      .where('household_id', '=', householdId)
      .where('seq', '=', seq)
      .where('position', '<=', of.at(-1)?.position ?? 0)
      .where('label', 'is not', null)
      .execute();
  }
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Makes room in the history of the household that is writing: the oldest images go first, never of the last 24 hours. */
export async function makeRoom(
  trx: Kysely<Schema>,
  householdId: string,
  usage: Usage,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  if (usage.history <= most) return;
  const aDayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  let tooMuch = usage.history - most;
  const going: Old = [];
  for (const entry of await oldest(trx, householdId, aDayAgo)) {
    if (tooMuch <= 0) break;
    going.push(entry);
    tooMuch -= entry.bytes;
  }
  usage.countHistory(-(await forget(trx, householdId, going)));
}

/** Purges one bounded piece of a household's old images; false when none are left. */
async function purgePiece({ kysely }: Database, householdId: string, limit: string): Promise<boolean> {
  if ((await oldest(kysely, householdId, limit)).length === 0) return false;
  return kysely.transaction().execute(async (trx) => {
    // The household's turn: its counters are ours until the end.
    await trx
      .updateTable('household')
      .set((set) => ({ seq: set.ref('seq') }))
      .where('id', '=', householdId)
      .execute();
    const old = await oldest(trx, householdId, limit);
    await lessHistory(trx, householdId, await forget(trx, householdId, old));
    return old.length === ENTRIES_AT_ONCE;
  });
}

/** Removes images and names from changes older than the undo limit; waits for `pause` between two pieces. */
export async function purgeOldChanges(
  database: Database,
  now: Date,
  pause: () => Promise<void> = async () => undefined,
): Promise<void> {
  const limit = undoLimit(now);
  for (let last = ''; ;) {
    const households = await database.kysely
      .selectFrom('household')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(HOUSEHOLDS_AT_ONCE)
      .execute();
    for (const { id } of households) while (await purgePiece(database, id, limit)) await pause();
    last = households.at(-1)?.id ?? '';
    if (households.length < HOUSEHOLDS_AT_ONCE) return;
    await pause();
  }
}
