// Quotas of a household (D39): counters that are always exact, and the operations that still work above a quota.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { syncMeals } from '../../meals/sync.ts';
import { editOf } from '../../meals/testing/edits.ts';
import { purgeOldChanges } from './image-expiry.ts';
import { newId } from '../records/ids.ts';
import type { Database } from '../engine/open.ts';
import { Removals } from '../accounts/removals.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { TestClock, contextOf, member } from '../testing/household.ts';
import { recount, Usage, type Quotas } from './usage.ts';

const MANY = 1_000_000_000;
const PLENTY: Quotas = { familyMembers: MANY, recordsOfAKind: MANY, recordBytes: MANY, historyBytes: MANY };
const rice = { name: 'Rice', category: 'grains' as const, quantity: '', notes: '' };
const IDS = ['one', 'two', 'three', 'four'];

type Step = (ana: Context, database: Database, clock: TestClock) => Promise<unknown>;

const id = fc.constantFrom(...IDS);
const text = fc.oneof(fc.constantFrom('Mia', 'Zoë 👩‍👧', 'a\0b', '\ud800', ''), fc.string({ maxLength: 300 }));
const tables = fc.constantFrom('family_member' as const, 'pantry_item' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, text, text).map(
    ([given, name, notes]): Step =>
      (ana) =>
        ana.records('family_member').insert({ ...member(name), notes, id: given, userId: ana.actor.userId }),
  ),
  fc.tuple(id, text, id).map(
    ([given, name, child]): Step =>
      (ana) =>
        ana.records('medical_record').insert({
          id: given,
          title: name,
          category: null,
          date: null,
          familyMemberId: child,
          provider: '',
          description: '',
          isImportant: false,
        }),
  ),
  fc.tuple(tables, id, text).map(
    ([table, given, notes]): Step =>
      (ana) =>
        ana.records(table).update(given, { notes }),
  ),
  fc.tuple(tables, id).map(
    ([table, given]): Step =>
      (ana) =>
        ana.records(table).remove(given),
  ),
  fc
    .tuple(id, text, fc.nat(5), fc.boolean())
    .map(([recordId, name, ago, isRemoved]): Step => (ana, _database, clock) => {
      const edit = editOf(
        'pantry',
        recordId,
        clock.at - ago,
        isRemoved ? { remove: ['record'] } : { set: { name } },
      );
      return syncMeals(ana, { cursor: null, edits: [edit] });
    }),
  fc.tuple(id, text).map(
    ([given, name]): Step =>
      (ana) =>
        ana.atomically('half', async (inner) => {
          await inner.records('pantry_item').insert({ ...rice, id: given, name });
          await inner
            .atomically('fails', async (nested) => {
              await nested.records('family_member').insert(member(name));
              throw new AppError('invalid', 'No.');
            })
            .catch(() => undefined);
        }),
  ),
  fc.nat(4).map(
    (back): Step =>
      async (ana) =>
        ana.changes.undo((await ana.changes.list({}))[back]?.id ?? 'unknown'),
  ),
  fc.nat(31).map((days): Step => async (_ana, database, clock) => {
    clock.advanceDays(days);
    await purgeOldChanges(database, clock.now());
  }),
  fc.constant<Step>((ana, database, clock) =>
    new Removals(database.kysely as never).unlinkMember(
      ana.actor.householdId,
      ana.actor.userId,
      clock.now().toISOString(),
    ),
  ),
);

onEachDatabase('what a household keeps', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const countedOf = async ({ actor }: Context): Promise<string | null> => {
    const [row] = await database.kysely
      .selectFrom('household')
      .select('usage')
      .where('id', '=', actor.householdId)
      .execute();
    return row?.usage ?? null;
  };
  const fill = (ana: Context, count: number) =>
    ana.atomically('fill', async (inner) => {
      for (let at = 0; at < count; at += 1) await inner.records('pantry_item').insert(rice);
    });

  it('is counted right whatever it does, undo, sync, rollbacks and purges included [D39]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const clock = new TestClock();
        const quotas = { ...PLENTY, historyBytes: 2000 };
        const ana = await contextOf(database, 'Ana', { clock, quotas });
        for (const run of steps) {
          clock.at += 1000;
          await run(ana, database, clock).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        await ana.records('menu_idea').insert({
          name: 'Soup',
          description: '',
          mealType: 'dinner',
          ingredients: ['salt'],
          instructions: '',
          prepTime: 1,
          cookTime: null,
          servings: null,
          tags: [],
          isFavorite: true,
        });
        const counted = JSON.parse((await countedOf(ana)) ?? 'null') as object;
        expect(counted).toEqual(await recount(database.kysely, ana.actor.householdId));
      }),
      { numRuns: 15 },
    );
  });

  it('has a limited number of family members, and at the limit reads, changes, removes and takes back [D39]', async () => {
    const roomy = await contextOf(database, 'Ana', { quotas: PLENTY });
    const family = roomy.records('family_member');
    const [mia] = [await family.insert(member('Mia')), await family.insert(member('Leo'))];
    await family.insert(member('Ida'));
    const { householdId } = roomy.actor;
    const ben = await contextOf(database, 'Ben', { householdId, quotas: { ...PLENTY, familyMembers: 2 } });
    const full = {
      code: 'conflict',
      message: 'Your household can have at most 2 family members. Please remove one before you add another.',
    };
    const people = ben.records('family_member');
    await expect(people.insert(member('Tom'))).rejects.toMatchObject(full);
    const viaPip = ben.atomically(
      'add',
      (inner) => inner.records('family_member').insert(member('Tom')),
      'pip',
    );
    await expect(viaPip).rejects.toMatchObject(full);
    expect(await people.list()).toHaveLength(3);
    expect(await people.insert({ ...member('Mia'), id: mia.id })).toEqual(mia);
    expect(await people.update(mia.id, { notes: 'Longer than before' })).toMatchObject({ version: 2 });
    await people.remove(mia.id);
    const [removal] = await ben.changes.list({ limit: 1 });
    await ben.changes.undo(removal!.id);
    expect(await people.list()).toHaveLength(3);
  });

  it('has a limited number of records of a kind; an edit of a browser beyond that is refused alone [D39]', async () => {
    const clock = new TestClock();
    const quotas = { ...PLENTY, recordsOfAKind: 3 };
    const ana = await contextOf(database, 'Ana', { clock, quotas });
    await fill(ana, 2);
    const add = (recordId: string) => editOf('pantry', recordId, clock.at - 1000, { set: { name: 'Milk' } });
    const edits = [add(newId()), add(newId())];
    const { acknowledged, refused, records } = await syncMeals(ana, { cursor: null, edits });
    expect(records).toHaveLength(3);
    expect(acknowledged).toEqual([edits[0]!.id]);
    const reason =
      'Your household can have at most 3 pantry items. Please remove one before you add another.';
    expect(refused).toEqual([{ id: edits[1]!.id, reason }]);
    // Existing records can be changed offline, too.
    const change = editOf('pantry', edits[0]!.recordId, clock.at, { set: { name: 'Oat milk' } });
    expect(await syncMeals(ana, { cursor: null, edits: [change] })).toMatchObject({ refused: [] });
    await expect(ana.records('pantry_item').insert(rice)).rejects.toMatchObject({ message: reason });
  });

  it('has a limited number of bytes for records, and what is there can still grow [D39]', async () => {
    const ana = await contextOf(database, 'Ana', { quotas: { ...PLENTY, recordBytes: 5000 } });
    const people = ana.records('family_member');
    const mia = await people.insert({ ...member('Mia'), notes: 'x'.repeat(4000) });
    await people.update(mia.id, { notes: 'é'.repeat(4000) });
    const message =
      'Your household has no room for more. Please remove what you no longer need, then add this again.';
    await expect(people.insert(member('Leo'))).rejects.toMatchObject({ code: 'conflict', message });
    await people.update(mia.id, { notes: '' });
    await people.insert(member('Leo'));
  });

  it('lets the oldest images go where there are too many, never those of the last 24 hours [D39]', async () => {
    const clock = new TestClock();
    const ana = await contextOf(database, 'Ana', { clock, quotas: { ...PLENTY, historyBytes: 3000 } });
    const people = ana.records('family_member');
    const mia = await people.insert(member('Mia'));
    for (let day = 0; day < 3; day += 1) {
      for (const letter of ['a', 'b', 'c'])
        await people.remove((await people.insert({ ...member(letter), notes: letter.repeat(400) })).id);
      clock.at += 25 * 3600 * 1000;
    }
    const sets = await ana.changes.list({});
    const old = sets.filter(({ tooOld }) => tooOld);
    expect(old.length).toBeGreaterThan(2);
    expect(old).toEqual(sets.slice(-old.length));
    expect(old[0]).toMatchObject({ canUndo: false, changes: [{ label: 'family member' }] });
    await expect(ana.changes.undo(old.at(-1)!.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This was too long ago to undo.',
    });
    const { history } = Usage.parse((await countedOf(ana))!);
    expect(history).toBeLessThanOrEqual(3000);
    // All of this is of today.
    for (let time = 0; time < 12; time += 1) await people.update(mia.id, { notes: `${time}`.repeat(300) });
    expect(Usage.parse((await countedOf(ana))!).history).toBeGreaterThan(3000);
    const [newest] = await ana.changes.list({ limit: 1 });
    expect(newest).toMatchObject({ canUndo: true, tooOld: false });
    await ana.changes.undo(newest!.id);
  });

  it('is counted at its next change where it was stored before there were counters [D39]', async () => {
    const ana = await contextOf(database, 'Ana', { quotas: { ...PLENTY, recordsOfAKind: 3 } });
    await fill(ana, 3);
    const at = { id: ana.actor.householdId };
    await database.kysely.updateTable('household').set({ usage: null }).where('id', '=', at.id).execute();
    await expect(ana.records('pantry_item').insert(rice)).rejects.toMatchObject({ code: 'conflict' });
    const [item] = await ana.records('pantry_item').list();
    await ana.records('pantry_item').remove(item!.id);
    expect(JSON.parse((await countedOf(ana))!)).toEqual(await recount(database.kysely, at.id));
  });
});
