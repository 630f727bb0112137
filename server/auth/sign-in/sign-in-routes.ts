// GET /api/login (both pages), POST /api/login and POST /api/signup.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onOneLine, requiredName, shortText } from '#contract/schemas/common.ts';
import type { Credentials } from '../../db/accounts/accounts.ts';
import { signedOutPath } from '../../http/signed-out-path.ts';
import { problemWithPassword } from '../access/new-password.ts';
import type { AuthContext } from '../auth-context.ts';
import { openInvitation, orOver, showOver } from '../invitations/invitations.ts';
import type { Problem } from '../pages/fields.ts';
import { signInPage } from '../pages/sign-in-pages.ts';
import { signUpPage, type SignUpForm } from '../pages/sign-up-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { askFirst, onwardFrom } from '../proofs/first-proof.ts';
import { rememberCodes } from '../recovery/fresh-codes.ts';
import { addressKey } from '../tries/address.ts';
import { problemWithDomain } from './email-slips.ts';
import { Form, foldEmail, orRefusal, problemWithEmail } from './form.ts';
import { createAccount, giveRecoveryCodes } from './new-account.ts';
import { invitationIn, safeReturnTo } from './return-to.ts';
import { BY_INVITATION, maySignUp } from './who-may-sign-up.ts';

/** Never says which of the two was wrong. */
const WRONG: Problem = {
  field: 'password',
  sentence: "That email and password don't match. Please try again.",
};
/** Never says that there is such an account. */
const NOT_CREATED: Problem = {
  field: 'email',
  sentence:
    "We couldn't create this account. If you already have one, please sign in or use Forgot password.",
};

interface LoginQuery {
  mode?: unknown;
  returnTo?: unknown;
}

/** Checks e-mail and password; null when they do not go together. Throws `too_many` and `busy`. */
async function checkPassword(
  { accounts, attempts, passwords }: AuthContext,
  request: FastifyRequest,
  form: { email: string; password: string },
): Promise<Credentials | null> {
  const folded = foldEmail(form.email);
  return attempts.signIn(folded, addressKey(request.ip), async (from) => {
    const account = await accounts.findByEmail(folded);
    const right = await passwords.verify(form.password, account?.passwordHash ?? null, from);
    if (!right || !account) return null;
    const { passwordHash } = account;
    if (passwordHash !== null && passwords.isOutdated(passwordHash)) {
      await accounts.renewHash(passwordHash, await passwords.hash(form.password, from));
    }
    return account;
  });
}

/** The first thing that is wrong with a sign-up form. */
async function problemWithSignUp(form: SignUpForm, password: string): Promise<Problem | undefined> {
  const names = [
    ['firstName', requiredName('First name').safeParse(form.firstName)],
    ['lastName', shortText('Last name').safeParse(form.lastName)],
  ] as const;
  for (const [field, { error }] of names) {
    const [issue] = error?.issues ?? [];
    if (issue) return { field, sentence: `${issue.message}.` };
  }
  const wrongEmail = problemWithEmail(form.email);
  if (wrongEmail) return wrongEmail;
  const sentence = await problemWithPassword(password, [form.firstName, form.lastName, form.email]);
  return sentence === undefined ? undefined : { field: 'password', sentence };
}

async function postLogin(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const body = new Form(request);
  const returnTo = safeReturnTo(body.text('returnTo'));
  const form = {
    email: body.text('email'),
    returnTo,
    maySignUp: await maySignUp(auth, invitationIn(returnTo)),
  };
  const again = (problem: Problem, options: { status: number; retryAfter?: number }) =>
    auth.show(request, reply, signInPage(form, auth.provider?.name, problem), options);
  const checked = await orRefusal(() =>
    checkPassword(auth, request, { ...form, password: body.text('password') }),
  );
  if ('problem' in checked) return again(checked.problem, checked);
  if (checked.result === null) return again(WRONG, { status: 401 });
  await auth.sessions.begin(request, reply, checked.result);
  return reply.redirect(await onwardFrom(auth, reply, checked.result, form), 303);
}

/** The invitation for the sign-up form; undefined without one, or when the link no longer works. */
async function invitationOf(auth: AuthContext, returnTo: string): Promise<SignUpForm['invitation']> {
  const token = invitationIn(returnTo);
  return token === undefined ? undefined : openInvitation(auth, token);
}

async function readSignUp(auth: AuthContext, body: Form): Promise<SignUpForm> {
  const returnTo = safeReturnTo(body.text('returnTo'));
  return {
    firstName: onOneLine(body.text('firstName')),
    lastName: onOneLine(body.text('lastName')),
    email: body.text('email'),
    returnTo,
    invitation: await invitationOf(auth, returnTo),
  };
}

async function postSignUp(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const body = new Form(request);
  const form = await readSignUp(auth, body);
  const password = body.text('password');
  const again = (problem: Problem, options: { status: number; retryAfter?: number }) =>
    auth.show(request, reply, signUpPage(form, auth.provider?.name, problem), options);
  const wrong =
    (await problemWithSignUp(form, password)) ?? problemWithDomain(form.email, body.text('askedAbout'));
  if (wrong) return again(wrong, { status: 400 });
  const token = invitationIn(form.returnTo);
  if (token !== undefined && form.invitation === undefined) return showOver(auth, request, reply);
  if (!(await maySignUp(auth, token))) return showByInvitation(auth, request, reply);
  const created = await orRefusal(() =>
    auth.attempts.signUp(foldEmail(form.email), addressKey(request.ip), async (from) => {
      // Hashed before anybody looks whether the e-mail is taken, so that both take as long.
      const passwordHash = await auth.passwords.hash(password, from);
      const person = { ...form, emailProved: false, passwordHash, invitation: token };
      return orOver(() => createAccount(auth, person));
    }),
  );
  if ('problem' in created) return again(created.problem, created);
  if (created.result === 'over') return showOver(auth, request, reply);
  if (created.result === undefined) return again(NOT_CREATED, { status: 400 });
  const codes = await giveRecoveryCodes(auth.accounts, created.result, auth.now());
  await auth.sessions.begin(request, reply, created.result);
  rememberCodes(auth, reply, created.result.userId, codes);
  // The codes wait until the parent has seen the app (D41). Who came with an invitation has joined.
  return reply.redirect(token === undefined ? form.returnTo : '/', 303);
}

/** Tells that accounts are for invited people. */
const showByInvitation = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  auth.show(request, reply, noticePage('By invitation only', BY_INVITATION), { status: 403 });

export function signInRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get<{ Querystring: LoginQuery }>('/api/login', async (request, reply) => {
    const returnTo = safeReturnTo(request.query.returnTo);
    if (await auth.sessions.whoIs(request, reply)) return reply.redirect(returnTo, 303);
    if (await askFirst(auth, request, reply, returnTo)) return reply;
    if (auth.sessions.mayKeepData(request)) return reply.redirect(signedOutPath(returnTo, 'login'), 303);
    const invitation = await invitationOf(auth, returnTo);
    const token = invitationIn(returnTo);
    const open = await maySignUp(auth, token);
    const blank = { firstName: '', lastName: '', email: '', returnTo, invitation, maySignUp: open };
    const creating = request.query.mode === 'create';
    if (creating && invitation === undefined && token) return showOver(auth, request, reply);
    if (creating && !open) return showByInvitation(auth, request, reply);
    const parts = creating ? signUpPage : signInPage;
    return auth.show(request, reply, parts(blank, auth.provider?.name));
  });
  app.post('/api/login', (request, reply) => postLogin(auth, request, reply));
  app.post('/api/signup', (request, reply) => postSignUp(auth, request, reply));
}
