// Measured values in a text: '138 over 84', '78 lbs', '102.4 degrees', '88 percent'.

const NUMBER = '\\d{1,4}(?:[.,]\\d{1,2})?';
const UNIT =
  '(?:lbs?|pounds|ounces|oz|kg|kilos?|inches|feet|ft|cm|degrees|percent|%|mmol(?:/l)?|mg/dl|bpm|points)';
const MEASURE = new RegExp(
  `(?<![\\w./:-])(?:${NUMBER} ?(?:over|/) ?${NUMBER}|${NUMBER} ?(?:feet|ft|lbs?|pounds) (?:and )?${NUMBER}(?: ?${UNIT})?|${NUMBER} ?${UNIT})(?![\\w/])`,
  'gi',
);
const DATE_LIKE = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/;

/** Values with a unit, or of two numbers, in the parent's words. A day such as '11/20' is none. */
export const measuresIn = (typed: string): string[] =>
  [...typed.matchAll(MEASURE)].map(([text]) => text).filter((text) => !DATE_LIKE.test(text));

const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubled?|doubling|twice as much)\b/i, 2],
  [/\b(?:tripled?|three times as much)\b/i, 3],
  [/\b(?:halved?|in half|half of (?:it|that|the (?:dose|amount))|half the (?:dose|amount))\b/i, 0.5],
];

/** How many times as much as before: 2 of 'they doubled it'. */
export const multipleIn = (typed: string): number | undefined =>
  MULTIPLES.find(([words]) => words.test(typed))?.[1];
