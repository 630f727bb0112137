// Formal, startled and spoken turns are read like the plain words that stand for the same.
import { expect, test } from 'vitest';
import { writtenOut } from './shorthand.ts';

test.each([
  [
    "Good evening. I should like to postpone Eli's check-up by a fortnight.",
    "please postpone Eli's check-up by two weeks.",
  ],
  ['On reflection the 22nd would be better', 'actually the 22nd would be better'],
  ['I would be grateful if you could cancel it', 'please cancel it'],
  ['darn, not the limes', 'oops, not the limes'],
  ['hold on, not Friday', 'wait, not Friday'],
  ['we went through two cans of corn', 'we used two cans of corn'],
  ['mia is 48 and a half inches tall', 'log height for mia 48.5 inches today'],
  ["Mia is 4'8", "log height for Mia 4'8 today"],
  ['mia weighs 51 lb now', 'log weight for mia 51 lb today'],
])('“%s”', (said, plain) => expect(writtenOut(said)).toBe(plain));

test.each([
  "I'd like to know when the dentist is",
  'we went through the gate',
  'good evening',
  'salmon is 2 lb',
  'it is 48 inches',
  'mia is 9',
])('“%s” stays as it is', (said) => expect(writtenOut(said)).toBe(said));

test.each([
  ['chores for a nine year old', 'chores for a 9 year old'],
  ['how much sleep does a three-year-old need', 'how much sleep does a 3-year-old need'],
  ['she was sick for two years', 'she was sick for two years'],
])('an age in words: “%s”', (said, written) => expect(writtenOut(said)).toBe(written));
