import { expect, test } from 'vitest';
import { pastedWords } from './pasted-words.ts';

test.each([
  ['<b>Peanuts</b>', 'Peanuts'],
  [
    '<ul style="color:red; margin:0, 1px">\n  <li>Milk</li>\n  <li>Tree&nbsp;nuts</li></ul>',
    'Milk, Tree nuts',
  ],
  ['<span style="color: red">gluten</span> &amp; eggs', 'gluten & eggs'],
  ['<style>p{margin:0}</style><p>Soy<br>Fish</p><!-- Milk -->', 'Soy, Fish'],
  ['<table><tr><td>Rice</td><td>2 cups</td></tr></table>', 'Rice, 2 cups'],
])('pasted HTML is its words: %s', (pasted, words) => {
  expect(pastedWords(pasted, ', ')).toBe(words);
});

test.each(['milk, eggs', '3 < 5 and 5 > 3', 'I <3 soup', 'Mac & cheese', '<5 g sugar, >2 g fibre'])(
  'text that is no HTML is pasted as it is: %s',
  (pasted) => {
    expect(pastedWords(pasted, ', ')).toBeUndefined();
  },
);

test.each([
  ['peanuts\nsesame', 'peanuts, sesame'],
  ['\neggs,\r\n2 cans tomatoes \r\n\r\n flour\n', 'eggs, 2 cans tomatoes, flour'],
  ['milk', undefined],
  [' milk\n', undefined],
])('lines pasted into a one-line field stay apart: %j', (text, words) =>
  expect(pastedWords(text, ', ')).toBe(words),
);

test('a text area keeps its lines', () => expect(pastedWords('peanuts\nsesame', '\n')).toBeUndefined());
