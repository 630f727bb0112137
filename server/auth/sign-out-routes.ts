// GET and POST /api/logout. The GET acts only when our own pages, or the parent's own hand, sent it (D3).
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { isFromOurPages, isPrefetch } from './own-page.ts';
import { signOutPage } from './pages/sign-in-pages.ts';
import { safeReturnTo } from './return-to.ts';

export function signOutRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (!auth.sessions.mayBeSignedIn(request)) return reply.redirect('/', 303);
    if (!isFromOurPages(request, auth.settings.publicUrl) || isPrefetch(request)) {
      return auth.show(request, reply, signOutPage());
    }
    await auth.sessions.end(request, reply);
    auth.cookies.codes.clear(reply);
    auth.cookies.reset.clear(reply);
    return reply.redirect('/', 303);
  });
  app.post('/api/logout', async (request, reply) => {
    await auth.sessions.end(request, reply);
    auth.cookies.codes.clear(reply);
    auth.cookies.reset.clear(reply);
    const wanted = request.body instanceof URLSearchParams ? request.body.get('returnTo') : null;
    return reply.redirect(safeReturnTo(wanted), 303);
  });
}
