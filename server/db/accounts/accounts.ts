// Users, households and memberships: the only access of the rest of the server to the account tables. Sessions,
// households, invitations and sign-in limits have files of their own in this folder.
import type { Kysely } from 'kysely';
import type { Preferences, User } from '#contract/schemas/account.ts';
import { AppError } from '../../errors.ts';
import { logJoined } from '../changes/joined.ts';
import type { AccountsTables } from './account-tables.ts';
import { Households } from './households.ts';
import { Invitations } from './invitations.ts';
import { Kiosks } from './kiosks.ts';
import type { NewAccount } from './new-account.ts';
import { readPreferences, withoutUndefined, type PreferenceChanges } from './preferences.ts';
import { Proofs } from './proofs.ts';
import { Rates } from './rates.ts';
import { Removals } from './removals.ts';
import { Sessions } from './sessions.ts';
import { SitterLinks } from './sitter-links.ts';
import { SignIns } from './sign-ins.ts';

/** Account data for signing in. */
export interface Credentials {
  userId: string;
  /** The household the user joined last: the target of signing in. */
  householdId: string;
  firstName: string;
  email: string;
  /** True when the e-mail is known to belong to this person. */
  emailProved: boolean;
  passwordHash: string | null;
  /** Version of the credentials; a sign-in that was checked against an older version is refused. */
  credentialsVersion: number;
  preferences: Preferences;
}

/** The same for an invented, a used, an expired and a revoked link. */
const INVITATION_OVER = 'This invitation no longer works. Please ask for a new one.';

export class Accounts {
  readonly #db: Kysely<AccountsTables>;
  readonly kiosks: Kiosks;
  #sessions: Sessions | undefined;
  #households: Households | undefined;
  #invitations: Invitations | undefined;
  #proofs: Proofs | undefined;
  #rates: Rates | undefined;
  #removals: Removals | undefined;
  #signIns: SignIns | undefined;
  #sitterLinks: SitterLinks | undefined;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
    this.kiosks = new Kiosks(db);
  }

  get sessions(): Sessions {
    return (this.#sessions ??= new Sessions(this.#db));
  }

  /** Households and memberships. */
  get households(): Households {
    return (this.#households ??= new Households(this.#db));
  }

  get invitations(): Invitations {
    return (this.#invitations ??= new Invitations(this.#db));
  }

  /** Proofs of e-mail addresses, and the open question after the first one. */
  get proofs(): Proofs {
    return (this.#proofs ??= new Proofs(this.#db));
  }

  get sitterLinks(): SitterLinks {
    return (this.#sitterLinks ??= new SitterLinks(this.#db));
  }

  /** Rate limits of a parent. */
  get rates(): Rates {
    return (this.#rates ??= new Rates(this.#db));
  }

  /** Permanent removal of households and accounts. */
  get removals(): Removals {
    return (this.#removals ??= new Removals(this.#db));
  }

  /** Attempts, known addresses, recovery codes and reset links. */
  get signIns(): SignIns {
    return (this.#signIns ??= new SignIns(this.#db));
  }

  /** Runs `work` in one transaction; joins a transaction that is already open. */
  async transaction<T>(work: (accounts: Accounts) => Promise<T>): Promise<T> {
    if (this.#db.isTransaction) return work(this);
    return this.#db.transaction().execute((trx) => work(new Accounts(trx)));
  }

  /** The account of a normalised e-mail address. */
  async findByEmail(emailFolded: string): Promise<Credentials | undefined> {
    return this.#credentials('email_folded', emailFolded);
  }

  async findById(userId: string): Promise<Credentials | undefined> {
    return this.#credentials('id', userId);
  }

  /** The account linked to a provider's subject. */
  async findByIdentity(issuer: string, subject: string): Promise<Credentials | undefined> {
    const identity = await this.#db
      .selectFrom('identity')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return identity && this.findById(identity.user_id);
  }

  async #credentials(key: 'id' | 'email_folded', value: string): Promise<Credentials | undefined> {
    const row = await this.#db
      .selectFrom('user as u')
      .innerJoin('membership as m', 'm.user_id', 'u.id')
      .where(`u.${key}`, '=', value)
      .select(['u.id', 'u.first_name', 'u.email', 'u.email_proved', 'u.password_hash', 'u.preferences'])
      .select(['m.household_id', 'u.credentials_version'])
      .orderBy('m.joined_at', 'desc')
      .orderBy('m.household_id', 'desc')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      userId: row.id,
      householdId: row.household_id,
      firstName: row.first_name,
      email: row.email,
      emailProved: row.email_proved === 1,
      passwordHash: row.password_hash,
      credentialsVersion: row.credentials_version,
      preferences: readPreferences(row.preferences),
    };
  }

  async linkIdentity(userId: string, issuer: string, subject: string, at: string): Promise<void> {
    await this.#db
      .insertInto('identity')
      .values({ issuer, subject, user_id: userId, created_at: at })
      .onConflict((oc) => oc.columns(['issuer', 'subject']).doNothing())
      .execute();
  }

  /**
   * Creates a user with a household of their own, or in the one they were invited to. Returns its id, or undefined when
   * the e-mail already has an account. AppError `not_found` when the invitation no longer works; then nobody is
   * created.
   */
  async create(account: NewAccount): Promise<string | undefined> {
    return this.transaction(async (inner) => {
      // The account comes first: an e-mail that is taken must not use up an invitation.
      if (!(await inner.#insertUser(account))) return undefined;
      const { userId, householdId, householdName, invitation, at } = account;
      if (invitation !== undefined) return inner.join(userId, invitation, at);
      await inner.households.insert({ id: householdId, name: householdName, timeZone: null }, at);
      await inner.households.addMember(householdId, userId, 'owner', at);
      return householdId;
    });
  }

  /** Uses up an invitation for a user and returns the household. AppError `not_found` when it no longer works. */
  async join(userId: string, invitation: string, at: string): Promise<string> {
    return this.transaction(async (inner) => {
      const used = await inner.invitations.use(invitation, userId, at);
      if (used === undefined) throw new AppError('not_found', INVITATION_OVER);
      await inner.households.addMember(used.householdId, userId, 'member', at);
      // An invitation is used once, so its id serves as that of the change set.
      await logJoined(inner.#db, { ...used, userId, at });
      return used.householdId;
    });
  }

  async #insertUser(account: NewAccount): Promise<boolean> {
    const inserted = await this.#db
      .insertInto('user')
      .values({
        id: account.userId,
        email: account.email,
        email_folded: account.emailFolded,
        email_proved: account.emailProved ? 1 : 0,
        first_name: account.firstName,
        last_name: account.lastName,
        password_hash: account.passwordHash,
        onboarding_completed: 0,
        preferences: JSON.stringify(account.preferences),
        created_at: account.at,
        updated_at: account.at,
      })
      .onConflict((oc) => oc.column('email_folded').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  }

  async setPassword(userId: string, passwordHash: string, at: string): Promise<void> {
    await this.#db
      .updateTable('user')
      .set((set) => ({
        password_hash: passwordHash,
        credentials_version: set('credentials_version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', userId)
      .execute();
  }

  /** Replaces the hash of a password that stays the same: sessions and links stay, too. */
  async renewHash(current: string, next: string): Promise<void> {
    const users = this.#db.updateTable('user').where('password_hash', '=', current);
    await users.set({ password_hash: next }).execute();
  }

  /** Replaces this password with a new one; false when it is no longer the user's. */
  async replacePassword(userId: string, current: string, next: string, at: string): Promise<boolean> {
    const changed = await this.#db
      .updateTable('user')
      .set((set) => ({
        password_hash: next,
        credentials_version: set('credentials_version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', userId)
      .where('password_hash', '=', current)
      .returning('id')
      .executeTakeFirst();
    return changed !== undefined;
  }

  /** Ends the kitchen tablets, sitter links, open invitations and links to set a password of this user. Part of a transaction. */
  async removeGivenAccess(userId: string): Promise<void> {
    await this.kiosks.removeAllBy(userId);
    await this.sitterLinks.removeAllBy(userId);
    await this.invitations.revokeAllBy(userId);
    await this.signIns.removeResetsOf(userId);
  }

  /** The user as the app shows them, in one of their households. */
  async findUser(userId: string, householdId: string): Promise<User | undefined> {
    const row = await this.#db
      .selectFrom('user as u')
      .innerJoin('membership as m', 'm.user_id', 'u.id')
      .innerJoin('household as h', 'h.id', 'm.household_id')
      .where('u.id', '=', userId)
      .where('h.id', '=', householdId)
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.onboarding_completed', 'u.preferences'])
      .select(['h.time_zone', 'h.seq', 'u.password_hash'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      onboardingCompleted: row.onboarding_completed === 1,
      preferences: readPreferences(row.preferences),
      timeZone: row.time_zone,
      householdId,
      hasPassword: row.password_hash !== null,
      seq: row.seq,
    };
  }

  /** Merges these into the user's preferences; `undefined` ones are unchanged. */
  async changePreferences(userId: string, changes: PreferenceChanges, at: string): Promise<void> {
    await this.transaction(async (inner) => {
      // The write comes first: it locks the row on both databases, so that concurrent changes are not lost.
      const locked = await inner.#db
        .updateTable('user')
        .set({ updated_at: at })
        .where('id', '=', userId)
        .returning('preferences')
        .executeTakeFirstOrThrow();
      const preferences = { ...readPreferences(locked.preferences), ...withoutUndefined(changes) };
      await inner.#db
        .updateTable('user')
        .set({ preferences: JSON.stringify(preferences) })
        .where('id', '=', userId)
        .execute();
    });
  }

  async markOnboarded(userId: string, at: string): Promise<void> {
    const users = this.#db.updateTable('user').where('id', '=', userId);
    await users.set({ onboarding_completed: 1, updated_at: at }).execute();
  }

  async rename(userId: string, first_name: string, last_name: string | undefined): Promise<void> {
    await this.#db.updateTable('user').set({ first_name, last_name }).where('id', '=', userId).execute();
  }
}

/** The accounts of a database, or of a transaction in it. */
export function accounts<DB extends AccountsTables>(handle: Kysely<DB>): Accounts {
  return new Accounts(handle as unknown as Kysely<AccountsTables>);
}
