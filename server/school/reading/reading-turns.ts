// Lets one calendar file be read at a time: a few more wait, and others are asked to try again.
import { AppError } from '../../errors.ts';

const WAITING_MOST = 3;
const RETRY_SECONDS = 30;

export class ReadingTurns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Throws AppError `busy` when nobody else may wait. */
  checkRoom(): void {
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
    this.checkRoom();
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
