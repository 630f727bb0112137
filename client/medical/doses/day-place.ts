// Remembers in this browser, until the parent signs out, for how many medicines the dashboard has a place near the top:
// known before their data is here, so that nothing moves.
import { browserStorage } from '../../data/storage.ts';

const KEY = 'pippal.day.medicines';
/** The day itself must stay in sight. */
const MOST = 2;

/** Rows near the top; 0 where the medicines come last. */
export function rememberedRows(): number {
  const rows = Number(browserStorage('localStorage')?.getItem(KEY));
  return rows >= 1 ? Math.min(MOST, Math.floor(rows)) : 0;
}

/** For the next visit: the number of medicines that are given by the day. */
export function rememberRows(count: number): void {
  try {
    browserStorage('localStorage')?.setItem(KEY, String(Math.min(MOST, count)));
  } catch {
    // The storage is full or off: they come last.
  }
}
