// Vocabulary of the reader of spoken dates: days, months and small numbers.
import { SMALL_IN_WORDS } from '../../text/units-in-words.ts';

const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export const WEEKDAY_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export const WEEKDAY =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)';
export const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
export const COUNT = `(an?|\\d{1,3}|${SMALL_IN_WORDS.slice(1).join('|')}|(?:a )?couple(?: of)?|(?:a )?few)`;
/** Before a count of days: 'once a day from today' is how often. */
export const NO_RHYTHM = '(?<!\\b(?:once|twice|times|time|x|pills?|puffs?|tablets?|drops?|ml|mg) )';
export const HOUR_WORD = SMALL_IN_WORDS.slice(1).join('|');
const ORDINALS = 'first second third fourth fifth'.split(' ');
export const ORDINAL = `(${ORDINALS.join('|')}|1st|2nd|3rd|4th|5th|last)`;

const TENTHS =
  'sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const DAY_WORDS = [
  ...ORDINALS,
  ...TENTHS,
  ...[...ORDINALS, ...TENTHS.slice(0, 4)].map((word) => `twenty[ -]${word}`),
  'thirtieth',
  'thirty[ -]first',
];
/** A day of the month as a word, the longest first. */
export const DAY_WORD = DAY_WORDS.toReversed().join('|');

/** Those that are rarely a place in a row. */
export const LATER_DAY_WORD = DAY_WORDS.slice(ORDINALS.length).toReversed().join('|');

/** 'twenty-third' → 23 */
export const dayWordIn = (word: string): number =>
  DAY_WORDS.findIndex((pattern) => new RegExp(`^${pattern}$`).test(word)) + 1;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayIn = (word: string): number =>
  [/^su/, /^m/, /^t[^h]/, /^w/, /^th/, /^f/, /^sa/].findIndex((start) => start.test(word));

/** 1 to 12. */
export const monthIn = (word: string): number => MONTH_STARTS.indexOf(word.slice(0, 3)) + 1;

/** 'two' → 2, 'a' → 1, '12' → 12 */
export function countIn(word: string): number {
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  if (word.includes('couple')) return 2;
  if (word.includes('few')) return 3;
  const count = SMALL_IN_WORDS.indexOf(word);
  return count > 0 ? count : 1;
}

/** 'seven' → 7; undefined for a word that is no number up to twelve. */
export function numberWord(word: string): number | undefined {
  const number = SMALL_IN_WORDS.indexOf(word);
  return number < 0 ? undefined : number;
}

/** 'second' or '2nd' → 2, 'last' → -1 */
export function ordinalIn(word: string): number {
  if (word === 'last') return -1;
  const place = ORDINALS.indexOf(word);
  return place >= 0 ? place + 1 : Number.parseInt(word, 10);
}

/** Lower case with every letter in its place, so that positions stay those of the text. */
export const lowered = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[’‘`´]/g, "'");

/** The text with a stretch made unreadable, positions kept. */
export const blanked = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + '\uE000'.repeat(end - start) + text.slice(end);

/** Range in a text: first position, and the one after the last. */
export type Span = readonly [start: number, end: number];
