// Compiles and matches frames: short patterns over tagged tokens, one row a line. '@eat ..5 @hazard' = a word tagged
// `eat`, up to five words, a word tagged `hazard`; 'a|b|@tag' = one of them, '(a b|c d)' with several words; '?my' is
// optional; '&' joins groups that may be anywhere in the clause. After '::' come look-alikes, separated by '/'.
import { isWord, type Tagged } from './lexicon.ts';

interface Words {
  tags: ReadonlySet<string>;
  /** Whole words. */
  words: ReadonlySet<string>;
  /** Beginnings of words. */
  prefixes: readonly string[];
  phrases: readonly (readonly string[])[];
  optional: boolean;
}
type Element = { gap: number } | Words;
type Group = readonly Element[];

export interface Frame {
  row: string;
  groups: readonly Group[];
  unless: readonly Group[];
  /** Elements of which each must be somewhere in the clause: a quick first look. */
  needs: readonly Words[];
}

const compiled = new Map<string, Element>();

/** Frames are made of the same few elements: each is kept once. */
const element = (text: string): Element => compiled.getOrInsertComputed(text, compileElement);

const NONE: ReadonlySet<string> = new Set();
const setOf = (parts: readonly string[]): ReadonlySet<string> => (parts.length === 0 ? NONE : new Set(parts));

function compileElement(text: string): Element {
  if (text.startsWith('..')) return { gap: Number(text.slice(2) || 4) };
  const optional = text.startsWith('?');
  const parts = text
    .slice(optional ? 1 : 0)
    .replaceAll(/[()]/g, '')
    .split('|');
  const said = parts.filter((part) => !part.startsWith('@'));
  return {
    tags: setOf(parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1))),
    words: setOf(said.filter((part) => /^[^ *]+$/.test(part))),
    prefixes: said.filter((part) => /^[^ ]+\*$/.test(part)).map((part) => part.slice(0, -1)),
    phrases: said.filter((part) => part.includes(' ')).map((part) => part.split(' ')),
    optional,
  };
}

const group = (text: string): Group => (text.match(/(?:\([^)]*\)|[^\s()])+/g) ?? []).map(element);

function compile(row: string): Frame {
  const [pattern = '', unless = ''] = row.split('::');
  const groups = pattern.split('&').map(group);
  const needs = groups
    .flat()
    .filter((part): part is Words => 'tags' in part && !part.optional && part.prefixes.length === 0);
  const passes = unless.trim() === '' ? [] : unless.split(' / ').map(group);
  return { row, groups, unless: passes, needs };
}

/** The frames of a data file; empty lines and lines with '#' are skipped. */
export const framesOf = (text: string): Frame[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map(compile);

/** Number of tokens that an element takes at a position; 0 when it does not match. */
function taken({ tags, words, prefixes, phrases }: Words, { tokens, spans }: Tagged, at: number): number {
  const token = tokens[at];
  if (token === undefined) return 0;
  let most = words.has(token) || prefixes.some((prefix) => token.startsWith(prefix)) ? 1 : 0;
  for (const phrase of phrases)
    if (
      phrase.length > most &&
      isWord(token, phrase[0] ?? '') &&
      phrase.every((word, i) => isWord(tokens[at + i], word))
    )
      most = phrase.length;
  if (tags.size > 0)
    for (const { tag, length } of spans[at] ?? []) if (length > most && tags.has(tag)) most = length;
  return most;
}

const isPossible = ({ tags, words, phrases }: Words, tagged: Tagged): boolean =>
  !tags.isDisjointFrom(tagged.tags) ||
  !words.isDisjointFrom(tagged.words) ||
  phrases.some(([first = '']) => first.endsWith('*') || tagged.words.has(first));

function matchesAt(elements: Group, from: number, tagged: Tagged, at: number): boolean {
  const part = elements[from];
  if (part === undefined) return true;
  if ('gap' in part) {
    for (let skipped = 0; skipped <= part.gap && at + skipped < tagged.tokens.length; skipped += 1)
      if (matchesAt(elements, from + 1, tagged, at + skipped)) return true;
    return false;
  }
  const length = taken(part, tagged, at);
  if (length > 0 && matchesAt(elements, from + 1, tagged, at + length)) return true;
  return part.optional && matchesAt(elements, from + 1, tagged, at);
}

/** A group of one element is looked up directly when a tag or a whole word decides. */
function isIn(elements: Group, tagged: Tagged): boolean {
  const [only] = elements;
  if (elements.length === 1 && only !== undefined && 'tags' in only) {
    if (!only.tags.isDisjointFrom(tagged.tags) || !only.words.isDisjointFrom(tagged.words)) return true;
    if (only.prefixes.length === 0 && !isPossible(only, tagged)) return false;
  }
  return tagged.tokens.some((_, at) => matchesAt(elements, 0, tagged, at));
}

/** True when all words that a frame needs are present. */
const mayMatch = ({ needs }: Frame, tagged: Tagged): boolean =>
  needs.every((part) => isPossible(part, tagged));

const keys = new WeakMap<Words, readonly string[]>();

/** The words, and tags with an '@', of which one must be in a text that has the element. */
const keysOf = (one: Words): readonly string[] =>
  keys.getOrInsertComputed(one, ({ tags, words, phrases }) => [
    ...[...tags].map((tag) => `@${tag}`),
    ...words,
    ...phrases.map(([first = '']) => first),
  ]);

/** The keys of the element that the fewest frames share: what many need is common in messages, too. */
function rarestOf({ needs }: Frame, uses: ReadonlyMap<string, number>): readonly string[] | undefined {
  let rarest: readonly string[] | undefined;
  let least = Infinity;
  for (const need of needs) {
    const own = keysOf(need);
    // Any word with this beginning may be meant.
    if (own.some((key) => key.endsWith('*'))) continue;
    const cost = own.reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
    if (cost < least) [rarest, least] = [own, cost];
  }
  return rarest;
}

/** Rows with frames, found by the words and tags of a text; hardly any of a thousand frames may match one message. */
export class FrameIndex<Row> {
  readonly #rows: readonly Row[];
  readonly #frameOf: (row: Row) => Frame;
  /** Positions of the rows that need one of the keys of an element, by key. */
  readonly #byKey = new Map<string, number[]>();
  /** Positions of the rows that no key decides about. */
  readonly #always: number[] = [];

  constructor(rows: readonly Row[], frameOf: (row: Row) => Frame) {
    this.#rows = rows;
    this.#frameOf = frameOf;
    const uses = new Map<string, number>();
    for (const row of rows)
      for (const need of frameOf(row).needs)
        for (const key of keysOf(need)) uses.set(key, (uses.get(key) ?? 0) + 1);
    for (const [at, row] of rows.entries()) {
      const rarest = rarestOf(frameOf(row), uses);
      if (rarest === undefined) this.#always.push(at);
      for (const key of rarest ?? []) this.#byKey.getOrInsertComputed(key, () => []).push(at);
    }
  }

  /** The rows whose frame may match, in their order. */
  possibleIn(tagged: Tagged): Row[] {
    const found = new Set(this.#always);
    const add = (key: string) => this.#byKey.get(key)?.forEach((at) => found.add(at));
    for (const tag of tagged.tags) add(`@${tag}`);
    for (const word of tagged.words) add(word);
    return [...found]
      .toSorted((one, other) => one - other)
      .flatMap((at) => {
        const row = this.#rows[at];
        return row !== undefined && mayMatch(this.#frameOf(row), tagged) ? [row] : [];
      });
  }
}

/** True when a frame matches a clause and none of its look-alikes does. */
export const frameMatches = (frame: Frame, tagged: Tagged): boolean =>
  mayMatch(frame, tagged) &&
  frame.groups.every((elements) => isIn(elements, tagged)) &&
  !frame.unless.some((elements) => isIn(elements, tagged));

/** True when one of the frames matches a clause. */
export const isAny = (frames: readonly Frame[], clause: Tagged): boolean =>
  frames.some((frame) => frameMatches(frame, clause));
