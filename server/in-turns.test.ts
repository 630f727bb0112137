import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

function* computing(milliseconds: number, log: string[]): Generator<void, string> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) yield;
  log.push('computed');
  return 'result';
}

test('what waits meanwhile gets its turn before a long computation ends [H3]', async () => {
  const log: string[] = [];
  const computed = inTurns(computing(60, log));
  setImmediate(() => log.push('other request'));
  expect(await computed).toBe('result');
  expect(log).toEqual(['other request', 'computed']);
});
