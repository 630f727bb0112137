// Edits of meal records, merged in any order, give the same record.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { applyEdit, isGone, newReplica, visibleFields, type Replica } from './meal-merge.ts';
import { fieldsOf, recordOf } from './meal-records.ts';
import { nextStamp } from './stamps.ts';

const at = (ms: number, device = 'aaaaaa') => nextStamp(undefined, ms, device);
const edit = (stamp: string, set: Edit['set'], remove: string[] = []): Edit => ({
  id: 'e',
  collection: 'shopping-lists',
  recordId: 'l',
  stamp,
  set,
  remove,
});
const merged = (edits: readonly Edit[]): Replica =>
  edits.reduce((replica, one) => applyEdit(replica, one).replica, newReplica());

describe('edits of one record', () => {
  it('every order of the same edits, repeated ones among them, leaves the same record', () => {
    const paths = fc.constantFrom('title', 'items.a.name', 'items.a.checked', 'items.b.name', 'items.b.qty');
    const anyEdit = fc
      .record({
        ms: fc.integer({ min: 1, max: 9 }),
        device: fc.constantFrom('aaaaaa', 'bbbbbb', 'cccccc'),
        set: fc.dictionary(paths, fc.constantFrom('x', 'y', 'z'), { maxKeys: 3 }),
        remove: fc.uniqueArray(fc.constantFrom('record', 'items.a', 'items.b'), { maxLength: 1 }),
      })
      .map(({ ms, device, set, remove }) => edit(at(ms, device), set, remove));
    const runs = fc
      // One device writes one thing at one instant: stamps are unique.
      .uniqueArray(anyEdit, { maxLength: 8, selector: ({ stamp }) => stamp })
      .chain((edits) =>
        fc.tuple(
          fc.constant(edits),
          fc.shuffledSubarray([...edits, ...edits], { minLength: edits.length * 2 }),
        ),
      );
    const seen = (replica: Replica) => ({
      gone: isGone(replica),
      ...visibleFields(replica),
      removed: replica.removed,
    });
    fc.assert(
      fc.property(runs, ([edits, shuffled]) => {
        expect(seen(merged(shuffled))).toEqual(seen(merged(edits)));
      }),
      { numRuns: 500 },
    );
  });

  it('edits of different fields both survive, the later one of the same field wins and the other is reported', () => {
    const first = merged([edit(at(1), { title: 'Groceries', 'items.a.name': 'Milk', 'items.a.qty': '' })]);
    const second = applyEdit(first, edit(at(3), { 'items.a.qty': '2' })).replica;
    const third = applyEdit(second, edit(at(2), { 'items.a.qty': '1', 'items.a.name': 'Oat milk' }));
    expect(third.replica.fields).toMatchObject({ 'items.a.name': 'Oat milk', 'items.a.qty': '2' });
  });

  it('what was removed comes back whole when somebody worked on it later, and stays away otherwise', () => {
    const list = merged([edit(at(1), { title: 'Groceries', 'items.a.name': 'Milk', 'items.a.qty': '2 l' })]);
    const removed = applyEdit(list, edit(at(5), {}, ['items.a'])).replica;
    expect(visibleFields(removed)).toEqual({
      seen: { title: 'Groceries' },
      kept: { 'items.a.name': 'Milk', 'items.a.qty': '2 l' },
    });
    expect(isGone(applyEdit(removed, edit(at(4), { 'items.a.checked': true })).replica, 'items.a')).toBe(
      true,
    );
    const back = applyEdit(removed, edit(at(6), { 'items.a.checked': true })).replica;
    expect(visibleFields(back).seen).toMatchObject({ 'items.a.name': 'Milk', 'items.a.checked': true });
  });

  it('a record and its fields are the same thing written twice [MEAL-16]', () => {
    const dated = { id: 'week-2026-11-25', createdAt: 'c', updatedAt: 'u' };
    const menu = recordOf('weekly-menus', dated, { notes: 'Ours', 'wednesday.dinner': 'Soup' });
    expect(menu.weekStart).toBe('2026-11-25');
    expect(menu.days[0]).toEqual({ day: 'Wednesday', breakfast: '', lunch: '', dinner: 'Soup', notes: '' });
    expect(recordOf('weekly-menus', dated, fieldsOf('weekly-menus', menu))).toEqual(menu);
    const list = recordOf('shopping-lists', dated, {
      title: 'Groceries',
      'items.b.name': 'Eggs',
      'items.a.name': 'Milk',
      'items.a.checked': true,
    });
    expect(list.items).toEqual([
      { id: 'a', name: 'Milk', qty: '', checked: true },
      { id: 'b', name: 'Eggs', qty: '', checked: false },
    ]);
    expect(recordOf('shopping-lists', dated, fieldsOf('shopping-lists', list))).toEqual(list);
  });
});
