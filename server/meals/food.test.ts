// Pantry, lists, ideas and menus over HTTP: the owner, the second parent, a stranger, and a device that syncs.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordSchema } from '#contract/kind-schemas.ts';
import { menuIdea, type MenuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem, type PantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList, type ShoppingList } from '#contract/kinds/shopping-list.ts';
import { weeklyMenu, type WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Edit, SyncAnswer } from '#contract/schemas/meal-sync.ts';
import type { Database } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { openWorld, type World } from '../testing/world.ts';
import { daysIn, editOf, recordIn } from './testing/edits.ts';

const PANTRY = '/api/pantry-items';
const LISTS = '/api/shopping-lists';
const IDEAS = '/api/menu-ideas';
const MENUS = '/api/weekly-menus';

onEachDatabase('food', ({ open }) => {
  let database: Database;
  let world: World;
  let ana: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    ({ ana, ben } = world);
  });
  afterAll(async () => {
    await world.app.close();
    await database.close();
  });
  beforeEach(async () => {
    for (const path of [PANTRY, LISTS, IDEAS, MENUS]) {
      for (const { id } of (await ana.get<{ id: string }[]>(path)).json) await ana.delete(`${path}/${id}`);
    }
  });

  const sync = async (who: Visitor, edits: Edit[], cursor: number | null = null) => {
    const answer = await who.post<SyncAnswer>('/api/meal-sync', { cursor, edits });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const newest = async (who: Visitor) => (await who.get<ChangeSet[]>('/api/changes?limit=1')).json[0]!;
  const later = () => Date.now() + 1000;
  const earlier = () => Date.now() - 60_000;

  it('a pantry item is added once, changed in part, and taken out; the other parent sees it [MEAL-10] [MEAL-16]', async () => {
    const id = newId();
    const added = await ana.post<PantryItem>(PANTRY, { id, name: ' Rice ', category: 'grains' });
    expect(added.status).toBe(201);
    expect(recordSchema(pantryItem).parse(added.json)).toEqual(added.json);
    expect(added.json).toMatchObject({ id, version: 1, name: 'Rice', quantity: '', notes: '' });
    expect((await ana.post(PANTRY, { id, name: 'Rice' })).json).toEqual(added.json);
    const seen = { 'if-match': '"1"' };
    const changed = await ben.put<PantryItem>(`${PANTRY}/${id}`, { quantity: '2 bags' }, seen);
    expect(changed.json).toMatchObject({ version: 2, name: 'Rice', quantity: '2 bags' });
    expect((await ana.put(`${PANTRY}/${id}`, { quantity: '3' }, seen)).status).toBe(412);
    expect((await ana.get(PANTRY)).json).toEqual([changed.json]);
    expect((await ana.post(PANTRY, { name: ' ' })).text).toBe('Item Name is required.');
    expect((await ana.delete(`${PANTRY}/${id}`)).status).toBe(204);
    expect((await ben.get(PANTRY)).json).toEqual([]);
  });

  it('an idea is kept with everything that is known of it [MEAL-12] [MEAL-16]', async () => {
    const fields = {
      name: 'Lentil soup',
      mealType: 'dinner',
      ingredients: ['lentils', '', 'onion'],
      cookTime: 30,
    };
    const kept = await ana.post<MenuIdea>(IDEAS, fields);
    expect(recordSchema(menuIdea).parse(kept.json)).toEqual(kept.json);
    expect(kept.json).toMatchObject({ ingredients: ['lentils', 'onion'], prepTime: null, isFavorite: false });
    const path = `${IDEAS}/${kept.json.id}`;
    expect((await ben.put(path, { isFavorite: true, cookTime: null })).json).toMatchObject({
      name: 'Lentil soup',
      isFavorite: true,
      cookTime: null,
    });
    expect((await ana.post(IDEAS, { name: 'Soup' })).text).toBe('Meal Type is required.');
  });

  it('items of a list stay in the order they were added, and change one by one [MEAL-16]', async () => {
    const made = await ana.post<ShoppingList>(LISTS, {
      title: 'Groceries',
      items: [{ name: 'Milk', qty: '2 l' }],
    });
    expect(recordSchema(shoppingList).parse(made.json)).toEqual(made.json);
    const path = `${LISTS}/${made.json.id}`;
    await Promise.all(
      [ana, ben].map((who, at) =>
        who.post(`${path}/items`, { items: [{ name: `A${at}` }, { name: `B${at}` }] }),
      ),
    );
    const [list] = (await ana.get<ShoppingList[]>(LISTS)).json;
    // Two parents at once: items are not mistaken for removed ones.
    expect(list!.items.map(({ name }) => name).toSorted()).toEqual(['A0', 'A1', 'B0', 'B1', 'Milk']);
    expect(list!.items.map(({ id }) => id)).toEqual(list!.items.map(({ id }) => id).toSorted());
    const [milk] = list!.items;
    const bought = await ben.put<ShoppingList>(`${path}/items/${milk!.id}`, { checked: true });
    expect(bought.json.items[0]).toEqual({ ...milk, checked: true });
    const cleared = await ana.put<ShoppingList>(`${path}/items/${milk!.id}`, { qty: null });
    expect([cleared.status, cleared.json.items[0]?.qty]).toEqual([200, '']);
    expect((await ana.delete(`${path}/items/${milk!.id}`)).status).toBe(204);
    expect((await ana.delete(`${path}/items/${milk!.id}`)).status).toBe(404);
    expect((await ana.put(path, { title: 'Market' })).json).toMatchObject({ title: 'Market' });
    for (let turn = 0; turn < 9; turn += 1)
      await ana.post(`${path}/items`, { items: Array.from({ length: 100 }, () => ({ name: 'Egg' })) });
    const full = await ana.post(`${path}/items`, {
      items: Array.from({ length: 97 }, () => ({ name: 'Egg' })),
    });
    expect([full.status, full.text]).toEqual([400, 'A shopping list can have at most 1,000 items.']);
  });

  it('what a device syncs is what the app and the other device have; nobody else sees or reaches it', async () => {
    const [rice, list] = [newId(), newId()];
    const edits = [
      editOf('pantry', rice, earlier(), { set: { name: 'Rice' } }),
      editOf('shopping-lists', list, earlier(), { set: { title: 'Groceries', 'items.a.name': 'Milk' } }),
    ];
    const { cursor } = await sync(ana, edits);
    expect((await ana.get(PANTRY)).json).toMatchObject([{ id: rice, name: 'Rice', category: 'other' }]);
    expect((await ben.get(LISTS)).json).toMatchObject([{ items: [{ id: 'a', name: 'Milk', qty: '' }] }]);
    expect((await newest(ben)).operation).toBe('syncMeals');

    const sven = await world.stranger();
    expect(await sync(sven, [])).toMatchObject({ cursor: 0, records: [] });
    const probing = await sync(sven, [
      editOf('pantry', rice, later(), { set: { notes: 'mine' } }),
      editOf('pantry', rice, later(), { remove: ['record'] }),
      editOf('shopping-lists', list, later(), { set: { title: 'Mine' } }),
    ]);
    // To the stranger these are ids like any others: what is complete makes a record of their own.
    expect(probing.refused).toHaveLength(1);
    expect(JSON.stringify(probing)).not.toMatch(/Rice|Groceries|Milk/);
    expect(recordIn(probing, list)).toMatchObject({ title: 'Mine', items: [], version: 1 });
    expect(await sync(ben, [], cursor)).toMatchObject({ cursor, records: [], gone: [] });
    const visitor = await world.app.visitor().post('/api/meal-sync', { cursor: null, edits: [] });
    expect(visitor.status).toBe(401);
  });

  it('no answer but that of the sync speaks of stamps', async () => {
    const week = 'week-2026-11-23';
    await sync(ana, [editOf('weekly-menus', week, earlier(), { set: { 'monday.dinner': 'Soup' } })]);
    await ana.post(PANTRY, { name: 'Rice' });
    await ana.post(LISTS, { title: 'Groceries' });
    const idea = await ana.post<MenuIdea>(IDEAS, { name: 'Soup', mealType: 'lunch' });
    const answers = [
      await ana.put(`${IDEAS}/${idea.json.id}`, { tags: ['warm'] }),
      await ana.put(`${MENUS}/2026-11-23`, { meals: {} }),
      ...(await Promise.all([PANTRY, LISTS, IDEAS, MENUS, '/api/changes'].map((path) => ana.get(path)))),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/merge|stamps|server"/);
  });

  it('a menu filled in on a device is on the calendar by weekday, and deleted there it is gone on the device [API-06]', async () => {
    const week = 'week-2026-11-25';
    const edit = editOf('weekly-menus', week, earlier(), {
      set: { 'wednesday.dinner': 'Soup', 'tuesday.lunch': 'Bread', 'tuesday.breakfast': '' },
    });
    const { cursor } = await sync(ana, [edit]);
    const [menu] = (await ben.get<WeeklyMenu[]>(MENUS)).json;
    expect(recordSchema(weeklyMenu).parse(menu)).toEqual(menu);
    expect(menu).toMatchObject({
      id: week,
      weekStartDate: '2026-11-25',
      meals: { wednesday: { dinner: 'Soup' }, tuesday: { lunch: 'Bread' } },
    });
    expect((await ben.delete(`${MENUS}/${week}`, { 'if-match': '"7"' })).status).toBe(412);
    expect((await ben.delete(`${MENUS}/${week}`)).status).toBe(204);
    expect((await sync(ana, [], cursor)).gone).toEqual([{ collection: 'weekly-menus', id: week }]);
  });

  it('a menu Pip saves while a device fills it in keeps the slots and notes of both', async () => {
    const week = 'week-2026-12-07';
    const at = earlier();
    await sync(ana, [
      editOf('weekly-menus', week, at, {
        set: { 'monday.notes': 'Grandma', notes: 'Ours', 'friday.lunch': 'Bread' },
      }),
    ]);
    const planned = { monday: { dinner: 'Stew' }, friday: { lunch: 'Bread' } };
    await ana.put(`${MENUS}/2026-12-07`, { meals: planned });
    const late = await sync(ben, [
      editOf(
        'weekly-menus',
        week,
        at + 1,
        { set: { 'tuesday.dinner': 'Tacos', 'monday.dinner': 'Soup' } },
        'tablet',
      ),
    ]);
    expect((await ana.get<WeeklyMenu[]>(MENUS)).json).toMatchObject([
      { notes: 'Ours', meals: { ...planned, tuesday: { dinner: 'Tacos' } } },
    ]);
    expect(daysIn(late, week)[0]).toMatchObject({
      dinner: 'Stew',
      notes: 'Grandma',
    });
  });

  it('a deletion that was synced can be taken back, and the device hears of the record again', async () => {
    const list = newId();
    const at = earlier();
    await sync(ana, [
      editOf('shopping-lists', list, at, { set: { title: 'Groceries', 'items.a.name': 'Milk' } }),
    ]);
    const removed = await sync(ana, [editOf('shopping-lists', list, at + 1, { remove: ['record'] })]);
    expect((await ben.get(LISTS)).json).toEqual([]);
    expect((await ben.post(`/api/changes/${(await newest(ben)).id}/undo`)).status).toBe(200);
    const back = await sync(ana, [], removed.cursor);
    expect(recordIn(back, list)).toMatchObject({ title: 'Groceries', items: [{ id: 'a', name: 'Milk' }] });
    // The undo is the last word: a tablet that removed it before, and was offline, does not remove it again.
    await sync(ben, [editOf('shopping-lists', list, at + 2, { remove: ['record'] }, 'tablet')]);
    expect((await ana.get(LISTS)).json).toHaveLength(1);
  });
});
