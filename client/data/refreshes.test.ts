import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import { queryKey } from './api.ts';
import { refreshedBy } from './refreshes.ts';

const operations: [name: string, operation: Operation][] = Object.values(contract).flatMap((group) =>
  Object.entries<Operation>(group),
);

test.for(operations.filter(([, { method }]) => method !== 'GET'))(
  'after %s the parent sees what changed',
  ([, operation]) => {
    expect(refreshedBy(operation)).not.toEqual([]);
  },
);

test('a refreshed list refreshes its single records too', () => {
  const [prefix] = refreshedBy(contract.chat.postMessage);
  const key = queryKey(contract.chat.getConversation, { id: '0190' });
  expect(key.slice(0, prefix!.length)).toEqual(prefix);
});
