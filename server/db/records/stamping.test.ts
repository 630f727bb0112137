// Writes through the server merge like those of a device: later than all before, field by field (D33).
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MergeState } from '#contract/schemas/meal-sync.ts';
import { nextStamp, timeOf } from '#rules/sync/stamps.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { TestClock, contextOf } from '../testing/household.ts';
import type { TableName } from './tables.ts';

const rice = { name: 'Rice', category: 'grains' as const, quantity: '1 bag', notes: '' };
const item = (id: string, name: string) => ({ id, name, qty: '', checked: false });

onEachDatabase('stamps of what the server writes', ({ open }) => {
  let database: Database;
  let clock: TestClock;
  let ana: Context;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = new TestClock();
    ana = await contextOf(database, 'Ana', { clock });
  });

  const mergeOf = async (table: TableName, id: string): Promise<MergeState> => {
    const { rows } = await sql<{ merge: string }>`
      select merge from ${sql.table(table)}
      where household_id = ${ana.actor.householdId} and id = ${id}`.execute(database.kysely);
    return JSON.parse(rows[0]!.merge) as MergeState;
  };
  const tombstones = async () => {
    const rows = await database.kysely
      .selectFrom('tombstone')
      .select(['record_table', 'record_id', 'record'])
      .where('household_id', '=', ana.actor.householdId)
      .execute();
    return rows.map((row) => ({ ...row, record: JSON.parse(row.record) as Record<string, unknown> }));
  };
  const pantry = () => ana.records('pantry_item');

  it('a new record has one stamp, a change stamps just what it changed, each later than the one before', async () => {
    const { id } = await pantry().insert(rice);
    const first = await mergeOf('pantry_item', id);
    expect(Object.keys(first.stamps)).toEqual(['record']);
    expect(timeOf(first.stamps['record']!)).toBe(clock.at);
    // In the same millisecond, and with a clock that was set back.
    await pantry().update(id, { ...rice, quantity: '2 bags' });
    clock.at -= 5000;
    await pantry().update(id, { notes: 'In the jar' });
    const { stamps } = await mergeOf('pantry_item', id);
    expect(Object.keys(stamps).toSorted()).toEqual(['notes', 'quantity', 'record']);
    expect(stamps['quantity']! > stamps['record']!).toBe(true);
    expect(stamps['notes']! > stamps['quantity']!).toBe(true);
    // Saving what is there already is no news to a device.
    await pantry().update(id, { notes: 'In the jar' });
    expect((await mergeOf('pantry_item', id)).stamps).toEqual(stamps);
  });

  it('items of a list have stamps of their own, and a removed one is remembered beside the list', async () => {
    const lists = ana.records('shopping_list');
    const { id } = await lists.insert({ title: 'Groceries', items: [item('a', 'Milk'), item('b', 'Tea')] });
    await lists.update(id, { items: [{ ...item('b', 'Tea'), checked: true }, item('c', 'Jam')] });
    const { stamps, removed, kept } = await mergeOf('shopping_list', id);
    expect(Object.keys(stamps).toSorted()).toEqual([
      'items.a',
      'items.b',
      'items.b.checked',
      'items.c',
      'record',
    ]);
    expect(Object.keys(removed)).toEqual(['items.a']);
    expect(kept).toEqual({ 'items.a.name': 'Milk' });
    // The same id again brings it back as it is now.
    await lists.update(id, { items: [item('a', 'Oat milk')] });
    expect(await lists.get(id)).toMatchObject({ items: [item('a', 'Oat milk')] });
    expect((await mergeOf('shopping_list', id)).kept).toMatchObject({ 'items.b.checked': true });
  });

  it('what merging needs is in no record and in no image of the change log', async () => {
    const { id } = await pantry().insert(rice);
    await pantry().update(id, { notes: 'x' });
    const [listed] = await pantry().list();
    for (const record of [
      listed!,
      await pantry().get(id),
      (await pantry().find(id))!,
      await pantry().update(id, {}),
    ])
      expect(Object.keys(record)).not.toContain('merge');
    await pantry().remove(id);
    const rows = await database.kysely
      .selectFrom('change_entry')
      .select('before')
      .where('household_id', '=', ana.actor.householdId)
      .execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/merge|stamps/);
  });

  it('a removed record is kept aside whole, and continues when made again under its id', async () => {
    const { id } = await pantry().insert(rice);
    clock.at += 1000;
    await pantry().remove(id);
    const [tombstone] = await tombstones();
    expect(tombstone).toMatchObject({ record_table: 'pantry_item', record_id: id, record: rice });
    const { removed } = tombstone!.record['merge'] as MergeState;
    clock.at -= 1000;
    const again = await pantry().insert({ ...rice, id, notes: 'New' });
    expect(again).toMatchObject({ version: 2, notes: 'New' });
    expect(await tombstones()).toEqual([]);
    const merge = await mergeOf('pantry_item', id);
    expect(merge.removed).toEqual(removed);
    expect(merge.stamps['notes']! > removed['record']!).toBe(true);
  });

  it('undo writes with fresh stamps: a removal, a change, and what it brings back', async () => {
    const undoLast = async () => ana.changes.undo((await ana.changes.list({ limit: 1 }))[0]!.id);
    const { id } = await pantry().insert(rice);
    await pantry().update(id, { notes: 'wrong' });
    const wrong = await mergeOf('pantry_item', id);
    await undoLast();
    expect(await pantry().get(id)).toMatchObject({ ...rice, version: 3 });
    const right = await mergeOf('pantry_item', id);
    expect(right.stamps['notes']! > wrong.stamps['notes']!).toBe(true);
    expect(Object.keys(right.stamps).toSorted()).toEqual(['notes', 'record']);

    await pantry().remove(id);
    const [tombstone] = await tombstones();
    const { removed } = tombstone!.record['merge'] as MergeState;
    await undoLast();
    expect(await pantry().get(id)).toMatchObject(rice);
    expect(await tombstones()).toEqual([]);
    expect((await mergeOf('pantry_item', id)).stamps['name']! > removed['record']!).toBe(true);

    const made = await pantry().insert({ ...rice, name: 'Beans' });
    await undoLast();
    expect(await pantry().find(made.id)).toBeUndefined();
    expect((await tombstones()).map((row) => row.record['name'])).toEqual(['Beans']);
  });

  it('a menu from before there were stamps counts as written when it was last changed', async () => {
    const menus = ana.records('weekly_menu');
    const id = 'week-2026-11-23';
    const meals = { monday: { dinner: 'Soup' } };
    await menus.insert({ id, weekStartDate: '2026-11-23', notes: '', meals, dayNotes: {} });
    await sql`update weekly_menu set merge = '{"stamps":{},"removed":{},"kept":{}}'
      where household_id = ${ana.actor.householdId}`.execute(database.kysely);
    clock.at += 1000;
    await menus.update(id, { meals: { monday: { dinner: 'Stew' } } });
    expect((await mergeOf('weekly_menu', id)).stamps).toEqual({
      record: nextStamp(undefined, clock.at - 1000, 'server'),
      'monday.dinner': nextStamp(undefined, clock.at, 'server'),
    });
  });
});
