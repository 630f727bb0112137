// Clauses read together with their neighbours: a danger described in two clauses, and a thing that only the previous
// clause names.
import { readFood } from '#rules/food/allergens.ts';
import type { Tagged } from './lexicon.ts';
import familyWords from './data/family-words.json' with { type: 'json' };

/** Most words that are read as one scene. */
const WIDEST = 36;

/** Limit of clauses that are read with their neighbours: no danger is described in more. */
const MOST = 120;

/** Stands between two clauses, so that their words make no phrase: 'it is 95 out' / 'cold dinner'. */
const BREAK = 'idiom';

/** Clauses in one row of words. */
export const joinedWords = (clauses: readonly Tagged[]): string[] =>
  clauses.flatMap(({ tokens }, at) => (at === 0 ? tokens : [BREAK, ...tokens]));

/** Every live clause alone, with the next one, and with as many as make one scene. */
export function neighbours(clauses: readonly Tagged[]): string[][] {
  const scenes = new Map<string, string[]>();
  const keep = (words: string[]) => scenes.set(words.join(' '), words);
  for (const [at, { tokens }] of clauses.entries()) {
    keep([...tokens]);
    if (at > 0 && at >= MOST) continue;
    let end = at + 2;
    let words = joinedWords(clauses.slice(at, end));
    keep(words);
    for (
      let next = clauses[end];
      next !== undefined && words.length + next.tokens.length < WIDEST;
      next = clauses[++end]
    )
      words = [...words, BREAK, ...next.tokens];
    keep(words);
  }
  return [...scenes.values()];
}

const THINGS = ['hazard', 'toxic', 'med', 'drug', 'object', 'adultmed', 'booze'];
const POINTERS = new Set(familyWords.pointers);

/** Amounts that are swallowed of something: 'a mouthful of what was left'. */
const AMOUNTS = new Set(
  'mouthful mouthfuls swig swigs gulp gulps sip sips handful handfuls bunch rest left whole half'.split(' '),
);

/** True where a clause points at a thing, or tells that an amount was swallowed and not of what. */
const pointsBack = ({ tokens, tags }: Tagged): boolean =>
  tokens.some((token) => POINTERS.has(token)) ||
  (tags.has('eat') &&
    tokens.some((token) => AMOUNTS.has(token)) &&
    readFood(tokens.join(' ')).names.length === 0);

/** The words of the first thing that can do harm. */
function thingIn({ tokens, spans }: Tagged): readonly string[] {
  for (const [at, list] of spans.entries()) {
    const longest = Math.max(
      0,
      ...list.filter(({ tag }) => THINGS.includes(tag)).map(({ length }) => length),
    );
    if (longest > 0) return tokens.slice(at, at + longest);
  }
  return [];
}

/** Clauses that point at something only the clause before names, with its name: 'more bleach to the list, he drank some of it'. */
export const withNamedThing = (clauses: readonly Tagged[], live: ReadonlySet<Tagged>): string[][] => {
  const found = new Map<string, string[]>();
  clauses.slice(0, MOST).forEach((clause, at) => {
    const before = clauses[at - 1];
    if (before === undefined || !live.has(clause) || thingIn(clause).length > 0) return;
    if (!pointsBack(clause)) return;
    const thing = thingIn(before);
    const words = [...clause.tokens, 'of', ...thing];
    if (thing.length > 0) found.set(words.join(' '), words);
  });
  return [...found.values()];
};
