// The only meal store of this page, for the household the parent is in. It follows the events of the browser: other
// tabs, connection changes, the page becoming visible.
import type { QueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { mealSync } from '#contract/meal-sync.ts';
import { meals } from '#contract/meals.ts';
import type { User } from '#contract/schemas/account.ts';
import { queryKey } from '../data/api.ts';
import { refreshedBy } from '../data/refreshes.ts';
import { onRefreshed } from '../data/write.ts';
import { takeOver } from './ownership.ts';
import { SESSION_KEY, readLastSession } from './sign-out/last-session.ts';
import { browserSurroundings } from './storage/browser.ts';
import { MealStore } from './store.ts';
import { Tabs } from './sync/tabs.ts';

interface Open {
  store: MealStore;
  tabs: Tabs;
}

let current: Open | undefined;
let queries: QueryClient | undefined;
let isFollowing = false;
/** The parent is on the way out: what still draws itself meanwhile opens no store again. */
let isLeaving = false;

/** Another tab signed out, or signed in as somebody else: this household is no longer shown or sent here. */
function leaveWithOtherTab({ store }: Open): void {
  const session = readLastSession();
  if (session?.householdId === store.household) return;
  store.keeper.seal();
  isLeaving = true;
  if (session) window.location.reload();
  else queries?.setQueryData(queryKey(account.getUser, {}), null);
}

/** A menu deleted on the calendar, an approved card, an undo: the server has changes that this store lacks. */
function hearWrites(keys: readonly string[][]): void {
  const menus = queryKey(meals.listWeeklyMenus, {}).join('/');
  if (keys.some((key) => key.join('/') === menus)) syncSoon();
}

/** Subscribes once to the browser's events and to the writes of this page, for whichever store is open. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  const syncNow = () => void current?.store.sync.now();
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (!current || storageArea !== window.localStorage) return;
    if (key === SESSION_KEY) leaveWithOtherTab(current);
    else current.tabs.hear(key, newValue);
  });
  onRefreshed(hearWrites);
  window.addEventListener('online', syncNow);
  window.addEventListener('focus', syncNow);
  window.addEventListener('pagehide', () => {
    current?.store.keeper.foldAll();
    current?.store.sync.leave();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !current) return;
    leaveWithOtherTab(current);
    if (!current.store.keeper.isSealed) current.tabs.catchUp();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') syncNow();
    else current?.store.keeper.foldAll();
  });
}

/** The calendar, Up Next and Pip's cards read menus from the server. */
function refreshMenus(): void {
  for (const key of refreshedBy(mealSync.syncMeals)) void queries?.invalidateQueries({ queryKey: key });
}

/** The store of the household a parent is in; opened at its first use. */
export function mealStoreOf(user: User, client?: QueryClient): MealStore {
  queries = client ?? queries;
  if (current && isLeaving) return current.store;
  if (current && current.store.household === user.householdId && !current.store.keeper.isSealed)
    return current.store;
  current?.store.keeper.seal();
  takeOver(user);
  const store = new MealStore(user.householdId, browserSurroundings(user.householdId));
  store.sync.onTaken = ({ menus, conflicts }) => {
    if (menus) refreshMenus();
    if (conflicts)
      void import('./conflicts/tell-conflicts.ts').then((file) => file.tellConflicts(store, conflicts));
  };
  current = { store, tabs: new Tabs(store.keeper) };
  follow();
  void store.sync.now();
  return store;
}

/** Something of the household's food changed elsewhere: the store that is open asks for it. */
export function syncSoon(): void {
  current?.store.sync.soon();
}

/** Nothing is read, written or sent any more by this page: the parent leaves. */
export function closeMealStore(): void {
  isLeaving = true;
  current?.store.keeper.seal();
}

/** Somebody is here again. */
export function reopenMealStore(): void {
  isLeaving = false;
}
