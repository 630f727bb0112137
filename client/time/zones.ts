// Readable names of time zones: the seven offered first, and all others by city or country (ONB-03, D19).
import { TIME_ZONES } from '#contract/onboarding.ts';
import { placeOf } from './zone-places.ts';

type HomeZone = (typeof TIME_ZONES)[number];

/** Names of the seven zones in the United States. */
const HOME_NAMES: Record<HomeZone, string> = {
  'America/New_York': 'Eastern – New York',
  'America/Chicago': 'Central – Chicago',
  'America/Denver': 'Mountain – Denver',
  'America/Los_Angeles': 'Pacific – Los Angeles',
  'America/Phoenix': 'Arizona – Phoenix',
  'America/Anchorage': 'Alaska – Anchorage',
  'Pacific/Honolulu': 'Hawaii – Honolulu',
};

/** True for one of the seven zones offered first. */
export function isHomeZone(zone: string | null): zone is HomeZone {
  return TIME_ZONES.some((known) => known === zone);
}

/** A zone's name for people: 'Eastern – New York', 'Berlin', 'Knox (Indiana)'. */
export function zoneName(zone: string): string {
  if (isHomeZone(zone)) return HOME_NAMES[zone];
  return placeOf(zone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A formatter of this zone; making one is slow, and the full list asks for hundreds every minute. */
function clockOf(zone: string | undefined, options: Intl.DateTimeFormatOptions, locale?: string) {
  const key = JSON.stringify([zone, options, locale]);
  const made = clocks.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  clocks.set(key, made);
  return made;
}

/** The time it is in a zone, as the reader writes it: '3:10 PM', with the weekday where it is not the reader's own. */
export function timeIn(zone: string, now: Date, here?: { zone: string; locale: string }): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = (of: string | undefined) => clockOf(of, { weekday: 'short' }, here?.locale).format(now);
  const weekday = day(zone) === day(here?.zone) ? {} : ({ weekday: 'short' } as const);
  return clockOf(zone, { ...weekday, ...time }, here?.locale).format(now);
}

/** The zone this browser is set to, unless it is none that a family lives in, such as plain UTC. */
export function deviceZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  return /^[A-Z]\w+\/\w/.test(zone) && !zone.startsWith('Etc/') ? zone : null;
}
