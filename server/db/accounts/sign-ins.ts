// Data that protects sign-in and recovery: counted attempts, known addresses of an account, recovery codes and reset
// links. Codes and links are stored as hashes and work once.
import { SqliteAdapter, sql, type Kysely } from 'kysely';
import { AppError } from '../../errors.ts';
import type { AccountsTables, SignInAttemptTable } from './account-tables.ts';

export type AttemptKind = SignInAttemptTable['kind'];

/** Filter of attempts; omitted fields match all. */
export interface AttemptFilter {
  kind: AttemptKind;
  accountHash?: string;
  address?: string;
  known?: boolean;
  /** Not older than this, ISO 8601 UTC. */
  since: string;
}

export class SignIns {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /**
   * Locks an account until the transaction ends. AppError `busy` when its credentials were replaced since they were
   * checked: of a sign-in with a password and a concurrent replacement, the latter wins.
   */
  async holdCredentials(userId: string, version: number): Promise<void> {
    const held = await this.#db
      .updateTable('user')
      .set((set) => ({ credentials_version: set.ref('credentials_version') }))
      .where('id', '=', userId)
      .where('credentials_version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (held === undefined) {
      throw new AppError('busy', 'Your password was changed just now. Please try again.', { retryAfter: 1 });
    }
  }

  async anybodyHasAccount(): Promise<boolean> {
    return (await this.#db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  /** Makes others who create accounts wait until the transaction ends. SQLite has one writer at a time anyway. */
  async lockAccounts(): Promise<void> {
    if (this.#db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql`lock table "user" in share row exclusive mode`.execute(this.#db);
  }

  async recordAttempt(attempt: SignInAttemptTable): Promise<void> {
    await this.#db.insertInto('sign_in_attempt').values(attempt).execute();
  }

  /** Number of matching attempts, and the time of the oldest. */
  async countAttempts(filter: AttemptFilter): Promise<{ count: number; oldest: string | null }> {
    const { kind, accountHash, address, known, since } = filter;
    let query = this.#db.selectFrom('sign_in_attempt').where('kind', '=', kind).where('at', '>=', since);
    if (accountHash !== undefined) query = query.where('account_hash', '=', accountHash);
    if (address !== undefined) query = query.where('address', '=', address);
    if (known !== undefined) query = query.where('known', '=', known ? 1 : 0);
    return query
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('at').as('oldest')])
      .executeTakeFirstOrThrow();
  }

  async removeAttempt(id: string): Promise<void> {
    await this.#db.deleteFrom('sign_in_attempt').where('id', '=', id).execute();
  }

  /** Forgets the failed tries of an account from one address, once it got in there. */
  async removeAttemptsOf(kind: AttemptKind, accountHash: string, address: string): Promise<void> {
    await this.#db
      .deleteFrom('sign_in_attempt')
      .where('kind', '=', kind)
      .where('account_hash', '=', accountHash)
      .where('address', '=', address)
      .execute();
  }

  /** Forgets attempts that are too old, or from a time that has not come yet. */
  async removeAttemptsOutside(from: string, to: string): Promise<void> {
    await this.#db
      .deleteFrom('sign_in_attempt')
      .where((w) => w.or([w('at', '<', from), w('at', '>', to)]))
      .execute();
  }

  /** True when the account of this normalised e-mail has signed in from the address before. */
  async isKnownAddress(emailFolded: string, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('user as u')
      .innerJoin('sign_in_address as a', 'a.user_id', 'u.id')
      .where('u.email_folded', '=', emailFolded)
      .where('a.address', '=', address)
      .select('u.id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The user signed in from here; addresses not used since `forgetBefore` are forgotten. */
  async rememberAddress(userId: string, address: string, at: string, forgetBefore: string): Promise<void> {
    await this.#db
      .deleteFrom('sign_in_address')
      .where('user_id', '=', userId)
      .where('last_used_at', '<', forgetBefore)
      .execute();
    await this.#db
      .insertInto('sign_in_address')
      .values({ user_id: userId, address, last_used_at: at })
      .onConflict((oc) => oc.columns(['user_id', 'address']).doUpdateSet({ last_used_at: at }))
      .execute();
  }

  /** Puts new recovery codes in the place of all earlier ones. */
  async replaceRecoveryCodes(userId: string, codeHashes: readonly string[], at: string): Promise<void> {
    await this.#db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    const rows = codeHashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: at }));
    if (rows.length > 0) await this.#db.insertInto('recovery_code').values(rows).execute();
  }

  async hasRecoveryCodes(userId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('recovery_code')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Uses a recovery code up; false when it is not one of the user's. */
  async useRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
    const used = await this.#db
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning('user_id')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** Stores a reset link; an earlier one of the same user stops working. */
  async insertReset(tokenHash: string, userId: string, at: string, expiresAt: string): Promise<void> {
    await this.#db
      .deleteFrom('password_reset')
      .where((w) => w.or([w('user_id', '=', userId), w('expires_at', '<', at)]))
      .execute();
    await this.#db
      .insertInto('password_reset')
      .values({ token_hash: tokenHash, user_id: userId, created_at: at, expires_at: expiresAt })
      .execute();
  }

  /** The user of a valid reset link. */
  async findReset(tokenHash: string, now: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('password_reset')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.user_id;
  }

  /** Uses up a reset link and returns its user, if it was valid. */
  async useReset(tokenHash: string, now: string): Promise<string | undefined> {
    const row = await this.#db
      .deleteFrom('password_reset')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id;
  }

  /** Makes every reset link of the user worthless. */
  async removeResetsOf(userId: string): Promise<void> {
    await this.#db.deleteFrom('password_reset').where('user_id', '=', userId).execute();
  }
}
