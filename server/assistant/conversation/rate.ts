// Rate limit of a parent's messages (D24): a sliding minute, in memory.
import { AppError } from '../../errors.ts';

const WINDOW_MS = 60_000;

export class MessageRate {
  readonly #perMinute: number;
  readonly #sent = new Map<string, number[]>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one message; AppError `too_many` when the minute is full. */
  count(userId: string, now: Date): void {
    const at = now.getTime();
    this.#forget(at);
    const recent = this.#sent.get(userId) ?? [];
    const oldest = recent[0];
    if (recent.length >= this.#perMinute && oldest !== undefined) {
      const retryAfter = Math.ceil((oldest + WINDOW_MS - at) / 1000);
      throw new AppError('too_many', 'That was a lot at once. Please wait a moment before you write again.', {
        retryAfter,
      });
    }
    this.#sent.set(userId, [...recent, at]);
  }

  #forget(at: number): void {
    for (const [userId, times] of this.#sent) {
      const kept = times.filter((time) => time > at - WINDOW_MS);
      if (kept.length === 0) this.#sent.delete(userId);
      else if (kept.length < times.length) this.#sent.set(userId, kept);
    }
  }
}
