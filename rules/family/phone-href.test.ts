// Telephone links dial the right number.
import { expect, test } from 'vitest';
import { phoneHref, samePhone } from './phone-href.ts';

test.each([
  ['(555) 010-0199', 'tel:5550100199'],
  ['+1 555 010 0199', 'tel:+15550100199'],
  ['555.010.0199 ext. 12', 'tel:5550100199;ext=12'],
  ['555-010-0199 x7', 'tel:5550100199;ext=7'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['1-800-DENTIST', 'tel:18003368478'],
  ['911', 'tel:911'],
  ['Office: 555-0100', 'tel:5550100'],
  ['555-0100 / 555-0101', 'tel:5550100'],
  ['555-0100, at night 555-0101', 'tel:5550100'],
  ['030/1234567', 'tel:0301234567'],
])('a tap on "%s" dials %s [MED-03]', (written, href) => {
  expect(phoneHref(written)).toBe(href);
});

test('what is no number is no link [MED-03]', () => {
  for (const text of ['', 'ask at the desk', 'x12', '12']) expect(phoneHref(text)).toBeNull();
});

test.each([
  ['1-800-222-1222', '(800) 222-1222', true],
  ['1-800-222-1222', '+1 800 222 1222', true],
  ['911', '911', true],
  ['911', '555-010-0911', false],
  ['1-800-222-1222', '1-800-222-1223', false],
  ['1-800-222-1222', '222-1222', false],
  ['911', 'at the door', false],
])('%s and %s are one number: %s', (one, other, isSame) => {
  expect(samePhone(one, other)).toBe(isSame);
});
