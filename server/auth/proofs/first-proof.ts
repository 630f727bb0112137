// Proof of an e-mail address: by a link that was sent there, by a provider that verified it, or by the administrator of
// this PipPal. The first proof hands the account over (decision 014).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT } from '#contract/common.ts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { way } from '../pages/way.ts';
import { rememberCodes } from '../recovery/fresh-codes.ts';
import { giveRecoveryCodes } from '../sign-in/new-account.ts';
import { safeReturnTo } from '../sign-in/return-to.ts';

/** The page that asks whether the others in the household are family. */
export const FAMILY_CHECK = '/api/family-check';
const ASK_FIRST = `First, please tell us who belongs to your family. Open ${PRODUCT} and sign in: it asks you.`;

interface Entering {
  userId: string;
  householdId: string;
}

/**
 * Target after signing in: the question when it is open, recovery codes when the account was just handed over
 * (`handedOver`), otherwise `returnTo`. Call it after the session began.
 */
export async function onwardFrom(
  auth: AuthContext,
  reply: FastifyReply,
  { userId, householdId }: Entering,
  { returnTo, handedOver = false }: { returnTo: string; handedOver?: boolean },
): Promise<string> {
  const { accounts, now } = auth;
  if (await accounts.proofs.mustConfirm(householdId, userId)) return way(FAMILY_CHECK, returnTo);
  if (!handedOver) return returnTo;
  const account = await accounts.findById(userId);
  if (account === undefined) return returnTo;
  rememberCodes(auth, reply, userId, await giveRecoveryCodes(accounts, account, now()));
  return way('/api/recovery-codes', returnTo);
}

/** Sends a parent whose question is open to it; false when there is none. */
export async function askFirst(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  returnTo: string,
): Promise<boolean> {
  if ((await auth.sessions.whoMustConfirm(request)) === null) return false;
  void reply.redirect(way(FAMILY_CHECK, returnTo), 303);
  return true;
}

/** The signed-in parent. AppError `unauthenticated` otherwise, also while the question is open. */
export async function signedIn({ sessions }: AuthContext, request: FastifyRequest): Promise<Actor> {
  const actor = await sessions.whoIs(request);
  if (actor !== null) return actor;
  const asked = (await sessions.whoMustConfirm(request)) !== null;
  throw new AppError('unauthenticated', asked ? ASK_FIRST : 'Please sign in first.');
}

/** Page that a document request must be redirected to: the question while it is open. */
export async function firstPage(
  { sessions }: AuthContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (!sessions.mayBeSignedIn(request)) return undefined;
  try {
    return (await sessions.whoMustConfirm(request)) === null
      ? undefined
      : way(FAMILY_CHECK, safeReturnTo(request.url));
  } catch (error) {
    // The app shows what it has on the device; nothing of the household comes with a document.
    request.log.warn({ err: error }, 'session could not be looked up for a document');
    return undefined;
  }
}
