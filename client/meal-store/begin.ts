// Starts the meal store on every page, after the first screen is drawn: clears the data of another parent, sends edits
// made offline, whichever screen is open, and stops with the session.
import type { QueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import type { User } from '#contract/schemas/account.ts';
import { queryKey } from '../data/api.ts';
import { isUsedHere, nobodyIsHere, takeOver } from './ownership.ts';

const pageStore = () => import('./page-store.ts');

/** Looks who is here. Nothing is known, and nothing done, where the server could not be asked. */
async function look(user: User | null | undefined, client: QueryClient): Promise<void> {
  if (user === undefined) return;
  if (user === null) {
    nobodyIsHere();
    return;
  }
  if (!user.onboardingCompleted) return;
  takeOver(user);
  // A parent who has never opened Meal Planning here has nothing to send, and needs no copy of it.
  if (isUsedHere(user.householdId)) (await pageStore()).mealStoreOf(user, client);
}

/** The signed-in user has changed, or signed out. */
async function follow(user: User | null | undefined, client: QueryClient): Promise<void> {
  if (user === null) (await pageStore()).closeMealStore();
  else if (user) (await pageStore()).reopenMealStore();
  await look(user, client);
}

/** Looks who is here, now and whenever a session begins or ends while this page is open. */
export async function beginMeals(client: QueryClient): Promise<void> {
  const key = queryKey(account.getUser, {});
  const current = () => client.getQueryData<User | null>(key);
  const nameOf = (user: User | null | undefined) => user && `${user.id} ${user.householdId}`;
  let seen = nameOf(current());
  client.getQueryCache().subscribe(() => {
    const user = current();
    if (nameOf(user) === seen) return;
    seen = nameOf(user);
    follow(user, client).catch(() => undefined);
  });
  await look(current(), client);
}
