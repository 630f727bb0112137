// Counts tries and refuses too many (D24). A try is written down before it is judged, so that a hundred at once
// are no way round the limit; unknown e-mails count like known ones.
import type { Accounts } from '../db/accounts.ts';
import type { AttemptFilter, AttemptKind } from '../db/sign-ins.ts';
import { AppError } from '../errors.ts';
import { hashSecret } from '../secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Failed sign-ins an hour from one address to accounts that do not know it: one password tried on everybody. */
const STRANGER_FAILURES_PER_ADDRESS = 100;
/** Mails with a reset link an hour: enough for a parent, too few to fill a mailbox. */
const MAILS_PER_ACCOUNT = 3;
const MAILS_PER_ADDRESS = 20;

interface Rule {
  filter: Omit<AttemptFilter, 'kind' | 'since'>;
  max: number;
  windowMs: number;
}

interface Parts {
  accounts: Accounts;
  limits: { signUpsPerHour: number; signInFailures: number; signInFailuresElsewhere: number };
  now: () => Date;
  newId: () => string;
}

export class Attempts {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Judges a sign-in: `check` answers null when it failed, which counts. Throws `too_many` without judging. */
  async signIn<T>(emailFolded: string, address: string, check: () => Promise<T | null>): Promise<T | null> {
    const { accounts, limits } = this.#parts;
    const accountHash = hashSecret(emailFolded);
    const known = await accounts.signIns.isKnownAddress(emailFolded, address);
    const here = { filter: { accountHash, address }, max: limits.signInFailures, windowMs: 15 * MINUTE_MS };
    const elsewhere: Rule[] = [
      { filter: { accountHash, known: false }, max: limits.signInFailuresElsewhere, windowMs: HOUR_MS },
      { filter: { address, known: false }, max: STRANGER_FAILURES_PER_ADDRESS, windowMs: HOUR_MS },
    ];
    const id = await this.#admit({
      kind: 'sign-in',
      accountHash,
      address,
      known,
      rules: known ? [here] : [here, ...elsewhere],
    });
    const result = await this.#undoingOnError(id, check);
    if (result !== null) await accounts.signIns.removeAttemptsOf('sign-in', accountHash, address);
    return result;
  }

  /** Runs a sign-up unless the address made too many. */
  async signUp<T>(emailFolded: string, address: string, create: () => Promise<T>): Promise<T> {
    const rule = { filter: { address }, max: this.#parts.limits.signUpsPerHour, windowMs: HOUR_MS };
    const accountHash = hashSecret(emailFolded);
    const id = await this.#admit({ kind: 'sign-up', accountHash, address, known: false, rules: [rule] });
    return this.#undoingOnError(id, create);
  }

  /** Whether another mail may go out to this e-mail. */
  async mayMail(emailFolded: string, address: string): Promise<boolean> {
    const accountHash = hashSecret(emailFolded);
    const rules = [
      { filter: { accountHash }, max: MAILS_PER_ACCOUNT, windowMs: HOUR_MS },
      { filter: { address }, max: MAILS_PER_ADDRESS, windowMs: HOUR_MS },
    ];
    try {
      await this.#admit({ kind: 'forgot', accountHash, address, known: false, rules });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many') return false;
      throw error;
    }
  }

  async #admit(attempt: {
    kind: AttemptKind;
    accountHash: string;
    address: string;
    known: boolean;
    rules: readonly Rule[];
  }): Promise<string> {
    const { kind, accountHash, address, known, rules } = attempt;
    const { newId, now } = this.#parts;
    const { signIns } = this.#parts.accounts;
    const ms = now().getTime();
    const ago = (windowMs: number) => new Date(ms - windowMs).toISOString();
    await signIns.removeAttemptsBefore(ago(HOUR_MS));
    const id = newId();
    const at = new Date(ms).toISOString();
    await signIns.recordAttempt({ id, kind, account_hash: accountHash, address, known: known ? 1 : 0, at });
    for (const { filter, max, windowMs } of rules) {
      const { count, oldest } = await signIns.countAttempts({ ...filter, kind, since: ago(windowMs) });
      if (count <= max) continue;
      // Only judged tries count: whoever keeps knocking does not prolong the wait.
      await signIns.removeAttempt(id);
      throw tooMany((Date.parse(oldest ?? at) + windowMs - ms) / 1000);
    }
    return id;
  }

  /** What broke or was put off was not judged. */
  async #undoingOnError<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.#parts.accounts.signIns.removeAttempt(id);
      throw error;
    }
  }
}

function tooMany(seconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('too_many', `That was a lot of tries. Please wait ${wait} and try again.`, {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
}
