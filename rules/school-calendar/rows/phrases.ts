// Looks for phrases in titles: whole words, without regard to case and accents. '*' in a phrase stands for letters.
import { foldWord } from '../dates/calendar-names.ts';

interface Phrases {
  /** True when a phrase is in the text. */
  isIn(text: string): boolean;
  /** True when the text is a phrase and nothing else. */
  isWhole(text: string | undefined): boolean;
}

/** Characters of a title that are looked at. */
const MOST_CHARACTERS = 400;
const folded = (text: string): string =>
  foldWord(
    text
      .slice(0, MOST_CHARACTERS)
      .replaceAll(/[’‘]/g, "'")
      .replaceAll(/[‐‑‒–—]/g, '-'),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

const patternOf = (phrase: string): string =>
  phrase.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', '[a-z]*');

/** A matcher for phrases in lower case without accents. */
export function phrases(list: readonly string[]): Phrases {
  const all = list
    .toSorted((one, two) => two.length - one.length)
    .map(patternOf)
    .join('|');
  const within = new RegExp(`(?<![a-z0-9])(?:${all})(?![a-z0-9])`);
  const whole = new RegExp(`^(?:${all})[:.]?$`);
  return {
    isIn: (text) => within.test(folded(text)),
    isWhole: (text) => text !== undefined && whole.test(folded(text)),
  };
}
