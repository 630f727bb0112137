// The change log: its entries, and undoing them, all or nothing (D22).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNDO_DAYS } from '#contract/changes.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../engine/open.ts';
import { newId } from '../records/ids.ts';
import { tables } from '../records/tables.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { TestClock, contextOf, member } from '../testing/household.ts';
import { purgeOldChanges } from './image-expiry.ts';

onEachDatabase('the change log', ({ open }) => {
  let database: Database;
  let clock: TestClock;
  let ana: Context;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = new TestClock();
    ana = await contextOf(database, 'Ana', { clock });
  });

  const people = () => ana.records('family_member');
  const newest = async (): Promise<ChangeSet> => (await ana.changes.list({ limit: 1 }))[0]!;
  const addFamily = () =>
    ana.atomically('createFamily', async (inner) => {
      const mia = await inner.records('family_member').insert(member('Mia'));
      const leo = await inner.records('family_member').insert(member('Leo'));
      return { mia, leo };
    });

  it('says what changed, by whom, through what and when, newest first', async () => {
    const { mia, leo } = await addFamily();
    clock.advanceDays(1);
    const dana = await contextOf(database, 'Dana', { householdId: ana.actor.householdId, clock });
    await dana.atomically(
      'updateFamilyMember',
      (inner) => inner.records('family_member').update(mia.id, { name: 'Mia Rose' }),
      'pip',
    );
    const change = { record: 'family_member', id: mia.id };
    expect(await ana.changes.list({})).toMatchObject([
      {
        who: 'Dana',
        isYours: false,
        through: 'pip',
        operation: 'updateFamilyMember',
        at: '2026-11-21T08:00:00.000Z',
        changes: [{ ...change, action: 'updated', label: 'Mia Rose' }],
        undone: false,
        canUndo: true,
      },
      {
        who: 'Ana',
        isYours: true,
        through: 'app',
        operation: 'createFamily',
        at: '2026-11-20T08:00:00.000Z',
        changes: [
          { ...change, action: 'created', label: 'Mia' },
          { ...change, id: leo.id, action: 'created', label: 'Leo' },
        ],
        undone: false,
        canUndo: false,
      },
    ]);
  });

  it('can be read page by page', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await people().insert(member(name));
    const labels = (sets: ChangeSet[]) => sets.map((set) => set.changes[0]?.label);
    const first = await ana.changes.list({ limit: 3 });
    expect(labels(first)).toEqual(['d', 'c', 'b']);
    expect(labels(await ana.changes.list({ before: first.at(-1)?.id, limit: 3 }))).toEqual(['a']);
    const { at } = first[0]!;
    expect(labels(await ana.changes.list({ since: at }))).toEqual(['d', 'c', 'b', 'a']);
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect(await ana.changes.list({ since: later })).toEqual([]);
    await expect(ana.changes.list({ before: newId() })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('says on every page which changes can be taken back, whatever happened on later ones', async () => {
    const mia = await people().insert(member('Mia'));
    await people().insert(member('Leo'));
    await people().update(mia.id, { name: 'Maya' });
    const canUndo = (sets: ChangeSet[]) => sets.map((set) => set.canUndo);
    const all = await ana.changes.list({});
    expect(canUndo(all)).toEqual([true, true, false]);
    expect(canUndo(await ana.changes.list({ before: all[0]?.id }))).toEqual([true, false]);
  });

  it('shows both ends of a long change, in order, and how many records it touched', async () => {
    const names = Array.from({ length: 250 }, (_, at) => `Doctor ${at}`);
    const doctor = { ...tables.medical_contact.empty, type: 'doctor' as const };
    await people().insert(member('Mia'));
    await ana.atomically('addDoctors', (inner) =>
      inner.records('medical_contact').insertMany(names.map((name) => ({ ...doctor, name }))),
    );
    const [long, short] = await ana.changes.list({});
    expect(long).toMatchObject({ count: 250, canUndo: true, tooOld: false });
    const labels = long!.changes.map(({ label }) => label);
    expect(labels).toEqual([...names.slice(0, 100), ...names.slice(150)]);
    expect(short).toMatchObject({ count: 1, changes: [{ label: 'Mia' }] });
    const undone = await ana.changes.undo(long!.id);
    expect(undone).toMatchObject({ count: 250, canUndo: true });
    expect(undone.changes.map(({ label }) => label)).toEqual(labels.toReversed());
    expect(await ana.records('medical_contact').list()).toEqual([]);
  });

  it("is closed to strangers, who can neither see nor take back a household's changes", async () => {
    await addFamily();
    const set = await newest();
    const stranger = await contextOf(database, 'Sven', { clock });
    expect(await stranger.changes.list({})).toEqual([]);
    await expect(stranger.changes.list({ before: set.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stranger.changes.undo(set.id)).rejects.toMatchObject({
      code: 'not_found',
      message: "We couldn't find this change.",
    });
    expect(await people().list()).toHaveLength(2);
  });

  it("never holds a parent's own conversations, and reading leaves no trace", async () => {
    await ana.records('conversation').insert({ title: 'Mine', lastMessage: '', topic: 'General' });
    await ana.atomically('look', (inner) => inner.records('family_member').list());
    expect(await ana.changes.list({})).toEqual([]);
  });

  it('tells the running operation which change set it writes to', async () => {
    const id = await ana.atomically('createFamilyMember', async (inner) => {
      expect(inner.changes.current()).toBeNull();
      await inner.records('family_member').insert(member('Mia'));
      return inner.changes.current();
    });
    expect((await newest()).id).toBe(id);
    expect(ana.changes.current()).toBeNull();
  });

  describe('taking back', () => {
    it('removes what was added', async () => {
      await addFamily();
      const undo = await ana.changes.undo((await newest()).id);
      expect(undo).toMatchObject({ operation: 'undo', undone: false, canUndo: true });
      expect(undo.changes.map((change) => change.action)).toEqual(['deleted', 'deleted']);
      expect(await people().list()).toEqual([]);
      const [, created] = await ana.changes.list({});
      expect(created).toMatchObject({ operation: 'createFamily', undone: true, canUndo: false });
    });

    it('restores what was changed, with a version that keeps counting', async () => {
      const mia = await people().insert({ ...member('Mia'), age: 4, allergies: ['peanut'] });
      await people().update(mia.id, { age: 5, allergies: [] });
      clock.advanceDays(1);
      await ana.changes.undo((await newest()).id);
      expect(await people().get(mia.id)).toEqual({
        ...mia,
        version: 3,
        updatedAt: clock.now().toISOString(),
      });
    });

    it('brings back what was deleted, as old as it was', async () => {
      const mia = await people().insert({ ...member('Mia'), allergies: ['peanut'] });
      clock.advanceDays(1);
      await people().remove(mia.id);
      await ana.changes.undo((await newest()).id);
      expect(await people().get(mia.id)).toEqual({
        ...mia,
        version: 2,
        updatedAt: clock.now().toISOString(),
      });
    });

    it('can itself be taken back, again and again', async () => {
      const mia = await people().insert(member('Mia'));
      await people().update(mia.id, { name: 'Mia Rose' });
      const change = await newest();
      const names = [];
      let last = change;
      for (let turn = 0; turn < 4; turn += 1) {
        last = await ana.changes.undo(last.id);
        const [original] = (await ana.changes.list({})).filter((set) => set.id === change.id);
        names.push([(await people().get(mia.id)).name, original?.undone]);
      }
      expect(names).toEqual([
        ['Mia', true],
        ['Mia Rose', false],
        ['Mia', true],
        ['Mia Rose', false],
      ]);
    });

    it('works only once', async () => {
      await people().insert(member('Mia'));
      const { id } = await newest();
      const tries = await Promise.allSettled(Array.from({ length: 5 }, () => ana.changes.undo(id)));
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
      await expect(ana.changes.undo(id)).rejects.toMatchObject({
        code: 'conflict',
        message: 'This change was already undone.',
      });
    });

    it('is refused as a whole when one of its records changed since, and names it', async () => {
      const { leo } = await addFamily();
      const set = await newest();
      await people().update(leo.id, { name: 'Leon' });
      const before = await people().list();
      await expect(ana.changes.undo(set.id)).rejects.toMatchObject({
        code: 'conflict',
        message: "Leo has changed since then, so this can't be undone anymore.",
      });
      expect(await people().list()).toEqual(before);
      expect(await ana.changes.list({})).toHaveLength(2);
    });

    it('is refused when a record was deleted, made again and deleted again since', async () => {
      const id = newId();
      await people().insert({ ...member('Mia'), id });
      await people().remove(id);
      const firstRemoval = await newest();
      const again = await people().insert({ ...member('Another Mia'), id });
      expect(again.version).toBeGreaterThan(1);
      await people().remove(id);
      await expect(ana.changes.undo(firstRemoval.id)).rejects.toMatchObject({ code: 'conflict' });
      await ana.changes.undo((await newest()).id);
      expect((await people().get(id)).name).toBe('Another Mia');
    });

    it('looks at what an operation did all together, not step by step', async () => {
      const kept = await people().insert(member('Kept'));
      await ana.atomically('everything', async (inner) => {
        const records = inner.records('family_member');
        const fleeting = await records.insert(member('Fleeting'));
        await records.update(fleeting.id, { age: 1 });
        await records.remove(fleeting.id);
        await records.update(kept.id, { age: 1 });
        await records.update(kept.id, { age: 2 });
        await records.remove(kept.id);
        await records.insert(member('New'));
      });
      await ana.changes.undo((await newest()).id);
      expect(await people().list()).toMatchObject([{ id: kept.id, name: 'Kept', age: null }]);
    });

    it(`works for ${UNDO_DAYS} days, and not a millisecond longer`, async () => {
      await people().insert(member('Mia'));
      await people().insert(member('Leo'));
      const [leo, mia] = await ana.changes.list({});
      clock.advanceDays(UNDO_DAYS);
      await purgeOldChanges(database, clock.now());
      expect((await newest()).canUndo).toBe(true);
      await ana.changes.undo(leo!.id);
      clock.at += 1;
      const tooLate = { code: 'conflict', message: 'A change can be undone for 30 days.' };
      await expect(ana.changes.undo(mia!.id)).rejects.toMatchObject(tooLate);
      expect(await people().list()).toMatchObject([{ name: 'Mia' }]);
    });
  });

  it('forgets images and names of old changes, and keeps the bare history', async () => {
    const mia = await people().insert({ ...member('Mia'), notes: 'private' });
    await people().remove(mia.id);
    clock.advanceDays(UNDO_DAYS);
    await people().insert(member('Leo'));
    clock.at += 1;
    await purgeOldChanges(database, clock.now());
    const rows = await database.kysely
      .selectFrom('change_entry')
      .select(['before', 'label'])
      .where('household_id', '=', ana.actor.householdId)
      .orderBy('seq')
      .execute();
    const forgotten = { before: null, label: null };
    expect(rows).toMatchObject([forgotten, forgotten, { before: null, label: 'Leo' }]);
    expect(await ana.changes.list({})).toMatchObject([
      { changes: [{ label: 'Leo' }], canUndo: true },
      { changes: [{ action: 'deleted', label: 'family member' }], canUndo: false },
      { changes: [{ action: 'created', label: 'family member' }], canUndo: false },
    ]);
  });
});
