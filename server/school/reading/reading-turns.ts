// Lets one calendar file be read at a time: a few more wait, and others are asked to try again.
import { AppError } from '../../errors.ts';

const WAITING_MOST = 3;
const RETRY_SECONDS = 30;

interface Waiting {
  begin: () => void;
}

export class ReadingTurns {
  #isRunning = false;
  readonly #waiting: Waiting[] = [];

  /** Throws AppError `busy` when nobody else may wait. */
  checkRoom(): void {
    if (!this.#isRunning || this.#waiting.length < WAITING_MOST) return;
    throw new AppError('busy', 'Other files are being read right now. Please try again in a minute.', {
      retryAfter: RETRY_SECONDS,
    });
  }

  /** Runs `work` in its turn; AppError `busy` without one, the signal's reason when it is aborted while waiting. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    this.checkRoom();
    if (this.#isRunning) await this.#wait(signal);
    this.#isRunning = true;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      // The turn is handed on: between the two nobody else may begin.
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#isRunning = false;
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { begin: () => resolve() };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(waiting);
        if (place === -1) return;
        this.#waiting.splice(place, 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      });
    });
  }
}
