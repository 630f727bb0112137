// Fair turns of households at the database: nobody waits for all requests of another household (M1).
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { runInTurn } from '../../running-turn.ts';
import { askingFor, FairQueue } from './fair-queue.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

it('households take turns, whoever asked for more first [M1]', async () => {
  const queue = new FairQueue({ places: 1, perHousehold: 1 });
  const order: string[] = [];
  const work = (household: string) =>
    askingFor(household, async () => {
      const leave = await queue.enter();
      order.push(household);
      await Promise.resolve();
      leave();
    });
  await Promise.all([
    ...Array.from({ length: 6 }, () => work('busy')),
    work('calm'),
    work('third'),
    work('calm'),
  ]);
  expect(order[0]).toBe('busy');
  expect(order.slice(0, 3).toSorted()).toEqual(['busy', 'calm', 'third']);
  expect(order).toHaveLength(9);
});

it('who had a connection for long waits for those who had it briefly [M3]', async () => {
  const queue = new FairQueue({ places: 1, perHousehold: 1 });
  const order: string[] = [];
  const work = (household: string, milliseconds: number) =>
    askingFor(household, async () => {
      const leave = await queue.enter();
      order.push(household);
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
      leave();
    });
  await Promise.all([
    work('busy', 60),
    work('busy', 60),
    ...Array.from({ length: 5 }, () => work('calm', 1)),
  ]);
  expect(order).toEqual(['busy', 'calm', 'calm', 'calm', 'calm', 'calm', 'busy']);
});

it('a household never has all places, and beyond its share waits, then is asked to come back later [M1]', async () => {
  const queue = new FairQueue({ places: 4, perHousehold: 3, patience: 20, waiting: 2 });
  const enter = (household: string) => askingFor(household, () => queue.enter());
  const held = await Promise.all([1, 2, 3].map(() => enter('busy')));
  const late = Promise.allSettled([enter('busy'), enter('busy')]);
  const busy = {
    code: 'busy',
    retryAfter: 2,
    message: 'PipPal is busy right now. Please try again in a moment.',
  };
  await expect(enter('busy')).rejects.toMatchObject(busy);
  (await enter('calm'))();
  expect(await late).toMatchObject([{ reason: busy }, { reason: busy }]);
  for (const leave of held) {
    leave();
    leave();
  }
  const again = await Promise.all([enter('busy'), enter('busy'), enter('busy'), enter('calm')]);
  expect(again).toHaveLength(4);
});

it('who waits behind another household is outside its turn, who waits behind its own is not [M3]', async () => {
  const queue = new FairQueue({ places: 1, perHousehold: 1 });
  const steps: string[] = [];
  const work = (household: string, name: string) => {
    const turn = {
      leave: () => undefined,
      enter: async () => undefined,
      stepOut: () => void steps.push(`${name} out`),
      stepIn: () => void steps.push(`${name} in`),
    };
    return runInTurn(turn, () =>
      askingFor(household, async () => {
        const leave = await queue.enter();
        steps.push(name);
        await Promise.resolve();
        leave();
      }),
    );
  };
  await Promise.all([work('busy', 'first'), work('busy', 'second'), work('calm', 'read')]);
  expect(steps.toSorted()).toEqual(['first', 'read', 'read in', 'read out', 'second']);
  expect(steps.indexOf('read out')).toBeLessThan(steps.indexOf('read in'));
});

onEachDatabase('a household that writes without end', ({ open }) => {
  it('keeps another one from neither reading nor writing [M1]', async () => {
    const database = await open();
    const [busy, calm]: Context[] = [await contextOf(database, 'Ana'), await contextOf(database, 'Zoe')];
    const state = { isOver: false, done: 0 };
    const writes = Array.from({ length: 40 }, async () => {
      while (!state.isOver) {
        await busy!.atomically('slow', async (inner) => {
          await inner.records('family_member').insert(member('Mia'));
          // As long as another process may hold the household's row.
          await new Promise((resolve) => setTimeout(resolve, 25));
        });
        state.done += 1;
      }
    });
    const all = Promise.allSettled(writes);
    for (let time = 0; time < 3; time += 1) {
      const before = state.done;
      await calm!.records('family_member').insert(member('Ida'));
      expect(state.done - before).toBeLessThan(20);
    }
    state.isOver = true;
    await all;
    await database.close();
  });
});
