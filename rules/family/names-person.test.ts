import { expect, test } from 'vitest';
import { namesPerson } from './names-person.ts';

test.each([
  ['Dentist for Ben', 'Ben', true],
  ["Ben's checkup", 'Ben', true],
  ['Checkup (Ben)', 'Ben', true],
  ['Benadryl', 'Ben', false],
  ['Benadryl for Ben', 'Ben', true],
  ['Salbutamol', 'Al', false],
  ['Albuterol', 'Al', false],
  ['Zoë-Marie to the dentist', 'Zoë', true],
  ['Müller', 'Mü', false],
  ['Anything', '', false],
])('%s names %s: %s', (text, name, expected) => {
  expect(namesPerson(text, name)).toBe(expected);
});
