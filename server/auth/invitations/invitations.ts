// Accepts an invitation. The household follows from the link alone; opening the link does not use it up.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenInvitation } from '../../db/accounts/invitations.ts';
import { AppError } from '../../errors.ts';
import { hashSecret } from '../../secrets.ts';
import type { AuthContext } from '../auth-context.ts';
import { overPage } from '../pages/invite-pages.ts';

type Needs = Pick<AuthContext, 'accounts' | 'now'>;

/** The invitation behind a link, while it can be used. */
export const openInvitation = (
  { accounts, now }: Needs,
  token: string,
): Promise<OpenInvitation | undefined> => accounts.invitations.find(hashSecret(token), now().toISOString());

/** Shows that a link does not work, for any reason. */
export const showOver = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  auth.show(request, reply, overPage(), { status: 404 });

/** Returns the result of `work`; 'over' when the invitation no longer works. */
export async function orOver<T>(work: () => Promise<T>): Promise<T | 'over'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 'over';
    throw error;
  }
}

/** Joins the household and takes this session there; false when the link no longer works. A second click is no harm. */
export async function join(
  { accounts, now }: Needs,
  { userId, sessionId }: { userId: string; sessionId: string },
  token: string,
): Promise<boolean> {
  const hash = hashSecret(token);
  const at = now().toISOString();
  const invitation = await accounts.invitations.find(hash, at);
  const member =
    invitation !== undefined &&
    (await accounts.households.roleOf(invitation.householdId, userId)) !== undefined;
  if (member) {
    await accounts.sessions.moveTo(sessionId, invitation.householdId);
    return true;
  }
  const joined = await orOver(() =>
    accounts.transaction(async (inner) => {
      await inner.sessions.hold(sessionId);
      await inner.sessions.moveTo(sessionId, await inner.join(userId, hash, at));
    }),
  );
  return joined !== 'over' || accounts.invitations.wasUsedBy(hash, userId);
}
