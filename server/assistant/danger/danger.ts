// Danger first: rules over what a parent wrote, before any model is asked. The whole is judged, and every clause, so that
// an everyday clause hides nothing. Mistyped words are corrected; stories and lists about danger pass.
import type { Safety } from '#contract/chat.ts';
import { coarseClauses, fineClauses, sentences } from './clauses.ts';
import { DOCTOR, DOSE, POISON } from './danger-health.ts';
import { ABUSE, ALLERGY, CRISIS, EMERGENCY } from './danger-life.ts';
import { ACUTE, STORY } from './danger-sign.ts';
import type { Sign } from './danger-sign.ts';
import { EVERYDAY, OFTEN_MISTYPED } from './danger-words.ts';
import { ABUSE_FRAMES } from './data/frames-harm.ts';
import { ALLERGY_FRAMES, DOCTOR_FRAMES, DOSE_FRAMES } from './data/frames-health.ts';
import { EMERGENCY_FRAMES } from './data/frames-emergency.ts';
import { CRISIS_FRAMES } from './data/frames-mind.ts';
import { POISON_FRAMES } from './data/frames-poison.ts';
import { ACUTE_PASSES, FICTION_PASSES, LISTING_PASSES, PAST_PASSES } from './data/passes.ts';
import { hadAllergen } from './exposure.ts';
import { knownFamily, NOTHING_STORED, type KnownFamily, type StoredFamily } from './family.ts';
import { withoutIdioms } from './idioms.ts';
import { isHighFever } from './fever.ts';
import { frameMatches, framesOf, type Frame } from './frame.ts';
import { tagTokens, type Tagged } from './lexicon.ts';
import { asksTheRecord } from './stored-medicine.ts';
import { distance } from '../words.ts';

export type DangerKind = Safety['kind'];

export interface Danger {
  kind: DangerKind;
  /** The food was had and no sign of a reaction is told. */
  onlyExposed?: true;
}

/** Kinds in the order they are looked for: what cannot wait comes first. */
const RULES: readonly (readonly [DangerKind, readonly Sign[], readonly Frame[]])[] = [
  ['crisis', CRISIS, framesOf(CRISIS_FRAMES)],
  ['allergy', ALLERGY, framesOf(ALLERGY_FRAMES)],
  ['emergency', EMERGENCY, framesOf(EMERGENCY_FRAMES)],
  ['poison', POISON, framesOf(POISON_FRAMES)],
  ['abuse', ABUSE, framesOf(ABUSE_FRAMES)],
  ['doctor', DOCTOR, framesOf(DOCTOR_FRAMES)],
  ['dose', DOSE, framesOf(DOSE_FRAMES)],
];
const [LISTING, FICTION, PAST, NOW] = [LISTING_PASSES, FICTION_PASSES, PAST_PASSES, ACUTE_PASSES].map(framesOf) as [Frame[], Frame[], Frame[], Frame[]];

const KNOWN = new Set(OFTEN_MISTYPED);
const SHORTEST_CORRECTED = 6;
const BY_LETTER = Map.groupBy(OFTEN_MISTYPED, (word) => word[0]);

function corrected(word: string): string {
  if (word.length < SHORTEST_CORRECTED || KNOWN.has(word) || EVERYDAY.has(word)) return word;
  const limit = word.length >= 9 ? 2 : 1;
  return BY_LETTER.get(word[0])?.find((meant) => distance(word, meant, limit) <= limit) ?? word;
}

const isAny = (frames: readonly Frame[], clause: Tagged): boolean => frames.some((frame) => frameMatches(frame, clause));

/** The clauses that are lived and now: no list, no story, not long over. */
function liveOf(clauses: readonly Tagged[]): Tagged[] {
  let told = false;
  return clauses.filter((clause) => {
    if (isAny(FICTION, clause)) told = true;
    else if (clause.tags.has('member') || clause.tokens.includes('my') || clause.tokens.includes('i')) told = false;
    if (told || isAny(LISTING, clause)) return false;
    return !isAny(PAST, clause) || isAny(NOW, clause);
  });
}

interface Reading {
  whole: Tagged;
  sentences: readonly Tagged[];
  coarse: readonly Tagged[];
  fine: readonly Tagged[];
}

function read(text: string, family: KnownFamily): Reading {
  const isName = (token: string) => family.tags.get(token)?.includes('member') ?? false;
  const parts = sentences(text).map((tokens) => withoutIdioms(tokens.map(corrected)));
  const tag = (tokens: readonly string[]) => tagTokens(tokens, family.tags);
  return {
    whole: tag(parts.flat()),
    sentences: parts.map(tag),
    coarse: parts.flatMap(coarseClauses).map(tag),
    fine: parts.flatMap((tokens) => fineClauses(tokens, isName)).map(tag),
  };
}

const lineOf = ({ tokens }: Tagged): string => tokens.map((token) => token.replace('.', '')).join(' ');
const tells = (line: string, signs: readonly Sign[]): boolean =>
  signs.some(({ when, unless }) => when.test(line) && !unless?.test(line));

/** Every segment once, by its words. */
const distinct = (segments: readonly Tagged[]): Tagged[] => [
  ...new Map(segments.map((segment) => [segment.tokens.join(' '), segment])).values(),
];

/** Whether segments tell of a kind of danger, in the words of its rules. */
const isTold = (segments: readonly Tagged[], signs: readonly Sign[], frames: readonly Frame[]): boolean =>
  segments.some((segment) => {
    if (isAny(frames, segment)) return true;
    const line = lineOf(segment);
    return (!STORY.test(line) || ACUTE.test(line)) && tells(line, signs);
  });

/** What danger a text tells of, over what the family has stored; undefined when it tells of none. */
export function findDanger(text: string, stored: StoredFamily = NOTHING_STORED): Danger | undefined {
  const family = knownFamily(stored);
  const reading = read(text, family);
  const joined = tagTokens(liveOf(reading.fine).flatMap(({ tokens }) => tokens), family.tags);
  const clauses = distinct([joined, ...liveOf(reading.coarse), ...liveOf(reading.fine)]);
  // A question about a dose is judged with everything said around it.
  const questions = distinct([joined, ...liveOf(reading.sentences)]);
  for (const [kind, signs, frames] of RULES) {
    if (kind === 'dose' && asksTheRecord(reading.whole, family)) return undefined;
    const isHot = kind === 'doctor' && clauses.some(({ tokens }) => isHighFever(tokens));
    if (isHot || isTold(kind === 'dose' ? questions : clauses, signs, frames)) return { kind };
    if (kind === 'poison' && hadAllergen(reading.fine, family)) return { kind: 'allergy', onlyExposed: true };
  }
  return undefined;
}

/** The kind of danger a text tells of; undefined when it tells of none. */
export const dangerIn = (text: string, stored: StoredFamily = NOTHING_STORED): DangerKind | undefined =>
  findDanger(text, stored)?.kind;
