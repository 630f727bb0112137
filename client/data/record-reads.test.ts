import { expect, test } from 'vitest';
import { changes } from '#contract/changes.ts';
import { family } from '#contract/family.ts';
import { queryKey } from './api.ts';
import { tables } from '../../server/db/records/tables.ts';
import { everythingOutOfDate, outOfDateWith } from './record-reads.ts';

/** Every kind of record that the change log of a household knows. */
const kinds = Object.entries(tables).flatMap(([name, { owner }]) => (owner === 'household' ? [name] : []));

test.for(kinds)('a changed %s is known, and only what it changes is read again [API-10]', (kind) => {
  const outOfDate = outOfDateWith([kind]);
  expect(outOfDate).not.toEqual(everythingOutOfDate());
  expect(outOfDate.keys).toContainEqual(queryKey(changes.listChanges, {}));
  expect(outOfDate.keys.length > 1 || outOfDate.food).toBe(true);
});

test('a member changed elsewhere makes the family out of date, and nothing of health [API-10]', () => {
  expect(outOfDateWith(['family_member'])).toEqual({
    keys: [queryKey(family.listFamilyMembers, {}), queryKey(changes.listChanges, {})],
    food: false,
  });
});

test('what only this tab changed makes nothing out of date [API-10]', () => {
  expect(outOfDateWith([])).toEqual({ keys: [], food: false });
});

test('a kind of record this page does not know yet makes everything out of date', () => {
  expect(outOfDateWith(['family_member', 'spaceship'])).toEqual(everythingOutOfDate());
});
