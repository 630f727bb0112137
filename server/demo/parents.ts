// The demo family's accounts: Nora signs up, Daniel joins by her invitation, both finish onboarding.
import { NO_PREFERENCES, account } from '#contract/account.ts';
import type { AreaId } from '#contract/preferences.ts';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { createContexts } from '../db/context.ts';
import { DEMO_PARENTS, type ParentKey } from '../demo-folder.ts';
import { featureOperations } from '../operations.ts';
import { hashSecret } from '../secrets.ts';
import type { SeedClock } from './clock.ts';

export const DEMO_TIME_ZONE = 'America/New_York';
const HOUSEHOLD = 'The Ellisons (demo family)';
const AREAS: AreaId[] = ['mealPlanning', 'schoolSchedules', 'familyManagement', 'medical'];
const DAY_MS = 24 * 3600 * 1000;

/** The database as the seed uses it. */
interface Place {
  contexts: ReturnType<typeof createContexts>;
  clock: SeedClock;
}

interface Accounts {
  householdId: string;
  userIds: Record<ParentKey, string>;
}

/** Both accounts, in one household. Their addresses count as proved, so that no question about its members appears. */
export async function createParents({ contexts, clock }: Place, passwordHash: string): Promise<Accounts> {
  const { accounts } = contexts.publicContext(null);
  const householdId = clock.newId();
  const userIds = { nora: clock.newId(), daniel: clock.newId() };
  const at = clock.now().toISOString();
  const expiresAt = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const create = (who: ParentKey, invitation?: string) =>
    accounts.create({
      ...DEMO_PARENTS[who],
      userId: userIds[who],
      householdId,
      householdName: HOUSEHOLD,
      invitation,
      emailFolded: DEMO_PARENTS[who].email,
      emailProved: true,
      passwordHash,
      preferences: NO_PREFERENCES,
      at,
    });
  await create('nora');
  const tokenHash = hashSecret(`an invitation to ${householdId}`);
  const invitation = { householdId, userId: userIds.nora, tokenHash, createdAt: at, expiresAt };
  await accounts.invitations.insert({ id: clock.newId(), ...invitation });
  await create('daniel', tokenHash);
  return { householdId, userIds };
}

/** Both parents as the app knows them once they finished onboarding. */
export async function onboard(
  { contexts, clock }: Place,
  { householdId, userIds }: Accounts,
): Promise<Record<ParentKey, Context>> {
  const contextOf = (who: ParentKey, timeZone: string): Context => {
    const { firstName } = DEMO_PARENTS[who];
    const actor: Actor = { sessionId: clock.newId(), userId: userIds[who], firstName, householdId, timeZone };
    return contexts.contextFor(actor);
  };
  const finish = featureOperations.find(({ name }) => name === account.completeOnboarding.name);
  for (const who of ['nora', 'daniel'] as const) {
    const preferences = { assistanceAreas: AREAS, schoolType: 'public', firstSteps: 'done' };
    await finish?.run(contextOf(who, 'UTC'), { timeZone: DEMO_TIME_ZONE, preferences });
  }
  return { nora: contextOf('nora', DEMO_TIME_ZONE), daniel: contextOf('daniel', DEMO_TIME_ZONE) };
}
