// An index of phrases by their first word, for finding the longest one at each place of a message.
import { memoized } from '#rules/text/memoized.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Characters of phrases whose words are remembered: a family's titles are indexed anew for each message. */
const REMEMBERED = 400_000;

/** The folded words of a stored phrase. */
export const phraseWords = memoized((phrase) => tokensOf(phrase).map(({ word }) => word), REMEMBERED);

interface Phrase<T> {
  words: readonly string[];
  value: T;
}

interface FoundPhrase<T> {
  from: number;
  to: number;
  value: T;
}

/** 's' at the end of a word is a plural, or a possessive typed in a hurry. */
const isSame = (word: string, said: string): boolean =>
  word === said || (said.length > 3 && (said === `${word}s` || (said === `${word}es` && word.length > 2)));

export class PhraseIndex<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>();
  readonly #added = new Set<string>();
  readonly #keyOf: ((value: T) => string) | undefined;

  /** With `keyOf` a phrase is added once for each key: 'Mia Mia Mia' of one person is 'Mia' once. */
  constructor(keyOf?: (value: T) => string) {
    this.#keyOf = keyOf;
  }

  add(phrase: string, value: T): void {
    const words = phraseWords(phrase);
    const [first] = words;
    if (first === undefined || this.#isAdded(words, value)) return;
    const shelf = this.#byFirst.get(first) ?? [];
    if (shelf.length === 0) this.#byFirst.set(first, shelf);
    shelf.push({ words, value });
  }

  #isAdded(words: readonly string[], value: T): boolean {
    if (!this.#keyOf) return false;
    const key = `${words.join(' ')}\n${this.#keyOf(value)}`;
    if (this.#added.has(key)) return true;
    this.#added.add(key);
    return false;
  }

  /** Every phrase that begins at a word, of all lengths. */
  find(tokens: readonly Token[]): FoundPhrase<T>[] {
    const found: FoundPhrase<T>[] = [];
    for (const [from, { word }] of tokens.entries()) {
      const forms = new Set([word, word.replace(/e?s$/, ''), word.replace(/s$/, '')]);
      for (const form of forms)
        for (const { words, value } of this.#byFirst.get(form) ?? [])
          if (words.every((own, at) => isSame(own, tokens[from + at]?.word ?? '')))
            found.push({ from, to: from + words.length, value });
    }
    return found;
  }
}
