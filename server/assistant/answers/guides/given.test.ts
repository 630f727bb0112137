// Advice for another sort of family is not given: visits to a first family, two homes, twins.
import { expect, test } from 'vitest';
import { contactWith, memberWith } from '../testing/records.ts';
import { lastPlan } from '../../dialogue/testing/thread.ts';

const members = (notes: string) => [
  memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
  memberWith({ id: 'kit', name: 'Kit', age: 9, notes }),
];
const contacts = [
  contactWith({ id: 'gp', name: 'Dr. Lund', specialty: 'Internal medicine' }),
  contactWith({ id: 'ped', name: 'Dr. Osei', specialty: 'Pediatrics' }),
];
const textOf = (said: string, notes = '') =>
  lastPlan([said], { family: { speakerId: 'ada', members: members(notes), contacts } }).text;

const TALK = 'Kit says he will literally die if he has to give his robotics talk again.';

test('stage nerves are no visit to a first family, and the doctor named is the child’s', () => {
  expect(textOf(TALK)).not.toMatch(/first family|caseworker|two homes/);
  expect(textOf(TALK)).not.toContain('Dr. Lund');
});

test.each([
  ['kit cries every time after the visit with her birth mom', ''],
  ['kit misses her first mom after every visit, what do i say', 'Placed with us in May.'],
])('“%s”: it is told, or noted', (said, notes) => {
  expect(textOf(said, notes)).toMatch(/first family|caseworker/);
});
