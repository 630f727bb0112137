// Housekeeping and shrinking the file: nothing waits for it, and nothing is lost by it (M2, D39).
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { compact } from '../files/compact.ts';
import { migrate } from '../engine/migrate.ts';
import { fileIn, openDatabase, type Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { TestClock, contextOf, member } from '../testing/household.ts';
import { keepTidy } from './upkeep.ts';

const fill = (ana: Context, count: number) =>
  ana.atomically('fill', async (inner) => {
    for (let at = 0; at < count; at += 1) {
      await inner.records('family_member').insert({ ...member(`Mia ${at}`), notes: 'x'.repeat(5000) });
    }
  });

const removeHousehold = async ({ accounts: { removals }, actor }: Context): Promise<void> => {
  await removals.closeHousehold(actor.householdId, new Date().toISOString());
  await removals.clearHousehold(actor.householdId);
};

onEachDatabase('tidying up', ({ open }) => {
  it('goes in pieces with a pause after each, and lets requests through in between [M2]', async () => {
    const database = await open();
    const clock = new TestClock();
    const ana = await contextOf(database, 'Ana', { clock });
    await fill(ana, 450);
    clock.advanceDays(31);
    const left: number[] = [];
    await keepTidy(database, clock.now(), async () => {
      const entries = await database.kysely.selectFrom('change_entry').select('label').execute();
      left.push(entries.filter(({ label }) => label !== null).length);
      await ana.records('family_member').list({ limit: 1 });
    });
    expect(left.slice(0, 2)).toEqual([250, 50]);
    expect(left.at(-1)).toBe(0);
    await database.close();
  });
});

describe('the file', () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pippal-upkeep-'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const begin = async (): Promise<Context> => {
    database = await openDatabase({ folder });
    await migrate(database);
    return contextOf(database, 'Ana');
  };
  const sizeOf = () => statSync(fileIn(folder)).size;

  it('a new file shrinks while the server runs, once what was in it is deleted [M2]', async () => {
    const ana = await begin();
    await fill(ana, 500);
    await keepTidy(database, new Date());
    const full = sizeOf();
    await removeHousehold(ana);
    await keepTidy(database, new Date());
    expect(sizeOf()).toBeLessThan(full / 5);
  });

  it('an old file shrinks by compacting it, which a running server refuses, and by itself from then on [M2]', async () => {
    const old = new DatabaseSync(fileIn(folder));
    old.exec('create table first (page text); drop table first');
    old.close();
    const ana = await begin();
    await fill(ana, 500);
    await contextOf(database, 'Zoe');
    await removeHousehold(ana);
    await keepTidy(database, new Date());
    const full = sizeOf();
    expect(() => compact(folder)).toThrow('still running');
    await database.close();
    const { before, after } = compact(folder);
    expect(before).toBe(full);
    expect(after).toBeLessThan(full / 5);
    const zoe = await begin();
    expect(await database.kysely.selectFrom('household').select('name').execute()).toHaveLength(2);
    await fill(zoe, 500);
    await removeHousehold(zoe);
    await keepTidy(database, new Date());
    expect(sizeOf()).toBeLessThan(full / 5);
  });
});
