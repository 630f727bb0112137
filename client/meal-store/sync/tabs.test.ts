// Two tabs of one browser: an edit made in one tab stays on its screen, whatever the other tab sends and receives
// meanwhile. A row that flickers would make a tap hit another one.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { migrate } from '#server/db/engine/migrate.ts';
import { openDatabase, type Database } from '#server/db/engine/open.ts';
import { TestClock, contextOf } from '#server/db/testing/household.ts';
import { syncMeals } from '#server/meals/sync.ts';
import type { SyncInput } from '../storage/surroundings.ts';
import { World, type Tab } from '../testing/world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await migrate(database);
});
afterAll(() => database.close());

const step = fc.record({
  /** The item of the tab's own four to tick; higher numbers add one. */
  act: fc.option(fc.nat({ max: 5 }), { nil: null }),
  event: fc.constantFrom(
    'pass',
    'pass',
    'arrive',
    'arrive',
    'return',
    'return',
    'hear',
    'hear',
    'look',
    'ask again',
  ),
  tab: fc.nat({ max: 1 }),
  n: fc.nat({ max: 20 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Browser {
  hasLocks: boolean;
  isOneProcess: boolean;
}

/** A browser with a list of eight items in both of its tabs. */
async function twoTabs({ hasLocks, isOneProcess }: Browser) {
  const clock = new TestClock();
  const context = await contextOf(database, 'Ana', { clock });
  const answering: { instead?: (input: SyncInput) => SyncAnswer } = {};
  const world: World = new World(context.actor.householdId, async (input) => {
    clock.at = world.time;
    return answering.instead?.(input) ?? syncMeals(context, input);
  });
  const device = world.device();
  device.hasLocks = hasLocks;
  device.storage.isOneProcess = isOneProcess;
  const names = Array.from({ length: 8 }, (_, at) => ({ name: `Item ${at}` }));
  const list = device.open().store.add('shopping-lists', { title: 'Groceries', items: names });
  await world.settle();
  device.open();
  await world.settle();
  return { world, list, answering };
}

async function happen(world: World, { event, n }: Step, tab: Tab): Promise<void> {
  if (event === 'pass') await world.pass(n * 25);
  if (event === 'arrive') await world.arrive(n, 'answered');
  if (event === 'return') await world.return(n);
  if (event === 'hear') tab.hear(n % 5);
  if (event === 'look') void tab.store.sync.now();
  if (event === 'ask again') tab.store.keeper.askForAll();
}

async function live(browser: Browser, steps: readonly Step[]): Promise<void> {
  const { world, list } = await twoTabs(browser);
  const wanted = world.tabs.map(() => new Map<string, boolean>());
  const shown = ({ store }: Tab) =>
    new Map(store.find('shopping-lists', list.id)?.items.map(({ id, checked }) => [id, checked]));
  for (const each of steps) {
    const tab = world.tabs[each.tab]!;
    const mine = wanted[each.tab]!;
    const item = each.act === null ? undefined : list.items.slice(each.tab * 4, each.tab * 4 + 4)[each.act];
    if (item) {
      mine.set(item.id, mine.get(item.id) !== true);
      tab.store.changeItem(list.id, item.id, { checked: mine.get(item.id)! });
    } else if (each.act !== null)
      for (const { id } of tab.store.addItems(list.id, [{ name: 'New item' }])) mine.set(id, false);
    await happen(world, each, tab);
    world.tabs.forEach((one, at) => {
      const seen = shown(one);
      expect(new Map([...wanted[at]!.keys()].map((id) => [id, seen.get(id)]))).toEqual(wanted[at]);
    });
  }
}

const browser = fc.record({ hasLocks: fc.boolean(), isOneProcess: fc.boolean() });

const onPlainHttp = { hasLocks: false, isOneProcess: false };

/** Ticked items of a tab, by position in the list. */
function ticked({ store }: Tab, listId: string): number[] {
  const { items = [] } = store.find('shopping-lists', listId) ?? {};
  return items.flatMap(({ checked }, at) => (checked ? [at] : []));
}

it('a tab that asks for everything again does not bring an older list back to the other one', async () => {
  const { world, list } = await twoTabs(onPlainHttp);
  const [behind, ahead] = world.tabs as [Tab, Tab];
  ahead.store.changeItem(list.id, list.items[4]!.id, { checked: true });
  await world.pass(500);
  await world.arrive(0, 'answered');
  await world.return(0);
  behind.store.keeper.askForAll();
  behind.store.changeItem(list.id, list.items[0]!.id, { checked: true });
  ahead.hear(Infinity);
  expect(ticked(ahead, list.id)).toEqual([0, 4]);
  await world.settle();
  expect(world.tabs.map((tab) => ticked(tab, list.id))).toEqual([
    [0, 4],
    [0, 4],
  ]);
});

it('an answer that tells everything does not undo what another tab has told since it was asked for', async () => {
  const { world, list } = await twoTabs(onPlainHttp);
  const [asking, other] = world.tabs as [Tab, Tab];
  asking.store.keeper.askForAll();
  await world.pass(500);
  await world.arrive(0, 'answered');
  other.store.changeItem(list.id, list.items[4]!.id, { checked: true });
  const eggs = other.store.add('pantry', { name: 'Eggs' });
  await world.pass(500);
  await world.arrive(0, 'answered');
  await world.return(1);
  asking.hear(Infinity);
  await world.pass(100);
  await world.return(0);
  expect(ticked(asking, list.id)).toEqual([4]);
  expect(asking.store.find('pantry', eggs.id)).toMatchObject({ name: 'Eggs' });
  await world.settle();
  expect(world.tabs.map((tab) => ticked(tab, list.id))).toEqual([[4], [4]]);
});

it('after a backup was restored both tabs show what it holds, and neither brings back what came after it', async () => {
  const { world, list, answering } = await twoTabs(onPlainHttp);
  const backup = await world.server({ cursor: null, edits: [] });
  const [first, second] = world.tabs as [Tab, Tab];
  for (const [at, tab] of [first, second, first].entries()) {
    tab.store.changeItem(list.id, list.items[at]!.id, { checked: true });
    tab.store.add('pantry', { name: `Thing ${at}` });
    await world.settle();
  }
  expect(world.tabs.map((tab) => ticked(tab, list.id))).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
  const nothing = { ...backup, reset: false, records: [], gone: [] };
  answering.instead = ({ cursor }) =>
    cursor === null || cursor > backup.cursor ? { ...backup, reset: true } : nothing;
  await world.settle();
  for (const tab of [first, second, first.device.reload(0)]) {
    expect(ticked(tab, list.id)).toEqual([]);
    expect(tab.store.records('pantry')).toEqual([]);
  }
});

it('what one tab could not read the other one still shows, and an edit that waits is not lost', async () => {
  const { world, list } = await twoTabs(onPlainHttp);
  const first = world.tabs[0]!;
  const { device } = first;
  device.isCutOff = true;
  first.store.changeItem(list.id, list.items[4]!.id, { checked: true });
  await world.pass(200);
  const { texts } = device.storage;
  for (const [key, text] of texts) if (!key.includes(':cursor:')) texts.set(key, text.slice(0, 20));
  device.reload(1);
  first.hear(Infinity);
  await world.pass(100);
  expect(ticked(first, list.id)).toEqual([4]);
  expect(first.store.keeper.hasUnsent).toBe(true);
  // Without the first tab, too.
  first.close();
  device.isCutOff = false;
  const again = device.reload(1);
  await world.rest();
  expect(ticked(again, list.id)).toEqual([4]);
});

it('what a parent ticks and adds in one tab never jumps back while the other tab is at the same list [MEAL-06]', async () => {
  await fc.assert(
    fc.asyncProperty(browser, fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), live),
    {
      numRuns: Number(process.env['RUNS'] ?? 300),
      seed: Number(process.env['SEED'] ?? 20261121),
    },
  );
}, 300_000);
