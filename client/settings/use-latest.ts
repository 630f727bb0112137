// Query of data that other people and devices change: refetched whenever this screen is opened or becomes visible.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Input, Operation } from '#contract/operation.ts';
import { queryKey, useRead } from '../data/api.ts';

/** Like `useRead`, without relying on what was read on an earlier visit. */
export function useLatest<T extends Operation>(operation: T, input: Input<T>) {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey(operation, input));
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // A query that is running is new enough.
      const filters = { queryKey: JSON.parse(key) as unknown[], exact: true };
      void client.invalidateQueries(filters, { cancelRefetch: false });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, key]);
  return useRead(operation, input);
}
