// 'Forgot password?': GET and POST /api/forgot, GET and POST /api/reset.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT } from '#contract/common.ts';
import type { Credentials } from '../../db/accounts/accounts.ts';
import { addressKey } from '../tries/address.ts';
import type { AuthContext } from '../auth-context.ts';
import { onwardFrom } from '../proofs/first-proof.ts';
import { Form, foldEmail, orRefusal, problemWithEmail } from '../sign-in/form.ts';
import type { Problem } from '../pages/fields.ts';
import { forgotPage, linkSentPage, newPasswordPage, recoveryPage } from '../pages/recovery-pages.ts';
import { noticePage } from '../pages/notice-page.ts';
import { problemWithPassword } from '../access/new-password.ts';
import { resetByCode, resetByLink } from './reset.ts';
import { accountOfLink, makeResetLink } from './reset-links.ts';

const WRONG_CODE: Problem = {
  field: 'code',
  sentence: "That email and recovery code don't match. Each code works only once.",
};
const DEAD_LINK = noticePage(
  'This link no longer works',
  'Links to set a new password work once, for one hour. You can ask for a new one.',
  { href: '/api/forgot', label: 'Ask for a new link' },
);

/**
 * Sends the link, if there is an account and not too many were sent. It runs in the background, so the response reveals
 * nothing.
 */
async function sendLink(auth: AuthContext, email: string, address: string): Promise<void> {
  const { mailer, attempts, settings } = auth;
  if (!mailer || !settings.publicUrl || !(await attempts.mayMail(foldEmail(email), address))) return;
  const made = await makeResetLink(auth, email, settings.publicUrl);
  if (made === undefined) return;
  await mailer.send({
    to: made.email,
    subject: `Set a new ${PRODUCT} password`,
    text: `Hello!\n\nOpen this link to set a new password for ${PRODUCT}. It works once, for one hour:\n\n${made.link}\n\nIf you didn't ask for it, you can ignore this email: your password stays the same.\n`,
  });
}

async function getReset(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { cookies, mailer } = auth;
  const { query } = request;
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined;
  if (typeof token === 'string') {
    if ((await accountOfLink(auth, token)) === undefined) {
      return auth.show(request, reply, DEAD_LINK, { status: 404 });
    }
    // Removed from the address bar, the history and other records of addresses.
    cookies.reset.set(reply, token);
    return reply.redirect('/api/reset', 303);
  }
  const opened = cookies.reset.read(request);
  const account = opened === undefined ? undefined : await accountOfLink(auth, opened);
  if (account) return auth.show(request, reply, newPasswordPage(await whomItIsFor(auth, request, account)));
  if (opened !== undefined) cookies.reset.clear(reply);
  return auth.show(request, reply, recoveryPage({ email: '', code: '' }, mailer !== undefined));
}

/** The account of a link, and the user who is signed in to this browser meanwhile. */
async function whomItIsFor(auth: AuthContext, request: FastifyRequest, { userId, email }: Credentials) {
  const actor = await auth.sessions.whoIs(request);
  const other =
    actor === null || actor.userId === userId ? undefined : await auth.accounts.findById(actor.userId);
  return { email, signedInAs: other?.email };
}

/** Signs in the user who just set a new password. */
async function enter(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, handedOver }: { userId: string; handedOver: boolean },
) {
  auth.cookies.reset.clear(reply);
  const account = await auth.accounts.findById(userId);
  if (account === undefined) return reply.redirect('/', 303);
  await auth.sessions.begin(request, reply, account);
  return reply.redirect(await onwardFrom(auth, reply, account, { returnTo: '/', handedOver }), 303);
}

async function postByLink(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const password = new Form(request).text('password');
  const token = auth.cookies.reset.read(request);
  // Before the password is hashed: an invented link must not cost what a real one does.
  const account = token === undefined ? undefined : await accountOfLink(auth, token);
  if (token === undefined || account === undefined) {
    auth.cookies.reset.clear(reply);
    return auth.show(request, reply, DEAD_LINK, { status: 404 });
  }
  const again = async (problem: Problem, options: { status: number; retryAfter?: number }) =>
    auth.show(request, reply, newPasswordPage(await whomItIsFor(auth, request, account), problem), options);
  const sentence = await problemWithPassword(password, [account.email]);
  if (sentence !== undefined) return again({ field: 'password', sentence }, { status: 400 });
  const from = { account: foldEmail(account.email), address: addressKey(request.ip) };
  const done = await orRefusal(async () =>
    resetByLink(auth, token, await auth.passwords.hash(password, from)),
  );
  if ('problem' in done) return again(done.problem, done);
  if (done.result !== null) return enter(auth, request, reply, done.result);
  auth.cookies.reset.clear(reply);
  return auth.show(request, reply, DEAD_LINK, { status: 404 });
}

async function postByCode(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const body = new Form(request);
  const form = { email: body.text('email'), code: body.text('code') };
  const password = body.text('password');
  const again = (problem: Problem, options: { status: number; retryAfter?: number }) =>
    auth.show(request, reply, recoveryPage(form, auth.mailer !== undefined, problem), options);
  const sentence = await problemWithPassword(password, [form.email]);
  if (sentence !== undefined) return again({ field: 'password', sentence }, { status: 400 });
  const done = await orRefusal(() =>
    auth.attempts.recover(foldEmail(form.email), addressKey(request.ip), async (from) =>
      resetByCode(auth, form, await auth.passwords.hash(password, from)),
    ),
  );
  if ('problem' in done) return again(done.problem, done);
  return done.result === null ? again(WRONG_CODE, { status: 401 }) : enter(auth, request, reply, done.result);
}

/** `inBackground` takes work that no request waits for. */
export function resetRoutes(
  app: FastifyInstance,
  auth: AuthContext,
  inBackground: (work: Promise<void>) => void,
): void {
  app.get('/api/forgot', async (request, reply) =>
    auth.mailer ? auth.show(request, reply, forgotPage('')) : reply.redirect('/api/reset', 303),
  );
  app.post('/api/forgot', async (request, reply) => {
    const email = new Form(request).text('email');
    const problem = problemWithEmail(email);
    if (problem) return auth.show(request, reply, forgotPage(email, problem), { status: 400 });
    inBackground(sendLink(auth, email, addressKey(request.ip)));
    return auth.show(request, reply, linkSentPage());
  });
  app.get('/api/reset', (request, reply) => getReset(auth, request, reply));
  app.post('/api/reset', (request, reply) =>
    request.body instanceof URLSearchParams && request.body.has('code')
      ? postByCode(auth, request, reply)
      : postByLink(auth, request, reply),
  );
}
