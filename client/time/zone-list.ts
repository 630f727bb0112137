// Every time zone of the browser, found by city or country (ONB-03, D19).
import type { Countries } from './zone-countries.ts';
import { zoneName } from './zones.ts';

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
