import { expect, test } from 'vitest';
import { plainLines, plainMarkdown } from './plain-markdown.ts';

test.each([
  ['**Dr. Samuel Okafor**, Allergy and immunology', 'Dr. Samuel Okafor, Allergy and immunology'],
  ['Here is *your* plan: __soup__ and `rice`.', 'Here is your plan: soup and rice.'],
  ['## This week **Monday:** soup ### Notes', 'This week Monday: soup Notes'],
  ['- **Dentist** on Friday', 'Dentist on Friday'],
  ['See [the menu](/meal-planning?tab=menus) for more', 'See the menu for more'],
  ['Dinner: **Slow-cooked pork ta...', 'Dinner: Slow-cooked pork ta...'],
])('of an answer the words are shown, not the marks: %s [DASH-03]', (markdown, plain) => {
  expect(plainMarkdown(markdown)).toBe(plain);
});

test.each([
  '2 * 3 * 4 = 24',
  'snake_case_name stays',
  'Well-known nut-free lunch',
  '5 > 3',
  'Nov 25 - 27, room # 3',
  'a [note]',
])('text without marks stays as it is: %s [DASH-03]', (text) => {
  expect(plainMarkdown(text)).toBe(text);
});

test('an answer of several lines is read aloud without any mark', () => {
  const answer = '## Monday\n\n- **Soup**, see [the menu](/meal-planning)\n  - *nut-free*\n1. `Rice`';
  expect(plainLines(answer)).toBe('Monday\n\nSoup, see the menu\nnut-free\n1. Rice');
});
