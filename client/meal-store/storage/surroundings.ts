// Dependencies of the meal store, so that tests can pass their own storage, network and clock.
import type { mealSync } from '#contract/meal-sync.ts';
import type { Input } from '#contract/operation.ts';
import type { SyncAnswer } from '#contract/schemas/meal-sync.ts';

/** The browser's storage as the store uses it; every call may throw. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
}

export type SyncInput = Input<typeof mealSync.syncMeals>;

export interface Surroundings {
  /** Null where the browser keeps nothing: the store then lives in memory, and on the server. */
  storage: TextStorage | null;
  /** Milliseconds since 1970, by a clock that may be wrong. */
  now: () => number;
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
  /** A new UUIDv7 for that instant. */
  newId: (at: number) => string;
  /** Six characters of 0-9a-z that no other tab of any device has. */
  device: string;
  /** The sync call; rejects with `status` where the server answered with an error. `isLast` calls outlive the page. */
  send: (input: SyncInput, isLast?: boolean) => Promise<SyncAnswer>;
  /** Runs `work` in one tab of this browser at a time, if the browser supports it; passes whether it had to wait. */
  alone: (work: (hasWaited: boolean) => Promise<void>) => Promise<void>;
  /** Says something to the parent. */
  tell: (title: string, sentence: string) => void;
}
