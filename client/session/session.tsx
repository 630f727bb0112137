// The session: the signed-in user, and the resulting state of the app.
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { account } from '#contract/account.ts';
import type { User } from '#contract/schemas/account.ts';
import { rememberOffsets } from '#rules/time/dates.ts';
import { ApiError, useRead } from '../data/api.ts';

type Session =
  | { state: 'loading' | 'signed-out'; user: null }
  | { state: 'unreachable'; user: null; retry: () => void }
  | { state: 'onboarding' | 'app'; user: User }
  /** The server is unreachable; the last signed-in parent works with the data on this device. */
  | { state: 'offline'; user: User; retry: () => void };

/** Finds the user of an offline start; `null` when there is none. */
type StandIn = () => Promise<User | null>;

/** Milliseconds. A parent in a shop does not wait longer for a network that exists only in name. */
const PATIENCE = 8000;

/** A proxy that does not reach the server does not count as a response of the server. */
const isAnswer = (error: Error) => error instanceof ApiError && error.status < 502;

/** Undefined while unknown. */
function useStandIn(find: StandIn, isPending: boolean, isUnreached: boolean): User | null | undefined {
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    if (!isPending && !isUnreached) return;
    const look = () => void find().then(setUser, () => setUser(null));
    const timer = setTimeout(look, isPending ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [find, isPending, isUnreached]);
  return user;
}

let known: User['zoneOffsets'];

/** Before any screen shows a time: no Intl is needed then. */
function rememberOffsetsOf({ timeZone, zoneOffsets }: User): void {
  if (timeZone === null || zoneOffsets === undefined || zoneOffsets === known) return;
  rememberOffsets(timeZone, zoneOffsets);
  known = zoneOffsets;
}

/** The session as the gate uses it. A 401 means nobody is signed in. */
export function useSession(find: StandIn): Session {
  const { data, isPending, error, refetch } = useRead(account.getUser, {}, { on401: null });
  const isUnreached = error !== null && !isAnswer(error);
  const standIn = useStandIn(find, isPending, isUnreached);
  const retry = useCallback(() => void refetch(), [refetch]);
  if (data) rememberOffsetsOf(data);
  if (data) return { state: data.onboardingCompleted ? 'app' : 'onboarding', user: data };
  if (data === null) return { state: 'signed-out', user: null };
  if (standIn && (isPending || isUnreached)) return { state: 'offline', user: standIn, retry };
  if (isPending || (isUnreached && standIn === undefined)) return { state: 'loading', user: null };
  return { state: 'unreachable', user: null, retry };
}

/** The parent let in by the gate. Provided only by the gate, so that no screen renders after the session has ended. */
export const SignedInAs = createContext<User | null>(null);

/** The signed-in parent; only for screens behind the gate. */
export function useUser(): User {
  const user = use(SignedInAs);
  if (!user) throw new Error('This screen is only shown to a signed-in parent.');
  return user;
}
