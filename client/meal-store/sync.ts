// Keeping the store and the server the same: edits go up soon after they were made, what others changed comes down,
// and when nobody answers it is tried again, less and less often.
import { MOST_EDITS } from '#contract/meal-sync.ts';
import { digestOf } from '#rules/meal-digest.ts';
import { takeAnswer, type Taken } from './answer.ts';
import { nextBatch } from './batch.ts';
import type { Keeper } from './keeper.ts';

/** 'Saved', 'Saving…', 'Saved on this device, waiting for connection'. */
export type SyncState = 'saved' | 'saving' | 'waiting';

/** From an edit to its call: edits made in quick succession travel together, all within a second. */
const GATHERING = 400;
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 60_000;

const statusOf = (error: unknown): number | undefined => (error as { status?: number } | null)?.status;

export class MealSync {
  readonly #keeper: Keeper;
  /** Told of every answer that was taken in. */
  onTaken: (taken: Taken) => void = () => undefined;
  #planned: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #failures = 0;
  /** The session is over: nothing is sent until a parent has signed in again. */
  #over = false;
  /** Whether the server was asked if it holds what this browser holds. */
  #compared = false;
  #most = MOST_EDITS;

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    keeper.onEdit = () => this.soon();
  }

  get state(): SyncState {
    if (!this.#keeper.hasUnsent) return 'saved';
    return this.#over || this.#failures > 0 ? 'waiting' : 'saving';
  }

  /** Whether the server answered since this page was loaded. */
  get hasAnswered(): boolean {
    return this.#compared;
  }

  get hasFailed(): boolean {
    return this.#failures > 0 || this.#over;
  }

  /** Syncs after a moment; calls in between make no difference. After failures the next try waits its time. */
  soon(): void {
    if (this.#failures === 0) this.#plan(GATHERING);
  }

  /** Syncs at once: the connection is back, or the parent is. */
  now(): Promise<void> {
    this.#planned?.();
    this.#planned = undefined;
    if (this.#over || this.#keeper.isSealed) return Promise.resolve();
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      this.#keeper.changed();
    });
    return this.#running;
  }

  /** Resolves once the server has everything; rejects when it cannot be reached now. */
  async whenSynced(): Promise<void> {
    while (this.#keeper.hasUnsent) {
      await this.now();
      if (this.#keeper.hasUnsent && (this.hasFailed || this.#keeper.isSealed))
        throw new Error('Not everything could be sent.');
    }
  }

  #plan(ms: number): void {
    if (this.#planned || this.#over || this.#keeper.isSealed) return;
    this.#planned = this.#keeper.surroundings.after(ms, () => {
      this.#planned = undefined;
      void this.now();
    });
  }

  async #run(): Promise<void> {
    try {
      await this.#keeper.surroundings.alone(async () => {
        do {
          this.#again = false;
          await this.#exchange();
        } while (!this.#over && (this.#again || this.#keeper.hasUnsent || !this.#compared));
      });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** One call, up and down. */
  async #exchange(): Promise<void> {
    const { household, cursor } = this.#keeper;
    const edits = nextBatch(this.#keeper.unsent(), this.#most);
    // What is held can be compared when nothing of it is this browser's own.
    const compares = edits.length === 0 && !this.#compared && cursor !== null;
    const holds = compares ? { holds: digestOf(this.#held()) } : {};
    const answer = await this.#keeper.surroundings.send({ cursor, edits, ...holds });
    if (this.#keeper.isSealed || household !== this.#keeper.household) return;
    this.#failures = 0;
    this.#most = MOST_EDITS;
    if (edits.length === 0) this.#compared = true;
    const taken = takeAnswer(this.#keeper, answer);
    if (
      edits.some(({ id }) => this.#keeper.isWaiting(id)) &&
      answer.acknowledged.length + answer.refused.length === 0
    )
      throw new Error('The server settled nothing.');
    this.onTaken(taken);
    for (const { reason } of taken.refused) this.#keeper.surroundings.tell('A change was not kept', reason);
  }

  *#held() {
    for (const { collection, id, version } of this.#keeper.entries) yield { collection, id, version };
  }

  #fail(error: unknown): void {
    const status = statusOf(error);
    if (status === 401) {
      this.#over = true;
      return;
    }
    this.#failures += 1;
    const wait = Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), LONGEST_RETRY);
    // Many browsers lose the same server at the same moment; they do not all come back at the same one.
    this.#plan(wait * (0.75 + Math.random() / 2));
  }
}
