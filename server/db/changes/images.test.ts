// Images of the change log store the differing fields, and undo restores the whole record from them (D22, D39).
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { deleteShoppingItem, updateShoppingItem } from '../../meals/shopping.ts';
import type { Fields } from '../records/fields.ts';
import { grownRecord } from '../records/grown.ts';
import { fieldsOfImage, imageOf } from './images.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

onEachDatabase('images of changes', ({ open }) => {
  let database: Database;
  let ana: Context;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ana = await contextOf(database, 'Ana');
  });

  const ITEMS = 200;
  const lists = () => ana.records('shopping_list');
  const newList = () => {
    const items = Array.from({ length: ITEMS }, (_, at) => ({ name: `Item ${at}`, qty: '', checked: false }));
    return lists().insert({ title: 'Shop', items: items.map((item) => ({ id: ana.newId(), ...item })) });
  };
  const newest = async () => (await ana.changes.list({ limit: 1 }))[0]!;
  const lastImage = async () => {
    const rows = await database.kysely
      .selectFrom('change_entry')
      .select('before')
      .where('household_id', '=', ana.actor.householdId)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    return JSON.parse(rows[0]?.before ?? 'null') as unknown;
  };

  it('a tick is logged as the item that was ticked, and taken back [M2]', async () => {
    const { id, items } = await newList();
    const item = items[77];
    const tick = { id, itemId: item!.id, checked: true };
    await ana.atomically('updateShoppingItem', (inner) => updateShoppingItem(inner, tick as never));
    const ticked = { ...item, checked: true };
    expect(await lastImage()).toEqual({ items: { [item!.id]: item } });
    expect(await newest()).toMatchObject({ changes: [{ action: 'updated', label: 'Shop' }], canUndo: true });
    await ana.changes.undo((await newest()).id);
    expect((await lists().get(id)).items).toEqual(items);
    await ana.changes.undo((await newest()).id);
    expect((await lists().get(id)).items[77]).toEqual(ticked);
  });

  it('items added, removed and changed at once come back in their places [M2]', async () => {
    const { id, items } = await newList();
    const others = items
      .filter((_, at) => at % 3 > 0)
      .map((item, at) => ({ ...item, checked: at % 2 === 0 }));
    await ana.atomically('all at once', async (inner) => {
      const inside = inner.records('shopping_list');
      await inside.update(id, { items: others });
      await deleteShoppingItem(inner, { id, itemId: others[5]!.id });
      const added = { id: ana.newId(), name: 'Milk', qty: '', checked: false };
      await inside.update(id, { title: 'Other', items: [...(await inside.get(id)).items, added] });
    });
    await ana.changes.undo((await newest()).id);
    expect(await lists().get(id)).toMatchObject({ title: 'Shop', items });
  });

  it('a change logged by an earlier version, with whole images, is taken back all the same [D22]', async () => {
    const { id, items } = await newList();
    const before = await lists().get(id);
    await lists().update(id, { items: items.slice(1), title: 'Other' });
    await database.kysely
      .updateTable('change_entry')
      .set({ before: JSON.stringify(before) })
      .where('record_id', '=', id)
      .where('action', '=', 'updated')
      .execute();
    await ana.changes.undo((await newest()).id);
    expect(await lists().get(id)).toMatchObject({ title: 'Shop', items });
  });

  it('a person is removed with 600 references in one change, and all come back with them [M1]', async () => {
    const mia = await ana.records('family_member').insert(member('Mia'));
    const visit = {
      category: null,
      date: null,
      provider: '',
      description: 'x'.repeat(500),
      isImportant: false,
      familyMemberId: mia.id,
    };
    await ana.atomically('fill', async (inner) => {
      for (let at = 0; at < 600; at += 1)
        await inner.records('medical_record').insert({ ...visit, title: `${at}` });
    });
    const records = await ana.records('medical_record').list();
    await ana.records('family_member').remove(mia.id);
    const removal = await newest();
    expect(removal.count).toBe(601);
    const titles = records.map(({ title }) => title);
    expect(removal.changes.map(({ label }) => label)).toEqual([
      ...titles.slice(0, 100),
      ...titles.slice(501),
      'Mia',
    ]);
    const gone = await ana.records('medical_record').list();
    expect(gone.every(({ familyMemberId, version }) => familyMemberId === null && version === 2)).toBe(true);
    await ana.changes.undo(removal.id);
    const back = await ana.records('medical_record').list();
    expect(back).toEqual(records.map((one, at) => ({ ...one, version: 3, updatedAt: back[at]!.updatedAt })));
    await ana.records('medical_record').update(back[3]!.id, { title: 'Later' });
    await expect(ana.changes.undo((await ana.changes.list({}))[1]!.id)).rejects.toMatchObject({
      code: 'conflict',
      message: "3 has changed since then, so this can't be undone anymore.",
    });
  });
});

const anyWeek = fc.dictionary(
  fc.constantFrom('monday', 'tuesday', 'friday'),
  fc.dictionary(fc.constantFrom('breakfast', 'lunch', 'dinner'), fc.string(), { maxKeys: 3 }),
  { maxKeys: 3 },
);
const anyItem = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  name: fc.string(),
  checked: fc.boolean(),
});
const anyList = fc
  .uniqueArray(anyItem, { selector: ({ id }) => id })
  .map((items) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
const anyRecord = fc.record({
  id: fc.constant('r'),
  version: fc.nat(),
  createdAt: fc.constant('c'),
  updatedAt: fc.string(),
  weekStartDate: fc.constant('2026-11-23'),
  notes: fc.constantFrom('', 'x', 'y'),
  meals: anyWeek,
  dayNotes: fc.dictionary(fc.constantFrom('monday', 'friday'), fc.string()),
});

it('whatever a record was, its image brings back exactly that [D22]', () => {
  const own = ({ version: _v, updatedAt: _u, ...fields }: Fields) => fields;
  const stored = (fields: Fields | null) => JSON.parse(JSON.stringify(fields)) as Fields;
  fc.assert(
    fc.property(anyRecord, anyRecord, anyList, anyList, (one, other, items, others) => {
      const [before, after] = [
        { ...one, items },
        { ...other, items: others },
      ];
      const image = stored(imageOf('weekly_menu', before, after));
      expect(own({ ...after, ...fieldsOfImage(after, image) })).toEqual(own(before));
      const removed = stored(imageOf('weekly_menu', one, null));
      expect({ ...grownRecord('weekly_menu', removed, 1), id: 'r' }).toEqual(own(one));
    }),
    { numRuns: 500 },
  );
});

const changed = (before: object, after: object) => imageOf('weekly_menu', { ...before }, { ...after });

it('a list that is not in the order of its ids is kept whole, and so is one whose items have none', () => {
  const whole = (before: unknown[], after: unknown[]) => changed({ items: before }, { items: after });
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect(whole([b, a], [a])).toEqual({ items: [b, a] });
  expect(whole(['b', 'a'], ['a'])).toEqual({ items: ['b', 'a'] });
  expect(whole([a], [a, b])).toEqual({ items: { b: null } });
});

it('of a week only the meals that differ are kept, and they come back in their places [D22]', () => {
  const before = { monday: { lunch: 'Soup', dinner: 'Pasta with tomato sauce' }, friday: { dinner: 'Fish' } };
  const after = { monday: { dinner: 'Pasta with tomato sauce' }, friday: { dinner: 'Fish', lunch: 'Salad' } };
  const image = changed({ meals: before }, { meals: after });
  expect(image).toEqual({ 'meals.monday.lunch': 'Soup', 'meals.friday.lunch': null });
  expect(fieldsOfImage({ meals: after }, image!)).toEqual({ meals: before });
  // A day more, and where less is written whole.
  expect(changed({ meals: {} }, { meals: { sunday: { dinner: 'Roast' } } })).toEqual({ meals: {} });
  expect(
    fieldsOfImage({ meals: after }, { 'meals.sunday': null, 'meals.monday': { lunch: 'Soup' } }),
  ).toEqual({
    meals: { ...after, monday: { lunch: 'Soup' } },
  });
});

it('of a new record nothing is kept, of a removed one what is not empty [D22]', () => {
  const dated = { version: 2, createdAt: 'c', updatedAt: 'u' };
  const record = { id: 'a', ...dated, name: 'Rice', category: 'other', quantity: '', notes: 'x' };
  expect(imageOf('pantry_item', null, record)).toBeNull();
  const image = imageOf('pantry_item', record, null);
  expect(image).toEqual({ createdAt: 'c', name: 'Rice', notes: 'x' });
  expect(grownRecord('pantry_item', image!, 1)).toEqual({
    createdAt: 'c',
    name: 'Rice',
    category: 'other',
    quantity: '',
    notes: 'x',
  });
});
