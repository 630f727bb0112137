// The message after a recognised danger that goes on with it: the same words and numbers once more, or the next blood sugar.
import type { StoredMessage } from '../../chat/messages.ts';
import { isReactionOver } from '../answers/health/care/after-reaction.ts';
import { withCondition } from '../answers/health/care/beside-danger.ts';
import {
  aboutThem,
  contactSaid,
  doctorSaid,
  membersSaid,
  monthsOf,
  pharmacyIn,
} from '../answers/health/care/care-people.ts';
import { storedBeside } from '../answers/health/care/stored-beside.ts';
import { courseOf, coursesTold, withoutAsking } from '../danger/course.ts';
import { LASTING, leadAgain } from '../danger/danger-again.ts';
import { courseAnswer } from '../danger/danger-answer.ts';
import type { DangerKind } from '../danger/danger-kind.ts';
import { findDanger } from '../danger/danger.ts';
import type { Danger } from '../danger/danger-rules.ts';
import { firstAid } from '../danger/first-aid.ts';
import { knownFamily } from '../danger/family.ts';
import { sugarAgain } from '../danger/low-sugar.ts';
import type { PlannedTurn } from '../dialogue/plan-turn.ts';
import { areaOf } from '../intents/table.ts';
import { withPlainKin } from '../reading/shorthand.ts';
import { fold } from '../text/fold-text.ts';
import { paragraphs } from '../text/say.ts';
import { helpIsThere } from './help-is-there.ts';
import { dangerWords, type Known } from './danger-words.ts';

interface Again {
  kind: DangerKind;
  content: string;
  metadata: StoredMessage['metadata'];
}

/** The messages since the last answer that told of no danger, this one too: what happened, and how it goes on. */
function toldSince(messages: readonly StoredMessage[]): string {
  const calm = messages.findLastIndex(({ role, metadata }) => role === 'assistant' && !metadata.safety);
  return messages
    .slice(calm + 1)
    .flatMap(({ role, content }) => (role === 'user' ? [withPlainKin(content)] : []))
    .join('. ');
}

/** Dangers that are told even while another one goes on. */
const OWN: ReadonlySet<DangerKind> = new Set(['emergency', 'allergy', 'crisis', 'abuse']);

/** True for a danger that is told while one of `kind` goes on; a refusal that only sounds like a crisis is none. */
const isAnother = (own: Danger | undefined, kind: DangerKind): boolean =>
  own !== undefined && own.kind !== kind && OWN.has(own.kind);

/** Dangers of the body: 'she doesn't want to go' behind them refuses help. */
const OF_BODY: ReadonlySet<DangerKind> = new Set(['emergency', 'allergy', 'poison', 'doctor']);

/** The danger before, where a message goes on about it and only the model takes it for a crisis. */
export function refusedAgain(
  said: string,
  messages: readonly StoredMessage[],
  known: Known,
  own: Danger | undefined,
): Again | undefined {
  const kind = messages.findLast(({ role }) => role === 'assistant')?.metadata.safety?.kind;
  const isUnsure = own?.isLearned === true && own.kind === 'crisis';
  return isUnsure && kind !== undefined && OF_BODY.has(kind) ? dangerAgain(said, messages, known) : undefined;
}

const MEDICINE_LATER = 'Medicine comes later, this comes first, whatever was given:';
/** American Heart Association, first aid: nothing by mouth but what the crew or Poison Help says. */
const MEDICINE_ASKED =
  'No medicine by mouth now unless the people on the phone say so; ask them there. This comes first:';
/** American Heart Association, first aid for breathing trouble: help with the prescribed inhaler while help comes. */
const PUFFS_ASKED =
  'Yes, the rescue inhaler with the spacer, as the asthma action plan says, while help is on the way; the people on the phone say how often. This comes first:';
const OF_PUFFS = /\b(?:puffs?|inhaler|puffer|albuterol|nebulizer|neb)\b/i;
const A_SIGN = 'With that sign it is a reaction now.';

/** The only one named, and the one it happened to: the child of 'Nini ate one of Gran's pills'. */
function meantIn(told: string, household: Known['household']) {
  const named = membersSaid(fold(told), household);
  const children = named.filter(({ relationship }) => relationship === 'child');
  const [only, whom] = [named, children].map((some) => (some.length === 1 ? some[0] : undefined));
  return { only, whom: only ?? whom };
}

/** 'Gave it, she's ok now, do we still go', '3 min now'; undefined where a message tells nothing of the danger before it, or of a graver one. */
export function courseAgain(
  said: string,
  messages: readonly StoredMessage[],
  known: Known,
  own: Danger | undefined,
): Again | undefined {
  const before = messages.findLast(({ role }) => role === 'assistant')?.metadata;
  const kind = before?.safety?.kind;
  if (kind === undefined || isReactionOver(said)) return undefined;
  const rest = withoutAsking(said);
  if (isAnother(rest === undefined ? own : findDanger(rest, known.family), kind)) return undefined;
  const { household, timeZone, today } = known;
  const { dialogue } = before ?? {};
  const kept = { suggestions: [], receipts: [], ...(dialogue === undefined ? {} : { dialogue }) };
  const since = toldSince(messages);
  const grave = findDanger(since, known.family);
  const means = grave?.means;
  // 'Can I give him Tylenol first' of a newborn with a fever.
  if (kind === 'doctor' && own?.kind === 'dose' && grave?.isCertain) {
    const { content, safety } = dangerWords(grave, since, known, MEDICINE_LATER);
    return { kind, content, metadata: { ...kept, safety } };
  }
  const told = withCondition(means === undefined ? since : `${since}. Maybe ${means}`, household);
  const help = helpIsThere(said, told, known, kind);
  if (help !== undefined) return { kind, content: help, metadata: kept };
  // 'He is not breathing, do we need them' behind a seizure has its own first steps.
  const aid = own && firstAid(kind, said)?.what;
  if (aid !== undefined && kind === 'emergency' && aid !== firstAid(kind, told)?.what) return undefined;
  const course = courseOf(kind, told, said);
  // A rescue medicine that is given while a danger runs is no poisoning, and no question about a dose.
  const isNoOther = own?.kind === 'poison' || own?.kind === 'dose';
  // After a food of a stored allergy one more sign is the reaction, whatever else it could be alone.
  const isReaction = kind === 'allergy' && own?.kind === 'doctor' && coursesTold(said).has('sign');
  if (isReaction) {
    const { content, safety } = dangerWords({ kind }, told, known, A_SIGN);
    return { kind, content, metadata: { ...kept, safety } };
  }
  // 'Can I give her an aspirin while we wait'
  if (!course && own?.kind === 'dose' && LASTING.has(kind) && !coursesTold(said).has('rescue')) {
    const isRescue = OF_PUFFS.test(said) && firstAid(kind, told)?.medicines?.test('albuterol') === true;
    const lead = isRescue ? PUFFS_ASKED : MEDICINE_ASKED;
    const { content, safety } = dangerWords({ ...grave, kind }, told, known, lead);
    return { kind, content, metadata: { ...kept, safety } };
  }
  if (!course)
    return isNoOther && OWN.has(kind) && coursesTold(said).has('rescue')
      ? dangerAgain(said, messages, known)
      : undefined;
  const { only, whom } = meantIn(told, household);
  const rescue = firstAid(kind, told)?.medicines;
  const prescriber = household.medications.find(
    ({ name, familyMemberId }) => familyMemberId === only?.id && rescue?.test(fold(name)),
  )?.prescribedBy;
  const call = contactSaid(household, prescriber ?? '') ?? doctorSaid(household, only, monthsOf(only, today));
  const { content, safety } = courseAnswer(course, timeZone, {
    call,
    ask: pharmacyIn(household) ?? 'your pharmacist',
  });
  const stored = course.isStored ? storedBeside(kind, told, household) : undefined;
  const tells = course.tells && whom ? aboutThem(whom, household, today) : undefined;
  return { kind, content: paragraphs(content, stored, tells), metadata: { ...kept, safety } };
}

/** 'He seems fine, should I wait?', '64 now'; undefined where a message is about something else. */
export function dangerAgain(
  said: string,
  messages: readonly StoredMessage[],
  known: Known,
  planned?: Pick<PlannedTurn, 'plan' | 'state'>,
): Again | undefined {
  const before = messages.findLast(({ role }) => role === 'assistant')?.metadata;
  const { dialogue } = before ?? {};
  const kept = { suggestions: [], receipts: [], ...(dialogue === undefined ? {} : { dialogue }) };
  const sayings = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const sugar = sugarAgain(said, sayings, knownFamily(known.family));
  if (sugar && 'over' in sugar) return { kind: 'doctor', content: sugar.over, metadata: kept };
  const own = planned && {
    intent: planned.state.intent,
    area: areaOf(planned.state.intent),
    isFound: (planned.plan.cards ?? []).length + (planned.plan.reads ?? []).length > 0,
    isOfSomebody: planned.state.slots.people.length > 0,
  };
  const kind = sugar?.danger.kind ?? before?.safety?.kind;
  const lead = sugar?.lead ?? (kind && !isReactionOver(said) ? leadAgain(kind, said, own) : undefined);
  if (kind === undefined || lead === undefined) return undefined;
  const told = toldSince(messages);
  const danger = sugar?.danger ?? { ...findDanger(told, known.family), kind };
  const { content, safety } = dangerWords(danger, told, known, lead);
  return { kind, content, metadata: { ...kept, safety } };
}
