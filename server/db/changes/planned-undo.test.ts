// An undo is planned before it has the household's turn: what others write meanwhile is seen.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

onEachDatabase('an undo', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('sees what others wrote while it waited for its turn', async () => {
    const ana = await contextOf(database, 'Ana');
    const people = ana.records('family_member');
    const leo = await ana.atomically('createFamily', async (inner) => {
      await inner.records('family_member').insert(member('Mia'));
      return inner.records('family_member').insert(member('Leo'));
    });
    const [made] = await ana.changes.list({ limit: 1 });
    const [began, planned] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = ana.atomically('updateFamilyMember', async (inner) => {
      await inner.records('family_member').update(leo.id, { name: 'Leonard' });
      began.resolve();
      await planned.promise;
    });
    await began.promise;
    // Its plan is made outside the transaction, from what was there before.
    const undoing = ana.changes.undo(made!.id).catch(String);
    await setTimeout(50);
    planned.resolve();
    await writing;
    expect(await undoing).toContain('Leo has changed since then');
    expect((await people.list()).map(({ name }) => name).toSorted()).toEqual(['Leonard', 'Mia']);
  });
});
