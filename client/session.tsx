// Who is signed in, and therefore which of the app's four states a visitor is in.
import { createContext, use } from 'react';
import { account, type User } from '#contract/account.ts';
import { useRead } from './api.ts';

type Session =
  | { state: 'loading' | 'signed-out'; user: null }
  | { state: 'unreachable'; user: null; retry: () => void }
  | { state: 'onboarding' | 'app'; user: User };

/** The session as the gate sees it. A 401 means nobody is signed in. */
export function useSession(): Session {
  const { data, isPending, isError, refetch } = useRead(account.getUser, {}, { on401: 'null' });
  if (data) return { state: data.onboardingCompleted ? 'app' : 'onboarding', user: data };
  if (isPending) return { state: 'loading', user: null };
  if (isError) return { state: 'unreachable', user: null, retry: () => void refetch() };
  return { state: 'signed-out', user: null };
}

/** The parent the gate let in. From the gate alone, so that no screen is drawn after the session has ended. */
export const SignedInAs = createContext<User | null>(null);

/** The signed-in parent; only for screens behind the gate. */
export function useUser(): User {
  const user = use(SignedInAs);
  if (!user) throw new Error('This screen is only shown to a signed-in parent.');
  return user;
}
