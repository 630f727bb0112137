import { expect, test } from 'vitest';
import { changedFields } from './record-kind.ts';

test('only fields with another value count as changed, lists and nothing included', () => {
  const before: { name: string; age: number | null; allergies: string[]; notes: string } = {
    name: 'Mia',
    age: 6,
    allergies: ['peanuts'],
    notes: '',
  };
  expect(changedFields<typeof before>(before, { ...before, allergies: ['peanuts'] })).toEqual({});
  expect(changedFields<typeof before>(before, { ...before, age: null, allergies: [] })).toEqual({
    age: null,
    allergies: [],
  });
  expect(changedFields({}, { name: 'Mia' })).toEqual({ name: 'Mia' });
});
