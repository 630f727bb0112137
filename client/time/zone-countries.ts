// The countries of each time zone, from the browser's own tables.

export type Countries = ReadonlyMap<string, ReadonlySet<string>>;

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
