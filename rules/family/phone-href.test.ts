// Telephone links dial the right number.
import { expect, test } from 'vitest';
import { phoneHref, samePhone, withPhoneLinks } from './phone-href.ts';

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

test('numbers among other words have a link, and nothing else has', () => {
  const linked = (text: string) =>
    withPhoneLinks(text).flatMap((part) => (part.href === null ? [] : [[part.text, part.href]]));
  const notes = 'After hours: 617-555-0199, or (617) 555-0100 ext. 4\nAbroad +44 20 7946 0958. Ask for Ann';
  expect(linked(notes)).toEqual([
    ['617-555-0199', 'tel:6175550199'],
    ['(617) 555-0100 ext. 4', 'tel:6175550100;ext=4'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
  ]);
  expect(
    withPhoneLinks(notes)
      .map(({ text }) => text)
      .join(''),
  ).toBe(notes);
  for (const text of [
    'since 12/04/2026',
    '2026-12-04 to 2026-12-11',
    'policy 123456789012',
    'Mon 8-5, Fri 8-12',
  ])
    expect(withPhoneLinks(text)).toEqual([{ text, href: null }]);
});
