// Runs long computations in slices, and draws long lists in pieces, so that taps are handled in between.
import { useEffect, useState } from 'react';

/** Milliseconds a slice may take; a step of the computation is never cut. */
const SLICE = 6;

/** Resolves in a task of its own. Not by a timer, which browsers delay when it is set again and again. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Runs a generator to its end and returns its result; undefined once `isWanted` returns false. */
export async function inSlices<T>(
  steps: Generator<void, T>,
  isWanted: () => boolean = () => true,
): Promise<T | undefined> {
  while (isWanted()) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await nextTask();
  }
  return undefined;
}

interface Growth {
  /** Drawn at once: a screenful. */
  first: number;
  /** Drawn in each task that follows. */
  piece: number;
  /** Index of an item that must be there at once; -1 where there is none. */
  wanted?: number;
}

/** Number of items of a list to draw now. After a moment it is all of them. */
export function useGrowing(total: number, { first, piece, wanted = -1 }: Growth): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    let isOpen = true;
    // After a frame: the pieces must not keep what is drawn already from being painted.
    const frame = requestAnimationFrame(() => void nextTask().then(() => isOpen && setCount(count + piece)));
    return () => {
      isOpen = false;
      cancelAnimationFrame(frame);
    };
  }, [count, total, piece]);
  return Math.max(count, wanted + 1);
}
