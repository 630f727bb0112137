// Time zone of the screens: the household's, shown by name when the browser's differs (D31).
import { rememberedOffsets } from '#rules/time/dates.ts';
import { useUser } from '../session/session.tsx';
import { isSameZone, placeOf } from './zone-places.ts';

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the household. */
export const useZone = (): string => useUser().timeZone ?? browserZone();

/** Milliseconds. No clock is changed twice in less. */
const STEP = 6 * 86_400_000;

/** True where this browser's clock is the zone's, as far as the offsets of the zone are known. */
function isClockOf(zone: string): boolean {
  const isSame = (ms: number, offset: number) => -60_000 * new Date(ms).getTimezoneOffset() === offset;
  const spans = rememberedOffsets(zone);
  return (
    spans.length > 0 &&
    spans.every(({ from, until, offset }) => {
      for (let at = from; at < until; at += STEP) if (!isSame(at, offset)) return false;
      return isSame(until - 1, offset);
    })
  );
}

/**
 * The household's zone in words where this browser's, or the named one, differs, otherwise `null`. A browser whose clock
 * shows the same is not asked for its zone: the first formatter of a page takes as long as drawing a screen.
 */
export function zoneToName(zone: string, readers?: string): string | null {
  if (readers === undefined && isClockOf(zone)) return null;
  return isSameZone(zone, readers ?? browserZone()) ? null : placeOf(zone);
}
