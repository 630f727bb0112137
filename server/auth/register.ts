// Registers all routes of signing in below /api, and provides the signed-in user.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { access } from '#contract/household.ts';
import type { Actor } from '../actor.ts';
import { deleteAccount, deleteHousehold } from '../data/deletion.ts';
import { isFromOurPages } from '../http/guards/same-origin.ts';
import type { Bound } from '../implement.ts';
import { hashSecret } from '../secrets.ts';
import { accessOperations } from './access/access-operations.ts';
import { authContext, type AuthContext, type AuthDependencies } from './auth-context.ts';
import { inviteRoutes } from './invitations/invite-routes.ts';
import { kioskOf } from './kiosk/kiosk-keeper.ts';
import { kioskOperations } from './kiosk/kiosk-operations.ts';
import { kioskRoutes } from './kiosk/kiosk-routes.ts';
import { oidcRoutes } from './oidc/oidc-routes.ts';
import { noticePage } from './pages/notice-page.ts';
import { familyCheckRoutes } from './proofs/family-check-routes.ts';
import { firstPage, signedIn } from './proofs/first-proof.ts';
import { recoveryCodeRoutes } from './recovery/recovery-code-routes.ts';
import { resetRoutes } from './recovery/reset-routes.ts';
import { sitterRoutes } from './sitter/sitter-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { signOutRoutes } from './sign-in/sign-out-routes.ts';

const FORM_BYTES = 16_384;

export interface Auth {
  /** The signed-in parent, or null. With `reply`, a cookie that no longer counts is cleared. */
  whoIs(request: FastifyRequest, reply?: FastifyReply): Promise<Actor | null>;
  /** The signed-in parent; AppError `unauthenticated` with what to do otherwise. */
  signedIn(request: FastifyRequest): Promise<Actor>;
  /** The kitchen tablet, or null. Only for what is declared for tablets (decision 035). */
  kioskOf(request: FastifyRequest): Promise<Actor | null>;
  /** Page that a document request must be redirected to; undefined when the document may be shown. */
  firstPage(request: FastifyRequest): Promise<string | undefined>;
  /** Operations of a parent on their own access, for the app to serve. */
  operations: Bound[];
  /** True when the request has a session cookie, without a lookup. */
  mayBeSignedIn(request: FastifyRequest): boolean;
  /** True when data of an earlier session may still be in this browser. */
  mayKeepData(request: FastifyRequest): boolean;
}

/** Hash of the app's document, which names its scripts; '' without a built client. */
function appVersionIn(folder: string | null | undefined): string {
  const path = join(folder ?? '', 'app.html');
  return folder && existsSync(path) ? hashSecret(readFileSync(path, 'utf8')).slice(0, 12) : '';
}

/** After a changed password the session continues under a new secret. The operation itself knows nothing of cookies. */
function renewAfterNewPassword(app: FastifyInstance, auth: AuthContext): void {
  const { method, path, answers } = access.changePassword;
  app.addHook('onRoute', (route) => {
    if (route.url !== path || route.method !== method) return;
    route.onSend = async (request, reply) => {
      if (reply.statusCode === answers) await auth.sessions.renew(request, reply);
    };
  });
}

/** Adds the routes of signing in to `app`, which must have @fastify/cookie. */
export async function registerAuth(app: FastifyInstance, dependencies: AuthDependencies): Promise<Auth> {
  const auth = await authContext(dependencies);
  const running = new Set<Promise<void>>();
  const inBackground = (work: Promise<void>) => {
    const done = work.catch((error: unknown) => app.log.error({ err: error }, 'a mail could not be sent'));
    running.add(done);
    void done.finally(() => running.delete(done));
  };
  app.addHook('onClose', async () => {
    await Promise.all(running);
    auth.mailer?.close();
  });

  renewAfterNewPassword(app, auth);

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    // These forms hand out sessions, so they want evidence of where they came from, not just none to the contrary.
    forms.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST' || isFromOurPages(request, auth.settings.publicUrl)) return;
      const sentence = "This form didn't come from our own page. Please open the page again and retry.";
      return auth.show(request, reply, noticePage('Please try again', sentence), { status: 403 });
    });
    signInRoutes(forms, auth);
    signOutRoutes(forms, auth);
    resetRoutes(forms, auth, inBackground);
    recoveryCodeRoutes(forms, auth);
    inviteRoutes(forms, auth);
    sitterRoutes(forms, auth);
    familyCheckRoutes(forms, auth);
    kioskRoutes(forms, auth);
    if (auth.provider) oidcRoutes(forms, auth, auth.provider);
  });

  return {
    operations: [
      ...accessOperations(auth, { account: deleteAccount, household: deleteHousehold }),
      ...kioskOperations(appVersionIn(dependencies.clientFolder)),
    ],
    whoIs: (request, reply) => auth.sessions.whoIs(request, reply),
    signedIn: (request) => signedIn(auth, request),
    kioskOf: (request) => kioskOf(auth, request),
    firstPage: (request) => firstPage(auth, request),
    mayBeSignedIn: (request) => auth.sessions.mayBeSignedIn(request),
    mayKeepData: (request) => auth.sessions.mayKeepData(request),
  };
}
