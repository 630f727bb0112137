// Proofs of e-mail addresses: what the first one ends, and the question about the household that it may leave open.
// Every method is part of a transaction. Decision 014.
import type { Kysely } from 'kysely';
import type { AccountsTables } from './account-tables.ts';
import { Households } from './households.ts';
import { Invitations } from './invitations.ts';

/** Tables whose rows give access to an account. */
const WAYS_IN = [
  'identity',
  'recovery_code',
  'password_reset',
  'session',
  'kiosk',
  'sitter_link',
  'sign_in_address',
] as const;

export class Proofs {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /**
   * Proves the e-mail address for the acting user. The first time, every credential and every open invitation made
   * before is removed, and memberships shared with others get a question. Returns true the first time.
   */
  async prove(userId: string): Promise<boolean> {
    const first = await this.#db
      .updateTable('user')
      .set({ email_proved: 1 })
      .where('id', '=', userId)
      .where('email_proved', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (first === undefined) return false;
    await this.#removeWaysIn(userId);
    await this.#askAboutOthers(userId);
    return true;
  }

  async #removeWaysIn(userId: string): Promise<void> {
    await this.#db
      .updateTable('user')
      .set((set) => ({ password_hash: null, credentials_version: set('credentials_version', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    for (const table of WAYS_IN) await this.#db.deleteFrom(table).where('user_id', '=', userId).execute();
  }

  async #askAboutOthers(userId: string): Promise<void> {
    const households = new Households(this.#db);
    const own = await households.ofUser(userId);
    // Concurrent invitations and joins are finished before the members are read.
    for (const { id } of own.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await households.lock(id);
    await new Invitations(this.#db).revokeAllBy(userId);
    for (const { id } of own) {
      if ((await households.members(id)).length > 1) await this.#setToConfirm(id, userId, 1);
    }
  }

  /** True when the member has to say first whether the others in this household are family. */
  async mustConfirm(householdId: string, userId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('membership')
      .select('to_confirm')
      .where('household_id', '=', householdId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.to_confirm === 1;
  }

  /** The member knows the others in this household. */
  async confirm(householdId: string, userId: string): Promise<void> {
    await this.#setToConfirm(householdId, userId, 0);
  }

  async #setToConfirm(householdId: string, userId: string, value: 0 | 1): Promise<void> {
    await this.#db
      .updateTable('membership')
      .set({ to_confirm: value })
      .where('household_id', '=', householdId)
      .where('user_id', '=', userId)
      .execute();
  }
}
