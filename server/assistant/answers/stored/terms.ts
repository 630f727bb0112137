// Content words of questions and of stored texts in comparable form: stems, digits for number words, and ideas that several
// words share.
import { stem, wordsOf } from '../../text/fold-text.ts';
import { SMALL_IN_WORDS } from '#rules/text/units-in-words.ts';
import data from './data/concepts.json' with { type: 'json' };

const numbers = new Map(SMALL_IN_WORDS.map((word, at) => [word, String(at)]));
const PLAIN = new Set(data.plain.split(' ').flatMap((word) => [word, stem(word)]));
const IDEAS = new Map<string, number[]>();
for (const [idea, row] of data.rows.entries())
  for (const word of row.split(' ')) {
    const key = stem(word);
    IDEAS.set(key, [...(IDEAS.get(key) ?? []), idea]);
  }

const SHORTEST_ROOT = 5;
/** How much of its weight a word brings that only means the same, or only shares its root. */
const ALIKE = 0.8;

/** A word as it is compared: 'filled' and 'filling' are one. */
export const termOf = (word: string): string => numbers.get(word) ?? stem(word);

/** 'After-school choir' tells nothing of school. */
const BESIDE_SCHOOL = /\b(after|before|pre)[- ](school)\b/gi;

/** All words of a text as they are compared. */
export const termsOf = (text: string): string[] => wordsOf(text.replace(BESIDE_SCHOOL, '$1$2')).map(termOf);

/** 'The 5th' and '10th grade' have nothing in common. */
const ORDINAL = /^(?:st|nd|rd|th)$/;
/** The words of a question that name something. */
export const contentTerms = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !PLAIN.has(word) && word.length > 1 && !ORDINAL.test(word))
      .map(termOf)
      .filter((term) => !PLAIN.has(term)),
  ),
];

const isOneIdea = (one: string, other: string): boolean => {
  const own = IDEAS.get(one);
  return own !== undefined && (IDEAS.get(other)?.some((idea) => own.includes(idea)) ?? false);
};

/** 'Operat' of 'operated' and 'operation'. */
function isOneRoot(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return (
    length >= SHORTEST_ROOT &&
    Math.abs(one.length - other.length) < SHORTEST_ROOT &&
    one.slice(0, length) === other.slice(0, length)
  );
}

/** From 0 to 1, how well one of these words says a term. */
export function likeness(term: string, words: ReadonlySet<string>): number {
  if (words.has(term)) return 1;
  for (const word of words) if (isOneIdea(term, word) || isOneRoot(term, word)) return ALIKE;
  return 0;
}
