// A time zone where it is day: after 8 pm a plan begins tomorrow (D38), and a journey that checks today's meals would
// find none; shortly before midnight it would be another day when the journey looks.
import { wallTime } from '#rules/time/dates.ts';
import { journeyNow } from './journey-clock.ts';

const EVENING = 19;

const ZONES = [
  { zone: 'America/Chicago', card: 'Central – Chicago' },
  { zone: 'Pacific/Honolulu', card: 'Hawaii – Honolulu' },
  // The wizard's first card: where it is 7 pm in Honolulu, it is midnight here.
  { zone: 'America/New_York', card: 'Eastern – New York' },
] as const;

/** The first of these zones where evening is far, and the wizard's card for it; asked at `now`. */
export function daytimeZone(now = journeyNow()): { zone: string; card: string } {
  return ZONES.find(({ zone }) => wallTime(now, zone).hour < EVENING) ?? ZONES[0];
}
