// GET and POST /api/recovery-codes: the codes after sign-up, and new ones for a signed-in parent, who keeps them or puts
// them off.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { AuthContext } from '../auth-context.ts';
import { codesPage, makeCodesPage } from '../pages/recovery-pages.ts';
import { way } from '../pages/way.ts';
import { Form, foldEmail, orRefusal } from '../sign-in/form.ts';
import { giveRecoveryCodes } from '../sign-in/new-account.ts';
import { safeReturnTo } from '../sign-in/return-to.ts';
import { addressKey } from '../tries/address.ts';
import { rememberCodes, waitingCodes } from './fresh-codes.ts';

async function makeNew(auth: AuthContext, request: FastifyRequest, reply: FastifyReply, actor: Actor) {
  const { accounts, attempts, passwords, now } = auth;
  const form = new Form(request);
  const password = form.text('password');
  const returnTo = safeReturnTo(form.text('returnTo'));
  const account = await accounts.findById(actor.userId);
  const checked = await orRefusal(() =>
    attempts.signIn(foldEmail(account?.email ?? ''), addressKey(request.ip), async (from) =>
      (await passwords.verify(password, account?.passwordHash ?? null, from)) ? (account ?? null) : null,
    ),
  );
  if ('problem' in checked)
    return auth.show(request, reply, makeCodesPage(returnTo, checked.problem), checked);
  if (checked.result === null) {
    const problem = { field: 'password', sentence: 'That password is not right. Please try again.' };
    return auth.show(request, reply, makeCodesPage(returnTo, problem), { status: 401 });
  }
  const codes = await giveRecoveryCodes(accounts, checked.result, now());
  rememberCodes(auth, reply, actor.userId, codes);
  await auth.sessions.renew(request, reply);
  return reply.redirect(way('/api/recovery-codes', returnTo), 303);
}

/** The parent has the codes, or wants to be reminded: this browser forgets them either way. */
async function settle(auth: AuthContext, reply: FastifyReply, actor: Actor, state: 'kept' | 'later') {
  await auth.accounts.changePreferences(actor.userId, { recoveryCodes: state }, auth.now().toISOString());
  auth.cookies.codes.clear(reply);
}

export function recoveryCodeRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get<{ Querystring: { returnTo?: unknown } }>('/api/recovery-codes', async (request, reply) => {
    const actor = await auth.sessions.whoIs(request, reply);
    if (actor === null) return reply.redirect('/api/login', 303);
    const codes = waitingCodes(auth, request, actor.userId);
    const returnTo = safeReturnTo(request.query.returnTo);
    const parts =
      codes === undefined ? makeCodesPage(returnTo) : codesPage(codes, returnTo, auth.codesScript);
    return auth.show(request, reply, parts);
  });
  app.post('/api/recovery-codes', async (request, reply) => {
    const form = new Form(request);
    const actor = await auth.sessions.whoIs(request, reply);
    if (actor === null) return reply.redirect('/api/login', 303);
    const isLater = form.text('later') !== '';
    if (!isLater && form.text('done') === '') return makeNew(auth, request, reply, actor);
    await settle(auth, reply, actor, isLater ? 'later' : 'kept');
    return reply.redirect(safeReturnTo(form.text('returnTo')), 303);
  });
}
