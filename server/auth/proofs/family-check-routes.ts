// GET and POST /api/family-check: the only page that works while the question about the household is open.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { AuthContext } from '../auth-context.ts';
import { familyCheckPage } from '../pages/family-check-page.ts';
import type { Problem } from '../pages/fields.ts';
import { Form } from '../sign-in/form.ts';
import { safeReturnTo } from '../sign-in/return-to.ts';
import { confirmFamily, leaveStrangers, questionFor } from './family-check.ts';
import { FAMILY_CHECK, onwardFrom } from './first-proof.ts';

const CHANGED: Problem = { sentence: 'Someone joined or left while you were reading. Please look again.' };
const CHOOSE: Problem = { sentence: 'Please choose one of the two.' };

/** The account was handed over without codes: after its last reply it gets new ones. */
async function goOn(auth: AuthContext, reply: FastifyReply, actor: Actor, returnTo: string) {
  const handedOver = !(await auth.accounts.signIns.hasRecoveryCodes(actor.userId));
  return reply.redirect(await onwardFrom(auth, reply, actor, { returnTo, handedOver }), 303);
}

async function ask(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  { returnTo, problem }: { returnTo: string; problem?: Problem },
) {
  const question = await questionFor(auth, actor);
  if (question.others.length === 0 && (await confirmFamily(auth, actor, ''))) {
    return goOn(auth, reply, actor, returnTo);
  }
  const options = problem === undefined ? {} : { status: problem === CHANGED ? 409 : 400 };
  return auth.show(request, reply, familyCheckPage({ ...question, returnTo }, problem), options);
}

async function postAnswer(auth: AuthContext, request: FastifyRequest, reply: FastifyReply, actor: Actor) {
  const form = new Form(request);
  const returnTo = safeReturnTo(form.text('returnTo'));
  const said = form.text('answer');
  if (said === 'yes') {
    if (await confirmFamily(auth, actor, form.text('members'))) return goOn(auth, reply, actor, returnTo);
    return ask(auth, request, reply, actor, { returnTo, problem: CHANGED });
  }
  if (said !== 'no') return ask(auth, request, reply, actor, { returnTo, problem: CHOOSE });
  const householdId = await leaveStrangers(auth, actor);
  // The page behind `returnTo` may have belonged to them.
  return goOn(auth, reply, { ...actor, householdId }, '/');
}

export function familyCheckRoutes(app: FastifyInstance, auth: AuthContext): void {
  /** Without an open question there is nothing to reply to: redirects to the app, or to sign-in. */
  const withQuestion = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (actor: Actor) => Promise<FastifyReply>,
  ) => {
    const actor = await auth.sessions.whoMustConfirm(request);
    if (actor !== null) return work(actor);
    const signedIn = (await auth.sessions.whoIs(request, reply)) !== null;
    return reply.redirect(signedIn ? '/' : '/api/login', 303);
  };
  app.get<{ Querystring: { returnTo?: unknown } }>(FAMILY_CHECK, (request, reply) =>
    withQuestion(request, reply, (actor) =>
      ask(auth, request, reply, actor, { returnTo: safeReturnTo(request.query.returnTo) }),
    ),
  );
  app.post(FAMILY_CHECK, (request, reply) =>
    withQuestion(request, reply, (actor) => postAnswer(auth, request, reply, actor)),
  );
}
