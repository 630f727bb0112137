// Removes idioms, titles and names that only sound like danger from tokens.
import idioms from './data/idioms.json' with { type: 'json' };
import { isWord } from './lexicon.ts';

/** Stands where an idiom stood, so that its neighbours do not meet. */
const GAP = 'idiom';

const IDIOM_PHRASES: readonly (readonly string[])[] = idioms
  .map((phrase) => phrase.split(' '))
  .toSorted((a, b) => b.length - a.length);

/** Imperatives are sayings where nobody does them: 'ok hit me with it', but not 'my wife hit me with a pan'. */
const ORDERS = new Set(['hit me with', 'hit us with']);
const BEFORE_ORDER =
  /^(?:ok|okay|so|just|pip|please|pls|now|well|then|and|go|ahead|alright|yeah|yes|sure|hey|can|you)$/;
const isOrder = (tokens: readonly string[], at: number): boolean =>
  tokens.slice(0, at).every((token) => BEFORE_ORDER.test(token));

const byFirst = Map.groupBy(IDIOM_PHRASES, ([first = '']) => first.replace(/\*$/, ''));

export function withoutIdioms(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    const found = byFirst
      .get(token)
      ?.find(
        (phrase) =>
          phrase.every((word, i) => isWord(tokens[at + i], word)) &&
          (!ORDERS.has(phrase.join(' ')) || isOrder(tokens, at)),
      );
    kept.push(found ? GAP : token);
    at += found?.length ?? 1;
  }
  return kept;
}
