import { expect, test } from 'vitest';
import { foldLetters } from './fold-letters.ts';

test.each([
  ['Łukasz', 'lukasz'],
  ['SØREN', 'soren'],
  ['Zoë', 'zoe'],
  ['Straße', 'strasse'],
  ['Þórður', 'thordur'],
  ['Ｍｉａ', 'mia'],
  ['Ольга', 'ольга'],
  ['王美玲', '王美玲'],
])('%s becomes %s', (text, folded) => expect(foldLetters(text)).toBe(folded));
