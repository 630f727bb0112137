// Splits a message into words, folded and with their places in the text as typed.
import { fold } from '../text/fold-text.ts';

export interface Token {
  /** Lower case, without accents, in any script; a contraction is two tokens at one place. */
  word: string;
  /** Place in the text as typed. */
  start: number;
  end: number;
  /** Also of a script without capitals. */
  isCapital: boolean;
  /** "Mia's" */
  isPossessive: boolean;
  /** Signs between this word and the one before. */
  before: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’`][\p{L}]+)?/gu;
const POSSESSIVE = /['’`]s$/i;
/** Verbs that make "'s" an 'is'. */
const CONTRACTED = /^(?:what|who|where|when|how|that|there|here|he|she|it|let)['’`]s$/i;

/** The words of a message. */
export function tokensOf(typed: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: text, index: start } of typed.matchAll(WORD)) {
    const end = start + text.length;
    const isPossessive = POSSESSIVE.test(text) && !CONTRACTED.test(text);
    const words = fold(isPossessive ? text.slice(0, -2) : text).match(/[\p{L}\p{N}]+/gu) ?? [];
    const isCapital = /^[\p{Lu}\p{Lo}]/u.test(text);
    for (const [at, word] of words.entries())
      tokens.push({
        word,
        start,
        end,
        isCapital,
        isPossessive,
        before: at === 0 ? typed.slice(last, start) : '',
      });
    if (words.length > 0) last = end;
  }
  return tokens;
}
