// Features of a text for a linear model: runs of words, of words with their tags, pairs of tags, and letters in words,
// each hashed into a row of a fixed table.

/** Rows of the table. */
export const FEATURE_ROWS = 1 << 15;

/** A text for the model; `tags[i]` are the kinds of thing that token i begins, the longest first. */
interface TaggedText {
  tokens: readonly string[];
  tags: readonly (readonly string[])[];
}

/** FNV-1a over UTF-16 units. */
function rowOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 15) ^ hash) & (FEATURE_ROWS - 1);
}

const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
/** Tokens between two tags that still make a pair. */
const PAIR_REACH = 8;

const lettersRows = new Map<string, readonly number[]>();
const MOST_REMEMBERED = 20_000;

/** Rows of the letters of a word, remembered because words repeat. */
function lettersOf(word: string): readonly number[] {
  const known = lettersRows.get(word);
  if (known) return known;
  const framed = `<${word}>`;
  const rows: number[] = [];
  for (let length = SHORTEST_LETTERS; length <= LONGEST_LETTERS; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1)
      rows.push(rowOf(`~${framed.slice(at, at + length)}`));
  if (lettersRows.size < MOST_REMEMBERED) lettersRows.set(word, rows);
  return rows;
}

function addRuns(rows: Set<number>, stream: readonly string[], mark: string): void {
  const framed = ['^', ...stream, '$'];
  for (const [at, word] of framed.entries()) {
    rows.add(rowOf(`${mark}${word}`));
    const next = framed[at + 1];
    if (next === undefined) continue;
    rows.add(rowOf(`${mark}${word} ${next}`));
    const third = framed[at + 2];
    if (third !== undefined) rows.add(rowOf(`${mark}${word} ${next} ${third}`));
  }
}

/** Words between two of a pair that is no run. */
const SKIP_REACH = 3;

/** Pairs of words with one or two others between them, which may be any. */
function addSkips(rows: Set<number>, stream: readonly string[]): void {
  const framed = ['^', ...stream, '$'];
  for (const [at, word] of framed.entries())
    for (let reach = 2; reach <= SKIP_REACH && at + reach < framed.length; reach += 1)
      rows.add(rowOf(`_${word} ${framed[at + reach]}`));
}

/** The table's rows of a text, each once. `nameOf` gives the word that stands for somebody's name. */
export function featureRows(
  { tokens, tags }: TaggedText,
  nameOf: (token: string) => string | undefined,
  { hasSkips = false } = {},
): Int32Array {
  const rows = new Set<number>();
  const words = tokens.map((token) => nameOf(token) ?? (/^\d/.test(token) ? '@number' : token));
  addRuns(rows, words, '');
  if (hasSkips) addSkips(rows, words);
  addRuns(
    rows,
    words.map((word, at) => tags[at]?.[0] ?? word),
    '#',
  );
  for (const word of words)
    if (word.length > 2 && !word.startsWith('@')) for (const row of lettersOf(word)) rows.add(row);
  for (const [at, own] of tags.entries())
    for (const tag of own) {
      rows.add(rowOf(`@${tag}`));
      for (let other = at + 1; other <= at + PAIR_REACH; other += 1)
        for (const second of tags[other] ?? []) rows.add(rowOf(`@${tag}+${second}`));
    }
  return Int32Array.from(rows);
}
