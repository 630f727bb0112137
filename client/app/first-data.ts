// The data that a screen needs besides its reads, asked for before anything is drawn.
import type { QueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { readOptions } from '../data/api.ts';

/** Begins with the user, who is waited for anyway; Meal Planning with the records of this browser or of the server, too. */
export async function firstData(path: string, client: QueryClient): Promise<void> {
  const [parent, meals] = await Promise.all([
    client.query(readOptions(account.getUser, {}, null)),
    path === '/meal-planning' && import('../meal-store/page-store.ts'),
  ]);
  if (meals && parent?.onboardingCompleted) await meals.mealStoreOf(parent, client).whenLoaded();
}
