// The meal store in React: collections that draw anew when they change, and how far saving has come.
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Collection } from '#contract/collections.ts';
import type { RecordsOf } from '#rules/sync/meal-records.ts';
import { useUser } from '../session/session.tsx';
import { mealStoreOf } from './page-store.ts';
import type { LoadState, MealStore } from './store.ts';
import type { SyncState } from './sync/sync.ts';

/** The meal store of the signed-in parent's household. */
export function useMealStore(): MealStore {
  return mealStoreOf(useUser(), useQueryClient());
}

interface CollectionRead<C extends Collection> {
  state: LoadState;
  records: RecordsOf[C][];
  /** Tries again what made `state` 'failed'. */
  retry: () => void;
}

/** What a parent sees of a collection, now and after every change, whoever made it. */
export function useCollection<C extends Collection>(collection: C): CollectionRead<C> {
  const store = useMealStore();
  const records = useSyncExternalStore(store.subscribe, () => store.records(collection));
  const state = useSyncExternalStore(store.subscribe, () => store.state);
  return { state, records, retry: store.retry };
}

/** Whether everything is saved, being saved, or waiting on this device. */
export function useSyncState(): SyncState {
  const store = useMealStore();
  return useSyncExternalStore(store.subscribe, () => store.syncState);
}
