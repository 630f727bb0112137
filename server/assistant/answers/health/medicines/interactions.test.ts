// A stored instruction that forbids a food or a medicine is told before any general caution.
import { expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { medicationWith, memberWith } from '../../testing/records.ts';
import { interactionIn } from './interactions.ts';

const IDA = memberWith({ id: 'ida', name: 'Ida' });
const ABE = memberWith({ id: 'abe', name: 'Abe' });
const household = {
  ...EMPTY_HOUSEHOLD,
  members: [IDA, ABE],
  medications: [
    medicationWith({
      id: 'd',
      name: 'Doxycycline',
      familyMemberId: 'ida',
      instructions: 'Full glass of water. Not within 2 hours of milk or iron. Never with dairy.',
    }),
    medicationWith({
      id: 'f',
      name: 'Ferrous sulfate',
      familyMemberId: 'abe',
      instructions: 'With orange juice, away from coffee.',
    }),
  ],
};
const cautioned = (said: string, who: typeof IDA) =>
  interactionIn(said, [who], household, '2026-11-23')?.text ?? '';

test.each([
  [
    'ida wants to take her acne pill with a glass of milk, ok or no',
    IDA,
    '“Not within 2 hours of milk or iron”',
  ],
  ['can ida take iron tablets with her pill', IDA, '“Not within 2 hours of milk or iron”'],
  ['can ida have dairy with her pill', IDA, '“Never with dairy”'],
  ['is coffee ok with his pills', ABE, '“With orange juice, away from coffee”'],
])('“%s” is told what is stored', (said, who, sentence) => {
  expect(cautioned(said, who)).toMatch(/^No, not by what's stored/);
  expect(cautioned(said, who)).toContain(sentence);
});

test.each([
  ['can ida take her pill with water', IDA],
  ['can he take it with orange juice', ABE],
  ['is milk ok with his pills', ABE],
  ['can ida take it in two hours', IDA],
])('“%s” is forbidden by nothing stored', (said, who) =>
  expect(cautioned(said, who)).not.toMatch(/not by what's stored/),
);

test('what is kept apart is told where no medicine is named by its name', () => {
  expect(cautioned('is his pill ok with the vitamin', ABE)).toContain(
    '“With orange juice, away from coffee”',
  );
});

test('where no caution is known, the stored instructions of a named medicine stand first', () => {
  const said = cautioned('can abe take his ferrous sulfate with dragon fruit', ABE);
  expect(said).toContain('The stored instructions say “With orange juice, away from coffee”.');
  expect(said).toMatch(/no caution beyond that/);
});
