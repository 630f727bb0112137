// Runs a long computation in slices, so that other requests are handled in between.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds a slice may take; a step of the computation is never cut. */
const SLICE = 10;

/** Runs a generator to its end and returns its result; after each slice the event loop gets a turn. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    await nextTurn();
    began = performance.now();
  }
}
