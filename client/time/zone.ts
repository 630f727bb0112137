// Time zone of the screens: the household's, shown by name when the browser's differs (D31).
import { useUser } from '../session/session.tsx';
import { isSameZone, placeOf } from './zone-places.ts';

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the household. */
export const useZone = (): string => useUser().timeZone ?? browserZone();

/** The household's zone in words when the reader's differs from it, otherwise `null`. */
export const zoneToName = (zone: string, readers: string): string | null =>
  isSameZone(zone, readers) ? null : placeOf(zone);
