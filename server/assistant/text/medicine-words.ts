// Patterns of medicines by what they hold, such as the brands of acetaminophen, and of words in stored instructions.
import data from './data/medicine-words.json' with { type: 'json' };

type Name = keyof typeof data.words;
const WORDS: Readonly<Record<string, string>> = data.words;

/** A list of words with '@nsaid' written out. */
export const withSorts = (list: string): string =>
  list.replaceAll(/@(\w+)/g, (whole, name: string) => {
    const words = WORDS[name];
    return words === undefined ? whole : withSorts(words);
  });

/** Finds whole words of one sort. */
export const sortPattern = (name: Name): RegExp =>
  new RegExp(`\\b(?:${withSorts(WORDS[name] ?? '')})\\b`, 'i');

/** Finds beginnings and parts of words of one sort. */
export const partPattern = (name: Name): RegExp => new RegExp(withSorts(WORDS[name] ?? ''), 'i');
