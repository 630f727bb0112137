// Data of a heavy user's household, written directly to the database before a server is started on it.
import type { Actor } from '../server/actor.ts';
import type { Context } from '../server/context.ts';
import { createContexts } from '../server/db/context.ts';
import { openDatabase, type DatabasePlace } from '../server/db/engine/open.ts';
import { newId } from '../server/db/records/ids.ts';

/** Entries of each long list. */
const MANY = 10_000;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Odd words, none of which is a food. */
const oddWords = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    `qz${(from + at).toString(36)}vxkrm wobblefrond`.padEnd(190, 'ŧxyq'),
  );

const person = (name: string, words: string[]) => ({
  name,
  relationship: 'child' as const,
  age: 7,
  notes: '',
  userId: null,
  dietaryNeeds: [],
  interests: [],
  allergies: words.slice(0, words.length / 2),
  dietaryRestrictions: words.slice(words.length / 2),
});

async function inPieces(context: Context, insert: (inner: Context, at: number) => Promise<unknown>) {
  for (let start = 0; start < MANY; start += AT_ONCE) {
    await context.atomically('fill', async (inner) => {
      for (let at = start; at < start + AT_ONCE; at += 1) await insert(inner, at);
    });
  }
}

async function fillHealth(context: Context, familyMemberId: string): Promise<void> {
  const notes = 'Please bring the card and the list of questions. '.repeat(2);
  await inPieces(context, (inner, at) =>
    inner.records('medication').insert({
      name: `Medicine ${at}`,
      dosage: '5 ml',
      frequency: 'once daily',
      prescribedBy: 'Dr. Kim',
      familyMemberId,
      startDate: '2026-11-01',
      endDate: null,
      instructions: notes.repeat(3),
      sideEffects: notes,
      isActive: true,
    }),
  );
  await inPieces(context, (inner, at) => {
    const appointmentDate = new Date(Date.UTC(2027, 0, 1, 15) + (at % 900) * DAY_MS).toISOString();
    return inner.records('medical_appointment').insert({
      title: `Visit ${at}`,
      appointmentDate,
      wallTime: appointmentDate.slice(0, 16),
      timeZone: 'UTC',
      duration: 30,
      type: 'checkup',
      familyMemberId,
      contactId: null,
      notes,
      reminderEnabled: true,
      reminderTime: 24,
    });
  });
}

async function fillPantry(context: Context): Promise<void> {
  await inPieces(context, (inner, at) =>
    inner
      .records('pantry_item')
      .insert({ name: `Rice ${at}`, category: 'grains', quantity: `${at} g`, notes: '' }),
  );
}

/** The owner of a household, by the ids from signing up. */
type Owner = Pick<Actor, 'userId' | 'householdId'>;

/**
 * Fills three households: one with long lists, one with a full pantry, one with odd words in its allergies. Returns the
 * member with 20,000 references.
 */
export async function fillNeighbours(
  place: DatabasePlace,
  { long, pantry, odd }: Record<'long' | 'pantry' | 'odd', Owner>,
): Promise<string> {
  const database = await openDatabase(place);
  const contexts = createContexts(database, { now: () => new Date(), newId });
  const contextOf = (owner: Owner) =>
    contexts.contextFor({ ...owner, sessionId: newId(), firstName: 'Dana', timeZone: 'UTC' });
  try {
    const { id } = await contextOf(long).records('family_member').insert(person('Mia', []));
    await fillHealth(contextOf(long), id);
    await fillPantry(contextOf(pantry));
    const members = contextOf(odd).records('family_member');
    for (let at = 0; at < 8; at += 1) await members.insert(person(`Child ${at}`, oddWords(200, at * 200)));
    return id;
  } finally {
    await database.close();
  }
}
