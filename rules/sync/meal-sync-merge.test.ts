// Edits of one call, merged into the server's records: for any input, each edit is accepted or refused separately.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { isGone, newReplica, visibleFields, type Replica } from './meal-merge.ts';
import { keyOf, mergeEdits, withoutOldRemovals, type RecordKey } from './meal-sync-merge.ts';
import { nextStamp, timeOf } from './stamps.ts';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
let made = 0;
const edit = (at: number, set: Edit['set'], remove: string[] = [], device = 'phone0'): Edit => ({
  id: `edit-${++made}`,
  collection: 'shopping-lists',
  recordId: 'list',
  stamp: nextStamp(undefined, at, device),
  set,
  remove,
});

/** A server that takes calls one after the other. */
function server() {
  const stored = new Map<string, Replica>();
  const seen = new Set<string>();
  const call = (edits: readonly Edit[], now = NOW) => {
    const replicaOf = (key: RecordKey) => stored.get(keyOf(key));
    const merged = mergeEdits(edits, { replicaOf, seen, now });
    for (const record of merged.records) if (record.replica) stored.set(keyOf(record), record.replica);
    for (const id of merged.acknowledged) seen.add(id);
    return merged;
  };
  const list = () => stored.get('shopping-lists/list') ?? newReplica();
  return { call, list };
}

test('the same edits leave the same list, however they are cut into calls and whatever is sent twice', () => {
  const path = fc.constantFrom('title', 'items.a.name', 'items.a.qty', 'items.b.name', 'items.b.qty');
  const some = fc
    .record({
      at: fc.integer({ min: NOW - 9, max: NOW }),
      device: fc.constantFrom('aaaaaa', 'bbbbbb', 'cccccc'),
      set: fc.dictionary(path, fc.constantFrom('x', 'y', 'z'), { maxKeys: 3 }),
      remove: fc.uniqueArray(fc.constantFrom('record', 'items.a', 'items.b'), { maxLength: 1 }),
    })
    .map(({ at, device, set, remove }) => edit(at, set, remove, device));
  const first = () =>
    edit(NOW - 10, { title: 'Groceries', 'items.a.name': 'Milk', 'items.b.name': 'Tea' }, [], 'aaaaaa');
  const run = fc
    .uniqueArray(some, { maxLength: 9, selector: ({ stamp }) => stamp })
    .chain((edits) =>
      fc.tuple(
        fc.constant([first(), ...edits]),
        fc.shuffledSubarray([...edits, ...edits], { minLength: edits.length * 2 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
      ),
    );
  fc.assert(
    fc.property(run, ([edits, shuffled, sizes]) => {
      const [one, other] = [server(), server()];
      expect(one.call(edits).refused).toEqual([]);
      other.call(edits.slice(0, 1));
      for (let start = 0, turn = 0; start < shuffled.length; turn += 1) {
        const end = start + sizes[turn]!;
        other.call(shuffled.slice(start, end));
        start = end;
      }
      const seen = (replica: Replica) => ({ gone: isGone(replica), ...visibleFields(replica) });
      expect(seen(other.list())).toEqual(seen(one.list()));
    }),
    { numRuns: 300 },
  );
});

test('no value disappears without a trace: it stands in the record, or is handed back as overtaken', () => {
  const { call, list } = server();
  call([edit(NOW - 9, { title: 'Groceries', 'items.a.name': 'Milk', 'items.a.qty': '1 l' })]);
  call([edit(NOW - 3, { 'items.a.qty': '2 l' })]);
  const [late] = call([
    edit(NOW - 5, { 'items.a.qty': '3 l', 'items.a.checked': true }, [], 'tablet'),
  ]).records;
  expect(visibleFields(list()).seen).toMatchObject({ 'items.a.qty': '2 l', 'items.a.checked': true });
  expect(late?.overtaken).toEqual([
    { title: 'Groceries', 'items.a.name': 'Milk', 'items.a.qty': '3 l', 'items.a.checked': true },
  ]);

  call([edit(NOW - 1, {}, ['items.a'])]);
  const [onGone] = call([edit(NOW - 2, { 'items.a.name': 'Oat milk' }, [], 'tablet')]).records;
  expect(visibleFields(list()).seen).toEqual({ title: 'Groceries' });
  expect(onGone?.overtaken).toMatchObject([{ 'items.a.name': 'Oat milk', 'items.a.qty': '2 l' }]);
});

test('two tabs that write at the same instant under one name lose nothing either', () => {
  const { call } = server();
  call([edit(NOW - 9, { title: 'Groceries' })]);
  call([edit(NOW - 5, { title: 'Market' })]);
  expect(call([edit(NOW - 5, { title: 'Bakery' })]).records[0]?.overtaken).toEqual([{ title: 'Bakery' }]);
});

test('what comes from the future counts as written now, and in the order in which it was written', () => {
  const { call, list } = server();
  const year = 366 * 24 * 3600 * 1000;
  call([edit(NOW + year + 2, { title: 'second' }), edit(NOW + year, { title: 'first' })]);
  expect(list().fields).toEqual({ title: 'second' });
  for (const stamp of Object.values(list().stamps)) expect(timeOf(stamp)).toBe(NOW);
  call([edit(NOW + year - 5, { title: 'a later call' })]);
  expect(list().fields).toEqual({ title: 'a later call' });
  call([edit(NOW + 1, { title: 'a right clock' })], NOW + 1);
  expect(list().fields).toEqual({ title: 'a right clock' });
});

test('an item nobody knows cannot be ticked off, and removing what nobody knows leaves no trace', () => {
  const { call, list } = server();
  expect(call([edit(NOW - 9, {}, ['record'])])).toMatchObject({
    records: [{ replica: undefined }],
    refused: [],
  });
  call([edit(NOW - 8, { title: 'Groceries' })]);
  const lost = edit(NOW - 7, { 'items.x.checked': true });
  const answer = call([lost, edit(NOW - 6, { 'items.y.name': 'Milk' })]);
  expect(answer.refused.map(({ id }) => id)).toEqual([lost.id]);
  // Also where the list is gone, so that it does not come back with it.
  call([edit(NOW - 5, {}, ['record'])]);
  expect(call([edit(NOW - 6, { 'items.x.checked': true })]).refused).toHaveLength(1);
  call([edit(NOW - 4, { title: 'Market' })]);
  expect(visibleFields(list()).seen).toEqual({ title: 'Market', 'items.y.name': 'Milk' });
});

test('what was removed long ago is forgotten, what came back stays', () => {
  const { call, list } = server();
  call([edit(NOW - 9, { title: 'L', 'items.a.name': 'Milk', 'items.b.name': 'Tea', 'items.c.name': 'Jam' })]);
  call([edit(NOW - 8, {}, ['items.a', 'items.b']), edit(NOW - 7, { 'items.b.qty': '2' })]);
  call([edit(NOW - 2, {}, ['items.c'])]);
  const left = withoutOldRemovals(list(), NOW - 3);
  expect(visibleFields(left)).toEqual({
    seen: { title: 'L', 'items.b.name': 'Tea', 'items.b.qty': '2' },
    kept: { 'items.c.name': 'Jam' },
  });
  expect(Object.keys(left.removed)).toEqual(['items.c']);
  expect(Object.keys(left.stamps).some((path) => path.startsWith('items.a'))).toBe(false);
  expect(withoutOldRemovals(list(), NOW - 9)).toBe(list());
});
