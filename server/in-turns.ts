// Runs long work in slices, so that other requests are handled in between.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { runningWork } from './db/engine/fair-queue.ts';

/** Milliseconds a slice may take; a step of the work is never cut. */
const SLICE_MS = 10;
const LONGEST_PAUSE_MS = 25;

let served = 0;

/** Runs `work` for a request; long work of others gives way to it meanwhile. */
export async function serving<T>(work: () => Promise<T>): Promise<T> {
  served += 1;
  try {
    return await work();
  } finally {
    served -= 1;
  }
}

/** The slices of one long piece of work. */
export class Slices {
  #began = performance.now();

  /** True once the running slice took its time. */
  get isOver(): boolean {
    return performance.now() - this.#began >= SLICE_MS;
  }

  /**
   * Lets others run, and begins the next slice. While other requests are served it pauses for as long as the slice took:
   * a request that reads from PostgreSQL a dozen times would otherwise wait for a dozen slices. A transaction does not
   * pause: writers wait for it.
   */
  async next(): Promise<void> {
    const isInTransaction = runningWork() !== undefined;
    if (served > 1 && !isInTransaction)
      await pause(Math.min(performance.now() - this.#began, LONGEST_PAUSE_MS));
    else await nextTurn();
    this.#began = performance.now();
  }

  /** Lets others run if the slice is over. */
  async rest(): Promise<void> {
    if (this.isOver) await this.next();
  }
}

/** Runs a generator to its end and returns its result; other requests run after each slice. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  const slices = new Slices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (slices.isOver) await slices.next();
  }
}

/** Below this, a list is work of a moment. */
const LONG_LIST = 200;

/** Maps a list; a long one in slices. */
export async function mapInTurns<T, R>(list: readonly T[], change: (one: T) => R): Promise<R[]> {
  if (list.length < LONG_LIST) return list.map(change);
  const slices = new Slices();
  const changed: R[] = [];
  for (const one of list) {
    changed.push(change(one));
    if (slices.isOver) await slices.next();
  }
  return changed;
}
