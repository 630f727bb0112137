// Current time for the screens: one clock for all of them, updated at every full minute and when a sleeping tab becomes
// visible.
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

let now = new Date();
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE);

function renew() {
  const moment = new Date();
  clearTimeout(timer);
  timer = setTimeout(renew, MINUTE - (moment.getTime() % MINUTE));
  // Within the same minute it stays the same object: every screen is drawn again for another one.
  if (minuteOf(moment) === minuteOf(now)) return;
  now = moment;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  if (watchers.size === 1) {
    document.addEventListener('visibilitychange', renew);
    renew();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}

/** The current moment, exact to the minute. */
export const useNow = (): Date => useSyncExternalStore(watch, () => now);
