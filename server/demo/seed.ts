// Writes the demo family into an empty, migrated database: a year of use, through the same operations as the app.
import { AREA_IDS, NO_PREFERENCES, account } from '#contract/account.ts';
import { family } from '#contract/family.ts';
import { todayIn } from '#rules/dates.ts';
import { BuiltinModel } from '../assistant/builtin/model.ts';
import { chatOperations } from '../assistant/operations.ts';
import { Posting } from '../assistant/post-message.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Actor, Context } from '../context.ts';
import { createContexts } from '../db/context.ts';
import type { Database } from '../db/open.ts';
import { DEMO_PARENTS, DEMO_PASSWORD } from '../demo-folder.ts';
import { featureOperations } from '../operations.ts';
import { hashSecret } from '../secrets.ts';
import { appointmentSteps } from './appointments.ts';
import { SeedClock, randomFrom } from './clock.ts';
import { contactSteps } from './contacts.ts';
import { editSteps } from './edits.ts';
import { Home, type Step } from './home.ts';
import { ideaSteps } from './ideas.ts';
import { listSteps } from './lists.ts';
import { medicineSteps } from './medicines.ts';
import { menuSteps } from './menus.ts';
import { pantrySteps } from './pantry.ts';
import { peopleSteps, type ParentKey } from './people.ts';
import { recordSteps } from './records.ts';
import { talkSteps } from './talks.ts';

export const DEMO_TIME_ZONE = 'America/New_York';
const HOUSEHOLD = 'The Ellisons (demo family)';
const DAY_MS = 24 * 3600 * 1000;
/** Days before today on which Nora made the household. */
const BEGINNING = 379;
/** What the records are chosen with; another word gives another year. */
const SEED = 'the Ellisons';

interface SeedOptions {
  /** The moment the family has come to. Everything is before it, but for appointments and menus. */
  now: Date;
  passwords: Pick<Passwords, 'hash'>;
}

interface Accounts {
  householdId: string;
  userIds: Record<ParentKey, string>;
}

/** The database with the clock and ids of the seed. */
type Contexts = ReturnType<typeof createContexts>;

async function createParents(contexts: Contexts, clock: SeedClock, passwordHash: string): Promise<Accounts> {
  const { accounts } = contexts.publicContext(null);
  const householdId = clock.newId();
  const userIds = { nora: clock.newId(), daniel: clock.newId() };
  const shared = { householdId, householdName: HOUSEHOLD, passwordHash, preferences: NO_PREFERENCES };
  const create = (who: ParentKey, invitation?: string) => {
    const { email, ...name } = DEMO_PARENTS[who];
    return accounts.create({
      ...shared,
      ...name,
      userId: userIds[who],
      email,
      emailFolded: email,
      emailProved: true,
      at: clock.now().toISOString(),
      ...(invitation === undefined ? {} : { invitation }),
    });
  };
  await create('nora');
  const createdAt = clock.now();
  const tokenHash = hashSecret(`the link that ${clock.newId()} stands for`);
  await accounts.invitations.insert({
    id: clock.newId(),
    householdId,
    userId: userIds.nora,
    tokenHash,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + DAY_MS).toISOString(),
  });
  await create('daniel', tokenHash);
  return { householdId, userIds };
}

/** Both parents as the app knows them once they finished onboarding. */
async function onboard(
  contexts: Contexts,
  clock: SeedClock,
  made: Accounts,
): Promise<Record<ParentKey, Context>> {
  const contextOf = (who: ParentKey, timeZone: string): Context => {
    const actor: Actor = {
      sessionId: clock.newId(),
      userId: made.userIds[who],
      firstName: DEMO_PARENTS[who].firstName,
      householdId: made.householdId,
      timeZone,
    };
    return contexts.contextFor(actor);
  };
  const [finish] = featureOperations.filter(({ operation }) => operation === account.completeOnboarding);
  for (const who of ['nora', 'daniel'] as const) {
    await finish?.run(contextOf(who, 'UTC'), {
      timeZone: DEMO_TIME_ZONE,
      preferences: { assistanceAreas: AREA_IDS, schoolType: 'public' },
    });
  }
  return { nora: contextOf('nora', DEMO_TIME_ZONE), daniel: contextOf('daniel', DEMO_TIME_ZONE) };
}

/** Everything the family did, in the order of time. */
function stepsOf(home: Home, posting: Posting): (Step & { at: number })[] {
  const steps = [
    ...peopleSteps(),
    ...contactSteps(),
    ...medicineSteps(home),
    ...appointmentSteps(home),
    ...recordSteps(home),
    ...pantrySteps(),
    ...ideaSteps(),
    ...menuSteps(home),
    ...listSteps(home),
    ...talkSteps(home, posting),
    ...editSteps(),
  ];
  return steps.map((step) => ({ ...step, at: home.at(step) })).toSorted((a, b) => a.at - b.at);
}

/** Writes the family; the same `now` gives the same records, but for the salt of the password. */
export async function seedDemoFamily(database: Database, { now, passwords }: SeedOptions): Promise<void> {
  const clock = new SeedClock(randomFrom(`ids of ${SEED}`));
  const contexts = createContexts(database, { now: clock.now, newId: clock.newId });
  clock.set(now.getTime() - BEGINNING * DAY_MS);
  const made = await createParents(contexts, clock, await passwords.hash(DEMO_PASSWORD));
  const posting = new Posting({
    operations: featureOperations,
    model: { name: 'builtin', model: new BuiltinModel() },
    messagesPerMinute: Infinity,
    onFailure(error) {
      throw error;
    },
  });
  const home = new Home({
    clock,
    random: randomFrom(SEED),
    today: todayIn(now, DEMO_TIME_ZONE),
    timeZone: DEMO_TIME_ZONE,
    contexts: await onboard(contexts, clock, made),
    operations: [...featureOperations, ...chatOperations(featureOperations)],
    userIds: made.userIds,
  });
  for (const step of stepsOf(home, posting)) {
    clock.set(step.at);
    await step.run(home);
  }
}
