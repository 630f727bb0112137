// Writes the demo family into an empty, migrated database: a year of use, through the same operations as the app.
import { todayIn } from '#rules/time/dates.ts';
import { Posting } from '../assistant/conversation/post-message.ts';
import { createPipModel } from '../assistant/model/model.ts';
import { chatOperations } from '../assistant/operations.ts';
import type { Passwords } from '../auth/access/passwords.ts';
import { createContexts } from '../db/context.ts';
import type { Database } from '../db/engine/open.ts';
import { DEMO_PASSWORD } from '../demo-folder.ts';
import { featureOperations } from '../operations.ts';
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
import { DEMO_TIME_ZONE, createParents, onboard } from './parents.ts';
import { peopleSteps } from './people.ts';
import { recordSteps } from './records.ts';
import { schoolSteps } from './schools.ts';
import { talkSteps } from './talks.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Days before today on which Nora signed up. */
const BEGINNING = 379;
/** Start of the random sequence; another word gives other menus and ids. */
const SEED = 'the Ellisons';

interface SeedOptions {
  /** The family's present: everything was written before it. */
  now: Date;
  passwords: Pick<Passwords, 'hash'>;
}

/** Everything the family did, in the order of time. */
function stepsOf(home: Home, posting: Posting): (Step & { at: number })[] {
  const steps = [
    ...peopleSteps(),
    ...contactSteps(),
    ...medicineSteps(home),
    ...appointmentSteps(home),
    ...recordSteps(home),
    ...schoolSteps(home),
    ...pantrySteps(),
    ...ideaSteps(),
    ...menuSteps(home),
    ...listSteps(home),
    ...talkSteps(home, posting),
    ...editSteps(),
  ];
  return steps.map((step) => ({ ...step, at: home.at(step) })).toSorted((a, b) => a.at - b.at);
}

/** Writes the family; the same `now` gives the same records, and the same rows but for the salt of the password. */
export async function seedDemoFamily(database: Database, { now, passwords }: SeedOptions): Promise<void> {
  const clock = new SeedClock(randomFrom(`ids of ${SEED}`));
  const contexts = createContexts(database, { now: clock.now, newId: clock.newId });
  clock.set(now.getTime() - BEGINNING * DAY_MS);
  const made = await createParents({ contexts, clock }, await passwords.hash(DEMO_PASSWORD));
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const posting = new Posting({
    operations: featureOperations,
    model: await createPipModel({ kind: 'builtin' }, { now: clock.now, onFailure }),
    messagesPerMinute: Infinity,
    onFailure,
  });
  const home = new Home({
    clock,
    random: randomFrom(SEED),
    today: todayIn(now, DEMO_TIME_ZONE),
    timeZone: DEMO_TIME_ZONE,
    contexts: await onboard({ contexts, clock }, made),
    operations: [...featureOperations, ...chatOperations(featureOperations)],
    userIds: made.userIds,
  });
  for (const step of stepsOf(home, posting)) {
    clock.set(step.at);
    await step.run(home);
  }
  if (failures.length > 0) throw new Error('Pip failed while it was asked.', { cause: failures[0] });
}
