// Splits text into words that compare without accents, capitals and punctuation, in every script.
import { foldLetters } from './fold-letters.ts';

/** The words of a text: "Zoë's Crème-brûlée" gives 'zoes', 'creme' and 'brulee'. */
export const foldedWords = (text: string): string[] =>
  foldLetters(text)
    .replace(/[\p{Cf}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
