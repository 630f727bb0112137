// Allergens of an ingredient: contains, may contain, or unknown. The absence of a class is never a promise.
import { ALLERGENS } from './food-facts.ts';
import type { AllergenClass, Fact, FoodFacts } from './food-facts.ts';
import { lexicon } from './food-lexicon.ts';
import { memoized } from '../text/memoized.ts';
import { BREAK, wordsOf } from '../text/words.ts';

/** All facts of the food lists about a text. */
export interface FoodReading {
  contains: ReadonlySet<Fact>;
  mayContain: ReadonlySet<Fact>;
  /** Words that no list knows, or that are too vague. */
  unknown: readonly string[];
  /** The names found, in comparable form. */
  names: readonly string[];
}

interface Found {
  start: number;
  end: number;
  facts: FoodFacts;
}

const MANNERS_INSIDE = 2;

const ENDINGS = ['fish', 'cheese', 'bread', 'flour', 'wheat', 'shrimp', 'prawn', 'crab', 'milk'] as const;

const LONGEST_COMPOUND = 30;

/** 'cashewnut' → cashew nut: an unknown word may be two words written as one. */
function splitCompound(word: string): FoodFacts | undefined {
  const { names } = lexicon();
  if (word.length > LONGEST_COMPOUND) return undefined;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const facts = names.get(`${word.slice(0, at)} ${word.slice(at)}`);
    if (facts) return facts;
  }
  // 'Queenfish' is a fish, whatever its first half means.
  const ending = ENDINGS.find((end) => word.length > end.length + 2 && word.endsWith(end));
  return ending ? names.get(ending) : undefined;
}

/** The facts of a window of words, with or without the words of preparation inside it. */
function lookUp(words: readonly string[]): FoodFacts | undefined {
  const { names, manners } = lexicon();
  const facts = names.get(words.join(' '));
  if (facts) return facts;
  if (words.length < 3) return words.length === 1 ? splitCompound(words[0] ?? '') : undefined;
  const last = words.length - 1;
  const bare = words.filter((word, at) => at === 0 || at === last || !manners.has(word));
  return bare.length < words.length ? names.get(bare.join(' ')) : undefined;
}

/** Longest names first, then from the left; no word is used twice. */
function findNames(words: readonly string[]): Found[] {
  const taken = new Set<number>();
  const isFree = (start: number, end: number): boolean => {
    for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
    return true;
  };
  const found: Found[] = [];
  for (let length = Math.min(lexicon().longest + MANNERS_INSIDE, words.length); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      const facts = isFree(start, end) ? lookUp(words.slice(start, end)) : undefined;
      if (!facts) continue;
      for (let at = start; at < end; at += 1) taken.add(at);
      found.push({ start, end, facts });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Splits at punctuation; a part with only qualifiers ('flour (gluten-free)') belongs to the part before it. */
function segmentsOf(words: readonly string[], found: readonly Found[]): Found[][] {
  const segments: Found[][] = [];
  let segment: Found[] = [];
  const close = () => {
    const before = segments.at(-1);
    if (before && segment.length > 0 && segment.every(({ facts }) => facts.without.size > 0))
      before.push(...segment);
    else if (segment.length > 0) segments.push(segment);
    segment = [];
  };
  let next = 0;
  for (const [at, word] of words.entries()) {
    if (word === BREAK) close();
    for (let one = found[next]; one?.start === at; one = found[next]) {
      segment.push(one);
      next += 1;
    }
  }
  close();
  return segments;
}

/** Facts that a 'free' or vegan version often has instead. */
function insteadOf(facts: FoodFacts, without: ReadonlySet<Fact>): Fact[] {
  const replaced = (fact: Fact) => facts.contains.has(fact) && without.has(fact);
  if (replaced('milk')) return ['soybeans', 'tree_nuts'];
  if (replaced('meat') || replaced('fish')) return ['soybeans', 'wheat', 'gluten'];
  if (replaced('eggs')) return ['soybeans'];
  // Gluten can be washed out of wheat; the label then still names wheat.
  return replaced('gluten') && facts.contains.has('wheat') ? ['wheat'] : [];
}

interface Reading {
  contains: Set<Fact>;
  may: Set<Fact>;
  /** 'May contain' was read; it applies to the rest of the text. */
  traces: boolean;
}

const LEAVES_OUT: ReadonlySet<string> = new Set(['without', 'minus', 'sans', 'no', 'hold']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'any', 'a', 'an', 'added', 'extra']);
const JOINS: ReadonlySet<string> = new Set(['or', 'and', 'nor']);

/** Names behind 'without', 'no', 'instead of' or 'hold the', and those joined to them: 'without nuts or egg'. */
function leftOutOf(words: readonly string[], found: readonly Found[]): ReadonlySet<Found> {
  const leftOut = new Set<Found>();
  for (const one of found) {
    let at = one.start - 1;
    while (ARTICLES.has(words[at] ?? '')) at -= 1;
    const before = JOINS.has(words[at] ?? '') ? found.find(({ end }) => end === at) : undefined;
    const isInstead = words[at] === 'of' && words[at - 1] === 'instead';
    if (isInstead || LEAVES_OUT.has(words[at] ?? '') || (before && leftOut.has(before))) leftOut.add(one);
  }
  return leftOut;
}

function readSegment(whole: readonly Found[], leftOut: ReadonlySet<Found>, reading: Reading): void {
  const segment = whole.filter((one) => !leftOut.has(one));
  // What is said to be left out may still be in another part, or in traces.
  const doubtful = new Set(
    whole.filter((one) => leftOut.has(one)).flatMap(({ facts }) => [...facts.contains]),
  );
  for (const fact of doubtful) if (fact !== 'vague') reading.may.add(fact);
  const without = new Set(segment.flatMap(({ facts }) => [...facts.without]));
  for (const { facts } of segment) {
    if (facts.traces) reading.traces = true;
    for (const fact of facts.contains) {
      const washedOut = fact === 'wheat' && without.has('gluten');
      if (!without.has(fact) && !washedOut && !doubtful.has(fact))
        (reading.traces ? reading.may : reading.contains).add(fact);
    }
    for (const fact of [...facts.may, ...insteadOf(facts, without)])
      if (!without.has(fact)) reading.may.add(fact);
  }
}

/**
 * All facts of the lists about a text: one ingredient, or several with punctuation between. Memoized, because a plan
 * reads the same cookbook lines many times.
 */
export const readFood = memoized(read, 500_000);

/** As families write it: 'GF pasta'. */
const GLUTEN_FREE = /\bgf\b(?= \p{L})/giu;
const WITHOUT = /\bw\/o\b/giu;

function read(typed: string): FoodReading {
  const text = typed.replace(GLUTEN_FREE, 'gluten-free').replace(WITHOUT, 'without');
  const words = wordsOf(text);
  const found = findNames(words);
  const reading: Reading = { contains: new Set(), may: new Set(), traces: false };
  const leftOut = leftOutOf(words, found);
  for (const segment of segmentsOf(words, found)) readSegment(segment, leftOut, reading);
  const { contains, may } = reading;
  const unknown = unknownWords(words, found);
  if (contains.delete('vague')) unknown.push(text.trim());
  for (const fact of contains) may.delete(fact);
  return {
    contains,
    mayContain: may,
    unknown,
    names: found.map(({ start, end }) => words.slice(start, end).join(' ')),
  };
}

function unknownWords(words: readonly string[], found: readonly Found[]): string[] {
  const { fillers } = lexicon();
  return words.filter(
    (word, at) =>
      word !== BREAK &&
      !/^\d+$/.test(word) &&
      !fillers.has(word) &&
      !found.some(({ start, end }) => at >= start && at < end),
  );
}

interface IngredientCheck {
  contains: AllergenClass[];
  mayContain: AllergenClass[];
  /** Part of the text is not in our lists: the parent should read the label. */
  unknown: boolean;
}

/** The allergen classes that an ingredient contains or may contain, and whether part of it is unknown. */
export function checkIngredient(text: string): IngredientCheck {
  const { contains, mayContain, unknown } = readFood(text);
  const classes = (facts: ReadonlySet<Fact>) => ALLERGENS.map(({ id }) => id).filter((id) => facts.has(id));
  return { contains: classes(contains), mayContain: classes(mayContain), unknown: unknown.length > 0 };
}
