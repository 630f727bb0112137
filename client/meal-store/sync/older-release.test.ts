// Data stored by browsers of an older release, read by a later one with more fields (decision 022): nothing is
// quarantined, no offline edit is lost, and fields that the older one did not know are requested.
import '#server/db/testing/planted-release.ts';
import { expect, it } from 'vitest';
import { KINDS } from '#contract/kinds.ts';
import { onEachDatabase, openEmpty } from '#server/db/testing/databases.ts';
import { openUsed, usedBrowsers, type Home } from '#server/testing/used-household.ts';
import { syncMeals } from '#server/meals/sync.ts';
import { deviceAlone } from '../testing/alone.ts';
import type { MealStore } from '../store.ts';
import { World } from '../testing/world.ts';

const { phone, tablet } = usedBrowsers();
const isSetAside = (key: string) => key.startsWith('ppal:quarantine:');
/** Fields that our types do not know yet. */
type Later = Record<string, unknown>;
const byName = (store: MealStore, collection: 'pantry' | 'menu-ideas', name: string) =>
  store.records(collection).find((record) => record.name === name) as Later | undefined;

function worldOf({ ana, clock }: Home): World {
  const world: World = new World(ana.actor.householdId, (input) => {
    clock.at = world.time;
    return syncMeals(ana, input);
  });
  world.time = clock.at;
  return world;
}

function browserWith(world: World, texts: Record<string, string>) {
  const device = world.device();
  for (const [key, text] of Object.entries(texts)) device.storage.texts.set(key, text);
  return device;
}

it('reads everything without a connection, with what was done and never sent [MEAL-06]', () => {
  const device = deviceAlone();
  const { store, texts } = (() => {
    for (const [key, text] of Object.entries(phone))
      device.storage.texts.set(key.replace(/:[^:]{36}(?=:|$)/, ':h1'), text);
    return { store: device.open().store, texts: device.storage.texts };
  })();
  expect(device.world.told).toEqual([]);
  expect([...texts.keys()].filter(isSetAside)).toEqual([]);
  expect(store.records('pantry').map(({ name }) => name)).toEqual(['Rice', 'Beans', 'Oats', 'Honey']);
  expect(byName(store, 'pantry', 'Beans')).toMatchObject({ amount: '2', brand: '', notes: 'Black' });
  expect(byName(store, 'pantry', 'Honey')).toMatchObject({ amount: '', brand: '', category: 'other' });
  const [groceries] = store.records('shopping-lists');
  expect(groceries?.items).toMatchObject([
    { name: 'Milk', checked: true, aisle: '' },
    { name: 'Eggs', qty: '12', aisle: '' },
    { name: 'Bread', aisle: '' },
    { name: 'Butter', aisle: '' },
  ]);
  expect(store.records('weekly-menus').map(({ weekStart }) => weekStart)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(store.keeper.unsent()).toHaveLength(7);
  expect(KINDS.pantry_item.fields).toHaveProperty('brand');
});

onEachDatabase('the store of an older release', ({ name }) => {
  async function inside(work: (home: Home, world: World) => Promise<void>): Promise<void> {
    const empty = await openEmpty(name);
    const home = await openUsed(empty.place);
    try {
      await work(home, worldOf(home));
    } finally {
      await home.close();
      await empty.close();
    }
  }

  it('sends what it kept, and hears what it did not know [MEAL-06]', () =>
    inside(async ({ ana }, world) => {
      const later: Later = { brand: 'Basmati House' };
      const [rice] = await ana.records('pantry_item').list({ where: { name: 'Rice' } });
      const writer = ana.records('pantry_item');
      await writer.update(rice!.id, later);
      const device = browserWith(world, phone);
      const { store } = device.open();
      await world.settle();
      expect(world.told).toEqual([]);
      expect([...device.storage.texts.keys()].filter((key) => /quarantine|edits/.test(key))).toEqual([]);
      expect(store.syncState).toBe('saved');
      const items = (await ana.records('pantry_item').list()).map(({ id: _id, ...item }) => item);
      expect(items.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
        { name: 'Beans', amount: '2', notes: 'Black', brand: '' },
        { name: 'Honey', notes: 'From the market', brand: '' },
        { name: 'Oats', notes: 'For the porridge', amount: '1 bag', brand: '' },
        { name: 'Rice', ...later },
      ]);
      const [list] = await ana.records('shopping_list').list();
      expect(list?.items.map((item) => item.name)).toEqual(['Milk', 'Eggs', 'Bread', 'Butter']);
      const menu = await ana.records('weekly_menu').get('week-2026-11-30');
      expect(menu.meals).toMatchObject({ monday: { dinner: 'Pizza' }, tuesday: { lunch: 'Soup' } });
      const ideas = (await ana.records('menu_idea').list()).map((idea) => idea.name);
      expect(ideas.toSorted()).toEqual(['Pancakes', 'Stir fry']);
      expect(byName(store, 'pantry', 'Rice')).toMatchObject(later);
    }));

  it('that was up to date asks for what its release did not know [MEAL-06]', () =>
    inside(async ({ ana, database }, world) => {
      const [rice] = await ana.records('pantry_item').list({ where: { name: 'Rice' } });
      // Written by a browser of the later release, before this one was reloaded: its cursor claims to be complete.
      const aisles = database.kysely.updateTable('pantry_item');
      await aisles
        .set({ ['brand' as 'notes']: 'Basmati House' })
        .where('id', '=', rice!.id)
        .execute();
      const { store } = browserWith(world, tablet).open();
      expect(byName(store, 'pantry', 'Rice')).toMatchObject({ amount: '1 kg', brand: '' });
      await world.settle();
      expect(byName(store, 'pantry', 'Rice')).toMatchObject({ amount: '1 kg', brand: 'Basmati House' });
      expect(world.told).toEqual([]);
    }));

  it('and a tab of the older release beside the new one loses nothing of either [MEAL-06]', () =>
    inside(async ({ ana }, world) => {
      const device = browserWith(world, tablet);
      const tab = device.open();
      await world.settle();
      const rice = byName(tab.store, 'pantry', 'Rice')!;
      await ana.records('pantry_item').update(String(rice['id']), { brand: 'Basmati House' } as Later);
      await world.settle();
      const key = `ppal:pantry:${ana.actor.householdId}:${String(rice['id'])}`;
      const { amount, brand, schema, version, ...known } = JSON.parse(
        device.storage.texts.get(key)!,
      ) as Later;
      expect({ amount, brand, schema }).toEqual({ amount: '1 kg', brand: 'Basmati House', schema: 2 });
      // The older tab, with an edit of its own on top, writes down what it understands of a record.
      const heard = { ...known, quantity: amount, version: Number(version) + 1 };
      device.storage.open().set(key, JSON.stringify(heard));
      tab.hear(1);
      expect(byName(tab.store, 'pantry', 'Rice')).toMatchObject({ amount: '1 kg', brand: '' });
      await world.settle();
      expect(byName(tab.store, 'pantry', 'Rice')).toMatchObject({ amount: '1 kg', brand: 'Basmati House' });
    }));
});
