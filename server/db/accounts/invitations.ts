// Invitations to a household: stored as the hash of their link, used once, removed with the membership of their author.
import type { Kysely } from 'kysely';
import type { Invitation } from '#contract/schemas/household.ts';
import type { AccountsTables } from './account-tables.ts';

interface NewInvitation {
  id: string;
  householdId: string;
  userId: string;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
}

/** Content of an invitation's page. */
export interface OpenInvitation {
  householdId: string;
  householdName: string;
  /** First name of who made it. */
  madeBy: string;
}

export class Invitations {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  async insert({ id, householdId, userId, tokenHash, createdAt, expiresAt }: NewInvitation): Promise<void> {
    await this.#db
      .insertInto('invitation')
      .values({
        id,
        household_id: householdId,
        user_id: userId,
        token_hash: tokenHash,
        created_at: createdAt,
        expires_at: expiresAt,
        used_by: null,
      })
      .execute();
  }

  /** The invitations of a household that can still be used, oldest first. */
  async open(householdId: string, now: string): Promise<Invitation[]> {
    const rows = await this.#db
      .selectFrom('invitation as i')
      .innerJoin('user as u', 'u.id', 'i.user_id')
      .select(['i.id', 'u.first_name', 'i.created_at', 'i.expires_at'])
      .where('i.household_id', '=', householdId)
      .where('i.used_by', 'is', null)
      .where('i.expires_at', '>', now)
      .orderBy('i.created_at')
      .orderBy('i.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      madeBy: row.first_name,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
  }

  /** The invitation behind a link, if it can still be used. */
  async find(tokenHash: string, now: string): Promise<OpenInvitation | undefined> {
    const row = await this.#db
      .selectFrom('invitation as i')
      .innerJoin('user as u', 'u.id', 'i.user_id')
      .innerJoin('household as h', 'h.id', 'i.household_id')
      .select(['h.id', 'h.name', 'u.first_name'])
      .where('i.token_hash', '=', tokenHash)
      .where('i.used_by', 'is', null)
      .where('i.expires_at', '>', now)
      .executeTakeFirst();
    return row && { householdId: row.id, householdName: row.name, madeBy: row.first_name };
  }

  /** True when this user joined with the link before. */
  async wasUsedBy(tokenHash: string, userId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('invitation')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where('used_by', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Uses up an invitation and returns it, if it was still valid: of two at once, one succeeds. */
  async use(
    tokenHash: string,
    userId: string,
    now: string,
  ): Promise<{ id: string; householdId: string } | undefined> {
    // All writers of a household lock it first: revoking the invitation at the same time must not deadlock.
    await this.#db
      .updateTable('household')
      .set((set) => ({ seq: set.ref('seq') }))
      .where('id', 'in', (from) =>
        from.selectFrom('invitation').select('household_id').where('token_hash', '=', tokenHash),
      )
      .execute();
    const row = await this.#db
      .updateTable('invitation')
      .set({ used_by: userId })
      .where('token_hash', '=', tokenHash)
      .where('used_by', 'is', null)
      .where('expires_at', '>', now)
      .returning(['id', 'household_id'])
      .executeTakeFirst();
    return row && { id: row.id, householdId: row.household_id };
  }

  /** Takes an open invitation back; false when the household has none with this id. */
  async revoke(id: string, householdId: string, now: string): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('invitation')
      .where('id', '=', id)
      .where('household_id', '=', householdId)
      .where('used_by', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Takes back every invitation that can still be used. */
  async revokeAll(householdId: string): Promise<void> {
    await this.#db
      .deleteFrom('invitation')
      .where('household_id', '=', householdId)
      .where('used_by', 'is', null)
      .execute();
  }

  /** Takes back every invitation of this user that can still be used, in any household. Waits for those being used. */
  async revokeAllBy(userId: string): Promise<void> {
    await this.#db
      .deleteFrom('invitation')
      .where('user_id', '=', userId)
      .where('used_by', 'is', null)
      .execute();
  }

  /** Forgets invitations that expired before this time. */
  async removeExpired(before: string): Promise<void> {
    await this.#db.deleteFrom('invitation').where('expires_at', '<', before).execute();
  }
}
