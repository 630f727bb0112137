// How a medicine is taken, and the words of a message that name nothing.
import { expect, test } from 'vitest';
import { askedOf } from '../../answers/testing/asked.ts';
import { instructionsIn } from './instructions.ts';

test.each([
  ['amoxicillin 4 ml with food, shake well', ['with food', 'shake well']],
  ['drops in both ears every other day', ['in both ears', 'every other day']],
  ['claritin 30 minutes before breakfast', ['30 minutes before breakfast']],
  ['ibuprofen 400 mg as needed for his back', ['for his back']],
  ['claritin for my mother', []],
  ['theo has to be at school with mia', []],
])('%s', (typed, instructions) => {
  expect(instructionsIn(typed)).toEqual(instructions);
});

test('words without a tag are kept in runs, parted by signs and by what is named', () => {
  expect(
    askedOf('contact_add', 'new contact: Rachel Stein, 917 555 0133, found through school').slots.loose,
  ).toEqual(['new contact', 'found through school']);
});
