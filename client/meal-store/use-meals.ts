// React hooks for the meal store: collections that rerender when they change, and the state of saving.
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
  /** Retries after `state` became 'failed'. */
  retry: () => void;
}

/** The records of a collection, updated after every change by anybody. */
export function useCollection<C extends Collection>(collection: C): CollectionRead<C> {
  const store = useMealStore();
  const records = useSyncExternalStore(store.subscribe, () => store.records(collection));
  const state = useSyncExternalStore(store.subscribe, () => store.state);
  return { state, records, retry: store.retry };
}

/** Sync state: saved, saving, or waiting on this device. */
export function useSyncState(): SyncState {
  const store = useMealStore();
  return useSyncExternalStore(store.subscribe, () => store.syncState);
}
