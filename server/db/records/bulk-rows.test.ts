// Many records added and removed at once: one change set, exact counters, undo, references and quotas.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { recount, Usage } from '../changes/usage.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

const MANY = 600;

onEachDatabase('many records at once', ({ open }) => {
  let database: Database;
  let ana: Context;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ana = await contextOf(database, 'Ana');
  });
  afterAll(() => database.close());

  const days = (memberId: string | null) =>
    Array.from({ length: MANY }, (_, at) => ({ date: '2026-11-24', memberId, child: `Child ${at}` }));
  async function expectExactUsage(): Promise<void> {
    const { householdId } = ana.actor;
    const { usage } = await database.kysely
      .selectFrom('household')
      .select('usage')
      .where('id', '=', householdId)
      .executeTakeFirstOrThrow();
    const counted = new Usage(await recount(database.kysely, householdId)).toString();
    expect(Usage.parse(String(usage)).toString()).toBe(counted);
  }

  it('are one change set that is taken back whole, both ways [D22]', async () => {
    const mia = await ana.records('family_member').insert(member('Mia'));
    const records = ana.records('school_day');
    await records.insertMany(days(mia.id));
    const stored = await records.list();
    expect(stored.map(({ child }) => child)).toEqual(days(mia.id).map(({ child }) => child));
    expect(stored[0]).toMatchObject({ version: 1, memberId: mia.id, lessons: [], notes: '' });
    const [added] = await ana.changes.list({ limit: 1 });
    expect(added?.count).toBe(MANY);
    await expectExactUsage();
    await records.removeMany(stored.map(({ id }) => id));
    expect(await records.list()).toEqual([]);
    const [removed] = await ana.changes.list({ limit: 1 });
    expect(removed?.count).toBe(MANY);
    await expectExactUsage();
    await ana.changes.undo(String(removed?.id));
    const back = await records.list();
    expect(back.map(({ version: _v, updatedAt: _u, ...fields }) => fields)).toEqual(
      stored.map(({ version: _v, updatedAt: _u, ...fields }) => fields),
    );
    await expectExactUsage();
  });

  it('are changed in one change set, each with values of its own of every type [D22]', async () => {
    const visits = Array.from({ length: MANY }, (_, at) => ({
      title: `Visit ${at}`,
      appointmentDate: new Date(Date.UTC(2027, 0, 1, 8, at)).toISOString(),
      wallTime: '2027-01-01T08:00',
      timeZone: 'UTC',
      duration: at % 2 === 0 ? at : null,
      type: null,
      familyMemberId: null,
      contactId: null,
      notes: '',
      reminderEnabled: at % 3 === 0,
      reminderTime: at,
    }));
    const records = ana.records('medical_appointment');
    await records.insertMany(visits);
    const stored = await records.list();
    const changed = ({ title, duration, reminderEnabled }: (typeof stored)[number]) => ({
      duration: duration === null ? 7 : null,
      notes: `${title}: "it's" [1,2] \\ 🍎`,
      reminderEnabled: !reminderEnabled,
    });
    const others = stored.filter(({ title }) => title !== 'Visit 5');
    await records.updateMany(new Map(others.map((visit) => [visit.id, changed(visit)])));
    const expected = stored.map((visit) =>
      visit.title === 'Visit 5' ? visit : { ...visit, ...changed(visit), version: 2 },
    );
    expect(
      (await records.list()).map((visit, at) => ({ ...visit, updatedAt: stored[at]?.updatedAt })),
    ).toEqual(expected);
    const [change] = await ana.changes.list({ limit: 1 });
    expect(change?.count).toBe(MANY - 1);
    await expectExactUsage();
    await ana.changes.undo(String(change?.id));
    const back = await records.list();
    expect(back.map(({ version: _v, updatedAt: _u, ...fields }) => fields)).toEqual(
      stored.map(({ version: _v, updatedAt: _u, ...fields }) => fields),
    );
    await expectExactUsage();
  });

  it('stay as they were where a change refers to a record that is not there [D30]', async () => {
    const records = ana.records('school_day');
    await records.insertMany(days(null).slice(0, 2));
    const stored = await records.list();
    const none = { memberId: '01a204df-0000-7000-8000-000000000000' };
    const all = new Map(stored.map(({ id }) => [id, none]));
    await expect(records.updateMany(all)).rejects.toMatchObject({ code: 'invalid' });
    expect(await records.list()).toEqual(stored);
  });

  it('are refused as a whole where one refers to a record that is not there [D30]', async () => {
    const ben = await contextOf(database, 'Ben');
    const theirs = await ben.records('family_member').insert(member('Nils'));
    const records = ana.records('school_day');
    const one = { date: '2026-11-24', memberId: theirs.id };
    await expect(records.insertMany([{ date: '2026-11-23' }, one])).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await records.list()).toEqual([]);
  });

  it('lose the references to them, and those of other households stay [D30]', async () => {
    const ben = await contextOf(database, 'Ben');
    const theirs = await ben.records('family_member').insert(member('Nils'));
    const [mia, leo] = [
      await ana.records('family_member').insert(member('Mia')),
      await ana.records('family_member').insert(member('Leo')),
    ];
    const school = await ana.records('school').insert({ schoolName: 'Maple', children: [mia.id, leo.id] });
    await ana.records('family_member').removeMany([mia.id, leo.id, theirs.id, 'nobody']);
    expect(await ana.records('family_member').list()).toEqual([]);
    expect(await ana.records('school').get(school.id)).toMatchObject({ children: [] });
    expect(await ben.records('family_member').get(theirs.id)).toEqual(theirs);
  });

  it('count against the quotas of the household [D39]', async () => {
    const few = { familyMembers: 9, recordsOfAKind: 10, recordBytes: 9_000_000, historyBytes: 9_000_000 };
    const carl = await contextOf(database, 'Carl', { quotas: few });
    const records = carl.records('school_day');
    await expect(records.insertMany(days(null).slice(0, 11))).rejects.toThrow(/at most 10 /);
    await records.insertMany(days(null).slice(0, 10));
    expect(await records.list()).toHaveLength(10);
  });
});
