// Months with a slip of the pen: 'Janaury 19', 'Febuary 15', 'Apirl 3'. A row of such a date has a warning.
import { closestWordAmong } from '../../text/misspelling.ts';
import { foldWord, MONTH_WORDS, namedDay } from './calendar-names.ts';

/** Names that no other word resembles: 'Match 5' and 'Judy 5' are no dates. */
const closestMonth = closestWordAmong(MONTH_WORDS.filter((name) => name.length > 5 || name === 'april'));
/** Short names are believed with two letters swapped only. */
const SWAPPED = new Map(
  ['march', 'june', 'july', 'sept'].flatMap((name) =>
    Array.from({ length: name.length - 2 }, (_, at) => [
      `${name.slice(0, at + 1)}${name.charAt(at + 2)}${name.charAt(at + 1)}${name.slice(at + 3)}`,
      name,
    ]),
  ),
);

/** The month, 1 to 12, that a misspelt word names; undefined for other words, and for names spelt well. */
export function misspeltMonth(word: string): number | undefined {
  if (word.length < 4 || word.length > 12 || namedDay(word)) return undefined;
  const folded = foldWord(word);
  const name = closestMonth(folded) ?? SWAPPED.get(folded);
  // 'Augusta' is a town.
  return name === undefined || folded.startsWith(name) ? undefined : namedDay(name)?.month;
}
