// Danger recognition: rules over a parent's message, before any model is called. The whole text and every clause are
// judged, so that an everyday clause hides nothing. Misspelt words are corrected; stories and lists about danger pass.
import { editDistance } from '#rules/text/misspelling.ts';
import { coarseClauses, fineClauses, sentences } from './clauses.ts';
import { DOCTOR, DOSE, POISON } from './danger-health.ts';
import type { DangerKind } from './danger-kind.ts';
import { ABUSE, ALLERGY, CRISIS, EMERGENCY } from './danger-life.ts';
import { ACUTE, STORY } from './danger-sign.ts';
import type { Sign } from './danger-sign.ts';
import { EVERYDAY, OFTEN_MISTYPED } from './danger-words.ts';
import { EMERGENCY_FRAMES } from './data/frames-emergency.ts';
import { ABUSE_FRAMES } from './data/frames-harm.ts';
import { ALLERGY_FRAMES, DOCTOR_FRAMES, DOSE_FRAMES } from './data/frames-health.ts';
import { CRISIS_FRAMES } from './data/frames-mind.ts';
import { POISON_FRAMES } from './data/frames-poison.ts';
import {
  ACUTE_PASSES,
  FICTION_PASSES,
  HARMLESS_PASSES,
  LISTING_PASSES,
  PAST_PASSES,
  PERMISSION_PASSES,
  SCHOOL_PASSES,
  STOCK_PASSES,
} from './data/passes.ts';
import { DOCTOR_SCENES, DOSE_SCENES } from './data/scenes-health.ts';
import { ALLERGY_SCENES, EMERGENCY_FIRST, EMERGENCY_SCENES } from './data/scenes-life.ts';
import { ABUSE_FIRST, ABUSE_SCENES, CRISIS_SCENES } from './data/scenes-mind.ts';
import { POISON_SCENES } from './data/scenes-poison.ts';
import { hadAllergen } from './exposure.ts';
import { knownFamily, NOTHING_STORED, type KnownFamily, type StoredFamily } from './family.ts';
import { isHighFever } from './fever.ts';
import { frameMatches, framesOf, mayMatch, type Frame } from './frame.ts';
import { withoutIdioms } from './idioms.ts';
import { tagTokens, type Tagged } from './lexicon.ts';
import { joinedWords, neighbours, withNamedThing } from './neighbours.ts';
import { asksTheRecord } from './stored-medicine.ts';
import { talliedKind } from './tally.ts';

interface Danger {
  kind: DangerKind;
  /** The food was eaten and no sign of a reaction is described. */
  onlyExposed?: true;
}

/** Kinds in the order they are looked for: what cannot wait comes first. */
const RULES: readonly (readonly [DangerKind, readonly Sign[], readonly Frame[], readonly Frame[]])[] = [
  ['emergency', [], [], framesOf(EMERGENCY_FIRST)],
  ['abuse', [], [], framesOf(ABUSE_FIRST)],
  ['crisis', CRISIS, framesOf(CRISIS_FRAMES), framesOf(CRISIS_SCENES)],
  ['allergy', ALLERGY, framesOf(ALLERGY_FRAMES), framesOf(ALLERGY_SCENES)],
  ['emergency', EMERGENCY, framesOf(EMERGENCY_FRAMES), framesOf(EMERGENCY_SCENES)],
  ['poison', POISON, framesOf(POISON_FRAMES), framesOf(POISON_SCENES)],
  ['abuse', ABUSE, framesOf(ABUSE_FRAMES), framesOf(ABUSE_SCENES)],
  ['doctor', DOCTOR, framesOf(DOCTOR_FRAMES), framesOf(DOCTOR_SCENES)],
  ['dose', DOSE, framesOf(DOSE_FRAMES), framesOf(DOSE_SCENES)],
];
const LISTING = framesOf(LISTING_PASSES + SCHOOL_PASSES + HARMLESS_PASSES);
const FICTION = framesOf(FICTION_PASSES);
const PAST = framesOf(PAST_PASSES);
const NOW = framesOf(ACUTE_PASSES);
const PERMISSION = framesOf(PERMISSION_PASSES);
const STOCK = framesOf(STOCK_PASSES);

const KNOWN = new Set(OFTEN_MISTYPED);
const SHORTEST_CORRECTED = 6;
const BY_LETTER = Map.groupBy(OFTEN_MISTYPED, (word) => word[0]);

function corrected(word: string): string {
  if (word.length < SHORTEST_CORRECTED || KNOWN.has(word) || EVERYDAY.has(word)) return word;
  const limit = word.length >= 9 ? 2 : 1;
  return BY_LETTER.get(word[0])?.find((meant) => editDistance(word, meant, limit) <= limit) ?? word;
}

const isAny = (frames: readonly Frame[], clause: Tagged): boolean =>
  frames.some((frame) => frameMatches(frame, clause));

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
        isLongAgo(clauses[at + 1]) || (isLongAgo(clauses[at - 1]) && OURS_AGAIN.has(clause.tokens[0] ?? ''));
      return !told && isLive && !isOver;
    });
  });
}

/** 'Help help help help' says no more than 'help help'. */
const withoutStutter = (tokens: readonly string[]): string[] =>
  tokens.filter((token, at) => token !== tokens[at - 1] || token !== tokens[at - 2]);

/** The text in clauses; of the live ones only those that nothing makes harmless. */
interface Reading {
  whole: Tagged;
  /** Clauses that begin with each subject, the harmless ones too. */
  fine: readonly Tagged[];
  liveFine: readonly Tagged[];
  liveCoarse: readonly Tagged[];
  liveSentences: readonly Tagged[];
}

function read(text: string, family: KnownFamily): Reading {
  // 'Ben's sandwich' begins no clause.
  const isName = (token: string) => {
    const tags = family.tags.get(token) ?? [];
    return tags.includes('member') && !tags.includes('owner');
  };
  const parts = sentences(text).map((tokens) => withoutIdioms(withoutStutter(tokens).map(corrected)));
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
    whole: tag(parts.flat()),
    fine: fine.flat(),
    liveFine: liveIn(fine),
    liveCoarse: liveIn(coarse),
    liveSentences: liveIn(parts.map((tokens) => [tag(tokens)])),
  };
}

const lineOf = ({ tokens }: Tagged): string => tokens.map((token) => token.replace('.', '')).join(' ');
const tells = (line: string, signs: readonly Sign[]): boolean =>
  signs.some(({ when, unless }) => when.test(line) && !unless?.test(line));

/** Every segment once, by its words. */
const distinct = (segments: readonly Tagged[]): Tagged[] => [
  ...new Map(segments.map((segment) => [segment.tokens.join(' '), segment])).values(),
];

/** True when clauses match a kind of danger, by its rules. */
const isTold = (segments: readonly Tagged[], signs: readonly Sign[], frames: readonly Frame[]): boolean =>
  segments.some((segment) => {
    if (isAny(frames, segment)) return true;
    const line = lineOf(segment);
    return (!STORY.test(line) || ACUTE.test(line)) && tells(line, signs);
  });

/** The danger in a text, with the family's stored data; undefined when there is none. */
export function findDanger(text: string, stored: StoredFamily = NOTHING_STORED): Danger | undefined {
  const family = knownFamily(stored);
  const reading = read(text, family);
  const joined = tagTokens(joinedWords(reading.liveFine), family.tags);
  const named = withNamedThing(reading.fine, new Set(reading.liveFine)).map((tokens) =>
    tagTokens(tokens, family.tags),
  );
  const clauses = distinct([joined, ...reading.liveCoarse, ...reading.liveFine, ...named]);
  const said =
    named.length === 0
      ? reading.whole
      : tagTokens([...reading.whole.tokens, ...named.flatMap(({ tokens }) => tokens)], family.tags);
  const near = neighbours(reading.liveFine).map((tokens) => tagTokens(tokens, family.tags));
  // A question about a dose is judged with everything said around it.
  const questions = distinct([joined, ...reading.liveSentences]);
  // In 'Can she drink wine with it' nothing was swallowed.
  const judged = (kind: DangerKind, segments: readonly Tagged[]) =>
    kind === 'poison' ? segments.filter((segment) => !isAny(PERMISSION, segment)) : segments;
  const possible = (frames: readonly Frame[]) => frames.filter((frame) => mayMatch(frame, said));
  for (const [kind, signs, frames, scenes] of RULES) {
    if (kind === 'dose' && (isAny(STOCK, reading.whole) || asksTheRecord(reading.whole, family)))
      return undefined;
    if (kind === 'poison' && hadAllergen(reading.fine, family)) return { kind: 'allergy', onlyExposed: true };
    // Dangers that can wait for a doctor, or for an answer about a dose, come after those found by many weak signs.
    const tallied = kind === 'doctor' ? talliedKind(said, judged('poison', near)) : undefined;
    if (tallied) return { kind: tallied };
    const isHot = kind === 'doctor' && clauses.some(({ tokens }) => isHighFever(tokens));
    const told = judged(kind, kind === 'dose' ? [...questions, ...named] : clauses);
    if (isHot || isTold(told, signs, possible(frames))) return { kind };
    const both = possible(scenes);
    if (judged(kind, near).some((segment) => isAny(both, segment))) return { kind };
  }
  return undefined;
}

/** The kind of danger in a text; undefined when there is none. */
export const dangerIn = (text: string, stored: StoredFamily = NOTHING_STORED): DangerKind | undefined =>
  findDanger(text, stored)?.kind;
