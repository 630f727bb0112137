// Conflicts as the store meets them: two devices, and the tabs and unanswered edits of one, which never conflict with
// each other.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Conflict } from '#contract/schemas/meal-sync.ts';
import { migrate } from '#server/db/engine/migrate.ts';
import { openDatabase, type Database } from '#server/db/engine/open.ts';
import { TestClock, contextOf } from '#server/db/testing/household.ts';
import { syncMeals } from '#server/meals/sync.ts';
import { World, type Tab } from '../testing/world.ts';

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
  const conflicts: Conflict[] = [];
  const follow = (tab: Tab) => {
    tab.store.sync.onTaken = (taken) => conflicts.push(...(taken.conflicts ?? []));
    return tab;
  };
  return { world, conflicts, follow };
}

it('a value written on another device meanwhile is told to the device that comes last, and only to it [MEAL-06]', async () => {
  const { world, conflicts, follow } = await newWorld();
  const [phone, tablet] = [follow(world.device().open()), follow(world.device().open())];
  await world.rest();
  const rice = phone.store.add('pantry', { name: 'Rice', quantity: '1 bag' });
  await world.settle();
  phone.device.isCutOff = true;
  tablet.store.change('pantry', rice.id, { quantity: '3 bags', notes: 'In the jar' });
  await world.pass(1000);
  await world.arrive(0, 'answered');
  await world.pass(1000);
  phone.store.change('pantry', rice.id, { quantity: '2 bags' });
  phone.store.change('pantry', rice.id, { quantity: '2 big bags' });
  await world.settle();
  expect(tablet.store.find('pantry', rice.id)).toMatchObject({ quantity: '2 big bags', notes: 'In the jar' });
  expect(conflicts).toEqual([
    {
      collection: 'pantry',
      recordId: rice.id,
      path: 'quantity',
      name: 'Rice',
      isYours: true,
      lost: '3 bags',
      who: '',
    },
  ]);
  // What was heard of is no conflict any more.
  tablet.store.change('pantry', rice.id, { quantity: '4 bags' });
  await world.settle();
  expect(conflicts).toHaveLength(1);
});

it.each([0, 3_600_000, -3_600_000])(
  'two tabs of one device never conflict, whatever is on its way, with a clock that is %i ms off',
  async (skew) => {
    const { world, conflicts, follow } = await newWorld();
    const device = world.device();
    device.skew = skew;
    const tabs = [follow(device.open()), follow(device.open())] as const;
    await world.rest();
    const rice = tabs[0].store.add('pantry', { name: 'Rice' });
    for (let turn = 0; turn < 40; turn += 1) {
      const [tab, other] = turn % 3 === 0 ? [tabs[1], tabs[0]] : tabs;
      tab.hear(Infinity);
      tab.store.change('pantry', rice.id, { quantity: `${turn} bags` });
      other.hear(Infinity);
      await world.pass((turn % 5) * 150);
      if (turn % 2 === 0) await world.arrive(0, turn % 8 === 0 ? 'answer lost' : 'answered');
      if (turn % 4 === 0) await world.return(0);
    }
    await world.settle();
    expect(tabs[1].store.find('pantry', rice.id)).toMatchObject({ quantity: '39 bags' });
    expect(conflicts).toEqual([]);
  },
);
