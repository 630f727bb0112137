// Search over everything a family keeps: finds entries by words, beginnings and parts of words, and tolerates one typo,
// two in a long word, or another ending.
import { foldedWords } from '../text/folded-words.ts';
import { editDistance } from '../text/misspelling.ts';

/** Something that can be found. */
export interface Findable<G extends string = string> {
  group: G;
  title: string;
  /** Further words it is found by; a title counts more. */
  text?: string;
  /** Words it is found by where nothing matches otherwise. */
  spare?: string | undefined;
  /** Order among entries that match equally well: the smallest first. */
  order: number;
}

/** An entry with its words, folded once for many searches. */
export interface Indexed<F extends Findable> {
  entry: F;
  title: readonly string[];
  text: readonly string[];
  spare: readonly string[];
}

interface FoundGroup<F extends Findable> {
  group: F['group'];
  entries: F[];
}

interface Hit<F> {
  entry: F;
  score: number;
}

/** Scores of a word of the query against a word of an entry. */
const WHOLE = 4;
const BEGINNING = 3;
const PART = 2;
const TYPO = 1;
/** Fewest letters of a part of a word that says something, and of a word with one typo, and with two. */
const SHORTEST_PART = 3;
const SHORTEST_TYPO = 4;
const SHORTEST_WITH_TWO = 8;
/** Pictures, and flags of two letters, are words of their own. */
const PICTURES = /\p{Extended_Pictographic}|\p{RI}{2}/gu;
/** Scripts that put no space between words: a single letter of them says something. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Two words are akin when they begin with this many same letters, and with this part of the longer one. */
const SHORTEST_STEM = 6;
const STEM_PART = 0.6;
/** The title counts this many times as much as the other words. */
const TITLE = 3;

const wordsOf = (text: string): string[] => [...foldedWords(text), ...(text.match(PICTURES) ?? [])];

export const indexed = <F extends Findable>(entries: readonly F[]): Indexed<F>[] =>
  entries.map((entry) => ({
    entry,
    title: wordsOf(entry.title),
    text: wordsOf(entry.text ?? ''),
    spare: wordsOf(entry.spare ?? ''),
  }));

/** Typos in the word, or in its beginning: letters changed, missing or added, or two swapped; Infinity above the limit. */
function typosIn(asked: string, word: string): number {
  const limit = asked.length >= SHORTEST_WITH_TWO ? 2 : 1;
  if (asked.length < SHORTEST_TYPO) return Infinity;
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => asked.length + at - limit);
  const least = Math.min(...lengths.map((length) => editDistance(asked, word.slice(0, length), limit)));
  return least > limit ? Infinity : least;
}

/** True for words of one stem: 'pediatrician' and 'pediatrics'. */
function isAkin(asked: string, word: string): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === word[same]) same += 1;
  return same >= SHORTEST_STEM && same >= STEM_PART * Math.max(asked.length, word.length);
}

function scoreOf(asked: string, word: string, withTypos: boolean): number {
  if (word === asked) return WHOLE;
  if (word.startsWith(asked)) return BEGINNING;
  if ((asked.length >= SHORTEST_PART || UNSPACED.test(asked)) && word.includes(asked)) return PART;
  if (!withTypos) return 0;
  return isAkin(asked, word) ? TYPO : TYPO / typosIn(asked, word);
}

const best = (asked: string, words: readonly string[], withTypos: boolean): number =>
  words.reduce((most, word) => Math.max(most, scoreOf(asked, word, withTypos)), 0);

/** The entries in which every word of the query is found. */
function hits<F extends Findable>(all: readonly Indexed<F>[], words: string[], withTypos: boolean): Hit<F>[] {
  return all.flatMap(({ entry, title, text }) => {
    let score = 0;
    for (const asked of words) {
      const found = Math.max(best(asked, title, withTypos) * TITLE, best(asked, text, withTypos));
      if (found === 0) return [];
      score += found;
    }
    return [{ entry, score }];
  });
}

/**
 * The best entries for a query, at most `most` of each group; the group with the best entry comes first, equal ones in
 * the order of the entries. Typos and other endings count only where nothing matches without, and spare words only where
 * nothing matches with them.
 */
export function findAmong<F extends Findable>(
  all: readonly Indexed<F>[],
  query: string,
  most: number,
): FoundGroup<F>[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  let found = hits(all, words, false);
  if (found.length === 0) found = hits(all, words, true);
  if (found.length === 0)
    found = hits(
      all.map((one) => ({ ...one, title: [], text: one.spare })),
      words,
      false,
    );
  const groups = Map.groupBy(found, ({ entry }) => entry.group);
  return [...groups]
    .map(([group, its]) => ({
      group,
      sorted: its.toSorted((a, b) => b.score - a.score || a.entry.order - b.entry.order),
    }))
    .toSorted((a, b) => (b.sorted[0]?.score ?? 0) - (a.sorted[0]?.score ?? 0))
    .map(({ group, sorted }) => ({ group, entries: sorted.slice(0, most).map(({ entry }) => entry) }));
}
