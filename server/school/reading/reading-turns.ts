// Lets one calendar file be read at a time, in fair turns of households. A household has one place, from the arrival of
// its file on; a few households wait, and others are asked to try again.
import { askingFor, FairQueue } from '../../db/engine/fair-queue.ts';
import { AppError } from '../../errors.ts';

const WAITING_MOST = 20;
const RETRY_SECONDS = 30;

export class ReadingTurns {
  readonly #queue = new FairQueue({ places: 1, perHousehold: 1 });
  /** Files that wait or are read. */
  #inLine = 0;
  /** Households whose file arrives, waits or is read. */
  readonly #places = new Set<string>();

  /**
   * Takes a place for a file that is about to arrive; the function returned gives it back. AppError `too_many` when the
   * household has its own, `busy` when nobody else may wait.
   */
  takePlace(householdId: string): () => void {
    if (this.#places.has(householdId)) {
      throw new AppError('too_many', 'Your other file is still being read. Please try again in a minute.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    this.#checkRoom();
    this.#places.add(householdId);
    let isBack = false;
    return () => {
      if (!isBack) this.#places.delete(householdId);
      isBack = true;
    };
  }

  #checkRoom(): void {
    if (this.#inLine <= WAITING_MOST) return;
    throw new AppError('busy', 'Other files are being read right now. Please try again in a minute.', {
      retryAfter: RETRY_SECONDS,
    });
  }

  /**
   * Waits for a turn; the function returned ends it. AppError `busy` when nobody else may wait, the signal's reason when
   * it is aborted while waiting.
   */
  async enter(householdId: string, signal: AbortSignal): Promise<() => void> {
    this.#checkRoom();
    this.#inLine += 1;
    try {
      const leave = await askingFor(householdId, () => this.#queue.enter(signal));
      let isOver = false;
      return () => {
        if (!isOver) this.#inLine -= 1;
        isOver = true;
        leave();
      };
    } catch (error) {
      this.#inLine -= 1;
      throw error;
    }
  }
}
