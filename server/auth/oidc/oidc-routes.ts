// GET /api/oidc/start and /api/oidc/callback.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import { isFromOurPages } from '../../http/guards/same-origin.ts';
import { addressKey } from '../tries/address.ts';
import { baseUrl, type AuthContext } from '../auth-context.ts';
import { onwardFrom } from '../proofs/first-proof.ts';
import type { OidcChecks, OidcProvider } from './oidc.ts';
import { accountOf } from './oidc-accounts.ts';
import { isPrefetch } from '../sign-in/prefetch.ts';
import { noticePage } from '../pages/notice-page.ts';
import { invitationIn, safeReturnTo } from '../sign-in/return-to.ts';

type Started = OidcChecks & { returnTo: string };
const StoredChecks = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.optional(z.string()),
});

const write = (started: Started) => Buffer.from(JSON.stringify(started)).toString('base64url');

function read(cookie: string | undefined): Started | undefined {
  if (cookie === undefined) return undefined;
  try {
    const value = StoredChecks.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    const { state, nonce, verifier, returnTo } = value;
    if (!state || !nonce || !verifier) return undefined;
    return { state, nonce, verifier, returnTo: safeReturnTo(returnTo) };
  } catch {
    return undefined;
  }
}

async function callback(
  auth: AuthContext,
  provider: OidcProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const started = read(auth.cookies.oidc.read(request));
  auth.cookies.oidc.clear(reply);
  if (started === undefined) {
    throw new AppError(
      'forbidden',
      'This sign-in started in another browser, or too long ago. Please try again.',
    );
  }
  const identity = await provider.finish(new URL(request.url, baseUrl(auth, request)), started);
  const { account, handedOver } = await accountOf(auth, identity, provider.name, {
    address: addressKey(request.ip),
    invitation: invitationIn(started.returnTo),
  });
  await auth.sessions.begin(request, reply, account);
  return onwardFrom(auth, reply, account, { returnTo: started.returnTo, handedOver });
}

const STATUSES: Partial<Record<AppError['code'], number>> = { busy: 503, too_many: 429 };

export function oidcRoutes(app: FastifyInstance, auth: AuthContext, provider: OidcProvider): void {
  /** Goes on to where `work` says; what went wrong becomes a page with the way back, its cause a line in the log. */
  async function explaining(request: FastifyRequest, reply: FastifyReply, work: () => Promise<string>) {
    try {
      const onward = await work();
      void reply.redirect(onward, 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      request.log.warn({ err: error.cause }, 'sign-in at the provider failed');
      const { code, message, retryAfter } = error;
      const options = { status: STATUSES[code] ?? 403, ...(retryAfter === undefined ? {} : { retryAfter }) };
      auth.show(request, reply, noticePage("That didn't work", message), options);
    }
    return reply;
  }

  app.get<{ Querystring: { returnTo?: unknown } }>(
    '/api/oidc/start',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const returnTo = safeReturnTo(request.query.returnTo);
      // Another site must not sign anybody in: it only gets as far as the page with the button.
      if (!isFromOurPages(request, auth.settings.publicUrl) || isPrefetch(request)) {
        return reply.redirect(`/api/login?${new URLSearchParams({ returnTo }).toString()}`, 303);
      }
      const redirectUri = new URL('/api/oidc/callback', baseUrl(auth, request)).href;
      return explaining(request, reply, async () => {
        const { url, checks } = await provider.start(redirectUri);
        auth.cookies.oidc.set(reply, write({ ...checks, returnTo }));
        return url;
      });
    },
  );
  app.get('/api/oidc/callback', { exposeHeadRoute: false }, (request, reply) =>
    explaining(request, reply, () => callback(auth, provider, request, reply)),
  );
}
