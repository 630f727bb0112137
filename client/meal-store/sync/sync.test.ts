// Sync between the store and the real server: when edits are sent, what the response contains, and the behaviour when
// requests fail.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { migrate } from '#server/db/engine/migrate.ts';
import { openDatabase, type Database } from '#server/db/engine/open.ts';
import { TestClock, contextOf } from '#server/db/testing/household.ts';
import { syncMeals } from '#server/meals/sync.ts';
import type { SyncInput } from '../storage/surroundings.ts';
import { World } from '../testing/world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await migrate(database);
});
afterAll(() => database.close());

class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** A household with the real server; `before` may respond or refuse instead. */
async function newWorld(before: (input: SyncInput) => SyncAnswer | undefined = () => undefined) {
  const clock = new TestClock();
  const context = await contextOf(database, 'Ana', { clock });
  const calls: SyncInput[] = [];
  const world: World = new World(context.actor.householdId, async (input) => {
    calls.push(input);
    clock.at = world.time;
    return before(input) ?? syncMeals(context, input);
  });
  return { world, calls };
}

it('an edit is sent within a second and shows on the other device; what is removed can come back whole [MEAL-06]', async () => {
  const { world } = await newWorld();
  const [ana, ben] = [world.device().open(), world.device().open()];
  expect(ana.store.state).toBe('loading');
  await world.rest();
  expect([ana.store.state, ana.store.syncState]).toEqual(['ready', 'saved']);
  const list = ana.store.add('shopping-lists', { title: 'Groceries', items: [{ name: 'Milk' }] });
  expect(ana.store.syncState).toBe('saving');
  await world.pass(999);
  expect(world.calls).toHaveLength(1);
  await world.rest();
  expect(ana.store.syncState).toBe('saved');
  ben.store.sync.soon();
  await world.rest();
  expect(ben.store.records('shopping-lists')).toEqual(ana.store.records('shopping-lists'));
  const back = ben.store.remove('shopping-lists', list.id);
  await world.settle();
  expect(ana.store.records('shopping-lists')).toEqual([]);
  expect([...ana.device.storage.texts.keys()]).toEqual([`ppal:cursor:${world.household}`]);
  back();
  await world.settle();
  expect(ana.store.records('shopping-lists')).toMatchObject([
    { title: 'Groceries', items: [{ name: 'Milk' }] },
  ]);
});

it('an edit made just before the page goes away is sent at once, and sent again it does no harm [MEAL-09]', async () => {
  const { world } = await newWorld();
  const ana = world.device().open();
  await world.rest();
  const { id } = ana.store.add('shopping-lists', { title: 'Groceries', items: [{ name: 'New item' }] });
  await world.settle();
  ana.store.removeItem(id, ana.store.find('shopping-lists', id)?.items[0]?.id ?? '');
  ana.store.sync.leave();
  expect(world.calls).toHaveLength(1);
  const ben = world.device().open();
  await world.settle();
  expect(ben.store.records('shopping-lists')).toMatchObject([{ title: 'Groceries', items: [] }]);
});

it('edits made in quick succession travel together, never more than 200 or 200 kB at once, until all are sent', async () => {
  const { world, calls } = await newWorld();
  const { store } = world.device().open();
  await world.rest();
  calls.length = 0;
  for (let count = 0; count < 450; count += 1) store.add('pantry', { name: `Thing ${count}` });
  for (let count = 0; count < 50; count += 1)
    store.add('menu-ideas', { name: `Idea ${count}`, instructions: 'Stir. '.repeat(1600) });
  await world.rest();
  expect(store.syncState).toBe('saved');
  expect(calls.flatMap(({ edits }) => edits)).toHaveLength(500);
  expect(Math.max(...calls.map(({ edits }) => edits.length))).toBe(200);
  expect(Math.max(...calls.map((call) => JSON.stringify(call).length))).toBeLessThan(200_500);
});

it('without an answer edits wait on the device, are tried again ever less often, and at once when it is worth it', async () => {
  const { world, calls } = await newWorld();
  const device = world.device();
  const { store } = device.open();
  await world.rest();
  device.isCutOff = true;
  const rice = store.add('pantry', { name: 'Rice' });
  const tries: number[] = [];
  const start = vi.spyOn(store.keeper.surroundings, 'send').mockImplementation(() => {
    tries.push(world.time);
    return Promise.reject(new Error('There is no connection.'));
  });
  await world.pass(600_000);
  expect(store.syncState).toBe('waiting');
  const waits = tries.slice(1).map((at, index) => at - tries[index]!);
  expect(waits.slice(0, 4).every((wait, index) => wait > 1500 * 2 ** index && wait < 2600 * 2 ** index)).toBe(
    true,
  );
  expect(Math.max(...waits)).toBeLessThan(76_000);
  expect(tries.length).toBeLessThan(20);
  await expect(store.whenSynced()).rejects.toThrow();
  start.mockRestore();
  device.isCutOff = false;
  calls.length = 0;
  void store.sync.now();
  await world.rest();
  expect(store.syncState).toBe('saved');
  expect(calls[0]?.edits).toMatchObject([{ recordId: rice.id }]);
});

it('a first look that nobody answers has failed and can be tried again; what is added nevertheless shows [MEAL-15]', async () => {
  const { world } = await newWorld();
  const device = world.device();
  device.isCutOff = true;
  const { store } = device.open();
  await world.pass(0);
  expect(store.state).toBe('failed');
  device.isCutOff = false;
  store.retry();
  expect(store.state).toBe('loading');
  await world.rest();
  expect(store.state).toBe('ready');
});

it('when the session is over nothing more is sent and nothing is lost; it continues when the parent is back', async () => {
  let isSignedIn = true;
  const { world, calls } = await newWorld(() => {
    if (!isSignedIn) throw new Refusal(401);
    return undefined;
  });
  const { store } = world.device().open();
  await world.rest();
  isSignedIn = false;
  vi.spyOn(store.keeper.surroundings, 'send').mockImplementationOnce(() => Promise.reject(new Refusal(401)));
  store.add('pantry', { name: 'Rice' });
  calls.length = 0;
  await world.pass(3_600_000);
  expect(calls).toEqual([]);
  expect(store.syncState).toBe('waiting');
  isSignedIn = true;
  await Promise.all([store.whenSynced(), world.rest()]);
  expect(store.syncState).toBe('saved');
});

it('an edit the server cannot store is taken back and said; the others go through', async () => {
  const { world } = await newWorld();
  const [ana, ben] = [world.device().open(), world.device().open()];
  await world.rest();
  const list = ana.store.add('shopping-lists', {
    title: 'Everything',
    items: Array.from({ length: 1000 }, (_, at) => ({ name: `Thing ${at}` })),
  });
  await world.settle();
  ben.store.addItems(list.id, [{ name: 'One too many' }]);
  ben.store.change('shopping-lists', list.id, { title: 'Nearly everything' });
  await world.settle();
  expect(world.told).toEqual(['A shopping list can have at most 1,000 items.']);
  const shown = ben.store.find('shopping-lists', list.id);
  expect(shown?.title).toBe('Nearly everything');
  expect(shown?.items).toHaveLength(1000);
});

it('one edit that the server will not even look at is set aside and does not hold up the others', async () => {
  const { world } = await newWorld();
  const { store, device } = world.device().open();
  await world.rest();
  const { send } = store.keeper.surroundings;
  vi.spyOn(store.keeper.surroundings, 'send').mockImplementation((input) =>
    JSON.stringify(input).includes('Poison') ? Promise.reject(new Refusal(400)) : send(input),
  );
  for (let count = 0; count < 30; count += 1)
    store.add('pantry', { name: count === 17 ? 'Poison' : `Thing ${count}` });
  await world.rest();
  expect(store.syncState).toBe('saved');
  expect(store.records('pantry')).toHaveLength(29);
  expect(world.told).toEqual(["PipPal couldn't store it, so it was set aside."]);
  expect([...device.storage.texts.keys()].filter((key) => key.startsWith('ppal:quarantine:'))).toHaveLength(
    1,
  );
});

it('a damaged copy is noticed at the next start, and only then everything is sent again', async () => {
  const { world, calls } = await newWorld();
  const device = world.device();
  const { store } = device.open();
  await world.rest();
  for (const name of ['Rice', 'Oats', 'Milk']) store.add('pantry', { name });
  await world.rest();
  calls.length = 0;
  const again = device.reload(0);
  await world.rest();
  expect(calls).toMatchObject([{ edits: [], holds: { count: 3 } }]);
  const key = [...device.storage.texts.keys()].find((one) => one.startsWith('ppal:pantry:'))!;
  device.storage.texts.delete(key);
  const last = device.reload(0);
  expect(last.store.records('pantry')).toHaveLength(2);
  await world.rest();
  expect(last.store.records('pantry')).toEqual(again.store.records('pantry'));
});

it('where the browser keeps nothing, the store works with the server alone and never says it is saved here', async () => {
  const { world } = await newWorld();
  const device = world.device();
  device.keepsNothing = true;
  const { store } = device.open();
  await world.rest();
  device.isCutOff = true;
  store.add('pantry', { name: 'Rice' });
  await world.pass(5000);
  expect(store.syncState).toBe('saving');
  expect([...device.storage.texts]).toEqual([]);
  device.isCutOff = false;
  await world.pass(60_000);
  await world.rest();
  expect(store.syncState).toBe('saved');
  expect(device.reload(0).store.records('pantry')).toEqual([]);
  await world.rest();
  expect(device.tabs[0]?.store.records('pantry')).toMatchObject([{ name: 'Rice' }]);
});

it('two tabs show the same at once, and one of them sends', async () => {
  const { world, calls } = await newWorld();
  const device = world.device();
  const [left, right] = [device.open(), device.open()];
  await world.rest();
  calls.length = 0;
  const list = left.store.add('shopping-lists', { title: 'Groceries', items: [{ name: 'Milk' }] });
  right.hear(Infinity);
  expect(right.store.records('shopping-lists')).toEqual([list]);
  right.store.changeItem(list.id, list.items[0]!.id, { qty: '2 l' });
  left.store.changeItem(list.id, list.items[0]!.id, { checked: true });
  for (const tab of [left, right]) tab.hear(Infinity);
  for (const { store } of [left, right])
    expect(store.find('shopping-lists', list.id)?.items).toMatchObject([{ qty: '2 l', checked: true }]);
  await world.rest();
  expect(calls.flatMap(({ edits }) => edits)).toHaveLength(3);
  for (const { store } of [left, right])
    expect([store.syncState, store.keeper.unsent()]).toEqual(['saved', []]);
});

it('a list brought back while its removal is on the way has all its items the whole time', async () => {
  const { world } = await newWorld();
  const { store } = world.device().open();
  await world.rest();
  const list = store.add('shopping-lists', {
    title: 'Groceries',
    items: [{ name: 'Milk' }, { name: 'Tea' }],
  });
  await world.rest();
  const back = store.remove('shopping-lists', list.id);
  await world.pass(500);
  await world.arrive(0, 'answered');
  back();
  await world.return(0);
  expect(store.find('shopping-lists', list.id)?.items.map(({ name }) => name)).toEqual(['Milk', 'Tea']);
  await world.rest();
  expect(store.find('shopping-lists', list.id)?.items.map(({ name }) => name)).toEqual(['Milk', 'Tea']);
});

it('where something on the way refuses everything, no edit is to blame and all of them wait', async () => {
  const { world } = await newWorld();
  const { store, device } = world.device().open();
  await world.rest();
  const send = vi.spyOn(store.keeper.surroundings, 'send').mockRejectedValue(new Refusal(400));
  for (const name of ['Rice', 'Oats', 'Milk']) store.add('pantry', { name });
  await world.pass(60_000);
  expect(world.told).toEqual([]);
  expect([...device.storage.texts.keys()].filter((key) => key.includes(':quarantine:'))).toEqual([]);
  send.mockRestore();
  await Promise.all([store.whenSynced(), world.rest()]);
  expect(store.records('pantry')).toHaveLength(3);
});

it('word of a change elsewhere is asked after until somebody answers', async () => {
  const { world, calls } = await newWorld();
  const { store } = world.device().open();
  await world.rest();
  calls.length = 0;
  vi.spyOn(store.keeper.surroundings, 'send').mockRejectedValueOnce(new Refusal(503));
  store.sync.soon();
  await world.pass(500);
  expect(calls).toEqual([]);
  await world.pass(3000);
  await world.rest();
  expect(calls).toHaveLength(1);
});
