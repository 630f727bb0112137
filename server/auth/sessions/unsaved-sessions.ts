// Sessions created and ended while the disk is full: they are valid from memory, and saved as soon as there is room.
import type { SessionTable } from '../../db/accounts/account-tables.ts';
import type { Accounts } from '../../db/accounts/accounts.ts';
import type { FoundSession } from '../../db/accounts/sessions.ts';
import { writtenIfRoom } from '../../db/engine/sql-errors.ts';

/** Limit of sessions in memory; further sign-ins wait for room. */
const MOST_UNSAVED = 10_000;

interface Begun {
  session: SessionTable;
  /** The account's credentials the sign-in was checked against: the session counts for nothing once they changed. */
  credentialsVersion: number;
}

export class UnsavedSessions {
  readonly #accounts: Accounts;
  /** By the hash of their token. */
  readonly #begun = new Map<string, Begun>();
  readonly #ended = new Set<string>();

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  /** AppError `busy` when the credentials were replaced since they were checked. */
  async begin(begun: Begun): Promise<void> {
    await this.#save();
    if (this.#begun.size >= MOST_UNSAVED) await this.#insert(begun);
    else if (!(await writtenIfRoom(() => this.#insert(begun))))
      this.#begun.set(begun.session.token_hash, begun);
  }

  async find(tokenHash: string): Promise<FoundSession | undefined> {
    await this.#save();
    if (this.#ended.has(tokenHash)) return undefined;
    const unsaved = this.#begun.get(tokenHash);
    return unsaved === undefined ? this.#accounts.sessions.find(tokenHash) : this.#look(unsaved);
  }

  async end(tokenHash: string): Promise<void> {
    await this.#save();
    this.#begun.delete(tokenHash);
    if (!(await writtenIfRoom(() => this.#accounts.sessions.removeByToken(tokenHash))))
      this.#ended.add(tokenHash);
  }

  #insert({ session, credentialsVersion }: Begun): Promise<void> {
    return this.#accounts.transaction(async (inner) => {
      await inner.signIns.holdCredentials(session.user_id, credentialsVersion);
      await inner.sessions.insert(session);
    });
  }

  /** The result that the database would return if it had the session. */
  async #look({ session, credentialsVersion }: Begun): Promise<FoundSession | undefined> {
    const owner = await this.#accounts.sessions.findOwner(session);
    if (owner === undefined || owner.credentialsVersion !== credentialsVersion) {
      this.#begun.delete(session.token_hash);
      return undefined;
    }
    const { id: sessionId, user_id: userId, household_id: householdId } = session;
    return {
      actor: { sessionId, userId, householdId, firstName: owner.firstName, timeZone: owner.timeZone },
      mustConfirm: owner.mustConfirm,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
    };
  }

  /** Runs before everything else, so that code that ends sessions in the database finds these there. */
  async #save(): Promise<void> {
    for (const tokenHash of this.#ended) {
      if (!(await writtenIfRoom(() => this.#accounts.sessions.removeByToken(tokenHash)))) return;
      this.#ended.delete(tokenHash);
    }
    for (const [tokenHash, unsaved] of this.#begun) {
      if ((await this.#look(unsaved)) === undefined) continue;
      if (!(await writtenIfRoom(() => this.#accounts.sessions.insert(unsaved.session)))) return;
      this.#begun.delete(tokenHash);
    }
  }
}
