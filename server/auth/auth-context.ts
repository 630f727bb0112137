// Dependencies of every sign-in route.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { THEMES } from '#contract/preferences.ts';
import type { Accounts } from '../db/accounts/accounts.ts';
import { AppError } from '../errors.ts';
import { newNonce, sendPage } from '../http/guards/page-policy.ts';
import { loadForSetting } from '../load-for-setting.ts';
import { Passwords } from './access/passwords.ts';
import type { OidcProvider } from './oidc/oidc.ts';
import { findFonts, findPageScript } from './pages/fonts.ts';
import { page, type PageParts } from './pages/page.ts';
import type { Mailer } from './proofs/mail.ts';
import { secretCookies, type Cookies } from './sessions/cookies.ts';
import { SessionKeeper } from './sessions/session-keeper.ts';
import type { AuthSettings } from './settings.ts';
import { isUnencrypted } from './sign-in/unencrypted.ts';
import { Attempts } from './tries/attempts.ts';

export interface AuthDependencies {
  accounts: Accounts;
  settings: AuthSettings;
  now: () => Date;
  newId: () => string;
  /** Folder of the built client; its fonts are used if it exists. */
  clientFolder?: string | null;
  /** The data is the demo family's: the pages say how to sign in. */
  isDemo?: boolean | undefined;
  /** Hashes and verifies passwords; argon2id at full cost when absent. */
  passwords?: Passwords | undefined;
}

type Show = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PageParts,
  options?: { status?: number; retryAfter?: number },
) => FastifyReply;

export interface AuthContext extends AuthDependencies {
  passwords: Passwords;
  attempts: Attempts;
  sessions: SessionKeeper;
  cookies: Cookies;
  provider: OidcProvider | undefined;
  /** Undefined when no mail can be sent. */
  mailer: Mailer | undefined;
  /** Path of the script that clears a browser; undefined when the client is not built. */
  signedOutScript: string | undefined;
  /** Path of the script that copies and prints recovery codes; undefined when the client is not built. */
  codesScript: string | undefined;
  /** Renders a sign-in page. */
  show: Show;
}

async function providerOf({ oidc }: AuthSettings): Promise<OidcProvider | undefined> {
  if (!oidc) return undefined;
  const { OidcProvider } = await loadForSetting('OIDC_ISSUER', () => import('./oidc/oidc.ts'));
  return new OidcProvider(oidc);
}

/** A link in a mail must lead to this server: without a public URL its host would come from the request. */
async function mailerOf({ smtpUrl, publicUrl, supportEmail }: AuthSettings): Promise<Mailer | undefined> {
  if (!smtpUrl || !publicUrl) return undefined;
  const { Mailer } = await loadForSetting('SMTP_URL', () => import('./proofs/mail.ts'));
  return new Mailer(smtpUrl, supportEmail);
}

export async function authContext(dependencies: AuthDependencies): Promise<AuthContext> {
  const { accounts, settings, now, newId, clientFolder, isDemo = false } = dependencies;
  const { limits, publicUrl } = settings;
  const cookies = secretCookies(publicUrl, limits.sessionDays);
  const fonts = findFonts(clientFolder);
  const againScript = findPageScript(clientFolder, 'form-again');
  return {
    ...dependencies,
    passwords: dependencies.passwords ?? new Passwords(),
    attempts: new Attempts({ accounts, limits, now, newId }),
    sessions: new SessionKeeper({ accounts, cookies, limits, now, newId }),
    cookies,
    provider: await providerOf(settings),
    mailer: await mailerOf(settings),
    signedOutScript: findPageScript(clientFolder, 'signed-out'),
    codesScript: findPageScript(clientFolder, 'recovery-codes'),
    show(request, reply, parts, { status, retryAfter } = {}) {
      const script = parts.script ?? (request.method === 'POST' ? againScript : undefined);
      const nonce = newNonce();
      const theme = THEMES.find((known) => known === request.cookies['theme']) ?? 'system';
      if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
      const frame = { nonce, theme, fonts, unencrypted: isUnencrypted(request, settings), isDemo };
      return sendPage(reply, page({ ...parts, script }, frame), { nonce, status: status ?? 200 });
    },
  };
}

/** Address under which parents reach this server, as far as it is known; never the base of a link that is mailed. */
export function baseUrl({ settings }: AuthContext, request: FastifyRequest): string {
  const base = settings.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
  if (!URL.canParse(base)) throw new AppError('invalid', "This address couldn't be read.");
  return base;
}
