// Offline screens: a banner and, on every screen except meal planning, a link to it. They disappear when the connection
// is back.
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { CloudOff, RotateCw, UtensilsCrossed } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { account } from '#contract/account.ts';
import type { User } from '#contract/schemas/account.ts';
import { queryKey } from '../data/api.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Link } from '../kit/link.tsx';
import { Pip } from '../pip/pip.tsx';
import * as links from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { useUser } from '../session/session.tsx';

const USER = queryKey(account.getUser, {});
/**
 * Milliseconds. Browsers detect a network, but not whether PipPal responds through it, so the app asks again after this
 * time, then less often.
 */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 10_000;
/** Number of intervals that a request may stay pending. */
const PASSES = 3;

interface WithoutConnectionProps {
  /** Asks again who is signed in. */
  retry: () => void;
}

/**
 * Asks on every sign of a connection. After a response, everything that failed meanwhile is refetched, unless the
 * session now belongs to nobody or somebody else, of whom this page knows nothing.
 */
function useReturn({ retry }: WithoutConnectionProps): void {
  const client = useQueryClient();
  const { id } = useUser();
  useEffect(() => {
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!document.hidden && navigator.onLine) retry();
    };
    let passes = 0;
    const plan = () => {
      timer = setTimeout(() => {
        // On a slow connection a response may still come; on a dead one it never does.
        passes = client.isFetching({ queryKey: USER }) > 0 ? (passes + 1) % PASSES : 0;
        if (passes === 0) look();
        plan();
      }, wait);
      wait = Math.min(LONGEST_WAIT, wait * 1.5);
    };
    plan();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, retry]);
  useEffect(
    () => () => {
      const user = client.getQueryData<User | null>(USER);
      if (user === undefined) return;
      if (user?.id !== id) location.reload();
      else void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
    [client, id],
  );
}

function NeedsConnection({ retry }: WithoutConnectionProps) {
  const isTrying = useIsFetching({ queryKey: USER }) > 0;
  return (
    <Page title="No connection">
      <Card
        as="div"
        className="grid items-center gap-x-10 gap-y-6 px-6 py-8 md:grid-cols-[auto_1fr] md:px-10"
      >
        <div className="justify-self-center">
          <Pip mood="encouraging" size="large" decorative />
        </div>
        <div>
          <h2 className="text-2xl">This part has to wait a moment</h2>
          <p className="mt-2 max-w-prose text-lg text-soft">
            PipPal isn't answering right now. This page will load by itself as soon as it does. Your meals,
            pantry and shopping lists are on this device.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button asChild variant="primary">
              <Link href={links.meals()}>
                <UtensilsCrossed aria-hidden />
                Open meal planning
              </Link>
            </Button>
            <Button pending={isTrying} onClick={retry}>
              <RotateCw aria-hidden />
              Try again
            </Button>
          </div>
        </div>
      </Card>
    </Page>
  );
}

export function WithoutConnection({ retry }: WithoutConnectionProps) {
  useReturn({ retry });
  const [path] = useLocation();
  return (
    <>
      <p
        role="status"
        className="flex items-center justify-center gap-2.5 border-b border-line bg-sunk px-4 py-2.5 font-medium"
      >
        <CloudOff aria-hidden className="size-5 shrink-0 text-soft" />
        You're offline. Meal planning works with what's saved on this device.
      </p>
      {path !== links.meals() && <NeedsConnection retry={retry} />}
    </>
  );
}
