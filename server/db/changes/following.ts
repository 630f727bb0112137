// Queries for all followers of a household (D33): whether they still have access, the household's count of writes, and
// the changes since their cursor.
import type { Kysely } from 'kysely';
import { inPieces, padded } from '../engine/many.ts';
import type { Schema } from '../schema.ts';

/** State of a session: its household, and that household's count of writes. */
export interface Standing {
  householdId: string;
  seq: number;
  /** Of a kitchen tablet: if it shows the titles of appointments. */
  showTitles?: boolean;
}

/** A kind of record that one change set touched. */
export interface Step {
  seq: number;
  origin: string | null;
  record: string;
}

/** Data that a change set without records makes out of date: a parent has joined, and the change log says so. */
const OF_MEMBERS = ['household', 'change'] as const;

export class Following {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Current state of each of these sessions. One that ended, or whose parent was removed, is missing. */
  async standings(sessionIds: readonly string[]): Promise<Map<string, Standing>> {
    const found = new Map<string, Standing>();
    for (const some of inPieces(sessionIds)) {
      const rows = await this.#standings(some);
      for (const { id, household_id: householdId, seq } of rows) found.set(id, { householdId, seq });
    }
    return found;
  }

  /** The same for kitchen tablets. */
  async standingsOfKiosks(ids: readonly string[], now: string): Promise<Map<string, Standing>> {
    const found = new Map<string, Standing>();
    for (const some of inPieces(ids)) {
      const rows = await this.#db
        .selectFrom('kiosk as k')
        .innerJoin('household as h', 'h.id', 'k.household_id')
        .where('k.id', 'in', padded(some))
        .where('k.expires_at', '>', now)
        .select(['k.id', 'k.household_id', 'k.show_titles', 'h.seq'])
        .execute();
      for (const { id, household_id: householdId, show_titles: shown, seq } of rows)
        found.set(id, { householdId, seq, showTitles: shown === 1 });
    }
    return found;
  }

  #standings(sessionIds: readonly string[]) {
    return this.#db
      .selectFrom('session as s')
      .innerJoin('membership as m', (on) =>
        on.onRef('m.household_id', '=', 's.household_id').onRef('m.user_id', '=', 's.user_id'),
      )
      .innerJoin('household as h', 'h.id', 's.household_id')
      .where('s.id', 'in', padded(sessionIds))
      .select(['s.id', 's.household_id', 'h.seq'])
      .execute();
  }

  /** Kinds of records touched by the change sets after `after`, up to `upTo`. */
  async steps(householdId: string, after: number, upTo: number): Promise<Step[]> {
    const rows = await this.#db
      .selectFrom('change_set as set')
      .leftJoin('change_entry as entry', (on) =>
        on.onRef('entry.household_id', '=', 'set.household_id').onRef('entry.seq', '=', 'set.seq'),
      )
      .where('set.household_id', '=', householdId)
      .where('set.seq', '>', after)
      .where('set.seq', '<=', upTo)
      .select(['set.seq', 'set.origin', 'entry.record_table as record'])
      .distinct()
      .execute();
    return rows.flatMap(({ seq, origin, record }) =>
      (record === null ? OF_MEMBERS : [record]).map((one) => ({ seq, origin, record: one })),
    );
  }
}
