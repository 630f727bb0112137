import { expect, test } from 'vitest';
import type { Fields } from '#contract/kind.ts';
import { KIND_NAMES, kindNamed } from '#contract/kinds.ts';
import { unsetValue } from '#contract/kind-facts.ts';
import { mergedLists } from './merged-lists.ts';

const LIST: Fields = { list: { is: 'texts', label: 'List' } };
const mergedList = (before: unknown[], theirs: unknown[], after: unknown[]) =>
  mergedLists<{ list: unknown[] }>(LIST, {
    before: { list: before },
    theirs: { list: theirs },
    after: { list: after },
  }).list;

test.each([
  ['additions of both stay', ['nuts'], ['nuts', 'milk'], ['nuts', 'eggs'], ['nuts', 'milk', 'eggs']],
  ['an addition to an empty list stays beside another', [], ['milk'], ['eggs'], ['milk', 'eggs']],
  ['a removal of either goes', ['a', 'b', 'c'], ['b', 'c'], ['a', 'c'], ['c']],
  ['a removal here and an addition there', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ['an entry that both added is there once', [], ['Milk'], ['milk'], ['milk']],
  ['a new spelling wins over a removal', ['milk'], [], ['Milk'], ['Milk']],
  ['a new spelling of the other wins over a removal here', ['milk'], ['Milk'], [], ['Milk']],
  ['a new order of one', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  ['a new order here', ['a', 'b'], ['a', 'b'], ['b', 'a'], ['b', 'a']],
])('merges two lists of texts: %s [D28]', (_, before, theirs, after, merged) => {
  expect(mergedList(before, theirs, after)).toEqual(merged);
});

const off = (name: string, startDate: string) => ({ name, startDate, endDate: startDate });
const FALL = off('Fall', '2026-10-12');
const LATER_FALL = off('Fall', '2026-10-19');

test('merges entries with names, and leaves two versions of one to the parent', () => {
  const spring = off('Spring', '2027-03-22');
  const winter = off('Winter', '2026-12-21');
  expect(mergedList([FALL], [LATER_FALL, spring], [FALL, winter])).toEqual([LATER_FALL, spring, winter]);
  expect(mergedList([FALL], [LATER_FALL], [off('Fall', '2026-10-26')])).toBeUndefined();
  expect(mergedList([FALL], [LATER_FALL], [])).toBeUndefined();
  expect(mergedList([], [FALL], [LATER_FALL])).toBeUndefined();
});

test.each(
  KIND_NAMES.map(kindNamed).flatMap(({ table, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => Array.isArray(unsetValue(field)) && field.is !== 'parts')
      .map(([name]) => [table, name, fields] as const),
  ),
)('the lists of every kind are merged: %s.%s', (_table, name, fields) => {
  const list = (...entries: string[]) => ({ [name]: entries });
  const versions = { before: list('a'), theirs: list('a', 'b'), after: list('a', 'c') };
  expect(mergedLists(fields, versions)).toEqual(list('a', 'b', 'c'));
});

test('leaves out lists that this parent did not change, and values that are no lists', () => {
  const fields: Fields = { tags: { is: 'texts', label: 'Tags' }, notes: { is: 'notes', label: 'Notes' } };
  const before = { tags: ['a'], notes: '' };
  expect(
    mergedLists(fields, { before, theirs: { tags: [], notes: 'x' }, after: { tags: ['a'], notes: 'y' } }),
  ).toEqual({});
});
