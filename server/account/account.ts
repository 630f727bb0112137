// The signed-in parent: account, preferences, and completing the wizard.
import { account } from '#contract/account.ts';
import type { User } from '#contract/schemas/account.ts';
import type { Context } from '../context.ts';
import type { PreferenceChanges } from '../db/accounts/preferences.ts';
import { AppError } from '../errors.ts';
import { implement } from '../implement.ts';
import { zoneOffsetsOf } from './zone-offsets.ts';

type Asked = Pick<Context, 'accounts' | 'now'>;

async function findUser(
  { accounts, now }: Asked,
  { userId, householdId }: Context['actor'],
): Promise<User | undefined> {
  const user = await accounts.findUser(userId, householdId);
  if (!user || user.timeZone === null) return user;
  return { ...user, zoneOffsets: zoneOffsetsOf(user.timeZone, now()) };
}

/** The signed-in user; the account may have gone since the request began. */
async function currentUser(context: Context): Promise<User> {
  const user = await findUser(context, context.actor);
  if (user === undefined) throw new AppError('unauthenticated', 'Please sign in again.');
  return user;
}

/**
 * The changes a parent may make: a page may send back all that it has read. Only the server opens the first steps, and only
 * it knows that recovery codes were made or kept.
 */
function chosenBy(user: User, sent: PreferenceChanges): PreferenceChanges {
  const { firstSteps, recoveryCodes, ...chosen } = sent;
  const putsOff = recoveryCodes === 'later' && user.preferences.recoveryCodes === 'new';
  return {
    ...chosen,
    firstSteps: firstSteps === 'done' ? 'done' : undefined,
    recoveryCodes: putsOff ? 'later' : undefined,
  };
}

export const accountOperations = implement(account, {
  async getUser(context) {
    if (context.actor === null) return null;
    return (await findUser(context, context.actor)) ?? null;
  },

  async updateName(context, { firstName, lastName }) {
    await context.accounts.rename(context.actor.userId, firstName, lastName);
    return currentUser(context);
  },

  async updatePreferences(context, changes) {
    const { accounts, actor, now } = context;
    const chosen = chosenBy(await currentUser(context), changes);
    await accounts.changePreferences(actor.userId, chosen, now().toISOString());
    return currentUser(context);
  },

  async completeOnboarding(context, { timeZone, preferences }) {
    const { accounts, actor, now } = context;
    const at = now().toISOString();
    // A household that has a zone keeps it: a joining parent sees it, and changes it in the settings (D31).
    const household = await accounts.households.find(actor.householdId);
    const isFirst = household?.timeZone === null;
    if (isFirst) await accounts.households.setTimeZone(actor.householdId, timeZone);
    // Who joins a household finds its plan and its other parent there.
    const { firstSteps = isFirst ? 'open' : undefined, ...chosen } = chosenBy(
      await currentUser(context),
      preferences,
    );
    await accounts.changePreferences(actor.userId, { ...chosen, firstSteps }, at);
    await accounts.markOnboarded(actor.userId, at);
    return currentUser(context);
  },
});
