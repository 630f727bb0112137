// Prepares what the first question would otherwise wait for: loads the understanding in pieces, and answers a few
// questions in an invented household on a database in memory. It takes 60 MiB, so that it waits for the first parent
// who is there; a server that nobody visits stays small. A piece takes long where nothing was compiled yet, so that each
// waits for a moment in which nobody asks for anything.
import { NO_PREFERENCES } from '#contract/account.ts';
import { createContexts } from '../../db/context.ts';
import { migrate } from '../../db/engine/migrate.ts';
import { openDatabase, type Database } from '../../db/engine/open.ts';
import { newId } from '../../db/records/ids.ts';
import type { Bound } from '../../implement.ts';
import { Posting } from '../conversation/post-message.ts';
import { createPipModel } from './model.ts';

/** Before each piece; requests that came meanwhile are served first. */
const PAUSE_MS = 20;
const ZONE = 'America/New_York';
const CHILD = {
  name: 'Sam',
  age: 6,
  allergies: ['peanuts'],
  dietaryRestrictions: ['vegetarian'],
  dietaryNeeds: [],
  notes: '',
};
/** Longest part of an index that is built in one go. */
const SLICE_MS = 8;
/**
 * They use the calendar, records of a person, a card, the guides and the cookbook: the smallest first, so that none
 * takes long.
 */
const QUESTIONS = [
  'hello',
  'what do we have on thursday',
  'is Sam allergic to peanuts',
  'add eggs and milk to the shopping list',
  'how do I get Sam to go to bed on time',
  'Plan dinners for next week',
];

type Pause = () => Promise<unknown>;

/** The indexes of foods and restrictions, which the first message of a family with an allergy would build. */
async function buildIndexes(pause: Pause): Promise<void> {
  const { prepareFood } = await import('#rules/food/meal-concerns.ts');
  const steps = prepareFood([CHILD]);
  let began = performance.now();
  while (steps.next().done !== true) {
    if (performance.now() - began < SLICE_MS) continue;
    await pause();
    began = performance.now();
  }
}

const PIECES: readonly ((pause: Pause) => Promise<unknown>)[] = [
  buildIndexes,
  async () => void (await import('#rules/food/allergens.ts')).readFood('rice'),
  async () => void (await import('../danger/danger.ts')).findDanger('hello'),
  () => import('../reading/read.ts'),
  () => import('../answer/answer.ts'),
];

async function rehearse(database: Database, operations: readonly Bound[], pause: Pause): Promise<void> {
  await migrate(database);
  const now = () => new Date();
  const contexts = createContexts(database, { now, newId });
  const [userId, householdId] = [newId(), newId()];
  const person = { firstName: 'Sam', lastName: 'Example', email: 'sam@example.org' };
  await contexts.publicContext(null).accounts.create({
    ...person,
    userId,
    householdId,
    householdName: 'Example',
    emailFolded: person.email,
    emailProved: true,
    passwordHash: '',
    preferences: NO_PREFERENCES,
    at: now().toISOString(),
  });
  const actor = { sessionId: newId(), userId, firstName: person.firstName, householdId, timeZone: ZONE };
  const context = contexts.contextFor(actor);
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const model = await createPipModel({ kind: 'builtin' }, { now, onFailure });
  const posting = new Posting({
    operations,
    model,
    messagesPerMinute: QUESTIONS.length,
    onFailure,
  });
  await context
    .records('family_member')
    .insert({ ...CHILD, relationship: 'child', interests: [], userId: null });
  const conversation = await context
    .records('conversation')
    .insert({ title: 'Rehearsal', topic: 'general', lastMessage: '' });
  for (const content of QUESTIONS) {
    await pause();
    await (
      await posting.post(context, { id: conversation.id, content })
    ).finished;
  }
  if (failures.length > 0) throw failures[0];
}

/** Call it once, when a parent is there; Pip's tools are made of `operations`, `lull` is that of server/http/lull.ts. */
export async function warmUpPip(
  operations: readonly Bound[],
  lull: (ms: number) => Promise<void>,
): Promise<void> {
  const pause = () => lull(PAUSE_MS);
  for (const piece of PIECES) {
    await pause();
    await piece(pause);
  }
  const database = await openDatabase({ file: ':memory:' });
  try {
    await rehearse(database, operations, pause);
  } finally {
    await database.close();
  }
}
