// Transactions: all or nothing, one after the other, and never around statements of other callers.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import type { Database } from './open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

onEachDatabase('transactions', ({ open, name }) => {
  let database: Database;
  let ana: Context;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ana = await contextOf(database, 'Ana');
  });

  const names = async (context = ana) =>
    (await context.records('family_member').list()).map((record) => record.name);
  const add = (context: Context, name_: string) => context.records('family_member').insert(member(name_));

  it('an operation that fails leaves neither records nor a change set', async () => {
    const failing = ana.atomically('createFamily', async (inner) => {
      await add(inner, 'Mia');
      await inner.records('conversation').insert({ title: 'x', lastMessage: '', topic: 'General' });
      throw new Error('the power of this test');
    });
    await expect(failing).rejects.toThrow('the power of this test');
    expect(await names()).toEqual([]);
    expect(await ana.records('conversation').list()).toEqual([]);
    expect(await ana.changes.list({})).toEqual([]);
  });

  it("nobody sees an operation's records before it is done", async () => {
    const other = await contextOf(database, 'Dana', { householdId: ana.actor.householdId });
    const half = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const whole = ana.atomically('createFamily', async (inner) => {
      await add(inner, 'Mia');
      half.resolve();
      // SQLite lets the reader wait for the end, PostgreSQL shows what was there before.
      await (name === 'SQLite' ? nextTurn() : looked.promise);
      await add(inner, 'Leo');
    });
    await half.promise;
    const seen = await names(other);
    looked.resolve();
    expect(seen).toEqual(name === 'SQLite' ? ['Mia', 'Leo'] : []);
    await whole;
    expect(await names(other)).toEqual(['Mia', 'Leo']);
  });

  it('of operations at the same time, a failing one takes nothing of the others with it', async () => {
    const others = await Promise.all(['Dana', 'Sven', 'Lena'].map((parent) => contextOf(database, parent)));
    const everybody = [ana, ...others];
    const work = everybody.flatMap((context, parent) =>
      Array.from({ length: 8 }, (_, index) =>
        context.atomically('createFamily', async (inner) => {
          await add(inner, `first ${index}`);
          await nextTurn();
          await add(inner, `second ${index}`);
          if ((parent + index) % 2 === 0) throw new Error('planned');
        }),
      ),
    );
    await Promise.allSettled(work);
    for (const [parent, context] of everybody.entries()) {
      const kept = Array.from({ length: 8 }, (_, index) => index).filter((index) => (parent + index) % 2);
      const wanted = kept.flatMap((index) => [`first ${index}`, `second ${index}`]);
      expect((await names(context)).toSorted()).toEqual(wanted.toSorted());
      const sets = await context.changes.list({});
      expect(sets.map((set) => set.changes.length)).toEqual([2, 2, 2, 2]);
    }
  });

  it("the household's count only rises under twenty writers at once, and every change set has its own", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(ana, `member ${index}`)));
    const rows = await database.kysely
      .selectFrom('change_set')
      .select(['seq', 'id'])
      .where('household_id', '=', ana.actor.householdId)
      .orderBy('seq')
      .execute();
    expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await ana.changes.list({})).map((set) => set.id)).toEqual(rows.map((row) => row.id).toReversed());
  });

  it('nested work joins one change set, named after the outermost operation', async () => {
    await ana.atomically('approveProposal', async (outer) => {
      await outer.atomically(
        'saveWeeklyMenu',
        async (inner) => {
          expect(inner.through).toBe('pip');
          await add(inner, 'Mia');
        },
        'pip',
      );
      await outer.atomically('another', (inner) => add(inner, 'Leo'));
    });
    const sets = await ana.changes.list({});
    expect(sets).toMatchObject([{ operation: 'approveProposal', through: 'pip' }]);
    expect(sets[0]?.changes.map((change) => change.label)).toEqual(['Mia', 'Leo']);
  });

  it('nested work that fails is taken back alone when the outer operation continues', async () => {
    await ana.atomically('outer', async (outer) => {
      const failing = outer.atomically('inner', async (inner) => {
        await add(inner, 'Mia');
        await inner.records('family_member').update('unknown', { name: 'x' });
      });
      await expect(failing).rejects.toMatchObject({ code: 'not_found' });
      expect(outer.changes.current()).toBeNull();
      await add(outer, 'Leo');
    });
    expect(await names()).toEqual(['Leo']);
    const sets = await ana.changes.list({});
    expect(sets.map((set) => set.changes.map((change) => change.label))).toEqual([['Leo']]);
  });

  it('nested work that the database refused does not spoil the outer operation', async () => {
    await ana.atomically('outer', async (outer) => {
      const nobody = { ...member('Mia'), userId: 'nobody' };
      const failing = outer.atomically('inner', (inner) => inner.records('family_member').insert(nobody));
      await expect(failing).rejects.toMatchObject({ code: 'invalid' });
      await add(outer, 'Leo');
    });
    expect(await names()).toEqual(['Leo']);
  });

  it('while something approved is carried out, nobody changes what it was shown against', async () => {
    const { id } = await add(ana, 'Mia');
    const other = await contextOf(database, 'Dana', { householdId: ana.actor.householdId });
    const looked = Promise.withResolvers<void>();
    const approved = ana.atomically(
      'approveProposal',
      async (inner) => {
        const shown = await inner.records('family_member').get(id);
        looked.resolve();
        await pause(200);
        expect(await inner.records('family_member').get(id)).toEqual(shown);
        return inner.records('family_member').update(id, { age: 1 });
      },
      'pip',
    );
    await looked.promise;
    const late = await other.records('family_member').update(id, { age: 2 });
    expect([(await approved).version, late.version]).toEqual([2, 3]);
  });

  it('the outer context used inside an operation is refused instead of waiting for ever', async () => {
    const refused = 'The outer database handle was used inside a transaction';
    await ana.atomically('outer', async () => {
      await expect(ana.records('family_member').list()).rejects.toThrow(refused);
      await expect(add(ana, 'Mia')).rejects.toThrow(refused);
      await expect(database.kysely.selectFrom('user').select('id').execute()).rejects.toThrow(refused);
    });
    expect(await names()).toEqual([]);
  });

  it('work left behind by an operation may use the outer context once it is over, never the inner one', async () => {
    let leftBehind: Promise<unknown> = Promise.resolve();
    let inner: Context = ana;
    const over = Promise.withResolvers<void>();
    await ana.atomically('outer', async (context) => {
      inner = context;
      leftBehind = over.promise.then(() => add(ana, 'Mia'));
    });
    over.resolve();
    await leftBehind;
    expect(await names()).toEqual(['Mia']);
    await expect(add(inner, 'Leo')).rejects.toThrow(
      /Transaction is already committed|This transaction has ended/,
    );
  });

  it('what an account does inside an operation is undone with it', async () => {
    const at = new Date().toISOString();
    const failing = ana.atomically('updatePreferences', async (inner) => {
      await inner.accounts.changePreferences(ana.actor.userId, { theme: 'dark' }, at);
      throw new Error('planned');
    });
    await expect(failing).rejects.toThrow('planned');
    const user = await ana.accounts.findUser(ana.actor.userId, ana.actor.householdId);
    expect(user?.preferences.theme).toBe('system');
  });
});
