// The one meal store of this page: that of the household the parent is in.
import { browserSurroundings } from './browser.ts';
import { MealStore } from './store.ts';
import { hear } from './tabs.ts';

let current: MealStore | undefined;

function follow(store: MealStore): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (key !== null && storageArea === window.localStorage) hear(store.keeper, key, newValue);
  });
  window.addEventListener('pagehide', () => store.keeper.foldAll());
  window.addEventListener('online', () => void store.sync.now());
  window.addEventListener('focus', () => void store.sync.now());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void store.sync.now();
    else store.keeper.foldAll();
  });
}

/** The store of a household; opened at its first use. */
export function mealStoreOf(household: string): MealStore {
  if (current?.household === household) return current;
  current?.keeper.seal();
  current = new MealStore(household, browserSurroundings());
  follow(current);
  void current.sync.now();
  return current;
}

/** Something of the household's food changed elsewhere: what is open asks for it. */
export function syncSoon(): void {
  current?.sync.soon();
}
