// Lets operations of one household run a few at a time, in this process, with a rest after each long one while more of
// them wait: ten large answers asked for together leave room for everybody else in between (M3).

/** Operations of one household at once. */
const AT_ONCE = 2;
/** Milliseconds from which an operation counts as long. */
const LONG_MS = 20;
const LONGEST_REST_MS = 250;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

export class HouseholdTurns {
  readonly #households = new Map<string, Turns>();

  /** Waits for a turn; the function returned ends it. */
  async enter(householdId: string): Promise<() => void> {
    const turns = this.#households.get(householdId) ?? { running: 0, waiting: [] };
    this.#households.set(householdId, turns);
    if (turns.running < AT_ONCE) turns.running += 1;
    // Whoever leaves passes the turn on, so `running` stays as it is.
    else await new Promise<void>((resume) => turns.waiting.push(resume));
    const began = performance.now();
    return () => {
      const took = performance.now() - began;
      const passOn = () => this.#passOn(householdId, turns);
      // As long as it took: at most half of the time then goes to one household.
      if (took > LONG_MS && turns.waiting.length > 0) setTimeout(passOn, Math.min(took, LONGEST_REST_MS));
      else passOn();
    };
  }

  #passOn(householdId: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) this.#households.delete(householdId);
  }
}
