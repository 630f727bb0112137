import { expect, test } from 'vitest';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { allOperations } from '#contract/index.ts';
import { medical } from '#contract/medical.ts';
import { queryKey } from './api.ts';
import { refreshedBy } from './refreshes.ts';

test.for(allOperations.filter(([, { method }]) => method !== 'GET'))(
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
