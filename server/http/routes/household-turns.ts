// Limits the concurrent operations of one household in this process. While others are active too, a household pauses
// after a long operation for as long as it took: one household gets at most half of the time (M3).
import { AsyncLocalStorage } from 'node:async_hooks';

/** Operations of one household at once; only one while it is busy with long ones and others are active. */
const AT_ONCE = 2;
/** Milliseconds from which an operation counts as long. */
const LONG_MS = 20;
const LONGEST_REST_MS = 250;
/** Milliseconds for which a household counts as active after a request. */
const PRESENT_MS = 1000;

interface Turns {
  running: number;
  waiting: (() => void)[];
  restUntil: number;
  /** The operation that ended last was a long one. */
  isLong: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** The turn of the running operation. */
const current = new AsyncLocalStorage<{ leave: () => void; enter: () => Promise<void> }>();

/** Runs `work`, such as waiting for another server, outside the turn: other requests of the household run meanwhile. */
export async function outsideTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = current.getStore();
  turn?.leave();
  try {
    return await work();
  } finally {
    await turn?.enter();
  }
}

export class HouseholdTurns {
  readonly #households = new Map<string, Turns>();
  /** The last active household, and the last other one before it. */
  #last = { householdId: '', at: -Infinity };
  #lastOther = this.#last;

  /** Waits for a turn; the function returned ends it. */
  async enter(householdId: string): Promise<() => void> {
    this.#asked(householdId);
    const turns = this.#turnsOf(householdId);
    await new Promise<void>((resume) => {
      turns.waiting.push(resume);
      this.#admit(householdId, turns);
    });
    const began = performance.now();
    return () => {
      const now = performance.now();
      const took = now - began;
      turns.isLong = took > LONG_MS && this.#hasOthers(householdId, now);
      if (turns.isLong) turns.restUntil = Math.max(turns.restUntil, now + Math.min(took, LONGEST_REST_MS));
      turns.running -= 1;
      this.#admit(householdId, turns);
    };
  }

  /** Runs `work` in a turn. */
  async run<T>(householdId: string, work: () => Promise<T>): Promise<T> {
    let leave = await this.enter(householdId);
    const enter = async () => {
      leave = await this.enter(householdId);
    };
    try {
      return await current.run({ leave: () => leave(), enter }, work);
    } finally {
      leave();
    }
  }

  #turnsOf(householdId: string): Turns {
    const known = this.#households.get(householdId);
    if (known) return known;
    const turns: Turns = { running: 0, waiting: [], restUntil: 0, isLong: false, timer: undefined };
    this.#households.set(householdId, turns);
    return turns;
  }

  #asked(householdId: string): void {
    if (this.#last.householdId !== householdId) this.#lastOther = this.#last;
    this.#last = { householdId, at: performance.now() };
  }

  #hasOthers(householdId: string, now: number): boolean {
    const other = this.#last.householdId === householdId ? this.#lastOther : this.#last;
    return now - other.at < PRESENT_MS;
  }

  #admit(householdId: string, turns: Turns): void {
    const rest = turns.restUntil - performance.now();
    if (rest > 0) {
      turns.timer ??= setTimeout(() => {
        turns.timer = undefined;
        this.#admit(householdId, turns);
      }, Math.ceil(rest));
      return;
    }
    const atOnce = turns.isLong ? 1 : AT_ONCE;
    while (turns.running < atOnce && turns.waiting.length > 0) {
      turns.running += 1;
      turns.waiting.shift()?.();
    }
    if (turns.running === 0) this.#households.delete(householdId);
  }
}
