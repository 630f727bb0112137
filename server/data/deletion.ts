// Permanent removal of an account or a whole household. The confirmation word and the identity were checked before.
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Removes the household of the session with everything in it; its sessions end. Members who belong to no other
 * household afterwards get an empty one.
 */
export async function deleteHousehold(context: Context): Promise<undefined> {
  await context.atomically('deleteHousehold', async (inner) => {
    const { accounts, actor } = inner;
    const { households, invitations } = accounts;
    await households.lock(actor.householdId);
    if ((await households.roleOf(actor.householdId, actor.userId)) !== 'owner') {
      throw new AppError('forbidden', 'Only an owner of the household can delete it.');
    }
    // A parent who is joining at this moment either has joined, or can no longer join.
    await invitations.revokeAll(actor.householdId);
    const members = await households.members(actor.householdId);
    const homeless: { member: (typeof members)[number]; timeZone: string | null }[] = [];
    for (const member of members) {
      const user = await accounts.findUser(member.userId, actor.householdId);
      // The zone comes along; who has not finished the wizard chooses one there.
      homeless.push({ member, timeZone: user?.onboardingCompleted ? user.timeZone : null });
    }
    const at = inner.now().toISOString();
    await accounts.removals.closeHousehold(actor.householdId, at);
    const made = { newId: inner.newId, at };
    for (const { member, timeZone } of homeless) await households.homeOf(member, { ...made, timeZone });
  });
  await removeClosed(context, [context.actor.householdId]);
  return undefined;
}

/** Removes the closed ones of these households in pieces, between which others write. */
async function removeClosed({ accounts: { removals } }: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removals.clearHousehold(id);
  await removals.forgetDeleted();
}

/**
 * Removes the account of the session. A household without other members is removed with it; others stay with their
 * members.
 */
export async function deleteAccount(context: Context): Promise<undefined> {
  const left = await context.atomically('deleteAccount', async (inner) => {
    const { accounts, actor } = inner;
    const own = await accounts.households.ofUser(actor.userId);
    // Always in the same order, so that two who go at once do not wait for each other.
    const ids = own.map((household) => household.id).toSorted();
    for (const id of ids) await leaveForGood(inner, id);
    await accounts.removals.account(actor.userId);
    return ids;
  });
  await removeClosed(context, left);
  return undefined;
}

/** Hands an owner's part to the longest-standing member; without one, the household goes. */
async function leaveForGood({ accounts, actor, now }: Context, householdId: string): Promise<void> {
  const { households, invitations, removals } = accounts;
  await households.lock(householdId);
  const rest = (await households.members(householdId)).filter(({ userId }) => userId !== actor.userId);
  const [longest] = rest;
  if (longest === undefined) {
    await invitations.revokeAll(householdId);
    return removals.closeHousehold(householdId, now().toISOString());
  }
  if (!rest.some(({ role }) => role === 'owner'))
    await households.setRole(householdId, longest.userId, 'owner');
  await removals.unlinkMember(householdId, actor.userId, now().toISOString());
  return households.removeMember(householdId, actor.userId);
}
