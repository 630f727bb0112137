// The width of the window as the layout sees it.
import { useSyncExternalStore } from 'react';

/** From here on there is a sidebar (Tailwind's `md`). */
const WIDE = '(min-width: 48rem)';

function watch(watcher: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', watcher);
  return () => query.removeEventListener('change', watcher);
}

/** False on a phone, for content that differs there in more than its look. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
