// Follows the stream of changes made by other devices and refetches exactly the changed kinds (D21). One stream for
// each visible tab; a tab that becomes visible again catches up from its cursor (D33).
import type { QueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { live } from '#contract/live.ts';
import type { User } from '#contract/schemas/account.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import { validated } from '../data/answers.ts';
import { ApiError, TAB, queryKey, send } from '../data/api.ts';
import { everythingOutOfDate, outOfDateWith } from '../data/record-reads.ts';
import { takeSeqOfFirstReads } from '../data/first-reads.ts';
import { eventData } from '../data/server-sent.ts';

const USER = queryKey(account.getUser, {});
/** Delay before the stream is reopened, in milliseconds; doubled after each failure. */
const SHORTEST_WAIT = 2000;
const LONGEST_WAIT = 60_000;
/** Milliseconds. The server sends something every 25 seconds; a longer silence means a dead connection. */
const LONGEST_SILENCE = 70_000;

/** Handles a change of food, which the browser stores itself. */
type SyncFood = () => void;

class HouseholdReader {
  readonly #client: QueryClient;
  readonly #syncFood: SyncFood;
  #householdId: string | undefined;
  /** The last count of changes received. */
  #seq: number | undefined;
  #reading: AbortController | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(client: QueryClient, syncFood: SyncFood) {
    this.#client = client;
    this.#syncFood = syncFood;
  }

  /** Opens or closes the stream, as the tab, the connection and the session want it now. */
  reconsider = (): void => {
    const user = this.#client.getQueryData<User | null>(USER);
    const householdId = user?.onboardingCompleted ? user.householdId : undefined;
    if (householdId !== this.#householdId) {
      this.stop();
      this.#householdId = householdId;
      // The reads of the document may be older than the user's.
      this.#seq = householdId === undefined ? undefined : (takeSeqOfFirstReads() ?? user?.seq);
    }
    const isWanted = householdId !== undefined && document.visibilityState === 'visible' && navigator.onLine;
    if (!isWanted) this.stop();
    else if (!this.#reading && this.#waiting === undefined) void this.#read();
  };

  /** Does not wait any longer: the parent looks again, or the connection is back. */
  retry = (): void => {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#failures = 0;
    this.reconsider();
  };

  /**
   * Closes the stream before the session is ended here: its end would be taken for one elsewhere, and the screen replaced
   * on the way out. A parent who stays after all is followed again after a while.
   */
  pause = (): void => {
    this.stop();
    this.#reopenWithin(LONGEST_WAIT);
  };

  stop(): void {
    this.#reading?.abort();
    this.#reading = undefined;
    clearTimeout(this.#silence);
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  async #read(): Promise<void> {
    const reading = new AbortController();
    this.#reading = reading;
    const isSignedOut = await this.#listen(reading);
    clearTimeout(this.#silence);
    if (this.#reading !== reading) return;
    this.#reading = undefined;
    if (isSignedOut) this.#client.setQueryData(USER, null);
    else this.#wait();
  }

  #wait(): void {
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#reopenWithin(wait);
  }

  #reopenWithin(wait: number): void {
    const reopen = () => {
      this.#waiting = undefined;
      this.reconsider();
    };
    // Not all at the same moment, when a server starts again.
    this.#waiting = setTimeout(reopen, wait * (0.5 + Math.random() / 2));
  }

  /** Listens until the stream ends for any reason; returns true when the session has ended. */
  async #listen(reading: AbortController): Promise<boolean> {
    const { signal } = reading;
    const onAlive = () => {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => reading.abort(), LONGEST_SILENCE);
    };
    onAlive();
    try {
      const input = { tab: TAB, ...(this.#seq === undefined ? {} : { after: this.#seq }) };
      const options = { accept: 'text/event-stream', signal };
      const { body } = await send(live.followHousehold, input, options);
      if (!body) return false;
      for await (const data of eventData(body, onAlive)) {
        const update = await validated(live.followHousehold, JSON.parse(data));
        if (signal.aborted) return false;
        if (update.signedOut) return true;
        this.#hear(update);
      }
      return false;
    } catch (error) {
      return error instanceof ApiError && error.status === 401;
    }
  }

  #hear({ seq, records, everything }: LiveUpdate): void {
    this.#failures = 0;
    this.#seq = seq;
    const { keys, food } = everything ? everythingOutOfDate() : outOfDateWith(records);
    for (const key of keys) void this.#client.invalidateQueries({ queryKey: key });
    if (food) this.#syncFood();
  }
}

// Fetched at the first change of food; one that cannot be fetched is read when Meal Planning is opened.
const syncStore: SyncFood = () =>
  void import('../meal-store/page-store.ts').then(
    (file) => file.syncSoon(),
    () => undefined,
  );

/** Follows the household of the signed-in user; call the returned function to stop. */
export function followHousehold(client: QueryClient, syncFood: SyncFood = syncStore): () => void {
  const reader = new HouseholdReader(client, syncFood);
  const userHash = JSON.stringify(USER);
  const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) reader.reconsider();
  });
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', reader.retry, { signal });
  window.addEventListener('online', reader.retry, { signal });
  window.addEventListener('offline', reader.reconsider, { signal });
  window.addEventListener('pippal:leaving', reader.pause, { signal });
  reader.reconsider();
  return () => {
    unsubscribe();
    ended.abort();
    reader.stop();
  };
}
