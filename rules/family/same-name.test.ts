import { expect, test } from 'vitest';
import { missingSelf, sameNameHint } from './same-name.ts';

const OTHERS = [{ name: 'Zoë' }, { name: 'Leo' }];

test.each([
  ['Zoë', 'Zoë is already in the family. A last initial tells them apart.'],
  [' zoe ', 'Zoë is already in the family. A last initial tells them apart.'],
  ['Zoë B.', undefined],
  ['', undefined],
  [' ', undefined],
])('the name %j of another member is told', (name, hint) => expect(sameNameHint(name, OTHERS)).toBe(hint));

test.each([
  [' Sam ', 'Sam'],
  ['LEO', null],
  [' ', null],
])('a parent called %j is missing as %j', (firstName, missing) =>
  expect(missingSelf(firstName, OTHERS)).toBe(missing),
);
