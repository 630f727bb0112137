// Lets one calendar file be read at a time: a few more wait, and others are asked to try again. A household has two places,
// from the arrival of its file on.
import { AppError } from '../../errors.ts';

const WAITING_MOST = 3;
const OF_HOUSEHOLD_MOST = 2;
const RETRY_SECONDS = 30;

export class ReadingTurns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];
  /** Files of each household that arrive, wait or are read. */
  readonly #places = new Map<string, number>();

  /**
   * Takes a place for a file that is about to arrive; the function returned gives it back. AppError `too_many` when the
   * household has all of its own, `busy` when nobody else may wait.
   */
  takePlace(householdId: string): () => void {
    const taken = this.#places.get(householdId) ?? 0;
    if (taken >= OF_HOUSEHOLD_MOST) {
      throw new AppError('too_many', 'Your other files are still being read. Please try again in a minute.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    this.#checkRoom();
    this.#places.set(householdId, taken + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const left = (this.#places.get(householdId) ?? 1) - 1;
      if (left > 0) this.#places.set(householdId, left);
      else this.#places.delete(householdId);
    };
  }

  #checkRoom(): void {
    if (!this.#isTaken || this.#waiting.length < WAITING_MOST) return;
    throw new AppError('busy', 'Other files are being read right now. Please try again in a minute.', {
      retryAfter: RETRY_SECONDS,
    });
  }

  /**
   * Waits for a turn; the function returned ends it. AppError `busy` when nobody else may wait, the signal's reason when
   * it is aborted while waiting.
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    this.#checkRoom();
    signal.throwIfAborted();
    if (this.#isTaken) await this.#wait(signal);
    this.#isTaken = true;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // The turn is handed on: between the two nobody else may begin.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#isTaken = false;
    };
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.push(begin);
      signal.addEventListener('abort', leave);
    });
  }
}
