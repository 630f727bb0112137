// Tags the tokens of a text with the lexica: sections '# tag' of words, phrases and prefixes ('swallow*').
import { sectionsOf } from '#rules/data/sections.ts';
import acts from './data/acts.json' with { type: 'json' };
import hazards from './data/hazards.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import { TAGGED_SIGNS } from './signs.ts';

/** A tag on a span of tokens. */
interface Span {
  tag: string;
  length: number;
}

/** Tokens with what the lexica say of them: `spans[i]` are the tags that begin at token i. */
export interface Tagged {
  tokens: readonly string[];
  spans: readonly (readonly Span[])[];
  tags: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

interface Entry extends Span {
  words: readonly string[];
}

const PREFIX = 3;

function indexed(): ReadonlyMap<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const [tag, words] of [...[hazards, people, acts].flatMap(sectionsOf), ...TAGGED_SIGNS]) {
    for (const phrase of words) {
      const tokens = phrase.split(' ');
      const [first = ''] = tokens;
      const key = first.endsWith('*') ? `${first.slice(0, PREFIX)}*` : first;
      const entries = index.get(key) ?? [];
      if (entries.length === 0) index.set(key, entries);
      entries.push({ tag, words: tokens, length: tokens.length });
    }
  }
  return index;
}
let index: ReadonlyMap<string, Entry[]> | undefined;

/** True when a token is this word; `swallow*` matches any word with this beginning. */
export const isWord = (token: string | undefined, word: string): boolean =>
  token !== undefined && (word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word);

const NEGATIVE: ReadonlySet<string | undefined> = new Set(['not', 'never', 'nobody', 'without']);
const NEGATED = new Set(['eat', 'beat']);

/** 'Did not swallow', 'never ate'. */
const isNegated = (tokens: readonly string[], at: number): boolean =>
  NEGATIVE.has(tokens[at - 1]) ||
  (NEGATIVE.has(tokens[at - 2]) && /^(?:ever|even|actually|really|to)$/.test(tokens[at - 1] ?? ''));

/** Tags every token; `own` adds words of the family, one tag list per word. */
export function tagTokens(tokens: readonly string[], own: ReadonlyMap<string, readonly string[]>): Tagged {
  const entriesOf = (index ??= indexed());
  const found = tokens.map((token, at): Span[] => {
    const entries = [...(entriesOf.get(token) ?? []), ...(entriesOf.get(`${token.slice(0, PREFIX)}*`) ?? [])];
    const spans = entries.filter(({ words }) => words.every((word, i) => isWord(tokens[at + i], word)));
    const family = (own.get(token) ?? []).map((tag) => ({ tag, length: 1 }));
    return [...spans, ...family].filter(({ tag }) => !(NEGATED.has(tag) && isNegated(tokens, at)));
  });
  const masked = new Set<number>();
  for (const [at, spans] of found.entries())
    for (const { tag, length } of spans)
      if (tag === 'safe') for (let i = at; i < at + length; i += 1) masked.add(i);
  const spans = found.map((list, at) => (masked.has(at) ? [] : list));
  return {
    tokens,
    spans,
    words: new Set(tokens),
    tags: new Set(spans.flatMap((list) => list.map(({ tag }) => tag))),
  };
}
