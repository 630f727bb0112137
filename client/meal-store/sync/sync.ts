// Synchronises the store with the server: edits are sent soon after they were made, changes of others are fetched, and
// failures are retried with growing delays.
import { MOST_EDITS } from '#contract/collections.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { digestOf } from '#rules/sync/meal-digest.ts';
import type { Keeper } from '../keeper.ts';
import type { SyncInput } from '../storage/surroundings.ts';
import { takeAnswer, type Taken } from './answer.ts';
import { nextBatch } from './batch.ts';

/** 'Saved', 'Saving…', 'Saved on this device, waiting for connection'. */
export type SyncState = 'saved' | 'saving' | 'waiting';

/** From an edit to its call: edits made in quick succession travel together, all within a second. */
const GATHERING = 400;
/** Milliseconds within which writes of the previous tab are received. */
const HEARING = 200;
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 60_000;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Object && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

export class MealSync {
  /** Called after every applied response. */
  onTaken: (taken: Taken) => void = () => undefined;
  readonly #keeper: Keeper;
  #callOff: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #failures = 0;
  /** Nobody is signed in: nothing is sent until the parent is back. */
  #isOver = false;
  /** Somebody may have changed something elsewhere. */
  #wantsNews = true;
  /** Somebody has changed something elsewhere, and no call has brought it yet. */
  #wasTold = false;
  #hasAnswered = false;
  /** True after the server has compared its records with this browser's. */
  #isCompared = false;
  #most = MOST_EDITS;

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    keeper.onWork = () => this.#plan(GATHERING);
  }

  get state(): SyncState {
    const { hasUnsent, surroundings } = this.#keeper;
    if (!hasUnsent) return 'saved';
    // Without storage nothing is saved on this device.
    return this.hasFailed && surroundings.storage ? 'waiting' : 'saving';
  }

  /** True after a response of the server since this page was loaded. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** True when the last attempt failed. */
  get hasFailed(): boolean {
    return this.#failures > 0 || this.#isOver;
  }

  /** Asks for news in a moment; calls in between make no difference. After a failure the next try waits its time. */
  soon(): void {
    this.#wantsNews = true;
    this.#wasTold = true;
    this.#plan(GATHERING);
  }

  /** Syncs at once: the connection is back, or the parent is. */
  now(): Promise<void> {
    this.#wantsNews = true;
    this.#isOver = false;
    return this.#start();
  }

  /** Sends edits while the page goes away. Nobody hears the response: the next page sends them again, harmlessly. */
  leave(): void {
    const { isSealed, nextCursor: cursor, surroundings } = this.#keeper;
    const edits = nextBatch(this.#keeper.unsent());
    if (edits.length > 0 && !this.#isOver && !isSealed)
      surroundings.send({ cursor, edits }, true).catch(() => undefined);
  }

  /** Resolves once the server has everything; rejects when it cannot be reached now. */
  async whenSynced(): Promise<void> {
    while (this.#keeper.hasUnsent) {
      await this.now();
      if (this.#keeper.hasUnsent && (this.hasFailed || this.#keeper.isSealed))
        throw new Error('Not everything could be sent.');
    }
  }

  /** Plans the next call; one that is planned already, after failures in a while, keeps its time. */
  #plan(ms: number): void {
    if (this.#callOff || this.#isOver || this.#keeper.isSealed) return;
    this.#callOff = this.#keeper.surroundings.after(ms, () => {
      this.#callOff = undefined;
      void this.#start();
    });
  }

  #start(): Promise<void> {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      this.#keeper.changed();
    });
    return this.#running;
  }

  get #hasWork(): boolean {
    if (this.#isOver || this.#keeper.isSealed) return false;
    return this.#keeper.hasUnsent || this.#keeper.nextCursor === null || this.#wantsNews || !this.#isCompared;
  }

  async #run(): Promise<void> {
    const { surroundings } = this.#keeper;
    try {
      await surroundings.alone(async (hasWaited) => {
        if (hasWaited) await new Promise<void>((resolve) => surroundings.after(HEARING, resolve));
        while (this.#hasWork) await this.#exchange();
      });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** One call, up and down. */
  async #exchange(): Promise<void> {
    const cursor = this.#keeper.nextCursor;
    const edits = nextBatch(this.#keeper.unsent(), this.#most);
    // Digests can only be compared while there are no unsent edits.
    const compares = edits.length === 0 && cursor !== null && !this.#isCompared;
    this.#wantsNews = false;
    this.#keeper.heard.clear();
    const answer = await this.#send(
      compares ? { cursor, edits, holds: digestOf(this.#keeper.entries) } : { cursor, edits },
    );
    if (!answer || this.#keeper.isSealed) return;
    this.#failures = 0;
    this.#wasTold = false;
    this.#hasAnswered = true;
    // The server compares only where nothing else was new.
    if (answer.reset || (compares && answer.records.length + answer.gone.length === 0))
      this.#isCompared = true;
    const taken = takeAnswer(this.#keeper, answer, cursor);
    this.onTaken(taken);
    for (const reason of taken.refused) this.#keeper.surroundings.tell("A change wasn't kept", reason);
    if (edits.length > 0 && edits.every(({ id }) => this.#keeper.isWaiting(id)))
      throw new Error('The server settled nothing.');
  }

  /** Sends, or sets the one edit aside that the server will not even look at; it would hold up all others. */
  async #send(input: SyncInput) {
    try {
      return await this.#keeper.surroundings.send(input);
    } catch (error) {
      const status = statusOf(error);
      const isUnfit = status === 400 || status === 413;
      if (!isUnfit || input.edits.length === 0) throw error;
      const [edit, ...more] = input.edits;
      if (edit && more.length === 0) {
        // Something on the way may refuse everything: then it is not the edit.
        await this.#keeper.surroundings.send({ ...input, edits: [] });
        this.#setAside(edit);
      } else this.#most = Math.ceil(input.edits.length / 2);
      return undefined;
    }
  }

  #setAside(edit: Edit): void {
    this.#keeper.setAside(edit);
    this.#most = MOST_EDITS;
    this.#keeper.surroundings.tell("A change wasn't kept", "PipPal couldn't store it, so it was set aside.");
  }

  #fail(error: unknown): void {
    this.#wantsNews = true;
    if (statusOf(error) === 401) {
      this.#isOver = true;
      return;
    }
    this.#failures += 1;
    // With nothing to send and no word of news, the next look, edit or word from elsewhere is soon enough.
    if (!this.#keeper.hasUnsent && this.#hasAnswered && !this.#wasTold) return;
    const wait = Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), LONGEST_RETRY);
    // Many browsers lose the same server at the same moment; they do not all come back at the same one.
    this.#plan(wait * (0.75 + Math.random() / 2));
  }
}
