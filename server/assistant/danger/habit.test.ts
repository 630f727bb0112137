// 'All of a sudden' beside a habit that a child gives up is no emergency; beside a sign of the body it is.
import { expect, it } from 'vitest';
import { findDanger } from './danger.ts';

const member = (id: string, name: string, age: number) => ({
  id,
  name,
  relationship: age < 18 ? 'child' : 'parent',
  age,
  allergies: [],
});
const FAMILY = { members: [member('ines', 'Ines', 6), member('tom', 'Tom', 3)], medicines: [] };

it.each([
  'ines wont take a bath alone all of a sudden',
  "tom won't go to daycare all of a sudden",
  'ines wont go to bed by herself suddenly, any tips?',
  'all of a sudden ines refuses to sleep in her own bed',
  'my 6 year old suddenly wont go to school',
  'tom is clingy all of a sudden at drop off',
  'she suddenly won’t eat dinner without me. is that normal?',
])('“%s” is none', (said) => {
  expect(findDanger(said, FAMILY)).toBeUndefined();
});

it.each([
  ['ines wont wake up all of a sudden', 'emergency'],
  ['tom cant breathe alone all of a sudden', 'emergency'],
  ['all of a sudden ines wont wake up alone in her bed', 'emergency'],
  ['ines wont speak all of a sudden', 'emergency'],
  ['ines all of a sudden wont walk and her leg is numb', 'doctor'],
])('“%s” stays %s', (said, kind) => {
  expect(findDanger(said, FAMILY)?.kind).toBe(kind);
});
