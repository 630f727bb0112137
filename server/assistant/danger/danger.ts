// Danger recognition: rules over a parent's message and a model learned from sentences, before any model of language is
// called. The whole text and every clause are judged, so that an everyday clause hides nothing.
import { dangerByRules, isNoDose, type Danger } from './danger-rules.ts';
import { learnedDanger, type LearnedDanger } from './danger-model.ts';
import type { DangerKind } from './danger-kind.ts';
import type { LinearModel } from '../learning/linear-model.ts';
import {
  knownFamily,
  NOTHING_STORED,
  type KnownFamily,
  type KnownMember,
  type StoredFamily,
} from './family.ts';
import type { Tagged } from './lexicon.ts';
import { ketoacidosis } from './ketoacidosis.ts';
import { lowSugar } from './low-sugar.ts';
import {
  asEveryday,
  asksForVisit,
  asksMayEat,
  asksWhatIsIn,
  exchangesMoments,
  namesOnlyThings,
} from './everyday.ts';
import {
  filesFoodRule,
  filesShot,
  isFiledMedicine,
  isSwitchedMedicine,
  tellsRegimen,
} from './filed-medicine.ts';
import { asEnded, isGivenDose } from './given-dose.ts';
import { toldBesideWishes } from './beside-wish.ts';
import { feverDanger } from './grave-fever.ts';
import { isLoggedFever } from './logged-fever.ts';
import { isMissedDose } from './missed-dose.ts';
import { isPrescribed } from './prescribed.ts';
import { dangerOfPuffs } from './puffs.ts';
import { movesVisit } from './moved-visit.ts';
import { isRefusedOffer, tellsPastReaction } from './no-exposure.ts';
import { beforeBirth, preeclampsia } from './preeclampsia.ts';
import { thinnerDanger } from './thinner.ts';
import { readForDanger, readParts, type DangerReading } from './reading.ts';
import { asksStored, asksTheRecord } from './stored-medicine.ts';
import { asksRecordAlone, isOldRecord } from './told-now.ts';
import { fold } from '../text/fold-text.ts';
import { withTakenPills } from './taken-pills.ts';

/** Below this certainty of the model a rule counts for nothing, and what can wait needs more of it. */
const VETO = 0.05;
const VETO_OF_ADVICE = 0.2;
/** Despair is told in plain words. */
const VETO_OF_CRISIS = 0.02;
/** From this certainty on the model needs no rule; all are chosen by cross-validation (docs/decisions/026). */
const SURE = 0.75;
/** Less cannot wait there, and everyday messages about health are near. */
const SURE_OF_ADVICE = 0.8;
/** A clause alone does not decide when the whole message looks harmless. */
const WHOLE = 0.25;

/** Below it a poisoning by the rules is none where the family's own record is asked for or told: 'how many units of her Lantus'. */
const UNSURE = 0.35;

const isAdvice = (kind: DangerKind): boolean => kind === 'doctor' || kind === 'dose';

const vetoOf = (kind: DangerKind): number =>
  isAdvice(kind) ? VETO_OF_ADVICE : kind === 'crisis' ? VETO_OF_CRISIS : VETO;

/** In a message of several parts the model has read more than in a lone sentence: there it overrules a rule earlier. */
const VETO_OF_PARTS = 0.2;
const VETO_OF_WHOLE = 0.1;

/** True where the model overrules a rule. */
const isVetoed = (kind: DangerKind, { danger, whole, short }: LearnedDanger): boolean => {
  const most = Math.max(danger, short);
  const hasParts = whole < most;
  return most < vetoOf(kind) || (hasParts && whole < VETO_OF_WHOLE && most < VETO_OF_PARTS);
};

/** Signs of a reaction, without which an eaten food is a danger only to somebody whose allergy is stored. */
const REACTION = new Set(['swell', 'hives', 'hardbreath', 'throat', 'vomit', 'out', 'redflag']);
const speaksOfReaction = ({ tags, words }: Tagged): boolean =>
  !tags.isDisjointFrom(REACTION) || [...words].some((word) => /^(?:allerg|anaph|epi|itch|tingl)/.test(word));

const isAllergic = ({ avoids }: KnownMember): boolean => avoids.allergens.length + avoids.words.length > 0;

/** Dangers that a rule may be found for by a word beside them, by the kind that the rule finds: 'he won't let me take my pills' is no question about a dose. */
const INSTEAD: Partial<Record<DangerKind, ReadonlySet<DangerKind>>> = {
  dose: new Set(['emergency', 'allergy', 'crisis', 'abuse']),
  abuse: new Set(['emergency', 'allergy']),
  poison: new Set(['emergency']),
};
/** From this certainty of the model on it is told as urgent. */
const SURE_OF_URGENT = 0.95;

/** Where these are told, what was swallowed or breathed in is past Poison Help. */
const FAILING = new Set(['hardbreath', 'out', 'seizure', 'choke', 'throat']);
const isFailing = ({ tags, words }: Tagged): boolean =>
  !tags.isDisjointFrom(FAILING) || [...words].some((word) => /^(?:breath|wheez|chok|gasp)/.test(word));

/** 'She got sesame and is throwing up, do I give Benadryl or the pen' is no question about a dose. */
const isUrgentInstead = (told: Danger, { kind, danger, whole }: LearnedDanger, said: Tagged): boolean =>
  !told.isCertain &&
  INSTEAD[told.kind]?.has(kind) === true &&
  (told.kind !== 'poison' || isFailing(said)) &&
  Math.min(danger, whole) >= SURE_OF_URGENT;

/** Somebody met the food, or may have: a dish alone, 'cookies with cashew instead of walnut', was had by nobody. */
const MET =
  /^(?:ate|eat\w*|had|has|have|having|got|get\w*|gave|give\w*|lick\w*|tast\w*|tried|try\w*|swallow\w*|bit|bites?|touch\w*|dr[au]nk|drink\w*|finish\w*|took|take\w*|shared?|stung|sting\w*|mouth|kiss\w*|spit|spat|smear\w*|exposed|was|were|is|are|in|on|just|help|now|epi\w*|benadryl)$/;

/** The danger in a message that is read; `model` takes the place of the trained one in cross-validation. */
export function judgeDanger(
  reading: DangerReading,
  family: KnownFamily,
  model?: LinearModel,
): Danger | undefined {
  const learned = learnedDanger(reading, model);
  const { kind, danger, whole } = learned;
  const told = dangerByRules(reading, family);
  if (told && isUrgentInstead(told, learned, reading.whole)) return { kind };
  if (told?.kind === 'poison' && !told.isCertain && danger < UNSURE && asksTheRecord(reading.whole, family))
    return undefined;
  if (told) return told.isCertain || !isVetoed(told.kind, learned) ? told : undefined;
  if (asksStored(reading.whole, family)) return undefined;
  if (kind === 'dose' && isNoDose(reading, family)) return undefined;
  if (kind === 'poison' && (namesOnlyThings(reading.whole) || asksMayEat(reading.whole))) return undefined;
  if (kind === 'poison' && isPrescribed(reading.whole)) return undefined;
  if ((kind === 'poison' || kind === 'dose') && exchangesMoments(reading.whole)) return undefined;
  if (asksForVisit(reading.whole, family) || movesVisit(reading.whole)) return undefined;
  if (kind === 'allergy' && !speaksOfReaction(reading.whole)) {
    const isAnyAllergic = family.members.some(isAllergic);
    if (!isAnyAllergic || !reading.whole.tokens.some((token) => MET.test(token))) return undefined;
  }
  const isSure = whole >= WHOLE && danger >= (isAdvice(kind) ? SURE_OF_ADVICE : SURE);
  return isSure ? { kind, isLearned: true } : undefined;
}

/** A dose that was only left out is no poisoning, whatever the model takes it for. */
const asMissed = (danger: Danger | undefined, { whole }: DangerReading): Danger | undefined =>
  danger && (danger.kind === 'dose' || danger.kind === 'poison') && isMissedDose(whole)
    ? { kind: 'dose', onlyMissed: true }
    : danger;

/** A rescue inhaler used twice is no poisoning. */
function asPuffs(danger: Danger | undefined, { whole }: DangerReading): Danger | undefined {
  if (danger?.kind !== 'poison' || danger.isCertain) return danger;
  const puffs = dangerOfPuffs(whole);
  if (puffs === 'none') return undefined;
  return puffs ? { kind: puffs } : danger;
}

/** The danger told beside an everyday wish, which hides it from the rules and from the model where they run together. */
function dangerBesideWish({ parts, whole }: DangerReading, family: KnownFamily): Danger | undefined {
  const told = toldBesideWishes(parts, family);
  const danger = told && judgeDanger(readParts(told, family), family);
  // A question about a dose that the order for the record makes up.
  return danger?.kind === 'dose' && asksStored(whole, family) ? undefined : danger;
}

const RASH_GONE =
  /\b(?:hives|rash|welts|bumps|spots|itch\w*|redness)\b.*\b(?:(?:is|are|was|were|theyre|its|have|has|they|it)(?: all| now| completely| since)* (?:gone|cleared(?: up)?)|went away|cleared up|disappeared|faded)\b/;
const NOT_OVER =
  /\b(?:swell\w*|swollen|puff\w*|lips?|tongue|throat|chest|tight\w*|breath\w*|wheez\w*|cough\w*|vomit\w*|thr[eo]w\w*|dizzy|faint\w*|pale|hoarse|voice|stung|sting\w*|everywhere|all over|spread\w*|again|back|almost|mostly|not|but (?:now|still)|still|except|until|epi\w*|pen)\b/;
/** 'Broke out in hives from a kiwi at lunch, they're gone now': nothing else was told, and no sign is left. */
function isRashOver(said: string): boolean {
  const text = fold(said).replaceAll(/[’']/g, '');
  return RASH_GONE.test(text) && !NOT_OVER.test(text);
}

/** True where what is told of a reaction or a fever is over, was avoided, or only is to be written down. */
const isCalmTold = ({ kind, isCertain }: Danger, text: string, family: KnownFamily): boolean =>
  (kind === 'allergy' && isRefusedOffer(text)) ||
  (isCertain !== true &&
    ((kind === 'allergy' && isRashOver(text)) ||
      tellsPastReaction(kind, text) ||
      (kind === 'doctor' && isLoggedFever(text, family))));

/** The danger in a text, with the family's stored data; undefined when there is none. */
export function findDanger(text: string, stored: StoredFamily = NOTHING_STORED): Danger | undefined {
  const family = knownFamily(stored);
  if (isGivenDose(text, family) || isFiledMedicine(text, family) || asksWhatIsIn(text)) return undefined;
  if (isOldRecord(text) || asksRecordAlone(text) || isSwitchedMedicine(text, family)) return undefined;
  const reading = readForDanger(asEnded(asEveryday(text, family), family), family);
  const found = judgeDanger(reading, family) ?? dangerBesideWish(reading, family);
  const judged = withTakenPills(found, text, reading, family);
  if (judged && isCalmTold(judged, text, family)) return undefined;
  const isOrder =
    judged?.kind === 'dose' && (tellsRegimen(text, family) || filesShot(text) || filesFoodRule(text));
  const told = isOrder ? undefined : asPuffs(asMissed(judged, reading), reading);
  const sugar = ketoacidosis(text, family) ?? lowSugar(text, family);
  const mother = preeclampsia(text, family, told) ?? beforeBirth(text, family);
  const means = (sugar ?? mother)?.means;
  if (told?.kind === 'emergency' && !(told.isLearned && mother)) return { ...told, ...(means && { means }) };
  return sugar ?? thinnerDanger(text, family) ?? feverDanger(text, family) ?? mother ?? told;
}

/** The kind of danger in a text; undefined when there is none. */
export const dangerIn = (text: string, stored: StoredFamily = NOTHING_STORED): DangerKind | undefined =>
  findDanger(text, stored)?.kind;
