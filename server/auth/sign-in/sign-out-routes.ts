// GET and POST /api/logout, and the page both redirect to, which clears the browser. The GET acts only when our own
// pages or a typed address sent it (D3).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedOutPath } from '../../http/signed-out-path.ts';
import { isFromOurPages } from '../../http/guards/same-origin.ts';
import type { AuthContext } from '../auth-context.ts';
import { isPrefetch } from './prefetch.ts';
import { signOutPage } from '../pages/sign-in-pages.ts';
import { signedOutPage } from '../pages/signed-out-page.ts';
import { safeReturnTo } from './return-to.ts';

async function signOut(auth: AuthContext, request: FastifyRequest, reply: FastifyReply, returnTo: string) {
  await auth.sessions.end(request, reply);
  auth.cookies.codes.clear(reply);
  auth.cookies.reset.clear(reply);
  return reply.redirect(signedOutPath(returnTo), 303);
}

interface SignedOutQuery {
  returnTo?: unknown;
  mode?: unknown;
}

export function signOutRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (!auth.sessions.mayBeSignedIn(request)) return reply.redirect(signedOutPath('/'), 303);
    if (!isFromOurPages(request, auth.settings.publicUrl) || isPrefetch(request)) {
      return auth.show(request, reply, signOutPage());
    }
    return signOut(auth, request, reply, '/');
  });
  app.post('/api/logout', (request, reply) => {
    const wanted = request.body instanceof URLSearchParams ? request.body.get('returnTo') : null;
    return signOut(auth, request, reply, safeReturnTo(wanted));
  });
  // A link to this page must not clear the browser of a signed-in parent.
  app.get<{ Querystring: SignedOutQuery }>('/api/signed-out', async (request, reply) => {
    const returnTo = safeReturnTo(request.query.returnTo);
    if (await auth.sessions.whoIs(request, reply)) return reply.redirect(returnTo, 303);
    if (!isPrefetch(request)) auth.sessions.forgetBrowser(reply);
    const signingIn = request.query.mode === 'login';
    return auth.show(request, reply, signedOutPage({ returnTo, signingIn }, auth.signedOutScript));
  });
}
