// Time zones of the United States, whose federal holidays apply there.

/** Zones named after one place; those with a state between, such as America/Indiana/Knox, are read by `WITHIN`. */
const PLACES: ReadonlySet<string> = new Set([
  'America/Adak',
  'America/Anchorage',
  'America/Atka',
  'America/Boise',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Fort_Wayne',
  'America/Indianapolis',
  'America/Juneau',
  'America/Knox_IN',
  'America/Los_Angeles',
  'America/Louisville',
  'America/Menominee',
  'America/Metlakatla',
  'America/New_York',
  'America/Nome',
  'America/Phoenix',
  'America/Puerto_Rico',
  'America/Shiprock',
  'America/Sitka',
  'America/St_Thomas',
  'America/Virgin',
  'America/Yakutat',
  'Pacific/Guam',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Pacific/Saipan',
]);
const WITHIN = /^(?:America\/(?:Indiana|Kentucky|North_Dakota)|US)\//;

/** True for an IANA zone of the United States and its territories. */
export const isUsZone = (zone: string): boolean => PLACES.has(zone) || WITHIN.test(zone);
