// Whatever a family does, SQLite and PostgreSQL end with the same rows and answer the same things on the way.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Database } from './open.ts';
import { onBothDatabases } from './test-databases.ts';
import { TestClock, contextOf, member } from './test-household.ts';

const IDS = ['one', 'two', 'three'];
const id = fc.constantFrom(...IDS);
const text = fc.oneof(
  fc.constantFrom('Mia', '[1,2]', '"quoted"', 'null', '', "O'Brien", '👩‍👧', 'a\0b', '\ud800', '2026-11-23'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const fields = fc.record(
  { name: text, age: fc.option(fc.nat(130)), notes: text, allergies: fc.array(text, { maxLength: 3 }) },
  { requiredKeys: [] },
);
const ifVersion = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 2 });
const parent = fc.constantFrom('ana', 'dana');

type Step = (people: Record<'ana' | 'dana', Context>, clock: TestClock) => Promise<unknown>;

const insert = fc.tuple(parent, fc.option(id, { nil: undefined }), fields).map(
  ([who, given, some]): Step =>
    (people) =>
      people[who as 'ana'].records('family_member').insert({ ...member('New'), ...some, id: given }),
);
const update = fc.tuple(parent, id, fields, ifVersion).map(
  ([who, target, some, version]): Step =>
    (people) =>
      people[who as 'ana'].records('family_member').update(target, some, version),
);
const remove = fc.tuple(parent, id, ifVersion).map(
  ([who, target, version]): Step =>
    (people) =>
      people[who as 'ana'].records('family_member').remove(target, version),
);
const together = fc.tuple(id, id, text).map(
  ([one, other, name]): Step =>
    ({ ana }) =>
      ana.atomically('together', async (inner) => {
        await inner.records('family_member').update(one, { name });
        await inner.records('family_member').remove(other);
      }),
);
const undo = fc.nat(4).map((back): Step => async ({ dana }) => {
  const sets = await dana.changes.list({});
  return dana.changes.undo(sets[back]?.id ?? 'unknown');
});
const talk = fc.tuple(parent, id, text).map(
  ([who, target, title]): Step =>
    (people) =>
      people[who as 'ana']
        .records('conversation')
        .insert({ id: target, title, lastMessage: '', topic: 'General' }),
);
const wait = fc.nat(20).map(
  (days): Step =>
    async (_, clock) =>
      clock.advanceDays(days),
);
const look = fc.constant<Step>(async ({ ana }) => [
  await ana.changes.list({}),
  await ana.records('family_member').list({ orderBy: { field: 'name', direction: 'asc' } }),
]);
// Enough additions that the changes after them mostly find something to change.
const anyStep = fc.oneof(
  { weight: 4, arbitrary: insert },
  { weight: 3, arbitrary: update },
  { weight: 3, arbitrary: undo },
  ...[remove, together, talk, wait, look].map((arbitrary) => ({ weight: 1, arbitrary })),
);
const story = fc.array(anyStep, { minLength: 5, maxLength: 30, size: 'max' });

/** Lives the story on one database: every answer or refusal, then every row it left. */
async function live(database: Database, steps: Step[], run: number): Promise<unknown[]> {
  let made = 0;
  const newId = () => `made-${run}-${String(++made).padStart(4, '0')}`;
  const clock = new TestClock();
  const ana = await contextOf(database, 'Ana', { clock, newId });
  const { householdId } = ana.actor;
  const dana = await contextOf(database, 'Dana', { clock, newId, householdId });
  const answers: unknown[] = [];
  for (const step of steps) {
    const answer = await step({ ana, dana }, clock).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { refused: error.code, because: error.message };
    });
    answers.push(answer);
  }
  for (const table of ['family_member', 'conversation', 'change_set', 'change_entry'] as const) {
    const rows = await database.kysely
      .selectFrom(table)
      .selectAll()
      .where('household_id', '=', householdId)
      .execute();
    const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
    answers.push(new Set(rows.map((row) => JSON.stringify(Object.entries(row).toSorted(byName)))));
  }
  return answers;
}

onBothDatabases('a family', (databases) => {
  let opened: Database[] = [];
  beforeAll(async () => {
    opened = await Promise.all(databases.map((database) => database.open()));
  });
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  it('gets the same answers and leaves the same rows, whatever it does', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        run += 1;
        const [one, other] = await Promise.all(opened.map((database) => live(database, steps, run)));
        expect(other).toEqual(one);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
