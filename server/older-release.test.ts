// Data written by an old release, under a later one with more fields and a renamed one (decision 022).
import './db/testing/planted-release.ts';
import { strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { KINDS } from '#contract/kinds.ts';
import { Exporter } from './data/export.ts';
import { syncMeals } from './meals/sync.ts';
import { editOf, shownIn } from './meals/testing/edits.ts';
import { recount, Usage } from './db/changes/usage.ts';
import { Codec, type Row } from './db/records/codec.ts';
import type { Fields } from './db/records/fields.ts';
import { grownRecord } from './db/records/grown.ts';
import type { TableName } from './db/records/tables.ts';
import { onEachDatabase, openEmpty } from './db/testing/databases.ts';
import { openUsed, openUsedBackup, used, type Home } from './testing/used-household.ts';

const { tables: stored } = used();
const rowsOf = (table: string): Row[] => stored[table] ?? [];

/** Values of the new fields. */
const NEW: Partial<Record<string, Fields>> = {
  family_member: { birthDate: null },
  pantry_item: { brand: '' },
  medication: { reason: '' },
  medical_appointment: { urgency: 'normal' },
  medical_contact: { languages: [], visits: false },
};

/** A record of that release as it must be read today. */
function today(table: string, { quantity, items, ...record }: Fields): Fields {
  const renamed = quantity === undefined ? record : { ...record, amount: quantity };
  const withAisles = (items as Fields[] | undefined)?.map((item) => ({ ...item, aisle: '' }));
  return { ...renamed, ...(withAisles && { items: withAisles }), ...NEW[table] };
}

const image = (row: Row | undefined, name: string): Fields => JSON.parse(String(row?.[name])) as Fields;
const removals = rowsOf('change_entry').filter(({ action }) => action === 'deleted');
const byOperation = (sets: readonly ChangeSet[], operation: string): ChangeSet =>
  sets.find((set) => set.operation === operation)!;

it('every image of the fixture becomes a record that its table takes [D22]', () => {
  const images = [
    ...removals.map((row) => [row['record_table'], image(row, 'before')] as const),
    ...rowsOf('tombstone').map((row) => [row['record_table'], image(row, 'record')] as const),
  ];
  expect(images).toHaveLength(13);
  for (const [name, record] of images) {
    const table = name as TableName;
    const grown = grownRecord(table, record, 1);
    const { id: _id, version: _v, createdAt: _c, updatedAt: _u, ...fields } = grown;
    for (const [field, value] of Object.entries(fields)) expect(value, `${name}.${field}`).toBeDefined();
    expect(new Codec(table).row({ merge: {}, ...grown })).not.toContain(undefined);
  }
});

onEachDatabase('data of an older release', ({ name }) => {
  async function inside(open: typeof openUsed, work: (home: Home) => Promise<void>): Promise<void> {
    const empty = await openEmpty(name);
    const home = await open(empty.place);
    try {
      await work(home);
      const { householdId } = home.ana.actor;
      const { usage } = await home.database.kysely
        .selectFrom('household')
        .select('usage')
        .where('id', '=', householdId)
        .executeTakeFirstOrThrow();
      if (usage !== null)
        expect(Usage.parse(usage).toString()).toBe(
          new Usage(await recount(home.database.kysely, householdId)).toString(),
        );
    } finally {
      await home.close();
      await empty.close();
    }
  }

  it('brings back what was removed before fields were added, and again after that [D22]', () =>
    inside(openUsed, async ({ ana }) => {
      const sets = await ana.changes.list({});
      const removed = ['deleteWeeklyMenu', 'deleteMenuIdea', 'deleteShoppingList', 'deletePantryItem'].concat(
        'deleteFamilyMember',
        'deleteMedicalRecord',
        'deleteMedicalAppointment',
        'deleteMedication',
      );
      for (const operation of removed) {
        const set = byOperation(sets, operation);
        expect(set, operation).toMatchObject({ canUndo: true, tooOld: false });
        const change = set.changes.find(({ action }) => action === 'deleted')!;
        const table = change.record as keyof typeof KINDS;
        const was = today(
          table,
          image(
            removals.find(({ record_id }) => record_id === change.id),
            'before',
          ),
        );
        const taken = await ana.changes.undo(set.id);
        const { version: _v, updatedAt: _u, ...fields } = was;
        expect(await ana.records(table).get(change.id), operation).toMatchObject({ ...fields });
        // Redone, and undone again.
        const again = await ana.changes.undo(taken.id);
        expect(await ana.records(table).find(change.id), operation).toBeUndefined();
        await ana.changes.undo(again.id);
        const { version: _v2, updatedAt: _u2, ...back } = await ana.records(table).get(change.id);
        expect(back, operation).toEqual(fields);
      }
    }));

  it('takes changes of single fields back, and refuses only what really changed since [D22]', () =>
    inside(openUsed, async ({ ana }) => {
      const sets = await ana.changes.list({});
      for (const set of sets) {
        if (set.canUndo || set.undone) continue;
        const touched = new Set(set.changes.map(({ id }) => id));
        const since = sets
          .slice(0, sets.indexOf(set))
          .some(({ changes }) => changes.some(({ id }) => touched.has(id)));
        expect(since, set.operation).toBe(true);
      }
      const allergies = byOperation(sets, 'updateFamilyMember');
      await ana.changes.undo(allergies.id);
      const people = await ana.records('family_member').list();
      expect(people).toContainEqual(expect.objectContaining({ name: 'Leo', age: 7, allergies: ['peanuts'] }));
      const [rice] = await ana.records('pantry_item').list({ where: { name: 'Rice' } });
      // 2 kg, edited to 1 kg, undone, and that undone: now the last change is undone.
      expect(rice).toMatchObject({ amount: '1 kg', brand: '' });
      await ana.changes.undo(sets.find(({ operation }) => operation === 'undo')!.id);
      expect(await ana.records('pantry_item').get(rice!.id)).toMatchObject({ amount: '2 kg', brand: '' });
    }));

  it('tells the truth about a change that only a later release can take back [D22]', () =>
    inside(openUsed, async ({ ana, database }) => {
      const [set] = (await ana.changes.list({})).filter(({ operation }) => operation === 'deleteMedication');
      await database.kysely
        .updateTable('change_entry')
        .set({ schema: 9 })
        .where('record_table', '=', 'medication')
        .execute();
      await expect(ana.changes.undo(set!.id)).rejects.toMatchObject({
        code: 'conflict',
        message: 'Cough syrup was changed by another version of PipPal. That one can undo it.',
      });
      expect((await ana.changes.list({})).find(({ id }) => id === set!.id)).toMatchObject({ canUndo: false });
    }));

  it('a removed record comes back whole for the edit of an older browser, and a new one is filled [D33]', () =>
    inside(openUsed, async ({ ana, clock }) => {
      const [beans] = removals.filter(({ record_table: table }) => table === 'pantry_item');
      const [id, fresh] = [String(beans?.['record_id']), ana.newId()];
      const edits = [
        editOf('pantry', id, clock.at, { set: { quantity: '5' } }),
        editOf('pantry', fresh, clock.at, { set: { name: 'Salt', quantity: '1' } }),
      ];
      const answer = await syncMeals(ana, { cursor: null, edits });
      expect(answer.refused).toEqual([]);
      const was = { name: 'Beans', category: 'pantry', notes: 'Black', brand: '' };
      expect(shownIn(answer, id)).toMatchObject({ ...was, amount: '5' });
      expect(shownIn(answer, fresh)).toMatchObject({ name: 'Salt', amount: '1', brand: '', notes: '' });
    }));

  it('a backup made before fields were added is restored and works', () =>
    inside(openUsedBackup, async ({ ana }) => {
      const [contact] = await ana.records('medical_contact').list();
      expect(contact).toMatchObject({ name: 'Dr. Wu', languages: [], visits: false });
      const [visit] = await ana.records('medical_appointment').list();
      expect(visit).toMatchObject({ contactId: contact!.id, urgency: 'normal' });
      expect(await ana.records('pantry_item').list()).toHaveLength(3);
      const [dose] = await ana.changes.list({}).then((sets) => [byOperation(sets, 'updateMedication')]);
      await ana.changes.undo(dose!.id);
      const medicines = await ana.records('medication').list({ where: { name: 'Cough syrup' } });
      expect(medicines).toMatchObject([{ dosage: '5 ml', reason: '' }]);
    }));

  it('an export has every record with every field, and the whole log', () =>
    inside(openUsed, async ({ ana, database }) => {
      const { content } = await new Exporter(database.hold).exportHousehold(ana);
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      const files = unzipSync(Buffer.concat(pieces));
      const textOf = (file: string) => Buffer.from(files[file] ?? strToU8('{}')).toString();
      const json = JSON.parse(textOf('household.json')) as Record<string, Fields[]>;
      expect(json['pantryItems']).toHaveLength(rowsOf('pantry_item').length);
      for (const item of json['pantryItems']!) expect(item).toMatchObject({ brand: '' });
      expect(json['changes']).toHaveLength(rowsOf('change_set').length);
      expect(textOf('csv/pantry-items.csv')).toMatch(/brand/);
      expect(textOf('csv/medications.csv')).toMatch(/reason/);
    }));
});
