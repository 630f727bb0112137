// Limits the concurrent operations of one household in this process. While others are active too, a household pauses
// after a long operation for as long as it took: one household gets at most half of the time (M3).
import { runInTurn } from '../../running-turn.ts';

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

/** One turn. */
interface Turn {
  householdId: string;
  /** Its begin, later by as long as it waited outside. */
  began: number;
  /** Since when it waits outside, for what others have. */
  outsideSince: number | undefined;
}

export class HouseholdTurns {
  readonly #households = new Map<string, Turns>();
  /** The last active household, and the last other one before it. */
  #last = { householdId: '', at: -Infinity };
  #lastOther = this.#last;

  /** Waits for a turn; the function returned ends it. */
  async enter(householdId: string): Promise<() => void> {
    const turn = await this.#enter(householdId);
    return () => this.#end(turn);
  }

  /** Runs `work` in a turn. */
  async run<T>(householdId: string, work: () => Promise<T>): Promise<T> {
    let turn = await this.#enter(householdId);
    const running = {
      leave: () => this.#end(turn),
      enter: async () => {
        turn = await this.#enter(householdId);
      },
      stepOut: () => this.#stepOut(turn),
      stepIn: () => this.#stepIn(turn),
    };
    try {
      return await runInTurn(running, work);
    } finally {
      this.#end(turn);
    }
  }

  async #enter(householdId: string): Promise<Turn> {
    this.#asked(householdId);
    const turns = this.#turnsOf(householdId);
    await new Promise<void>((resume) => {
      turns.waiting.push(resume);
      this.#admit(householdId, turns);
    });
    return { householdId, began: performance.now(), outsideSince: undefined };
  }

  #end({ householdId, began, outsideSince }: Turn): void {
    if (outsideSince !== undefined) return;
    const turns = this.#turnsOf(householdId);
    const now = performance.now();
    const took = now - began;
    turns.isLong = took > LONG_MS && this.#hasOthers(householdId, now);
    if (turns.isLong) turns.restUntil = Math.max(turns.restUntil, now + Math.min(took, LONGEST_REST_MS));
    turns.running -= 1;
    this.#admit(householdId, turns);
  }

  #stepOut(turn: Turn): void {
    if (turn.outsideSince !== undefined) return;
    turn.outsideSince = performance.now();
    const turns = this.#turnsOf(turn.householdId);
    turns.running -= 1;
    this.#admit(turn.householdId, turns);
  }

  /** Even beyond the limit: it has what others wait for. */
  #stepIn(turn: Turn): void {
    if (turn.outsideSince === undefined) return;
    turn.began += performance.now() - turn.outsideSince;
    turn.outsideSince = undefined;
    this.#turnsOf(turn.householdId).running += 1;
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
