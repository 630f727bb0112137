// The cookies of signing in. Over https they are Secure and, where they apply to all paths, bound to this host by the
// `__Host-` prefix; plain http (this machine, or a LAN whose owner accepted it) supports neither.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KIOSK_DAYS } from '#contract/kiosk.ts';

class SecretCookie {
  readonly name: string;
  readonly #options: CookieSerializeOptions;

  constructor(name: string, options: { secure: boolean; maxAgeSeconds: number; path?: string }) {
    const { secure, maxAgeSeconds, path = '/' } = options;
    const prefix = path === '/' ? '__Host-' : '__Secure-';
    this.name = secure ? prefix + name : name;
    this.#options = { path, httpOnly: true, secure, sameSite: 'lax', maxAge: maxAgeSeconds };
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.name, value, this.#options);
  }

  clear(reply: FastifyReply): void {
    const { maxAge: _, ...options } = this.#options;
    void reply.clearCookie(this.name, options);
  }
}

const DAY_SECONDS = 24 * 3600;

/** Longer than any session; browsers keep no cookie longer. */
const APP_USED_DAYS = 400;

/** Every cookie that scripts cannot read. */
export interface Cookies {
  session: SecretCookie;
  /** The secret of a kitchen tablet (decision 035). */
  kiosk: SecretCookie;
  /** Value that a sign-in at the provider must return; binds it to this browser. */
  oidc: SecretCookie;
  /** The token of an opened reset link, so that it does not stay in the address bar. */
  reset: SecretCookie;
  /** Fresh recovery codes, until their owner has seen them: the database knows only their hashes. */
  codes: SecretCookie;
  /** The app was used in this browser, which therefore may keep meals, drafts and a service worker. No secret. */
  appUsed: SecretCookie;
}

export function secretCookies(publicUrl: string | undefined, sessionDays: number): Cookies {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return {
    session: new SecretCookie('sid', { secure, maxAgeSeconds: sessionDays * DAY_SECONDS }),
    kiosk: new SecretCookie('kiosk', { secure, maxAgeSeconds: KIOSK_DAYS * DAY_SECONDS }),
    oidc: new SecretCookie('oidc', { secure, maxAgeSeconds: 600 }),
    reset: new SecretCookie('reset', { secure, maxAgeSeconds: 3600, path: '/api/reset' }),
    codes: new SecretCookie('codes', { secure, maxAgeSeconds: 1800, path: '/api/recovery-codes' }),
    appUsed: new SecretCookie('app-used', { secure, maxAgeSeconds: APP_USED_DAYS * DAY_SECONDS }),
  };
}
