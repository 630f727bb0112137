// Components that are fetched on demand, or earlier at idle. Unlike React.lazy, a loaded one renders at once: no blank
// frame, even on its first visit.
import { createElement, type ComponentType } from 'react';

export interface Later {
  /** Fetches the code without rendering it. */
  preload: () => Promise<unknown>;
}

/** The fetches in progress. */
const fetching = new Set<Promise<unknown>>();

/**
 * A component whose code `load` fetches. Suspends until it has arrived. A failed fetch throws where it is rendered, for
 * the error boundary around; only a new `preload` tries again, because trying while rendering would never end.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> & Later {
  let arrived: ComponentType<P> | undefined;
  let arriving: Promise<unknown> | undefined;
  let failure: Error | undefined;
  const fetchIt = () => {
    const promise = load().then((component) => (arrived = component));
    fetching.add(promise);
    const done = () => fetching.delete(promise);
    promise.then(done, (cause: unknown) => {
      failure = cause instanceof Error ? cause : new Error(String(cause));
      done();
    });
    return promise;
  };
  const preload = () => {
    if (failure) arriving = undefined;
    failure = undefined;
    return (arriving ??= fetchIt());
  };
  function Arriving(props: P) {
    if (arrived) return createElement(arrived, props);
    if (failure) throw failure;
    // The promise itself and not `use`: React wants `use` at every render, and what has arrived needs none.
    // oxlint-disable-next-line typescript/only-throw-error
    throw (arriving ??= fetchIt());
  }
  return Object.assign(Arriving, { preload });
}

/** Resolves when the code that is being fetched has arrived or failed, with what that code fetches at once. */
export async function allFetched(): Promise<void> {
  while (fetching.size > 0) await Promise.allSettled(fetching);
}

/** Runs `work` when the browser is idle and every requested screen has loaded. */
export function whenIdle(work: () => void): void {
  const look = () => {
    if (fetching.size === 0) work();
    else void Promise.allSettled(fetching).then(() => whenIdle(work));
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(look, { timeout: 3000 });
  else setTimeout(look, 500);
}

/** Not `pointerover`: a page that is drawn under a resting pointer gets one. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Runs `work` at idle once somebody acts on the page and files can be fetched: a page that is only looked at stays small. */
export function whenActedOn(work: () => void): void {
  const acted = new AbortController();
  const begin = () => {
    // A page never asks again for a file that it failed to import once (HTML, fetch a single module script).
    if (!navigator.onLine && !navigator.serviceWorker?.controller) return;
    acted.abort();
    whenIdle(work);
  };
  for (const act of ACTS) document.addEventListener(act, begin, { signal: acted.signal, passive: true });
}
