// A parent's allowance of a minute, also for uses at the same time and a clock that is set back (D24).
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, TestClock } from '../testing/household.ts';

onEachDatabase('the allowance of a minute', ({ open }) => {
  const clock = new TestClock();
  let database: Database;
  let ana: Context;
  beforeEach(async () => {
    database = await open();
    ana = await contextOf(database, 'Ana', { clock });
  });
  afterEach(() => database.close());

  const take = ({ actor, accounts }: Context, perMinute = 3) => {
    const { householdId, userId } = actor;
    return accounts.rates.take({ householdId, userId, kind: 'message', perMinute }, clock.now());
  };

  test('is there at once, and then comes back bit by bit', async () => {
    expect([await take(ana), await take(ana), await take(ana), await take(ana)]).toEqual([0, 0, 0, 20]);
    clock.at += 5_000;
    expect(await take(ana)).toBe(15);
    clock.at += 15_000;
    expect([await take(ana), await take(ana)]).toEqual([0, 20]);
    clock.at += 60_000;
    expect([await take(ana), await take(ana), await take(ana), await take(ana)]).toEqual([0, 0, 0, 20]);
  });

  test('is each parent’s own', async () => {
    for (let use = 0; use < 4; use += 1) await take(ana);
    expect(await take(await contextOf(database, 'Ben', { clock, householdId: ana.actor.householdId }))).toBe(
      0,
    );
  });

  test('is no larger for uses at the same time', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => take(ana)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('does not grow with clocks that differ by seconds, and a clock set back locks nobody out', async () => {
    for (let use = 0; use < 3; use += 1) await take(ana);
    clock.at -= 10_000;
    expect(await take(ana)).toBe(30);
    clock.advanceDays(-1);
    expect(await take(ana)).toBe(0);
  });
});
