import { expect, test } from 'vitest';
import { changedFields, differences } from './record-kind.ts';

test('only fields with another value count as changed, lists and nothing included', () => {
  const before = { name: 'Mia', age: 6, allergies: ['peanuts'], notes: '' };
  expect(changedFields(before, { ...before, allergies: ['peanuts'] })).toEqual({});
  expect(changedFields(before, { ...before, age: null, allergies: [] })).toEqual({
    age: null,
    allergies: [],
  });
  expect(changedFields({}, { name: 'Mia' })).toEqual({ name: 'Mia' });
});

test('two parents decide only over what this one changed; what the other one changed elsewhere is told', () => {
  const start = { name: 'Mia', kind: 'child', active: true, notes: '' };
  const kind = {
    labels: { name: 'Name', kind: 'Relationship', active: 'Active', notes: 'Notes' },
    show: { kind: (value: string) => value.toUpperCase() },
  };
  expect(
    differences(kind, {
      start,
      theirs: { ...start, name: 'Mia S', kind: 'sibling', notes: 'Same' },
      yours: { ...start, kind: 'other', active: false, notes: 'Same' },
    }),
  ).toEqual({
    disputed: [
      { label: 'Relationship', theirs: 'SIBLING', yours: 'OTHER' },
      { label: 'Active', theirs: 'Yes', yours: 'No' },
    ],
    alsoTheirs: [{ label: 'Name', theirs: 'Mia S', yours: 'Mia' }],
  });
});

test('an emptied field is shown as a word', () => {
  const kind = { labels: { notes: 'Notes', tags: 'Tags' } };
  const start = { notes: 'Soup', tags: ['a', 'b'] };
  expect(differences(kind, { start, theirs: start, yours: { notes: '', tags: [] } }).disputed).toEqual([
    { label: 'Notes', theirs: 'Soup', yours: 'Nothing' },
    { label: 'Tags', theirs: 'a, b', yours: 'Nothing' },
  ]);
});
