// A value that is built once, on its first use, or in steps before it: indexes of long lists, which would keep a screen
// from answering while they are built in one go.

/** Returns the value; what is not built yet is built at once. */
interface InSteps<T> {
  (): T;
  /** Builds it with a pause after each step. */
  steps: () => Generator<void, void>;
}

/** Items of a list between two pauses. */
const AT_ONCE = 40;

/** Calls `work` for each item, with pauses. */
export function* eachInSteps<T>(items: readonly T[], work: (item: T) => void): Generator<void, void> {
  for (const [at, item] of items.entries()) {
    work(item);
    if (at % AT_ONCE === AT_ONCE - 1) yield;
  }
}

/** `build` yields between its steps. */
export function inSteps<T>(build: () => Generator<void, T>): InSteps<T> {
  let underway: Generator<void, T> | undefined;
  let built: { value: T } | undefined;
  /** Returns the value once it is built. */
  const step = (): { value: T } | undefined => {
    if (built) return built;
    underway ??= build();
    try {
      const next = underway.next();
      if (next.done) built = { value: next.value };
    } catch (error) {
      underway = undefined;
      throw error;
    }
    return built;
  };
  const get = () => {
    for (;;) {
      const done = step();
      if (done) return done.value;
    }
  };
  function* steps() {
    for (let done = built; !done; done = step()) yield;
  }
  return Object.assign(get, { steps });
}
