// Counted attempts for attempts.ts: in the database, and in memory while its disk is full.
import type { SignInAttemptTable } from '../../db/accounts/account-tables.ts';
import type { AttemptFilter, SignIns } from '../../db/accounts/sign-ins.ts';
import { isFull, writtenIfRoom } from '../../db/engine/sql-errors.ts';

/** Limit of attempts in memory; with more of them within an hour all attempts are refused until there is room. */
const MOST_UNSAVED = 10_000;

const matches = (attempt: SignInAttemptTable, filter: AttemptFilter): boolean =>
  attempt.kind === filter.kind &&
  attempt.at >= filter.since &&
  (filter.accountHash === undefined || attempt.account_hash === filter.accountHash) &&
  (filter.address === undefined || attempt.address === filter.address) &&
  (filter.known === undefined || attempt.known === (filter.known ? 1 : 0));

export class CountedTries {
  readonly #signIns: SignIns;
  #unsaved: SignInAttemptTable[] = [];
  #saving: Promise<void> | undefined;

  constructor(signIns: SignIns) {
    this.#signIns = signIns;
  }

  async record(attempt: SignInAttemptTable): Promise<void> {
    try {
      await this.#save();
      await this.#signIns.recordAttempt(attempt);
    } catch (error) {
      if (!isFull(error) || this.#unsaved.length >= MOST_UNSAVED) throw error;
      this.#unsaved.push(attempt);
    }
  }

  /** Number of matching attempts, and the time of the oldest. */
  async count(filter: AttemptFilter): Promise<{ count: number; oldest: string | null }> {
    const stored = await this.#signIns.countAttempts(filter);
    const kept = this.#unsaved.filter((attempt) => matches(attempt, filter));
    const times = [...kept.map((attempt) => attempt.at), ...(stored.oldest === null ? [] : [stored.oldest])];
    return { count: stored.count + kept.length, oldest: times.toSorted()[0] ?? null };
  }

  async remove(id: string): Promise<void> {
    await this.#forget(
      (attempt) => attempt.id === id,
      () => this.#signIns.removeAttempt(id),
    );
  }

  /** Forgets the tries of an account from one address. */
  async removeOf(kind: SignInAttemptTable['kind'], accountHash: string, address: string): Promise<void> {
    await this.#forget(
      (attempt) => matches(attempt, { kind, accountHash, address, since: '' }),
      () => this.#signIns.removeAttemptsOf(kind, accountHash, address),
    );
  }

  /** Forgets tries that are too old, or from a time that has not come yet. */
  async removeOutside(from: string, to: string): Promise<void> {
    await this.#forget(
      (attempt) => attempt.at < from || attempt.at > to,
      () => this.#signIns.removeAttemptsOutside(from, to),
    );
  }

  async #forget(isMeant: (attempt: SignInAttemptTable) => boolean, remove: () => Promise<void>) {
    await this.#saving?.catch(() => undefined);
    this.#unsaved = this.#unsaved.filter((attempt) => !isMeant(attempt));
    // Stored tries that cannot be removed now are no longer counted after an hour.
    await writtenIfRoom(remove);
  }

  /** Saves what is in memory; until that is done it counts from there, so that no try is ever missing. */
  async #save(): Promise<void> {
    if (this.#unsaved.length === 0) return;
    this.#saving ??= this.#saveAll([...this.#unsaved]).finally(() => (this.#saving = undefined));
    await this.#saving;
  }

  async #saveAll(attempts: readonly SignInAttemptTable[]): Promise<void> {
    for (const attempt of attempts) {
      await this.#signIns.recordAttempt(attempt);
      this.#unsaved = this.#unsaved.filter(({ id }) => id !== attempt.id);
    }
  }
}
