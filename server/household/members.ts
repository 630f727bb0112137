// Removing a member from the household, and leaving it. In both cases all their access ends at once.
import type { Context } from '../context.ts';
import type { Person } from '../db/accounts/households.ts';
import { AppError } from '../errors.ts';

/**
 * Ends a membership in the household of the session, whose row must be locked; returns the person's household
 * afterwards.
 */
async function endMembership(context: Context, person: Person): Promise<string> {
  const { accounts, actor, newId, now } = context;
  const { userId } = person;
  const zone = await zoneFor(context, userId);
  const family = context.records('family_member');
  for (const { id } of await family.list({ where: { userId } })) await family.update(id, { userId: null });
  await accounts.households.removeMember(actor.householdId, userId);
  const at = now().toISOString();
  return accounts.households.homeOf(person, { newId, timeZone: zone, at });
}

/** The zone that a leaving parent takes along; one who has not finished the wizard chooses one there. */
async function zoneFor({ accounts, actor }: Context, userId: string): Promise<string | null> {
  const user = await accounts.findUser(userId, actor.householdId);
  return user?.onboardingCompleted ? user.timeZone : null;
}

/** Removes another parent. Only for owners, and not for oneself. */
export async function removeHouseholdMember(context: Context, { id }: { id: string }): Promise<undefined> {
  const { accounts, actor } = context;
  const { households, invitations, sessions } = accounts;
  await households.lock(actor.householdId);
  const members = await households.members(actor.householdId);
  const removed = members.find(({ userId }) => userId === id);
  if (removed === undefined) throw new AppError('not_found', "This person doesn't belong to your household.");
  if (id === actor.userId) {
    throw new AppError('conflict', "You can't remove yourself. Please leave the household instead.");
  }
  if (members.find(({ userId }) => userId === actor.userId)?.role !== 'owner') {
    throw new AppError('forbidden', 'Only an owner of the household can remove someone.');
  }
  await endMembership(context, removed);
  await sessions.removeIn(actor.householdId, id);
  // A removed parent may still have a link that somebody gave them.
  await invitations.revokeAll(actor.householdId);
  return undefined;
}

/** Leaves the household; this session continues in another one of the parent's, all their other sessions there end. */
export async function leaveHousehold(context: Context): Promise<undefined> {
  const { accounts, actor } = context;
  const { households, sessions } = accounts;
  await households.lock(actor.householdId);
  const members = await households.members(actor.householdId);
  const leaving = members.find(({ userId }) => userId === actor.userId);
  const rest = members.filter(({ userId }) => userId !== actor.userId);
  const [longest] = rest;
  if (leaving === undefined) throw new AppError('unauthenticated', 'Please sign in again.');
  if (longest === undefined) {
    throw new AppError('conflict', "You're the only one here. Please delete the household instead.");
  }
  if (!rest.some(({ role }) => role === 'owner')) {
    await households.setRole(actor.householdId, longest.userId, 'owner');
  }
  const home = await endMembership(context, leaving);
  await sessions.moveTo(actor.sessionId, home);
  await sessions.removeIn(actor.householdId, actor.userId);
  return undefined;
}
