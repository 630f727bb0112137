// The reply whether the others in the household are family, after the first proof of an e-mail address. A 'no' moves
// the parent into a household of their own; the others keep theirs unchanged. Decision 014.
import type { Actor } from '../../actor.ts';
import type { Accounts } from '../../db/accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';

type Needs = Pick<AuthContext, 'accounts' | 'now' | 'newId'>;

/** Somebody else in the household. */
export interface Other {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The household in question, and who else sits in it. */
interface Question {
  householdName: string;
  others: Other[];
}

/** One text for a set of people, so that the reply applies to exactly those the page showed. */
export const signatureOf = (others: readonly Other[]): string =>
  others
    .map(({ userId }) => userId)
    .toSorted()
    .join(' ');

/** The question for this parent. */
export async function questionFor({ accounts }: Pick<Needs, 'accounts'>, actor: Actor): Promise<Question> {
  const household = await accounts.households.find(actor.householdId);
  return { householdName: household?.name ?? '', others: await othersOf(accounts, actor) };
}

const othersOf = async (accounts: Accounts, { householdId, userId }: Actor): Promise<Other[]> =>
  (await accounts.households.members(householdId)).filter((member) => member.userId !== userId);

/** They are family: everything stays. False when others sit there now than the page named. */
export async function confirmFamily({ accounts }: Needs, actor: Actor, signature: string): Promise<boolean> {
  return accounts.transaction(async (inner) => {
    await inner.households.lock(actor.householdId);
    if (signatureOf(await othersOf(inner, actor)) !== signature) return false;
    await inner.proofs.confirm(actor.householdId, actor.userId);
    return true;
  });
}

/**
 * Ends the membership in the household of strangers with all data of the account there; the session continues in
 * another household of the account, or a new one. Returns its id.
 */
export async function leaveStrangers({ accounts, now, newId }: Needs, actor: Actor): Promise<string> {
  const { householdId, userId, sessionId } = actor;
  return accounts.transaction(async (inner) => {
    const { households, removals, sessions } = inner;
    const at = now().toISOString();
    await households.lock(householdId);
    const members = await households.members(householdId);
    const own = members.find((member) => member.userId === userId);
    const [longest, ...rest] = members.filter((member) => member.userId !== userId);
    // Removed by the others meanwhile: the session ended with the seat.
    if (own === undefined) return (await households.ofUser(userId)).at(-1)?.id ?? householdId;
    if (longest !== undefined && ![longest, ...rest].some(({ role }) => role === 'owner')) {
      await households.setRole(householdId, longest.userId, 'owner');
    }
    const user = await inner.findUser(userId, householdId);
    // The zone comes along; who has not finished the wizard chooses one there.
    const timeZone = user?.onboardingCompleted ? user.timeZone : null;
    await removals.unlinkMember(householdId, userId, at);
    await households.removeMember(householdId, userId);
    const home = await households.homeOf(own, { newId, timeZone, at });
    await sessions.moveTo(sessionId, home);
    await sessions.removeIn(householdId, userId);
    return home;
  });
}
