// Creates, finds and ends sessions. The id is in the browser's cookie; the database stores its hash.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preferences } from '#contract/schemas/account.ts';
import type { Actor } from '../../actor.ts';
import type { Accounts } from '../../db/accounts/accounts.ts';
import type { FoundSession } from '../../db/accounts/sessions.ts';
import { writtenIfRoom } from '../../db/engine/sql-errors.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { addressKey } from '../tries/address.ts';
import type { Cookies } from './cookies.ts';
import { UnsavedSessions } from './unsaved-sessions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 'Last seen' is written at most this often: a read should not cost a write. */
const SEEN_EVERY_MS = HOUR_MS;
const SECRET_LENGTH = 43;
const THEME_SECONDS = 365 * 24 * 3600;

interface Parts {
  accounts: Accounts;
  cookies: Pick<Cookies, 'session' | 'appUsed'>;
  limits: { sessionIdleDays: number; sessionDays: number };
  now: () => Date;
  newId: () => string;
}

export class SessionKeeper {
  readonly #parts: Parts;
  readonly #unsaved: UnsavedSessions;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#unsaved = new UnsavedSessions(parts.accounts);
  }

  /** True when the request has a session cookie, valid or not. */
  mayBeSignedIn(request: FastifyRequest): boolean {
    return this.#parts.cookies.session.read(request) !== undefined;
  }

  /** True when data of an earlier session may still be in this browser. */
  mayKeepData(request: FastifyRequest): boolean {
    return this.#parts.cookies.appUsed.read(request) !== undefined;
  }

  /** The browser is being cleared (the page after signing out). */
  forgetBrowser(reply: FastifyReply): void {
    this.#parts.cookies.appUsed.clear(reply);
  }

  /**
   * The signed-in parent, or null: also while a question about the household is open, because nothing works before the
   * reply. With `reply`, an invalid cookie is cleared, and the browser of a signed-in parent is marked as used.
   */
  async whoIs(request: FastifyRequest, reply?: FastifyReply): Promise<Actor | null> {
    const { session, appUsed } = this.#parts.cookies;
    const found = await this.#recognise(request);
    const actor = found === null || found.mustConfirm ? null : found.actor;
    if (reply !== undefined) {
      if (found === null && this.mayBeSignedIn(request)) session.clear(reply);
      if (actor !== null && !this.mayKeepData(request)) appUsed.set(reply, '1');
    }
    return actor;
  }

  /** The parent whose question about the household is open (decision 014), or null. */
  async whoMustConfirm(request: FastifyRequest): Promise<Actor | null> {
    const found = await this.#recognise(request);
    return found?.mustConfirm ? found.actor : null;
  }

  async #recognise(request: FastifyRequest): Promise<FoundSession | null> {
    const token = this.#parts.cookies.session.read(request);
    if (token?.length !== SECRET_LENGTH) return null;
    const { accounts, now } = this.#parts;
    const found = await this.#unsaved.find(hashSecret(token));
    if (found === undefined) return null;
    const unseenMs = now().getTime() - Date.parse(found.lastSeenAt);
    const { sessionId } = found.actor;
    try {
      if (this.#isOver(found, unseenMs)) {
        await accounts.sessions.remove(sessionId);
        return null;
      }
      if (unseenMs >= SEEN_EVERY_MS) await accounts.sessions.touch(sessionId, now().toISOString());
    } catch (error) {
      // A full disk must not keep parents from reading.
      request.log.warn({ err: error }, 'session could not be updated');
      if (this.#isOver(found, unseenMs)) return null;
    }
    return found;
  }

  #isOver({ createdAt }: FoundSession, unseenMs: number): boolean {
    const { limits, now } = this.#parts;
    const ageMs = now().getTime() - Date.parse(createdAt);
    return unseenMs > limits.sessionIdleDays * DAY_MS || ageMs > limits.sessionDays * DAY_MS;
  }

  /** Signs the browser in with a new session; the one it came with ends. AppError `busy` when `who` was checked against credentials replaced since. */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    who: { userId: string; householdId: string; credentialsVersion: number; preferences?: Preferences },
  ): Promise<void> {
    const { accounts, cookies, limits, now, newId } = this.#parts;
    await this.#forget(request);
    const at = now();
    const before = (days: number) => new Date(at.getTime() - days * DAY_MS).toISOString();
    await writtenIfRoom(() =>
      accounts.sessions.removeExpired(before(limits.sessionIdleDays), before(limits.sessionDays)),
    );
    const token = newSecret();
    const address = addressKey(request.ip);
    const session = {
      id: newId(),
      token_hash: hashSecret(token),
      user_id: who.userId,
      household_id: who.householdId,
      created_at: at.toISOString(),
      last_seen_at: at.toISOString(),
      address,
      user_agent: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 200),
    };
    await this.#unsaved.begin({ session, credentialsVersion: who.credentialsVersion });
    await writtenIfRoom(() =>
      accounts.signIns.rememberAddress(who.userId, address, at.toISOString(), before(limits.sessionDays)),
    );
    cookies.session.set(reply, token);
    if (who.preferences) {
      const paint = { path: '/', maxAge: THEME_SECONDS, sameSite: 'lax' } as const;
      void reply.setCookie('theme', who.preferences.theme, paint);
    }
  }

  /** Gives the session a new secret, so that a stolen copy of the old one is worth nothing. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { accounts, cookies } = this.#parts;
    const old = cookies.session.read(request);
    const token = newSecret();
    if (old === undefined || !(await accounts.sessions.replaceToken(hashSecret(old), hashSecret(token))))
      return;
    cookies.session.set(reply, token);
  }

  /** Signs the browser out. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#forget(request);
    this.#parts.cookies.session.clear(reply);
  }

  async #forget(request: FastifyRequest): Promise<void> {
    const token = this.#parts.cookies.session.read(request);
    if (token !== undefined) await this.#unsaved.end(hashSecret(token));
  }
}
