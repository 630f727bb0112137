// The offsets of a household's zone for its browsers, computed once a day and zone.
import { offsetsAround, type ZoneOffsets } from '#rules/time/dates.ts';

/** On the calendar a parent pages through months; further away a browser looks by itself. */
const DAYS = 400;

let day = '';
const ofDay = new Map<string, ZoneOffsets>();

/** The offsets of the zone around `now`. */
export function zoneOffsetsOf(zone: string, now: Date): ZoneOffsets {
  const today = now.toISOString().slice(0, 10);
  if (today !== day) ofDay.clear();
  day = today;
  const offsets = ofDay.get(zone) ?? offsetsAround(now, zone, DAYS);
  ofDay.set(zone, offsets);
  return offsets;
}
