// Rate limits of a parent in the database (D24): a minute's allowance, which refills steadily. Every use moves
// `used_until` by the time one use takes to refill; a use that would move it more than a minute ahead is refused. One
// statement does both, so that neither concurrent uses nor further processes are a way round the limit.
import { sql, type Kysely } from 'kysely';
import type { AccountsTables, RateUseTable } from './account-tables.ts';

const WINDOW_MS = 60_000;
/** Clocks of several servers differ a little. A use from later than this was made before the clock was set back. */
const AHEAD_MS = 60_000;

interface Rate {
  householdId: string;
  userId: string;
  kind: RateUseTable['kind'];
  perMinute: number;
}

export class Rates {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /** Counts one use; returns 0, or when the allowance is used up the seconds until one more is there. */
  async take({ householdId, userId, kind, perMinute }: Rate, at: Date): Promise<number> {
    const now = at.getTime();
    const each = Math.ceil(WINDOW_MS / perMinute);
    const used = sql.ref<number>('rate_use.used_until');
    const counts = sql<boolean>`${used} between ${now} and ${now + WINDOW_MS + AHEAD_MS}`;
    const taken = await this.#db
      .insertInto('rate_use')
      .values({ household_id: householdId, user_id: userId, kind, used_until: now + each })
      .onConflict((conflict) =>
        conflict
          .columns(['household_id', 'user_id', 'kind'])
          .doUpdateSet({
            used_until: sql<number>`case when ${counts} then ${used} else ${now} end + ${each}`,
          })
          .where(sql<boolean>`not (${counts} and ${used} > ${now + WINDOW_MS - each})`),
      )
      .returning('used_until')
      .executeTakeFirst();
    if (taken !== undefined) return 0;
    const { used_until: usedUntil } = await this.#db
      .selectFrom('rate_use')
      .select('used_until')
      .where('household_id', '=', householdId)
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return Math.max(1, Math.ceil((usedUntil + each - WINDOW_MS - now) / 1000));
  }
}
