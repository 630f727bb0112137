// Words of a street with its house number, '17 Larch St': a name that is neither shorthand nor a slip.
const NUMBER = /(?<![\d./-])\d{1,5}[a-z]?(?:\s+[\p{L}\d'’-]+){0,2}\s+$/iu;
const STREET =
  /^\d+[a-z]?(?:\s+[\p{L}\d'’-]+){1,4}?\s+(?:street|st|avenue|ave|road|rd|lane|ln|blvd|boulevard|drive|dr|way|place|pl|court|ct|parkway|pkwy|highway|hwy|terrace|ter|circle|cir|square|sq)\b/iu;

/** True where the word that begins `at` this place of the text stands between a house number and the kind of street. */
export function isOfStreet(text: string, at: number): boolean {
  const number = NUMBER.exec(text.slice(0, at));
  return number !== null && (STREET.exec(text.slice(number.index))?.[0].length ?? 0) > at - number.index;
}
