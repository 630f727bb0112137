// Compiles and matches frames: short patterns over tagged tokens, one row a line.
// '@eat ..5 @hazard' = a word tagged `eat`, up to five words, a word tagged `hazard`; 'a|b|@tag' = one of them, '(a b|c d)' with several words; '?my' may
// be left out; '&' joins groups that stand anywhere in the clause. Behind '::' stand look-alikes, '/' between them.
import { isWord, type Tagged } from './lexicon.ts';

type Element =
  | { gap: number }
  | { tags: readonly string[]; phrases: readonly (readonly string[])[]; optional: boolean };
type Group = readonly Element[];

export interface Frame {
  row: string;
  groups: readonly Group[];
  unless: readonly Group[];
  /** Tags without which the frame cannot match. */
  needs: readonly string[];
}

function element(text: string): Element {
  if (text.startsWith('..')) return { gap: Number(text.slice(2) || 4) };
  const optional = text.startsWith('?');
  const parts = text.slice(optional ? 1 : 0).replace(/^\(|\)$/g, '').split('|');
  return {
    tags: parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1)),
    phrases: parts.filter((part) => !part.startsWith('@')).map((part) => part.split(' ')),
    optional,
  };
}

const group = (text: string): Group => (text.match(/\??\([^)]*\)|\S+/g) ?? []).map(element);

function compile(row: string): Frame {
  const [pattern = '', unless = ''] = row.split('::');
  const groups = pattern.split('&').map(group);
  const needs = groups.flatMap((elements) =>
    elements.flatMap((part) =>
      'tags' in part && !part.optional && part.phrases.length === 0 && part.tags.length === 1 ? part.tags : [],
    ),
  );
  const passes = unless.trim() === '' ? [] : unless.split(' / ').map(group);
  return { row, groups, unless: passes, needs: [...new Set(needs)] };
}

/** The frames of a data file; empty lines and lines with '#' are skipped. */
export const framesOf = (text: string): Frame[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map(compile);

/** How many tokens an element takes at a place; 0 when it does not match. */
function taken({ tags, phrases }: Extract<Element, { tags: unknown }>, { tokens, spans }: Tagged, at: number): number {
  let most = 0;
  for (const phrase of phrases)
    if (phrase.length > most && phrase.every((word, i) => isWord(tokens[at + i], word))) most = phrase.length;
  for (const { tag, length } of spans[at] ?? []) if (length > most && tags.includes(tag)) most = length;
  return most;
}

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

const isIn = (elements: Group, tagged: Tagged): boolean =>
  tagged.tokens.some((_, at) => matchesAt(elements, 0, tagged, at));

/** Whether a frame matches a clause and none of its look-alikes does. */
export const frameMatches = ({ groups, unless, needs }: Frame, tagged: Tagged): boolean =>
  needs.every((tag) => tagged.tags.has(tag)) &&
  groups.every((elements) => isIn(elements, tagged)) &&
  !unless.some((elements) => isIn(elements, tagged));
