// Permissions of every operation: generated from the table of operations, over HTTP, on both databases. For everybody
// outside a household its records are indistinguishable from records that never existed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceListsOf } from '#contract/kind-facts.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Operation } from '#contract/operation.ts';
import { newId } from './db/records/ids.ts';
import type { Database } from './db/engine/open.ts';
import { tables } from './db/records/tables.ts';
import { onEachDatabase } from './db/testing/databases.ts';
import { Visitor } from './testing/app.ts';
import { NAMED, OPERATIONS, SAMPLES, send } from './testing/who-may.ts';
import type { Input } from './testing/who-may-records.ts';
import { CANARY, connectTablet, openWorld, type World } from './testing/world.ts';

/** Operations that a second parent may not use, with the status they get instead. */
const ONLY_OWNERS: Record<string, number> = { removeHouseholdMember: 403, deleteHousehold: 403 };
/** Operations after which the household, or a member, is gone: each gets a world of its own. */
const LAST = new Set(['deleteHousehold', 'deleteAccount', 'leaveHousehold', 'changePassword']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Fields that take a list of ids. */
const LISTS = new Set(
  Object.values<Kind>(KINDS).flatMap(({ fields }) => Object.keys(referenceListsOf(fields))),
);
/** Tables of every write, in addition to the tables of records. */
const KEPT = [
  'change_set',
  'change_entry',
  'tombstone',
  'seen_edit',
  'membership',
  'invitation',
  'kiosk',
  'sitter_link',
];
/** Everything a kitchen tablet may do (decision 035). */
const OF_TABLETS = ['getKioskBoard', 'tickOnKiosk', 'followHousehold'];

/** The same input with ids that were never used. */
const forged = (input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value !== 'string'
        ? value
        : UUID.test(value)
          ? newId()
          : value.replace(/^week-.*/, 'week-2031-01-06'),
    ]),
  );
const namesRecords = (input: Input): boolean => JSON.stringify(forged(input)) !== JSON.stringify(input);

/** Everything the household has, row by row. */
async function contents({ database, householdId }: World): Promise<string> {
  const all: unknown[] = [];
  for (const table of [...Object.keys(tables), ...KEPT]) {
    const rows = await database.kysely
      .selectFrom(table as 'membership')
      .selectAll()
      .where('household_id', '=', householdId)
      .execute();
    all.push(table, ...rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return JSON.stringify(all);
}

async function answerOf(visitor: Visitor, operation: Operation, input: Input) {
  const { status, text, headers } = await send(visitor, operation, input);
  expect(status, text.slice(0, 200)).toBeLessThan(500);
  return { status, text, everything: `${text} ${JSON.stringify(headers)}` };
}

async function refusesVisitors(world: World, operation: Operation, input: Input): Promise<void> {
  const expected = operation.owner === 'public' ? 200 : 401;
  const unknown = new Visitor(world.app.app, world.ana.cookie.replace(/=.{8}/, '=AAAAAAAA'));
  for (const visitor of [world.app.visitor(), unknown, world.carl]) {
    const answer = await answerOf(visitor, operation, input);
    expect(answer.status).toBe(expected);
    expect(answer.everything).not.toContain(CANARY);
  }
}

async function tellsStrangersNothing(world: World, operation: Operation, input: Input): Promise<void> {
  const sven = await world.stranger();
  const real = await answerOf(sven, operation, input);
  if (namesRecords(input)) {
    const invented = await answerOf(sven, operation, forged(input));
    expect({ status: real.status, text: real.text }).toEqual({
      status: invented.status,
      text: invented.text,
    });
    if (operation.method !== 'GET') expect([400, 404]).toContain(real.status);
  } else if (operation.method !== 'GET') return; // Strangers may read what they write about their own family.
  expect(real.everything).not.toContain(CANARY);
}

onEachDatabase('who may do what', ({ open }) => {
  let database: Database;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });
  afterAll(async () => {
    await world.app.close();
    await database.close();
  });

  /** Runs `work` in the world all share, or in one of its own when it does not survive. */
  async function inWorld(name: string, work: (there: World) => Promise<void>): Promise<void> {
    if (!LAST.has(name)) return work(world);
    const own = await open();
    const there = await openWorld(own);
    await work(there);
    await there.app.close();
    await own.close();
  }

  it('every operation has a sample, and only operations have', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(OPERATIONS.map(([name]) => name).toSorted());
  });

  it('a kitchen tablet may do three things, and a new operation is closed to it', () => {
    const declared = OPERATIONS.filter(([, { kiosk }]) => kiosk).map(([name]) => name);
    expect(declared.toSorted()).toEqual(OF_TABLETS.toSorted());
  });

  it('a kitchen tablet of another household finds nothing to tick', async () => {
    const sven = await world.stranger();
    const operation = OPERATIONS.find(([name]) => name === 'tickOnKiosk')![1];
    const input = await SAMPLES['tickOnKiosk']!(world);
    const before = await contents(world);
    const theirs = await connectTablet(world.app, sven);
    const real = await answerOf(theirs, operation, input);
    const invented = await answerOf(theirs, operation, forged(input));
    expect([real.status, real.text]).toEqual([404, invented.text]);
    expect(await contents(world)).toBe(before);
    expect((await theirs.get('/api/kiosk/board')).text).not.toContain(CANARY);
  });

  describe.each(OPERATIONS)('%s', (name, operation) => {
    it('is refused to visitors, unknown sessions and a removed parent', () =>
      inWorld(name, async (there) => {
        const input = await SAMPLES[name]!(there);
        const before = await contents(there);
        await refusesVisitors(there, operation, input);
        expect(await contents(there)).toBe(before);
      }));

    it('tells and changes nothing of another household', () =>
      inWorld(name, async (there) => {
        const input = await SAMPLES[name]!(there);
        const before = await contents(there);
        await tellsStrangersNothing(there, operation, input);
        expect(await contents(there)).toBe(before);
      }));

    it(`${operation.kiosk ? 'works for' : 'is refused to'} a kitchen tablet`, () =>
      inWorld(name, async (there) => {
        const input = await SAMPLES[name]!(there);
        const before = await contents(there);
        const answer = await answerOf(there.tablet, operation, input);
        if (operation.kiosk) return expect(answer.status, answer.text).toBe(operation.answers ?? 200);
        expect(answer.status, answer.text).toBe(operation.owner === 'public' ? 200 : 401);
        expect(answer.everything).not.toContain(CANARY);
        expect(await contents(there)).toBe(before);
      }));

    it('works for both parents, and what belongs to one of them is not found by the other', () =>
      inWorld(name, async (there) => {
        const bens = await SAMPLES[name]!(there);
        const ben = await answerOf(there.ben, operation, bens);
        const isAnas = operation.owner === 'user' && namesRecords(bens);
        const refused = isAnas ? 404 : ONLY_OWNERS[name];
        if (refused === undefined) expect(ben.status, ben.text).toBeLessThan(300);
        else expect(ben.status).toBe(refused);
        const ana = await answerOf(there.ana, operation, await SAMPLES[name]!(there));
        const alone = name === 'leaveHousehold' || name === 'deleteAccount';
        if (!alone) expect(ana.status, ana.text).toBe(operation.answers ?? 200);
      }));
  });

  const referring = OPERATIONS.filter(([, { refersTo }]) => refersTo !== undefined);
  it.each(referring)('%s refuses to name a record of another household', async (_, operation) => {
    const sven = await world.stranger();
    const fields: Input = {
      name: 'Ours',
      title: 'Ours',
      schoolName: 'Ours',
      appointmentDate: '2026-11-24T15:30',
      date: '2026-11-24',
      givenAt: '2026-11-20T08:00:00.000Z',
      lastSeen: null,
    };
    const collection = operation.path.replace('/{id}', '');
    // A dose is always one of a medication.
    if (collection === '/api/doses')
      fields['medicationId'] = (await sven.post<{ id: string }>('/api/medications', fields)).json.id;
    const own = operation.method === 'PUT' ? await sven.post<{ id: string }>(collection, fields) : null;
    for (const [field, table] of Object.entries(operation.refersTo!)) {
      const naming = (id: string): Input => ({
        ...fields,
        ...(own && { id: own.json.id }),
        [field]: LISTS.has(field) ? [id] : id,
      });
      const foreign = await answerOf(sven, operation, naming(await NAMED[table]!(world)));
      const unknown = await answerOf(sven, operation, naming(newId()));
      expect([foreign.status, foreign.text]).toEqual([400, unknown.text]);
    }
  });
});
