// Changes that SQL logs by itself: the log, the counters, the versions and undo are those of changes made one by one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { recount, Usage } from '../changes/usage.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { TestClock, contextOf, member } from '../testing/household.ts';

const NOTES = ['', 'a "quoted" \\ word\n🍎', 'tab\tand bell', 'é'];

onEachDatabase('records changed by SQL alone', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** A household with 12 visits on 4 days, some of a member. */
  async function household(): Promise<{ ana: Context; mia: string; clock: TestClock }> {
    const clock = new TestClock();
    const ana = await contextOf(database, 'Ana', { clock });
    const { id: mia } = await ana.records('family_member').insert(member('Mia'));
    const visits = Array.from({ length: 12 }, (_, at) => ({
      title: at === 3 ? ' Visit ' : `Visit ${at}`,
      appointmentDate: `2027-01-0${1 + (at % 4)}T08:00:00.000Z`,
      wallTime: '2027-01-01T08:00',
      timeZone: 'UTC',
      duration: at % 2 === 0 ? at : null,
      type: null,
      familyMemberId: at % 3 === 0 ? null : mia,
      contactId: null,
      notes: NOTES[at % 4] ?? '',
      reminderEnabled: at % 3 === 0,
      reminderTime: at,
    }));
    await ana.records('medical_appointment').insertMany(visits);
    return { ana, mia, clock };
  }
  const visitsOf = (context: Context) => context.records('medical_appointment').list();

  /** The entries of the last change set, with the title instead of the id. */
  async function lastEntries(context: Context, titles: ReadonlyMap<string, string>) {
    const { householdId } = context.actor;
    const entries = await database.kysely
      .selectFrom('change_entry')
      .selectAll()
      .where('household_id', '=', householdId)
      .orderBy('seq', 'desc')
      .orderBy('position')
      .execute();
    const last = entries.filter(({ seq }) => seq === entries[0]?.seq);
    return last.map(({ record_id: id, before, household_id: _household, ...entry }) => {
      return { ...entry, of: titles.get(id), before: JSON.parse(before ?? 'null') as unknown };
    });
  }
  const titlesOf = async (context: Context) =>
    new Map((await visitsOf(context)).map(({ id, title }) => [id, title]));

  async function expectExactUsage({ actor: { householdId } }: Context): Promise<void> {
    const { usage } = await database.kysely
      .selectFrom('household')
      .select('usage')
      .where('id', '=', householdId)
      .executeTakeFirstOrThrow();
    const counted = new Usage(await recount(database.kysely, householdId)).toString();
    expect(Usage.parse(String(usage)).toString()).toBe(counted);
  }

  const CHANGES: Record<string, { duration: number | null; notes: string; timeZone?: string }> = {
    '2027-01-02T08:00:00.000Z': { duration: null, notes: 'moved "by" \\ hand', timeZone: 'UTC' },
    '2027-01-03T08:00:00.000Z': { duration: 45, notes: 'é', timeZone: 'Europe/Berlin' },
    '2027-01-04T08:00:00.000Z': { duration: 7, notes: '' },
  };
  const range = {
    field: 'appointmentDate',
    from: '2027-01-02T08:00:00.000Z',
    before: '2027-01-04T08:00:00.000Z',
  } as const;

  it('by a field: have the records and the log that single changes have, and only within the range [D22]', async () => {
    const [{ ana, clock }, { ana: dana, clock: other }] = [await household(), await household()];
    const stored = await visitsOf(ana);
    clock.advanceDays(1);
    other.advanceDays(1);
    await ana.records('medical_appointment').updateBy(range, (date) => CHANGES[date]);
    const single = (await visitsOf(dana))
      .filter(({ appointmentDate: date }) => date >= range.from && date < range.before)
      .toSorted((one, two) => one.appointmentDate.localeCompare(two.appointmentDate));
    const wanted = new Map(single.map(({ id, appointmentDate }) => [id, CHANGES[appointmentDate] ?? {}]));
    await dana.records('medical_appointment').updateMany(wanted);
    const plain = async (context: Context) =>
      (await visitsOf(context)).map(({ id: _i, familyMemberId: _f, ...visit }) => visit);
    expect(await plain(ana)).toEqual(await plain(dana));
    expect((await visitsOf(ana)).filter(({ version }) => version === 2)).toHaveLength(6);
    expect(await lastEntries(ana, await titlesOf(ana))).toEqual(
      await lastEntries(dana, await titlesOf(dana)),
    );
    await expectExactUsage(ana);
    const [set] = await ana.changes.list({ limit: 1 });
    await ana.changes.undo(String(set?.id));
    const without = (visits: typeof stored) =>
      visits.map(({ version: _v, updatedAt: _u, ...fields }) => fields);
    expect(without(await visitsOf(ana))).toEqual(without(stored));
    await expectExactUsage(ana);
  });

  it('by a field: values without a result are unchanged, and none at all is no change set', async () => {
    const { ana } = await household();
    const before = await ana.changes.list({});
    await ana.records('medical_appointment').updateBy(range, () => undefined);
    expect(await ana.changes.list({})).toEqual(before);
  });

  it('references to a removed record: the log names each, and undo sets them back, both ways [D22, D30]', async () => {
    const { ana, mia } = await household();
    const stored = await visitsOf(ana);
    await ana.records('family_member').remove(mia);
    expect((await visitsOf(ana)).map(({ familyMemberId }) => familyMemberId)).toEqual(Array(12).fill(null));
    await expectExactUsage(ana);
    const entries = await lastEntries(ana, await titlesOf(ana));
    const held = stored.filter(({ familyMemberId }) => familyMemberId === mia);
    expect(entries.slice(0, -1)).toMatchObject(
      held.map(({ title }, position) => ({
        position,
        of: title,
        label: title.trim(),
        version: 2,
        action: 'updated',
        before: { familyMemberId: mia },
      })),
    );
    const [removal] = await ana.changes.list({ limit: 1 });
    const undone = await ana.changes.undo(String(removal?.id));
    const linksOf = (visits: typeof stored) =>
      visits.map(({ title, familyMemberId }) => [title, familyMemberId]);
    expect(linksOf(await visitsOf(ana))).toEqual(linksOf(stored));
    expect(undone.changes).toHaveLength(9);
    await expectExactUsage(ana);
    await ana.changes.undo(undone.id);
    expect((await visitsOf(ana)).map(({ familyMemberId }) => familyMemberId)).toEqual(Array(12).fill(null));
    await expectExactUsage(ana);
  });

  it('undo of them is refused as a whole, by name, where one changed outside the log since', async () => {
    const { ana, mia } = await household();
    await ana.records('family_member').remove(mia);
    const [removal] = await ana.changes.list({ limit: 1 });
    const after = await visitsOf(ana);
    await database.kysely
      .updateTable('medical_appointment')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', after.find(({ title }) => title === 'Visit 7')?.id ?? '')
      .execute();
    await expect(ana.changes.undo(String(removal?.id))).rejects.toThrow('Visit 7 has changed since then');
    expect(await ana.records('family_member').list()).toEqual([]);
  });
});
