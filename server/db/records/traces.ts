// Traces of removed records and applied edits of one household, stored as long as a device that was offline may still
// send edits about them (D33).
import { sql, type Kysely } from 'kysely';
import { UNDO_DAYS } from '#contract/changes.ts';
import type { Conflict } from '#contract/schemas/meal-sync.ts';
import { schemaNumberOf } from '#contract/upgrade.ts';
import { inPieces, padded } from '../engine/many.ts';
import type { Database } from '../engine/open.ts';
import { repeated } from '../engine/repeated.ts';
import type { Schema } from '../schema.ts';
import { parseFields, type Fields } from './fields.ts';
import { grownRecord } from './grown.ts';
import type { Place } from './place.ts';
import type { TableName } from './tables.ts';

const DAY_MS = 24 * 3600 * 1000;
const TRACES_AT_ONCE = 500;

/** Traces from before this instant are gone. */
export const traceLimit = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** Forgets what is older, some at a time; waits for `pause` in between. */
export async function purgeOldTraces(
  { kysely }: Database,
  now: Date,
  pause: () => Promise<void> = async () => undefined,
): Promise<void> {
  const limit = traceLimit(now).toISOString();
  const some = sql.lit(TRACES_AT_ONCE);
  for (const [table, key] of [
    ['tombstone', sql`household_id, record_table, record_id`],
    ['seen_edit', sql`household_id, edit_id`],
  ] as const) {
    for (let left = true; left; await pause()) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where (${key}) in
          (select ${key} from ${sql.table(table)} where at < ${limit} order by at limit ${some})`.execute(
        kysely,
      );
      left = numAffectedRows >= TRACES_AT_ONCE;
    }
  }
}

export class Traces {
  readonly #handle: Kysely<Schema>;
  readonly #householdId: string;
  readonly #now: () => Date;

  constructor({ handle, owner, now }: Pick<Place, 'handle' | 'owner' | 'now'>) {
    this.#handle = handle;
    this.#householdId = owner.householdId;
    this.#now = now;
  }

  /** The last state of removed records of a table, by id. */
  async removed(table: TableName, ids: readonly string[]): Promise<Map<string, Fields>> {
    const found = new Map<string, Fields>();
    for (const some of inPieces(ids)) {
      const rows = await this.#handle
        .selectFrom('tombstone')
        .select(['record_id', 'record'])
        .where('household_id', '=', this.#householdId)
        .where('record_table', '=', table)
        .where('record_id', 'in', padded(some))
        .execute();
      for (const row of rows) {
        const { schema = 1, ...record } = parseFields(row.record);
        found.set(row.record_id, grownRecord(table, record, Number(schema)));
      }
    }
    return found;
  }

  /** Keeps the last state of a record that was removed. */
  async bury(table: TableName, id: string, stamp: string, record: Fields): Promise<void> {
    // With the number of its schema where that is not the first.
    const buried = schemaNumberOf(table) > 1 ? { ...record, schema: schemaNumberOf(table) } : record;
    const kept = { stamp, at: this.#now().toISOString(), record: JSON.stringify(buried) };
    await this.#handle
      .insertInto('tombstone')
      .values({ household_id: this.#householdId, record_table: table, record_id: id, ...kept })
      .onConflict((conflict) =>
        conflict.columns(['household_id', 'record_table', 'record_id']).doUpdateSet(kept),
      )
      .execute();
  }

  /** A record is there again. */
  async unearth(table: TableName, id: string): Promise<void> {
    await this.#handle
      .deleteFrom('tombstone')
      .where('household_id', '=', this.#householdId)
      .where('record_table', '=', table)
      .where('record_id', '=', id)
      .execute();
  }

  /** The edits among these that were applied before, with their conflicts. */
  async seenEdits(ids: readonly string[]): Promise<Map<string, Conflict[]>> {
    const seen = new Map<string, Conflict[]>();
    for (const some of inPieces(ids)) {
      const asked = padded(some);
      const values = [this.#householdId, ...asked];
      const rows = await repeated(this.#handle, `which of ${asked.length} edits were seen`, values, () =>
        this.#handle
          .selectFrom('seen_edit')
          .select(['edit_id', 'conflicts'])
          .where('household_id', '=', this.#householdId)
          .where('edit_id', 'in', asked)
          .compile(),
      );
      for (const { edit_id: id, conflicts } of rows)
        seen.set(id, conflicts === null ? [] : (JSON.parse(conflicts) as Conflict[]));
    }
    return seen;
  }

  /** Remembers edits as applied, with the conflicts that some of them have. */
  async remember(editIds: readonly string[], conflicts: ReadonlyMap<string, Conflict[]>): Promise<void> {
    const at = this.#now().toISOString();
    const household_id = this.#householdId;
    for (const some of inPieces(editIds)) {
      const rows = some.map((edit_id) => {
        const its = conflicts.get(edit_id);
        return { household_id, edit_id, at, conflicts: its === undefined ? null : JSON.stringify(its) };
      });
      const insert = () => this.#handle.insertInto('seen_edit').values(rows);
      const values = rows.flatMap(Object.values);
      if (some.length > 1) await insert().execute();
      else await repeated(this.#handle, 'remember one edit', values, () => insert().compile());
    }
  }
}
