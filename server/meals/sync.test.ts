// Sync of meal records between two devices and the server: merged, refused, returned and remembered, on both databases.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { COLLECTIONS } from '#contract/collections.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { digestOf } from '#rules/sync/meal-digest.ts';
import { timeOf } from '#rules/sync/stamps.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { TestClock, contextOf } from '../db/testing/household.ts';
import { keepTidy } from '../db/upkeep/upkeep.ts';
import { syncMeals } from './sync.ts';
import { daysIn, editOf, recordIn, shownIn } from './testing/edits.ts';

const MINUTE = 60_000;

onEachDatabase('meals kept on several devices', ({ open }) => {
  let database: Database;
  let clock: TestClock;
  let ana: Context;
  let ben: Context;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = new TestClock();
    ana = await contextOf(database, 'Ana', { clock });
    ben = await contextOf(database, 'Ben', { clock, householdId: ana.actor.householdId });
  });

  const send = (edits: Edit[], cursor: number | null = null, who = ana) => syncMeals(who, { cursor, edits });
  const pantryEdit = (id: string, ago: number, set: Edit['set'], device = 'phone0') =>
    editOf('pantry', id, clock.at - ago * MINUTE, { set }, device);
  const removal = (id: string, ago: number) =>
    editOf('pantry', id, clock.at - ago * MINUTE, { remove: ['record'] }, 'tablet');
  const imagesOf = async (set: ChangeSet | undefined) => {
    const rows = await database.kysely
      .selectFrom('change_entry as entry')
      .innerJoin('change_set as set', (on) =>
        on.onRef('set.seq', '=', 'entry.seq').onRef('set.household_id', '=', 'entry.household_id'),
      )
      .select('entry.before')
      .where('set.id', '=', set?.id ?? '')
      .orderBy('entry.position')
      .execute();
    return rows.map((row) => JSON.parse(row.before ?? 'null') as Record<string, unknown> | null);
  };

  it('what one device adds, the other one hears of from its cursor on', async () => {
    const [milk, week] = [newId(), 'week-2026-11-23'];
    const start = await send([], null, ben);
    expect(start).toMatchObject({ cursor: 0, reset: true, records: [] });
    const sent = await send([
      pantryEdit(milk, 3, { name: ' Milk ', category: 'dairy', quantity: '2 l' }),
      editOf('weekly-menus', week, clock.at - MINUTE, {
        set: { 'monday.dinner': 'Soup', 'monday.notes': 'Grandma' },
      }),
    ]);
    expect(sent.refused).toEqual([]);
    expect(sent.acknowledged).toHaveLength(2);
    const heard = await send([], start.cursor, ben);
    expect(heard).toMatchObject({ cursor: sent.cursor, reset: false, gone: [] });
    expect(shownIn(heard, milk)).toEqual({
      id: milk,
      version: 1,
      // As old as the edit that made it, whenever that arrived.
      createdAt: new Date(clock.at - 3 * MINUTE).toISOString(),
      updatedAt: clock.now().toISOString(),
      name: 'Milk',
      category: 'dairy',
      quantity: '2 l',
      notes: '',
    });
    expect(recordIn(heard, week)).toMatchObject({ weekStart: '2026-11-23', notes: '' });
    expect(daysIn(heard, week)[0]).toEqual({
      day: 'Monday',
      breakfast: '',
      lunch: '',
      dinner: 'Soup',
      notes: 'Grandma',
    });
    expect(await send([], heard.cursor, ben)).toEqual({ ...heard, records: [] });
  });

  it('edits of different fields both survive, also of a week both began offline; the later one of one field wins', async () => {
    const week = 'week-2026-11-23';
    const menu = (ago: number, set: Edit['set'], device: string) =>
      editOf('weekly-menus', week, clock.at - ago * MINUTE, { set }, device);
    await send([menu(1, { 'monday.dinner': 'Soup', 'tuesday.dinner': 'Tacos' }, 'phone0')]);
    await send([menu(5, { 'monday.dinner': 'Stew', 'monday.lunch': 'Bread' }, 'tablet')], null, ben);
    const menus = await ana.records('weekly_menu').list();
    expect(menus).toMatchObject([
      { id: week, meals: { monday: { lunch: 'Bread', dinner: 'Soup' }, tuesday: { dinner: 'Tacos' } } },
    ]);
    // The change log contains the value that lost as the one that the winning value replaced.
    const [last] = await ana.changes.list({});
    expect(last).toMatchObject({ who: 'Ben', operation: 'syncMeals' });
    expect(await imagesOf(last)).toMatchObject([
      { 'meals.monday.lunch': null, 'meals.monday.dinner': 'Soup' },
      { 'meals.monday.dinner': 'Stew' },
    ]);
  });

  it('what was removed comes back whole for an edit made later, and stays away for one made earlier', async () => {
    const rice = newId();
    await send([pantryEdit(rice, 9, { name: 'Rice', quantity: '1 bag' })]);
    const removed = await send([removal(rice, 5)], 0);
    expect(removed.gone).toEqual([{ collection: 'pantry', id: rice }]);
    expect(await ana.records('pantry_item').list()).toEqual([]);

    const late = await send([pantryEdit(rice, 6, { quantity: '2 bags' })], removed.cursor, ben);
    expect(late).toMatchObject({ records: [], refused: [], gone: [{ id: rice }] });
    expect(late.acknowledged).toHaveLength(1);
    const [overtaken] = await ana.changes.list({});
    expect(await imagesOf(overtaken)).toMatchObject([null, { name: 'Rice', quantity: '2 bags' }]);

    const back = await send([pantryEdit(rice, 2, { notes: 'In the jar' })], late.cursor, ben);
    expect(shownIn(back, rice)).toMatchObject({ name: 'Rice', quantity: '2 bags', notes: 'In the jar' });
    expect(recordIn(back, rice)?.createdAt).toBe(new Date(clock.at - 9 * MINUTE).toISOString());
    expect((await send([], removed.cursor, ben)).gone).toEqual([]);
  });

  it('a browser that has moved to another household brings nothing of the first one there', async () => {
    const edits = [pantryEdit(newId(), 1, { name: 'Milk', category: 'dairy' })];
    const household = (await contextOf(database, 'Sven', { clock })).actor.householdId;
    await expect(syncMeals(ana, { household, cursor: null, edits })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await ana.records('pantry_item').list()).toEqual([]);
    const own = { household: ana.actor.householdId, cursor: null, edits };
    expect((await syncMeals(ana, own)).acknowledged).toHaveLength(1);
  });

  it('an answer that was lost and asked for again has no second effect', async () => {
    const edits = [pantryEdit(newId(), 3, { name: 'Milk' }), pantryEdit(newId(), 2, { name: 'Tea' })];
    const first = await send([...edits, ...edits]);
    expect(first.acknowledged).toEqual(edits.map(({ id }) => id));
    // Somebody drank it meanwhile.
    await ben.records('pantry_item').remove(edits[0]!.recordId);
    const before = await ana.changes.list({});
    const again = await send(edits, null);
    expect(again.acknowledged).toEqual(first.acknowledged);
    expect(await ana.changes.list({})).toEqual(before);
    expect((await ana.records('pantry_item').list()).map(({ name }) => name)).toEqual(['Tea']);
    // Nothing was written, so no followers are notified.
    expect(again.cursor).toBe(first.cursor + 1);
  });

  it('two calls with the same edits at the same moment have one effect', async () => {
    const edits = [pantryEdit(newId(), 3, { name: 'Milk' })];
    const answers = await Promise.all([send(edits), send(edits), send(edits)]);
    for (const { acknowledged } of answers) expect(acknowledged).toEqual([edits[0]!.id]);
    expect(await ana.changes.list({})).toHaveLength(1);
  });

  it('an edit nobody can store is refused with a sentence, and the others go through', async () => {
    const [good, unknown] = [newId(), newId()];
    const poison = [
      pantryEdit(newId(), 9, { name: '  ' }),
      pantryEdit(newId(), 9, { name: 'Tea', category: 'gold' }),
      pantryEdit(newId(), 9, { name: 'Tea', price: 3 }),
      pantryEdit(newId(), 9, { name: 'x'.repeat(201) }),
      pantryEdit(unknown, 9, { quantity: '3' }),
      editOf('weekly-menus', 'week-2026-02-30', clock.at, { set: { notes: 'x' } }),
      editOf('weekly-menus', 'week-0026-02-03', clock.at, { set: { notes: 'x' } }),
      editOf('weekly-menus', newId(), clock.at, { set: { notes: 'x' } }),
      editOf('shopping-lists', newId(), clock.at, { set: { title: 'Shop', 'items.a.checked': true } }),
      editOf('menu-ideas', newId(), clock.at, { set: { name: 'Soup', prepTime: 1.5 } }),
    ];
    const answer = await send([...poison, pantryEdit(good, 1, { name: 'Milk' })]);
    expect(answer.records.map(({ record }) => record.id)).toEqual([good]);
    expect(answer.acknowledged).toHaveLength(1);
    expect(answer.refused.map(({ id }) => id).toSorted()).toEqual(poison.map(({ id }) => id).toSorted());
    for (const { reason } of answer.refused) expect(reason).toMatch(/^[A-Z].*\.$/);
    const next = await send([pantryEdit(unknown, 8, { notes: 'x' })], answer.cursor);
    expect(next.gone).toEqual([{ collection: 'pantry', id: unknown }]);
  });

  it('a list takes 1,000 items and refuses the next one alone', async () => {
    const list = newId();
    const items = (from: number, count: number): Edit['set'] =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `items.i${String(from + at).padStart(4, '0')}.name`,
          'Egg',
        ]),
      );
    const at = (ago: number) => clock.at - ago * MINUTE;
    const edits = [
      editOf('shopping-lists', list, at(9), { set: { title: 'Eggs', ...items(0, 999) } }),
      editOf('shopping-lists', list, at(8), { set: items(999, 1) }),
      editOf('shopping-lists', list, at(7), { set: items(1000, 1) }),
      editOf('shopping-lists', list, at(6), { set: { 'items.i0000.checked': true } }),
      editOf('shopping-lists', list, at(5), { remove: ['items.i0001'] }),
      editOf('shopping-lists', list, at(4), { set: items(1001, 1) }),
    ];
    const answer = await send(edits);
    expect(answer.refused).toEqual([
      { id: edits[2]!.id, reason: 'A shopping list can have at most 1,000 items.' },
    ]);
    expect(recordIn(answer, list)?.['items']).toHaveLength(1000);
  });

  it('a clock that is ahead does not win for ever, and its edits keep their order', async () => {
    const milk = newId();
    const ahead = -60 * 24;
    await send([
      pantryEdit(milk, ahead - 3, { notes: 'third' }),
      pantryEdit(milk, ahead - 1, { name: 'Milk', notes: 'first' }),
      pantryEdit(milk, ahead - 2, { notes: 'second' }),
    ]);
    const [stored] = await ana.records('pantry_item').list();
    expect(stored).toMatchObject({ name: 'Milk', notes: 'third', createdAt: clock.now().toISOString() });
    // A second call in the same instant still comes after the first one.
    await send([pantryEdit(milk, ahead - 2, { notes: 'fourth' })]);
    expect(await ana.records('pantry_item').get(milk)).toMatchObject({ notes: 'fourth' });
    clock.at += MINUTE;
    const answer = await send([pantryEdit(milk, 0, { notes: 'by a right clock' }, 'tablet')], null, ben);
    expect(recordIn(answer, milk)).toMatchObject({ notes: 'by a right clock' });
    const stamps = Object.values(recordIn(answer, milk)!.merge.stamps);
    expect(Math.max(...stamps.map(timeOf))).toBe(clock.at);
  });

  it('everything is sent again to a client with no cursor, one from the future, one too old, or a damaged copy', async () => {
    const [milk, tea] = [newId(), newId()];
    const { cursor } = await send([
      pantryEdit(milk, 2, { name: 'Milk' }),
      pantryEdit(tea, 1, { name: 'Tea' }),
    ]);
    const ask = (input: Partial<Parameters<typeof syncMeals>[1]>) =>
      syncMeals(ben, { cursor, edits: [], ...input });
    const holds = digestOf([milk, tea].map((id) => ({ collection: 'pantry' as const, id, version: 1 })));
    expect(await ask({ holds })).toMatchObject({ reset: false, records: [] });
    for (const damaged of [
      { ...holds, count: 1 },
      { ...holds, sum: 7 },
    ]) {
      expect(await ask({ holds: damaged })).toMatchObject({ reset: true, cursor });
    }
    const whole = await ask({ cursor: null });
    expect(whole).toMatchObject({ reset: true, gone: [] });
    expect(whole.records.map(({ record }) => record.id).toSorted()).toEqual([milk, tea].toSorted());
    expect(await ask({ cursor: cursor + 1 })).toEqual(whole);
    // An outdated store cannot be compared: it is updated first.
    await ben.records('pantry_item').update(tea, { notes: 'Green' });
    expect(await ask({ holds })).toMatchObject({ reset: false, records: [{ record: { id: tea } }] });
    // After thirty days it is no longer known what was removed meanwhile.
    clock.advanceDays(30);
    expect(await ask({})).toMatchObject({ reset: false });
    clock.at += 1;
    expect(await ask({})).toMatchObject({ reset: true, records: [{}, {}] });
  });

  it('forgets removed records and old edits after 30 days', async () => {
    const rice = newId();
    const edits = [pantryEdit(rice, 3, { name: 'Rice' }), removal(rice, 1)];
    await send(edits);
    clock.advanceDays(30);
    await keepTidy(database, clock.now());
    const partial = () => pantryEdit(rice, 0, { notes: 'x' });
    expect((await send([partial()])).refused).toEqual([]);
    await send([removal(rice, 0)]);
    clock.advanceDays(30);
    clock.at += 1;
    await keepTidy(database, clock.now());
    expect((await send([partial()])).refused).toHaveLength(1);
    const rows = await database.kysely
      .selectFrom('seen_edit')
      .selectAll()
      .where('household_id', '=', ana.actor.householdId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('two thousand records arrive in ten calls, and come back in one', async () => {
    const all = Array.from({ length: 2000 }, (_, at) =>
      editOf(COLLECTIONS[(at % 2) * 3]!, newId(), clock.at - MINUTE, {
        set: { name: `Number ${at}`, ...(at % 2 && { ingredients: ['rice', 'beans'], mealType: 'lunch' }) },
      }),
    );
    for (let start = 0; start < all.length; start += 200) await send(all.slice(start, start + 200));
    const whole = await send([], null, ben);
    expect(whole.records).toHaveLength(2000);
    expect(await ana.changes.list({})).toHaveLength(10);
  });
});
