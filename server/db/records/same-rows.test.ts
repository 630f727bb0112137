// After any sequence of operations, SQLite and PostgreSQL have the same rows and returned the same results.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { syncMeals } from '../../meals/sync.ts';
import type { Database } from '../engine/open.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { TestClock, contextOf, member } from '../testing/household.ts';

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
const item = fc.tuple(id, text).map(([of, name]) => ({ id: of, name, qty: '', checked: false }));
const items = fc.uniqueArray(item, { maxLength: 3, selector: (one) => one.id });
const list = fc.tuple(parent, id, items).map(
  ([who, target, some]): Step =>
    (people) =>
      people[who as 'ana'].atomically('list', async (inner) => {
        const lists = inner.records('shopping_list');
        const there = await lists.find(target);
        return there
          ? lists.update(target, { items: some })
          : lists.insert({ id: target, title: 'List', items: some });
      }),
);
const unlist = fc.tuple(parent, id).map(
  ([who, target]): Step =>
    (people) =>
      people[who as 'ana'].records('shopping_list').remove(target),
);
const sync = fc
  .tuple(parent, id, id, text, fc.integer({ min: -9, max: 9 }))
  .map(([who, target, of, name, days]): Step => (people, clock) => {
    const person = people[who as 'ana'];
    const stamp = nextStamp(undefined, clock.at + days * 24 * 3600 * 1000, 'device');
    const set: Edit['set'] = { title: 'Synced', [`items.${of}.name`]: name };
    const what = name.trim() === '' ? { set: {}, remove: ['record'] } : { set, remove: [] };
    const edit = { id: person.newId(), collection: 'shopping-lists' as const, recordId: target, stamp };
    return syncMeals(person, { cursor: null, edits: [{ ...edit, ...what }] });
  });
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
  { weight: 3, arbitrary: list },
  { weight: 3, arbitrary: sync },
  ...[remove, unlist, together, talk, wait, look].map((arbitrary) => ({ weight: 1, arbitrary })),
);
const story = fc.array(anyStep, { minLength: 5, maxLength: 30, size: 'max' });

const TABLES = [
  'family_member',
  'conversation',
  'shopping_list',
  'tombstone',
  'seen_edit',
  'change_set',
  'change_entry',
] as const;

/** Runs the story on one database: every result or refusal, then every row. */
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
  for (const table of TABLES) {
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
