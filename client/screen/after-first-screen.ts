// Defers work until the first screen is drawn and its data has arrived.
import type { QueryClient } from '@tanstack/react-query';
import { allFetched, whenIdle, type Later } from '../kit/later.ts';

const NEXT_LOOK = 100;

/** Work that waits for the screen; it all begins in one task, so that no part waits for the code of another. */
const waiting = new WeakMap<QueryClient, (() => void)[]>();

function look(client: QueryClient): void {
  whenIdle(() => {
    if (client.isFetching() > 0) {
      setTimeout(() => look(client), NEXT_LOOK);
      return;
    }
    const works = waiting.get(client) ?? [];
    waiting.delete(client);
    for (const work of works) work();
  });
}

/** Runs `work` once the screen has its code and its data. */
export function afterFirstScreen(client: QueryClient, work: () => void): void {
  const works = waiting.get(client);
  if (works) works.push(work);
  else {
    waiting.set(client, [work]);
    look(client);
  }
}

/**
 * Fetches the code of `part` once the screen has its own, and shows it together with everything that is fetched then: its
 * reads are one request, and the page is drawn once. It is not shown where its code cannot be fetched.
 */
export function showAfterFirstScreen(client: QueryClient, part: Later, show: () => void): void {
  afterFirstScreen(
    client,
    () =>
      void part
        .preload()
        .then(allFetched)
        .then(show, () => undefined),
  );
}
