// Defers work until the first screen is drawn and its data has arrived.
import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../kit/later.ts';

const NEXT_LOOK = 100;

/** Runs `work` once the screen has its code and its data. */
export function afterFirstScreen(client: QueryClient, work: () => void): void {
  whenIdle(() => {
    if (client.isFetching() === 0) work();
    else setTimeout(() => afterFirstScreen(client, work), NEXT_LOOK);
  });
}
