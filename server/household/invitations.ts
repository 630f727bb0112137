// Invitations of the other parent: a link that works once, for a few days, and can be revoked. Only its hash is stored.
import { INVITATION_DAYS } from '#contract/household.ts';
import type { Invitation } from '#contract/schemas/household.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { hashSecret, newSecret } from '../secrets.ts';

const DAY_MS = 24 * 3600 * 1000;
/** More than any family needs at once; each one is a key to the door. */
const MOST_OPEN = 10;

/** Makes a link; this is the only time anybody can read it. */
export async function createInvitation(context: Context): Promise<Invitation & { path: string }> {
  const { accounts, actor, newId, now } = context;
  const { householdId, userId, firstName } = actor;
  const at = now();
  const createdAt = at.toISOString();
  const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
  // Concurrent requests wait here, so that the limit of ten holds.
  await accounts.households.lock(householdId);
  // The account may have been handed to its owner since this request began; links made before that stop.
  await accounts.sessions.hold(actor.sessionId);
  await accounts.invitations.removeExpired(createdAt);
  if ((await accounts.invitations.open(householdId, createdAt)).length >= MOST_OPEN) {
    throw new AppError(
      'conflict',
      `There are ${MOST_OPEN} open invitations already. Please cancel one first.`,
    );
  }
  const token = newSecret();
  const id = newId();
  await accounts.invitations.insert({
    id,
    householdId,
    userId,
    tokenHash: hashSecret(token),
    createdAt,
    expiresAt,
  });
  return { id, madeBy: firstName, createdAt, expiresAt, path: `/api/invite/${token}` };
}

/** Takes an open invitation back. */
export async function revokeInvitation(
  { accounts, actor, now }: Context,
  { id }: { id: string },
): Promise<undefined> {
  if (await accounts.invitations.revoke(id, actor.householdId, now().toISOString())) return undefined;
  throw new AppError('not_found', 'This invitation was already used or canceled.');
}
