import { expect, test } from 'vitest';
import { jsonInTurns } from './json-in-turns.ts';

const ROW = {
  id: 'a',
  notes: '"quoted" 🍎',
  none: undefined,
  nothing: null,
  at: new Date(0),
  parts: [1, undefined],
};
const rows = (count: number): object[] => Array.from({ length: count }, (_, at) => ({ ...ROW, at }));

test.each([
  ['a short list', rows(3)],
  ['a long list', rows(1234)],
  ['a long list with gaps', [...rows(300), undefined, null, () => 1]],
  [
    'the results of several reads',
    [{ status: 200, body: rows(500) }, { status: 404, body: 'none' }, undefined],
  ],
  [
    'an answer with long lists',
    { cursor: 1, records: rows(201), gone: undefined, none: [], at: new Date(0) },
  ],
  ['a long list too far down', { a: { b: { c: { d: rows(300) } } } }],
  ['a text', 'text'],
  ['null', null],
  ['undefined', undefined],
])('%s is serialised as JSON.stringify does', async (_, value) => {
  expect(await jsonInTurns(value)).toBe(JSON.stringify(value));
});

test('others get their turn while a very long list is serialised [M3]', async () => {
  const log: string[] = [];
  setImmediate(() => log.push('other request'));
  await jsonInTurns({ records: rows(300_000) });
  log.push('serialised');
  expect(log).toEqual(['other request', 'serialised']);
});
