// Finds the name of another time zone behind an hour: '9 am Pacific', '3 pm CT', '9 am Tokyo time'.

/** US zones begin with another letter each: 'PST', 'PT time', 'Pacific'. 'PT' alone is physical therapy. */
const US_SHORT = /^\s*\(?([ECMP])(?:[SD]T\b|T time\b)/;
const US_NAME = /^\s*\(?([ecmp])(?:astern|entral|ountain|acific)(?:\s+(?:\w+ )?time\b|\s*[),.]|\s*$)/i;
const OTHER =
  /^\s*\(?(?:(?:UTC|GMT|BST|CEST|CET|JST|IST|HST|AK[SD]?T)\b|(?:alaska|hawaii|uk|london|dublin|paris|berlin|rome|madrid|india|tokyo|beijing|hong kong|seoul|sydney|mexico city|utc|gmt|their) time\b)/i;

/** 'E' of 'EST' in New York. */
const letterOf = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.charAt(0) ?? '';

/** True where the text behind an hour names a zone other than that of the household. */
export function namesOtherZone(after: string, zone: string, at: Date): boolean {
  const letter = (US_SHORT.exec(after) ?? US_NAME.exec(after))?.[1]?.toUpperCase();
  return letter === undefined ? OTHER.test(after) : letter !== letterOf(zone, at);
}
