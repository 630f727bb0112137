// Counts attempts and refuses too many (D24). An attempt is stored before it is evaluated, so that concurrent attempts
// cannot bypass the limit; unknown e-mails count like known ones. Successful sign-ins are counted separately.
import type { Accounts } from '../../db/accounts/accounts.ts';
import type { AttemptFilter, AttemptKind } from '../../db/accounts/sign-ins.ts';
import { AppError } from '../../errors.ts';
import { hashSecret } from '../../secrets.ts';
import { CountedTries } from './counted-tries.ts';
import type { Asker } from '../access/passwords.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WINDOW_MS = 15 * MINUTE_MS;
/** Clocks of several servers differ a little. An attempt from later than this was made before the clock was set back. */
const AHEAD_MS = MINUTE_MS;
/** Failed sign-ins an hour from one address to accounts that do not know it: one password tried on all accounts. */
const STRANGER_FAILURES_PER_ADDRESS = 100;
/** Wrong recovery codes an hour from one address, whosever. */
const WRONG_CODES_PER_ADDRESS = 100;
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
  limits: {
    signUpsPerHour: number;
    signIns: number;
    signInFailures: number;
    signInFailuresElsewhere: number;
  };
  now: () => Date;
  newId: () => string;
}

/** Judges what was typed; null when it is wrong. */
type Check<T> = (asker: Asker) => Promise<T | null>;

export class Attempts {
  readonly #parts: Parts;
  readonly #tries: CountedTries;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#tries = new CountedTries(parts.accounts.signIns);
  }

  /**
   * Judges a sign-in: `check` returns null when it failed, which counts. Throws `too_many` without judging. `check` must
   * have no effect: a sign-in that succeeded may still be one too many.
   */
  async signIn<T>(emailFolded: string, address: string, check: Check<T>): Promise<T | null> {
    const { accounts, limits } = this.#parts;
    const accountHash = hashSecret(emailFolded);
    const succeeded = { filter: { accountHash }, max: limits.signIns, windowMs: WINDOW_MS };
    await this.#forgetOthers();
    await this.#refuseAbove('signed-in', { ...succeeded, max: limits.signIns - 1 });
    const known = await accounts.signIns.isKnownAddress(emailFolded, address);
    const here = { filter: { accountHash, address }, max: limits.signInFailures, windowMs: WINDOW_MS };
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
    const result = await this.#undoingOnError(id, () => check({ account: emailFolded, address }));
    if (result === null) return null;
    await this.#tries.removeOf('sign-in', accountHash, address);
    await this.#admit({ kind: 'signed-in', accountHash, address, known, rules: [succeeded] });
    return result;
  }

  /**
   * Judges a recovery code: `check` returns null when it is wrong, which counts. Nobody guesses 80 random bits, so wrong
   * passwords from elsewhere do not keep out who holds a code, wherever they are.
   */
  async recover<T>(emailFolded: string, address: string, check: Check<T>): Promise<T | null> {
    const accountHash = hashSecret(emailFolded);
    const rules = [
      { filter: { accountHash, address }, max: this.#parts.limits.signInFailures, windowMs: WINDOW_MS },
      { filter: { address }, max: WRONG_CODES_PER_ADDRESS, windowMs: HOUR_MS },
    ];
    await this.#forgetOthers();
    const id = await this.#admit({ kind: 'recovery', accountHash, address, known: false, rules });
    const result = await this.#undoingOnError(id, () => check({ account: emailFolded, address }));
    if (result !== null) await this.#tries.removeOf('recovery', accountHash, address);
    return result;
  }

  /** Runs a sign-up unless the address made too many. */
  async signUp<T>(emailFolded: string, address: string, create: (asker: Asker) => Promise<T>): Promise<T> {
    const rule = { filter: { address }, max: this.#parts.limits.signUpsPerHour, windowMs: HOUR_MS };
    const accountHash = hashSecret(emailFolded);
    await this.#forgetOthers();
    const id = await this.#admit({ kind: 'sign-up', accountHash, address, known: false, rules: [rule] });
    return this.#undoingOnError(id, () => create({ account: emailFolded, address }));
  }

  /** Judges the code of a kitchen tablet: `check` returns null when it is wrong, which counts. */
  async kiosk<T>(address: string, check: () => Promise<T | null>): Promise<T | null> {
    const rule = { filter: { address }, max: this.#parts.limits.signInFailures, windowMs: WINDOW_MS };
    const accountHash = hashSecret('kiosk');
    await this.#forgetOthers();
    const id = await this.#admit({ kind: 'kiosk', accountHash, address, known: false, rules: [rule] });
    const result = await this.#undoingOnError(id, check);
    if (result !== null) await this.#tries.remove(id);
    return result;
  }

  /** True when another mail may be sent to this e-mail. */
  async mayMail(emailFolded: string, address: string): Promise<boolean> {
    const accountHash = hashSecret(emailFolded);
    const rules = [
      { filter: { accountHash }, max: MAILS_PER_ACCOUNT, windowMs: HOUR_MS },
      { filter: { address }, max: MAILS_PER_ADDRESS, windowMs: HOUR_MS },
    ];
    try {
      await this.#forgetOthers();
      await this.#admit({ kind: 'forgot', accountHash, address, known: false, rules });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many') return false;
      throw error;
    }
  }

  /** Forgets attempts that count no more, and those from before the clock was set back: they would lock for too long. */
  async #forgetOthers(): Promise<void> {
    const ms = this.#parts.now().getTime();
    const iso = (at: number) => new Date(at).toISOString();
    await this.#tries.removeOutside(iso(ms - HOUR_MS), iso(ms + AHEAD_MS));
  }

  /** AppError `too_many`, with the time until one is allowed again, when more attempts than allowed count. */
  async #refuseAbove(kind: AttemptKind, { filter, max, windowMs }: Rule): Promise<void> {
    const ms = this.#parts.now().getTime();
    const since = new Date(ms - windowMs).toISOString();
    const { count, oldest } = await this.#tries.count({ ...filter, kind, since });
    if (count > max) throw tooMany(((oldest === null ? ms : Date.parse(oldest)) + windowMs - ms) / 1000);
  }

  /** Writes an attempt down and returns its id, unless that is more than a rule allows. */
  async #admit(attempt: {
    kind: AttemptKind;
    accountHash: string;
    address: string;
    known: boolean;
    rules: readonly Rule[];
  }): Promise<string> {
    const { kind, accountHash, address, known, rules } = attempt;
    const { newId, now } = this.#parts;
    const id = newId();
    const at = now().toISOString();
    await this.#tries.record({ id, kind, account_hash: accountHash, address, known: known ? 1 : 0, at });
    // Only evaluated attempts count: repeated knocking does not prolong the wait.
    await this.#undoingOnError(id, async () => {
      for (const rule of rules) await this.#refuseAbove(kind, rule);
    });
    return id;
  }

  /** An attempt that failed with an error or was postponed was not evaluated. */
  async #undoingOnError<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.#tries.remove(id);
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
