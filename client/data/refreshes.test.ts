import { expect, test } from 'vitest';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { food } from '#contract/food.ts';
import { allOperations } from '#contract/index.ts';
import { medical } from '#contract/medical.ts';
import type { Operation } from '#contract/operation.ts';
import { queryKey } from './api.ts';
import { alsoQueried, queriesOf, refreshedBy } from './refreshes.ts';

// A body is posted to be read, too.
const onlyReads = ({ method, pip, stream, owner }: Operation): boolean =>
  method === 'GET' || pip === 'reads' || (stream === true && owner === 'household');

test.for(allOperations.filter(([, operation]) => !onlyReads(operation)))(
  'after %s the parent sees what changed',
  ([, operation]) => {
    expect(refreshedBy(operation)).not.toEqual([]);
  },
);

test('a refreshed list refreshes its single records too', () => {
  const [prefix] = refreshedBy(chat.postMessage);
  const key = queryKey(chat.getConversation, { id: '0190' });
  expect(key.slice(0, prefix!.length)).toEqual(prefix);
});

test('removing a member refreshes what referred to them, adding one does not [D30]', () => {
  const keys = (reads: readonly Parameters<typeof queryKey>[0][]) => reads.map((read) => queryKey(read, {}));
  const referring = keys([
    medical.listMedications,
    medical.listMedicalAppointments,
    medical.listMedicalRecords,
  ]);
  expect(refreshedBy(family.deleteFamilyMember)).toEqual(expect.arrayContaining(referring));
  const [first] = referring;
  expect(refreshedBy(family.createFamilyMember)).not.toContainEqual(first);
});

const FOOD = Object.values<Operation>(food).map(({ name }) => name);

test.for(
  allOperations.filter(([name, { reads, path }]) => reads && !path.includes('{') && !FOOD.includes(name)),
)('what writes what %s reads refreshes it', ([, { reads, path }]) => {
  const isOfKey = (key: readonly string[]) =>
    path
      .split('/')
      .slice(1, key.length + 1)
      .join() === key.join();
  for (const subject of reads ?? []) expect(queriesOf([subject]).some(isOfKey)).toBe(true);
});

test('a read is refreshed from the moment its screen registers it', () => {
  const plan: Operation = { ...food.planShopping, reads: ['pantry_item'] };
  const key = queryKey(plan, {});
  expect(queriesOf(['pantry_item'])).not.toContainEqual(key);
  alsoQueried(plan);
  expect(queriesOf(['pantry_item'])).toContainEqual(key);
  expect(queriesOf(['medical_contact'])).not.toContainEqual(key);
});
