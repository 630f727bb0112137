// Write operations, and the invalidation of queries after a write. Separate from api.ts, because the first screen only
// reads.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Operation, Output } from '#contract/operation.ts';
import { call } from './api.ts';
import { refreshedBy } from './refreshes.ts';

type Refreshed = (keys: readonly string[][]) => void;
const listeners = new Set<Refreshed>();

/** Registers a listener for the queries that writes of this page invalidate, for modules with copies of their own. */
export function onRefreshed(listener: Refreshed): void {
  listeners.add(listener);
}

/** Refetches every query that `operation` may have changed. */
export function useRefresh(): (operation: Operation) => Promise<void> {
  const client = useQueryClient();
  return async (operation) => {
    const keys = refreshedBy(operation);
    for (const listener of listeners) listener(keys);
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: key })));
  };
}

interface WriteOptions<T extends Operation> {
  onSuccess?: (output: Output<T>, input: Input<T>) => void;
  onError?: (error: Error, input: Input<T>) => void;
  /** Idempotency key of a create: a repeated create returns the first record. */
  idempotencyKey?: (input: Input<T>) => string | undefined;
}

/** A write: no retries; on success the queries it changes are refetched. */
export function useWrite<T extends Operation>(operation: T, options: WriteOptions<T> = {}) {
  const refresh = useRefresh();
  return useMutation<Output<T>, Error, Input<T>>({
    mutationFn: (input) => call(operation, input, { idempotencyKey: options.idempotencyKey?.(input) }),
    onSuccess: (output, input) => {
      void refresh(operation);
      options.onSuccess?.(output, input);
    },
    onError: (error, input) => options.onError?.(error, input),
  });
}
