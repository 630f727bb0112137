// Runs long work in slices, so that other requests are handled in between.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds a slice may take; a step of the work is never cut. */
const SLICE = 10;

/** The slices of one long piece of work. */
export class Slices {
  #began = performance.now();

  /** True once the running slice took its time. */
  get isOver(): boolean {
    return performance.now() - this.#began >= SLICE;
  }

  /** Gives the event loop a turn, and begins the next slice. */
  async next(): Promise<void> {
    await nextTurn();
    this.#began = performance.now();
  }

  /** Gives the event loop a turn if the slice is over. */
  async rest(): Promise<void> {
    if (this.isOver) await this.next();
  }
}

/** Runs a generator to its end and returns its result; after each slice the event loop gets a turn. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  const slices = new Slices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slices.isOver) await slices.next();
  }
}
