// Clock, ids and random numbers of the demo seed: the same `now` gives the same records, byte for byte.

const COUNTER_END = 0x1000;

/** FNV-1a of a text, as the start of a random sequence. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 (inclusive) to 1 (exclusive); mulberry32, good enough to choose menus with. */
export function randomFrom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A clock that the seed sets, and UUIDv7 ids that follow from it. */
export class SeedClock {
  #at = 0;
  #idTime = 0;
  #counter = 0;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  readonly now = (): Date => new Date(this.#at);

  /** Sets the clock, in milliseconds since 1970. It never goes back: the change log is in the order of time. */
  set(at: number): void {
    this.#at = Math.max(this.#at, at);
  }

  /** Like `newId` of server/db/ids.ts, but from this clock and the seeded numbers. */
  readonly newId = (): string => {
    if (this.#at > this.#idTime) [this.#idTime, this.#counter] = [this.#at, 0];
    else if (++this.#counter === COUNTER_END) [this.#idTime, this.#counter] = [this.#idTime + 1, 0];
    const time = this.#idTime.toString(16).padStart(12, '0');
    const count = this.#counter.toString(16).padStart(3, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${this.#digits(3)}-${this.#digits(12)}`;
  };

  #digits(length: number): string {
    return Array.from({ length }, () => Math.floor(this.#random() * 16).toString(16)).join('');
  }
}
