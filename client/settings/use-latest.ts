// Reading what other people and other devices change, too: asked anew whenever this screen is opened or looked at again.
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
      // What is being read right now is new enough.
      const filters = { queryKey: JSON.parse(key) as unknown[], exact: true };
      void client.invalidateQueries(filters, { cancelRefetch: false });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, key]);
  return useRead(operation, input);
}
