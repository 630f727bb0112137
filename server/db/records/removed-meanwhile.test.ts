// A parent who is removed, or whose household is deleted, while a request of theirs waits for its turn: the request has
// no effect.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

const TOO_LATE = { code: 'unauthenticated', message: 'Please sign in again.' };

onEachDatabase('a parent who is removed while their request waits', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** `work` of Dana, begun while Ana's transaction with `removal` is open. */
  async function removedDuring<T>(
    work: (dana: Context) => Promise<T>,
    removal: (inner: Context, dana: Context) => Promise<void>,
  ): Promise<{ ana: Context; late: Promise<T> }> {
    const ana = await contextOf(database, 'Ana');
    const { householdId } = ana.actor;
    await ana.records('family_member').insert(member('Mia'));
    const dana = await contextOf(database, 'Dana', { householdId });
    const [begun, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removing = ana.atomically('remove', async (inner) => {
      await inner.accounts.households.lock(householdId);
      begun.resolve();
      await waiting.promise;
      await removal(inner, dana);
    });
    await begun.promise;
    const late = work(dana);
    late.catch(() => undefined);
    waiting.resolve();
    await removing;
    return { ana, late };
  }
  const removeDana = (inner: Context, { actor }: Context) =>
    inner.accounts.households.removeMember(actor.householdId, actor.userId);

  it('adds nothing to the household [API-03]', async () => {
    const { ana, late } = await removedDuring((dana) => {
      return dana.records('family_member').insert(member('Leo'));
    }, removeDana);
    await expect(late).rejects.toMatchObject(TOO_LATE);
    expect(await ana.records('family_member').list()).toMatchObject([{ name: 'Mia' }]);
  });

  it('takes no change back', async () => {
    const { ana, late } = await removedDuring(async (dana) => {
      const [newest] = await dana.changes.list({ limit: 1 });
      return dana.changes.undo(newest!.id);
    }, removeDana);
    await expect(late).rejects.toMatchObject(TOO_LATE);
    expect(await ana.records('family_member').list()).toMatchObject([{ name: 'Mia' }]);
  });

  it('is told to sign in again when the household is gone', async () => {
    const { late } = await removedDuring(
      (dana) => dana.records('family_member').insert(member('Leo')),
      (inner, { actor }) =>
        inner.accounts.removals.closeHousehold(actor.householdId, new Date().toISOString()),
    );
    await expect(late).rejects.toMatchObject(TOO_LATE);
  });
});
