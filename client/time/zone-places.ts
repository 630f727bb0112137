// Time zones by the place that gave them their name.

/** Cities that browsers still list under a former name. */
const TODAY_CALLED: Record<string, string> = {
  'America/Godthab': 'Nuuk',
  'Africa/Asmera': 'Asmara',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** The place a zone is named after: 'New York', 'Berlin', 'Knox (Indiana)'. */
export function placeOf(zone: string): string {
  const [, ...places] = zone.split('/').map((part) => part.replaceAll('_', ' '));
  const city = TODAY_CALLED[zone] ?? places.at(-1) ?? zone;
  return places.length === 2 && TODAY_CALLED[zone] === undefined ? `${city} (${places[0]})` : city;
}

/** One zone may have two names, Asia/Calcutta and Asia/Kolkata; browsers know, though not all of them say so. */
export function isSameZone(one: string, other: string): boolean {
  const known = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  return placeOf(one) === placeOf(other) || known(one) === known(other);
}
