import { expect, test } from 'vitest';
import { listOf, memberWith } from '../answers/testing/records.ts';
import { initialsFor } from './initials.ts';

const write = initialsFor({
  members: ['Tigran', 'Ximena', 'Mia', 'Mateo', 'Isa', 'Édouard'].map((name) =>
    memberWith({ id: name, name }),
  ),
});

test.each([
  ['what does T take', 'what does Tigran take'],
  ["raise T's methylphenidate", "raise Tigran's methylphenidate"],
  ['Ts dentist, and X is sick', 'Tigrans dentist, and Ximena is sick'],
  ['when does E nap', 'when does Édouard nap'],
])('“%s” is “%s”', (typed, written) => expect(write(typed)).toBe(written));

test.each([
  'does M have school',
  'I need vitamin E and a T-shirt',
  'call T. Brooks, room T',
  'WHAT DOES T TAKE',
  'a t shirt and q tips',
  'the x ray',
])('“%s” stays', (typed) => expect(write(typed)).toBe(typed));

test('an initial inside the name of a list stays', () => {
  const family = { members: [memberWith({ id: 'hana', name: 'Hana' })], lists: [listOf('mart', 'H Mart')] };
  const writeFor = initialsFor(family);
  expect(writeFor('delete the H Mart list')).toBe('delete the H Mart list');
  expect(writeFor('what does H have tomorrow')).toBe('what does Hana have tomorrow');
});
