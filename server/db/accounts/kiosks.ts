// Kitchen tablets in the database: a code until it is used, then a session. Both are stored as hashes, and removed with
// the membership of the parent who made them.
import type { Kysely } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { AccountsTables, KioskTable } from './account-tables.ts';

/** A tablet as Settings show it. */
export type StoredKiosk = Pick<
  KioskTable,
  'id' | 'show_titles' | 'created_at' | 'expires_at' | 'last_seen_at' | 'user_agent'
> & { first_name: string };

interface FoundKiosk {
  actor: Actor;
  lastSeenAt: string;
}

export class Kiosks {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  async insert(kiosk: KioskTable): Promise<void> {
    await this.#db.insertInto('kiosk').values(kiosk).execute();
  }

  /** The tablets and open codes of a household, oldest first. */
  async list(householdId: string, now: string): Promise<StoredKiosk[]> {
    return this.#db
      .selectFrom('kiosk as k')
      .innerJoin('user as u', 'u.id', 'k.user_id')
      .select(['k.id', 'k.show_titles', 'k.created_at', 'k.expires_at', 'k.last_seen_at', 'k.user_agent'])
      .select('u.first_name')
      .where('k.household_id', '=', householdId)
      .where('k.expires_at', '>', now)
      .orderBy('k.created_at')
      .orderBy('k.id')
      .execute();
  }

  /** Uses a code up and returns true, if it was still valid: of two at once, one succeeds. */
  async use(
    codeHash: string,
    now: string,
    session: { tokenHash: string; expiresAt: string; userAgent: string },
  ): Promise<boolean> {
    const row = await this.#db
      .updateTable('kiosk')
      .set({
        code_hash: null,
        token_hash: session.tokenHash,
        expires_at: session.expiresAt,
        last_seen_at: now,
        user_agent: session.userAgent,
      })
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The tablet of a cookie. Without effect while the parent who made it has an open question (decision 014). */
  async find(tokenHash: string, now: string): Promise<FoundKiosk | undefined> {
    const row = await this.#db
      .selectFrom('kiosk as k')
      .innerJoin('household as h', 'h.id', 'k.household_id')
      .innerJoin('membership as m', (on) =>
        on.onRef('m.household_id', '=', 'k.household_id').onRef('m.user_id', '=', 'k.user_id'),
      )
      .select(['k.id', 'k.household_id', 'k.user_id', 'k.show_titles', 'k.last_seen_at', 'h.time_zone'])
      .where('k.token_hash', '=', tokenHash)
      .where('k.expires_at', '>', now)
      .where('m.to_confirm', '=', 0)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      actor: {
        sessionId: row.id,
        userId: row.user_id,
        firstName: '',
        householdId: row.household_id,
        timeZone: row.time_zone ?? 'UTC',
        kiosk: { showTitles: row.show_titles === 1 },
      },
      lastSeenAt: row.last_seen_at ?? '',
    };
  }

  async touch(id: string, at: string): Promise<void> {
    await this.#db.updateTable('kiosk').set({ last_seen_at: at }).where('id', '=', id).execute();
  }

  /** False when the household has no tablet with this id. */
  async setTitles(id: string, householdId: string, shown: boolean): Promise<boolean> {
    const row = await this.#db
      .updateTable('kiosk')
      .set({ show_titles: shown ? 1 : 0 })
      .where('id', '=', id)
      .where('household_id', '=', householdId)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Ends a tablet's access, or its code; false when the household has none with this id. */
  async remove(id: string, householdId: string): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('kiosk')
      .where('id', '=', id)
      .where('household_id', '=', householdId)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async removeByToken(tokenHash: string): Promise<void> {
    await this.#db.deleteFrom('kiosk').where('token_hash', '=', tokenHash).execute();
  }

  /** Ends every tablet and code that this user made, in any household. */
  async removeAllBy(userId: string): Promise<void> {
    await this.#db.deleteFrom('kiosk').where('user_id', '=', userId).execute();
  }

  /** Forgets tablets and codes that expired before this time. */
  async removeExpired(now: string): Promise<void> {
    await this.#db.deleteFrom('kiosk').where('expires_at', '<=', now).execute();
  }
}
