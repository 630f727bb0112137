// Bounds the work of reading one member's restrictions: how many characters are read in full, and how many words that
// no list knows are compared with the lists for a misspelling.
import { corrected, isCorrectable } from './restriction-vocabulary.ts';

/** Far above what a family writes; 300 entries of 200 characters are within the limits of the fields. */
const MOST_CHARACTERS = 6000;
const MOST_CORRECTED = 200;

export interface Allowance {
  /** True when the text may be read in full; subtracts its length. */
  takes: (text: string) => boolean;
  /** The correction of a misspelling; the word itself after the allowance is used up. */
  correct: (word: string) => string;
  /** True when a text was not read in full, so that the parent is asked to check it. */
  isExceeded: () => boolean;
}

/** The allowance for the entries and notes of one member. */
export function readingAllowance(): Allowance {
  let characters = 0;
  let isExceeded = false;
  const answers = new Map<string, string>();
  return {
    takes(text) {
      characters += text.length;
      if (characters > MOST_CHARACTERS) isExceeded = true;
      return characters <= MOST_CHARACTERS;
    },
    correct(word) {
      if (!isCorrectable(word)) return word;
      const known = answers.get(word);
      if (known !== undefined) return known;
      if (answers.size >= MOST_CORRECTED) {
        isExceeded = true;
        return word;
      }
      const answer = corrected(word);
      answers.set(word, answer);
      return answer;
    },
    isExceeded: () => isExceeded,
  };
}
