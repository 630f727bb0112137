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

/** A zone of the full list, with the words it is found by. */
interface ListedZone {
  zone: string;
  name: string;
  country: string;
  words: string[];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

type Countries = ReadonlyMap<string, ReadonlySet<string>>;

/** Country codes by zone, from the browser's own tables; empty where it has none. Takes a phone a moment. */
export function countriesByZone(): Countries {
  const result = new Map<string, Set<string>>();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (known.of(code) === undefined) continue;
    for (const zone of new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []) {
      // Former countries (DD, SU) turn into today's.
      const today = Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4) ?? code;
      result.set(zone, (result.get(zone) ?? new Set()).add(today));
    }
  }
  return result;
}

/** Every IANA zone of this browser with its country, as far as known, ordered by name. */
export function listZones(countries: Countries, locale?: string): ListedZone[] {
  const local = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => {
    const codes = [...(countries.get(zone) ?? [])];
    const country = codes.map((code) => local.of(code)).join(', ');
    const name = zoneName(zone);
    const words = plain([zone, name, country, ...codes, ...codes.map((code) => english.of(code))].join(' '));
    if (codes.includes('GB')) words.push('uk');
    if (codes.includes('US')) words.push('usa');
    return { zone, name, country, words };
  });
  return zones.sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** The zones for which every typed word begins one of their own; those whose name begins so come first. */
export function searchZones(zones: readonly ListedZone[], typed: string): ListedZone[] {
  const wanted = plain(typed);
  const found = zones.filter(({ words }) =>
    wanted.every((want) => words.some((word) => word.startsWith(want))),
  );
  const first = wanted[0];
  if (first === undefined) return found;
  const begins = ({ name }: ListedZone) => plain(name)[0]?.startsWith(first) === true;
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))];
}
