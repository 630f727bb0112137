// Counts links that were tried and do not exist, by address, in this process: 256 random bits are not guessed, but
// nobody needs to try either.

const WINDOW_MS = 15 * 60_000;
const MOST_MISSES = 30;
const MOST_ADDRESSES = 10_000;

export class Misses {
  readonly #now: () => number;
  readonly #byAddress = new Map<string, { since: number; count: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  #of(address: string) {
    const known = this.#byAddress.get(address);
    return known && this.#now() - known.since < WINDOW_MS ? known : undefined;
  }

  /** Seconds until this address may try again; 0 when it may. */
  waitOf(address: string): number {
    const known = this.#of(address);
    if (known === undefined || known.count < MOST_MISSES) return 0;
    return Math.max(1, Math.ceil((known.since + WINDOW_MS - this.#now()) / 1000));
  }

  count(address: string): void {
    const known = this.#of(address);
    if (known) {
      known.count += 1;
      return;
    }
    if (this.#byAddress.size >= MOST_ADDRESSES) this.#byAddress.clear();
    this.#byAddress.set(address, { since: this.#now(), count: 1 });
  }
}
