import { expect, test } from 'vitest';
import { memoized } from './memoized.ts';

function counted(mostCharacters: number) {
  const computed: string[] = [];
  const upper = memoized((text) => {
    computed.push(text);
    return text.toUpperCase();
  }, mostCharacters);
  return { upper, computed };
}

test('a text is computed once', () => {
  const { upper, computed } = counted(10_000);
  expect([upper('milk'), upper('milk')]).toEqual(['MILK', 'MILK']);
  expect(computed).toEqual(['milk']);
});

test('junk does not switch the memory off, and a text in use survives it [H3]', () => {
  const { upper, computed } = counted(10_000);
  for (let at = 0; at < 5000; at += 1) {
    upper(`junk ${at}`);
    if (at % 10 === 0) upper('milk');
  }
  expect(computed.filter((text) => text === 'milk')).toHaveLength(1);
  upper('egg');
  upper('egg');
  expect(computed.filter((text) => text === 'egg')).toHaveLength(1);
});

test('texts used long ago are forgotten, and one that is too long is never kept [H3]', () => {
  const { upper, computed } = counted(10_000);
  const long = 'x'.repeat(6000);
  upper('first');
  for (let at = 0; at < 1000; at += 1) upper(`junk ${at}`);
  upper('first');
  expect(computed.filter((text) => text === 'first')).toHaveLength(2);
  upper(long);
  upper(long);
  expect(computed.filter((text) => text === long)).toHaveLength(2);
});
