import { expect, test } from 'vitest';
import { isThisMachine } from './this-machine.ts';

test.each([
  ['localhost', true],
  ['pippal.localhost', true],
  ['127.0.0.1', true],
  ['127.0.1.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['nas.local', false],
  ['localhost.example.org', false],
  ['127.example.org', false],
])('%s is reachable from this machine alone: %s', (hostname, expected) => {
  expect(isThisMachine(hostname)).toBe(expected);
});
