// GET and POST /api/recovery-codes: the codes after sign-up, and new ones for a signed-in parent.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { AuthContext } from '../auth-context.ts';
import { codesPage, makeCodesPage } from '../pages/recovery-pages.ts';
import { Form, foldEmail, orRefusal } from '../sign-in/form.ts';
import { giveRecoveryCodes } from '../sign-in/new-account.ts';
import { safeReturnTo } from '../sign-in/return-to.ts';
import { addressKey } from '../tries/address.ts';
import { rememberCodes, waitingCodes } from './fresh-codes.ts';

async function makeNew(auth: AuthContext, request: FastifyRequest, reply: FastifyReply, actor: Actor) {
  const { accounts, attempts, passwords, now } = auth;
  const password = new Form(request).text('password');
  const account = await accounts.findById(actor.userId);
  const checked = await orRefusal(() =>
    attempts.signIn(foldEmail(account?.email ?? ''), addressKey(request.ip), async (from) =>
      (await passwords.verify(password, account?.passwordHash ?? null, from)) ? (account ?? null) : null,
    ),
  );
  if ('problem' in checked) return auth.show(request, reply, makeCodesPage(checked.problem), checked);
  if (checked.result === null) {
    const problem = { field: 'password', sentence: 'That password is not right. Please try again.' };
    return auth.show(request, reply, makeCodesPage(problem), { status: 401 });
  }
  const codes = await giveRecoveryCodes(accounts, checked.result, now());
  rememberCodes(auth, reply, actor.userId, codes);
  await auth.sessions.renew(request, reply);
  return reply.redirect('/api/recovery-codes', 303);
}

export function recoveryCodeRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get<{ Querystring: { returnTo?: unknown } }>('/api/recovery-codes', async (request, reply) => {
    const actor = await auth.sessions.whoIs(request, reply);
    if (actor === null) return reply.redirect('/api/login', 303);
    const codes = waitingCodes(auth, request, actor.userId);
    const parts =
      codes === undefined ? makeCodesPage() : codesPage(codes, safeReturnTo(request.query.returnTo));
    return auth.show(request, reply, parts);
  });
  app.post('/api/recovery-codes', async (request, reply) => {
    const form = new Form(request);
    if (form.text('done') !== '') {
      auth.cookies.codes.clear(reply);
      return reply.redirect(safeReturnTo(form.text('returnTo')), 303);
    }
    const actor = await auth.sessions.whoIs(request, reply);
    return actor === null ? reply.redirect('/api/login', 303) : makeNew(auth, request, reply, actor);
  });
}
