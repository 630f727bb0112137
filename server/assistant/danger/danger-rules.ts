// The rules of danger recognition: patterns, frames, scenes and tallies over the clauses of a message.
import { DOCTOR, DOSE, POISON } from './danger-health.ts';
import type { DangerKind } from './danger-kind.ts';
import { ABUSE, ALLERGY, CRISIS, EMERGENCY } from './danger-life.ts';
import { ACUTE, STORY } from './danger-sign.ts';
import type { Sign } from './danger-sign.ts';
import {
  ABUSE_FIRST,
  ABUSE_FRAMES,
  ABUSE_SCENES,
  ALLERGY_FRAMES,
  ALLERGY_SCENES,
  AMOUNT_PASSES,
  CRISIS_FRAMES,
  CRISIS_SCENES,
  DOCTOR_FRAMES,
  DOCTOR_SCENES,
  DOSE_FRAMES,
  DOSE_SCENES,
  EMERGENCY_FIRST,
  EMERGENCY_FRAMES,
  EMERGENCY_SCENES,
  PERMISSION_PASSES,
  POISON_FRAMES,
  POISON_SCENES,
  RED_FLAGS,
  STOCK_PASSES,
} from './frame-data.ts';
import { hadAllergen } from './exposure.ts';
import type { KnownFamily } from './family.ts';
import { isHighFever } from './fever.ts';
import { FrameIndex, framesOf, isAny, type Frame } from './frame.ts';
import { tagTokens, type Tagged } from './lexicon.ts';
import { isMissedDose } from './missed-dose.ts';
import { joinedWords, neighbours, withNamedThing } from './neighbours.ts';
import type { DangerReading } from './reading.ts';
import { asksStored, asksTheRecord, ordersStop } from './stored-medicine.ts';
import { talliedKind } from './tally.ts';

export interface Danger {
  kind: DangerKind;
  /** The food was eaten and no sign of a reaction is described. */
  onlyExposed?: true;
  /** A dose was left out, and nothing else is told. */
  onlyMissed?: true;
  /** In a crisis, something poisonous may have been swallowed already. */
  isTaken?: boolean;
  /** Told by signs and the family's records, without the word for it. */
  means?:
    | 'low blood sugar'
    | 'diabetic ketoacidosis'
    | 'preeclampsia'
    | 'less movement before the birth'
    | 'signs of labor';
  /** The model alone tells it, and no rule. */
  isLearned?: true;
  /** Measured or stored facts decide, which the learned model cannot overrule. */
  isCertain?: true;
}

type FramesIndexed = FrameIndex<Frame>;
const indexOf = (text: string): FramesIndexed => new FrameIndex(framesOf(text), (frame) => frame);

/** Kinds in the order they are looked for: what cannot wait comes first. */
const RULES: readonly (readonly [DangerKind, readonly Sign[], FramesIndexed, FramesIndexed])[] = [
  ['emergency', [], indexOf(''), indexOf(EMERGENCY_FIRST)],
  ['abuse', [], indexOf(''), indexOf(ABUSE_FIRST)],
  ['crisis', CRISIS, indexOf(CRISIS_FRAMES), indexOf(CRISIS_SCENES)],
  ['allergy', ALLERGY, indexOf(ALLERGY_FRAMES), indexOf(ALLERGY_SCENES)],
  ['emergency', EMERGENCY, indexOf(EMERGENCY_FRAMES), indexOf(EMERGENCY_SCENES)],
  ['poison', POISON, indexOf(POISON_FRAMES), indexOf(POISON_SCENES)],
  ['abuse', ABUSE, indexOf(ABUSE_FRAMES), indexOf(ABUSE_SCENES)],
  ['doctor', DOCTOR, indexOf(DOCTOR_FRAMES), indexOf(DOCTOR_SCENES)],
  ['dose', DOSE, indexOf(DOSE_FRAMES), indexOf(DOSE_SCENES)],
];
/** By the kind; what they find counts whatever the model says. */
const CERTAIN = new Map(Object.entries(RED_FLAGS).map(([kind, frames]) => [kind, indexOf(frames)]));
const PERMISSION = framesOf(PERMISSION_PASSES);
const STOCK = framesOf(STOCK_PASSES + AMOUNT_PASSES);

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

const wasSwallowed = (segment: Tagged): boolean => !isAny(PERMISSION, segment) && !isMissedDose(segment);

/** True where the family's record answers or is changed, or where a supply or hours are meant: no question about a dose. */
export const isNoDose = ({ whole }: DangerReading, family: KnownFamily): boolean =>
  isAny(STOCK, whole) || ordersStop(whole) || asksStored(whole, family) || asksTheRecord(whole, family);

/** Age in weeks of the youngest baby of the family that a message names. */
function babyIn({ whole }: DangerReading, { members }: KnownFamily): number | undefined {
  const weeks = members.flatMap((one) =>
    one.weeks !== undefined && !one.names.isDisjointFrom(whole.words) ? [one.weeks] : [],
  );
  return weeks.length === 0 ? undefined : Math.min(...weeks);
}

/** The danger that rules find in a message; undefined when they find none. */
export function dangerByRules(reading: DangerReading, family: KnownFamily): Danger | undefined {
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
  // In 'Can she drink wine with it' and in 'she skipped her pill' nothing was swallowed.
  const judged = (kind: DangerKind, segments: readonly Tagged[]) =>
    kind === 'poison' ? segments.filter(wasSwallowed) : segments;
  for (const [kind, signs, frames, scenes] of RULES) {
    if (kind === 'dose' && isNoDose(reading, family)) return undefined;
    if (kind === 'poison' && hadAllergen(reading.fine, family))
      return { kind: 'allergy', onlyExposed: true, isCertain: true };
    // Dangers that can wait for a doctor, or for an answer about a dose, come after those found by many weak signs.
    const tallied = kind === 'doctor' ? talliedKind(said, judged('poison', near)) : undefined;
    if (tallied) return { kind: tallied };
    if (kind === 'doctor' && clauses.some(({ tokens }) => isHighFever(tokens, babyIn(reading, family))))
      return { kind, isCertain: true };
    const certain = signs.length > 0 ? (CERTAIN.get(kind)?.possibleIn(said) ?? []) : [];
    if (near.some((segment) => isAny(certain, segment))) return { kind, isCertain: true };
    const told = judged(kind, kind === 'dose' ? [...questions, ...named] : clauses);
    if (isTold(told, signs, frames.possibleIn(said))) return { kind };
    const both = scenes.possibleIn(said);
    if (judged(kind, near).some((segment) => isAny(both, segment))) return { kind };
  }
  return undefined;
}
