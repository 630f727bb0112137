import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { TestClock, contextOf } from '#server/db/test-household.ts';
import { syncMeals } from '#server/meals/sync.ts';
import { World } from './testing/world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await migrate(database);
});
afterAll(() => database.close());

async function newWorld() {
  const clock = new TestClock();
  const context = await contextOf(database, 'Ana', { clock });
  const world: World = new World(context.actor.householdId, (input) => {
    clock.at = world.time;
    return syncMeals(context, input);
  });
  return world;
}

it('two devices see the same', async () => {
  const world = await newWorld();
  const [a, b] = [world.device().open(), world.device().open()];
  await world.rest();
  expect(a.store.state).toBe('ready');
  const list = a.store.add('shopping-lists', { title: 'Groceries', items: [{ name: 'Milk' }] });
  expect(a.store.syncState).toBe('saving');
  await world.pass(1000);
  expect(world.calls).toHaveLength(1);
  await world.rest();
  expect(a.store.syncState).toBe('saved');
  b.store.sync.soon();
  await world.rest();
  expect(b.store.find('shopping-lists', list.id)).toEqual(a.store.find('shopping-lists', list.id));
  console.log(JSON.stringify(a.store.find('shopping-lists', list.id)), [...a.device.storage.texts]);
  const undo = b.store.remove('shopping-lists', list.id);
  await world.settle();
  expect(a.store.records('shopping-lists')).toEqual([]);
  expect([...a.device.storage.texts.keys()]).toEqual([`ppal:cursor:${world.household}`]);
  undo();
  await world.settle();
  expect(a.store.records('shopping-lists')).toMatchObject([
    { title: 'Groceries', items: [{ name: 'Milk' }] },
  ]);
  expect(world.told).toEqual([]);
});
