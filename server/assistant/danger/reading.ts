// Reads a message for danger recognition: corrected words with their tags, in sentences and clauses, and which of them are
// lived and now.
import { editDistance } from '#rules/text/misspelling.ts';
import { coarseClauses, fineClauses, sentences } from './clauses.ts';
import { EVERYDAY, OFTEN_MISTYPED } from './danger-words.ts';
import {
  ACUTE_PASSES,
  FICTION_PASSES,
  HARMLESS_PASSES,
  LISTING_PASSES,
  PAST_PASSES,
  SCHOOL_PASSES,
} from './frame-data.ts';
import type { KnownFamily } from './family.ts';
import { isAny, framesOf } from './frame.ts';
import { withoutIdioms } from './idioms.ts';
import { tagTokens, type Tagged } from './lexicon.ts';

const LISTING = framesOf(LISTING_PASSES + SCHOOL_PASSES + HARMLESS_PASSES);
const FICTION = framesOf(FICTION_PASSES);
const PAST = framesOf(PAST_PASSES);
const NOW = framesOf(ACUTE_PASSES);

const KNOWN = new Set(OFTEN_MISTYPED);
const SHORTEST_CORRECTED = 6;
const BY_LETTER = Map.groupBy(OFTEN_MISTYPED, (word) => word[0]);

function corrected(word: string): string {
  if (word.length < SHORTEST_CORRECTED || KNOWN.has(word) || EVERYDAY.has(word)) return word;
  const limit = word.length >= 9 ? 2 : 1;
  return BY_LETTER.get(word[0])?.find((meant) => editDistance(word, meant, limit) <= limit) ?? word;
}

/** Somebody who is there: a story ends where they are named. */
const OURS = ['my', 'our', 'i', 'baby', 'me'];
const OURS_AGAIN = new Set(['i', 'he', 'she', 'we', 'they']);

/** Harmless patterns of a clause, computed once for each. */
const passes = new WeakMap<Tagged, { isFiction: boolean; isLive: boolean }>();

function passesOf(clause: Tagged): { isFiction: boolean; isLive: boolean } {
  const known = passes.get(clause);
  if (known) return known;
  const isOver = (): boolean => isAny(PAST, clause) && !isAny(NOW, clause);
  const found = { isFiction: isAny(FICTION, clause), isLive: !isAny(LISTING, clause) && !isOver() };
  passes.set(clause, found);
  return found;
}

/** Words that continue a story: 'the news is so sad, a kid was hurt'. */
const GOES_ON = new Set(['a', 'an', 'some', 'the', 'where', 'about', 'this']);
/** 'When i was a kid' belongs to the neighbouring clause. */
const isLongAgo = (clause: Tagged | undefined): boolean =>
  clause?.tokens[0] === 'when' && isAny(PAST, clause) && !isAny(NOW, clause);

/** Behind 'and', these words go on with what the clause before told: 'fell last summer and broke her wrist'. */
const WENT_ON = /^(?:\w{2,}ed|broke|cut|got|had|bit|lost|split|hit|hurt|threw|was|needed)$/;
/** An act of somebody else is not over because it was told of the past: 'he hit me last year and broke my arm'. */
const DONE_TO = ['me', 'my', 'us'];
const goesOn = (clause: Tagged, before: Tagged | undefined): boolean =>
  before !== undefined &&
  clause.tokens[0] === 'and' &&
  WENT_ON.test(clause.tokens[1] ?? '') &&
  !before.tags.has('beat') &&
  !DONE_TO.some((word) => before.words.has(word) || clause.words.has(word)) &&
  isAny(PAST, before) &&
  !isAny(NOW, before) &&
  !isAny(NOW, clause);

/** The clauses of each sentence that are lived and now: no list, no story, not long over. */
function liveIn(parts: readonly (readonly Tagged[])[]): Tagged[] {
  let told = false;
  return parts.flatMap((clauses) => {
    told &&= GOES_ON.has(clauses[0]?.tokens[0] ?? '');
    return clauses.filter((clause, at) => {
      const { isFiction, isLive } = passesOf(clause);
      if (isFiction) told = true;
      else if (clause.tags.has('member') || OURS.some((word) => clause.words.has(word))) told = false;
      const isOver =
        isLongAgo(clauses[at + 1]) ||
        (isLongAgo(clauses[at - 1]) && OURS_AGAIN.has(clause.tokens[0] ?? '')) ||
        goesOn(clause, clauses[at - 1]);
      return !told && isLive && !isOver;
    });
  });
}

/** 'Help help help help' says no more than 'help help'. */
const withoutStutter = (tokens: readonly string[]): string[] =>
  tokens.filter((token, at) => token !== tokens[at - 1] || token !== tokens[at - 2]);

/** The text in clauses; of the live ones only those that nothing makes harmless. */
export interface DangerReading {
  /** Words between marks of punctuation. */
  parts: readonly (readonly string[])[];
  whole: Tagged;
  /** Clauses that begin with each subject, the harmless ones too. */
  fine: readonly Tagged[];
  liveFine: readonly Tagged[];
  liveCoarse: readonly Tagged[];
  liveSentences: readonly Tagged[];
}

export const readForDanger = (text: string, family: KnownFamily): DangerReading =>
  readParts(
    sentences(text).map((tokens) => withoutIdioms(withoutStutter(tokens).map(corrected))),
    family,
  );

/** Reads corrected words, in the parts that marks of punctuation make. */
export function readParts(parts: readonly (readonly string[])[], family: KnownFamily): DangerReading {
  // 'Ben's sandwich' begins no clause.
  const isName = (token: string) => {
    const tags = family.tags.get(token) ?? [];
    return tags.includes('member') && !tags.includes('owner');
  };
  const tagged = new Map<string, Tagged>();
  const tag = (tokens: readonly string[]): Tagged => {
    const key = tokens.join(' ');
    const found = tagged.get(key) ?? tagTokens(tokens, family.tags);
    tagged.set(key, found);
    return found;
  };
  const coarse = parts.map((tokens) => coarseClauses(tokens).map(tag));
  const fine = parts.map((tokens) => fineClauses(tokens, isName).map(tag));
  return {
    parts,
    whole: tag(parts.flat()),
    fine: fine.flat(),
    liveFine: liveIn(fine),
    liveCoarse: liveIn(coarse),
    liveSentences: liveIn(parts.map((tokens) => [tag(tokens)])),
  };
}
