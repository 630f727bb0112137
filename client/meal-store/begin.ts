// The meal store's part of every page load, once the first screen stands: what somebody else left here goes, and what
// was edited without a connection is sent, whichever screen the parent opened.
import type { QueryClient } from '@tanstack/react-query';
import { account, type User } from '#contract/account.ts';
import { queryKey } from '../api.ts';
import { isUsedHere, nobodyIsHere, takeOver } from './ownership.ts';

/** Looks who is here. Nothing is known, and nothing done, where the server could not be asked. */
export async function beginMeals(client: QueryClient): Promise<void> {
  const user = client.getQueryData<User | null>(queryKey(account.getUser, {}));
  if (user === undefined) return;
  if (user === null) {
    nobodyIsHere();
    return;
  }
  if (!user.onboardingCompleted) return;
  takeOver(user);
  // Who has never opened Meal Planning here has nothing to send, and needs no copy of it.
  if (!isUsedHere(user.householdId)) return;
  const { mealStoreOf } = await import('./page-store.ts');
  mealStoreOf(user, client);
}
