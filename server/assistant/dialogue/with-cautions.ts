// Puts a stored caution that a message touches before the answer, or in the place of one that is beside the point.
import { alsoKept, careCautions } from '../answers/health/care-cautions.ts';
import { missedDose } from '../answers/health/stored-beside.ts';
import type { Plan } from '../answers/plan.ts';
import { runOf, stateAfter } from './carried.ts';
import type { Decided } from './decided.ts';
import type { Card } from './state.ts';
import type { Talk } from './talk.ts';
import { topicOf } from './topics.ts';

/** Topics whose answers are about somebody's health or day. */
const NEAR: ReadonlySet<string> = new Set(
  'appointment medicine record contact allergy member day date free medical emergency'.split(' '),
);

/** The decision, with what is stored for whoever the message is about. */
export function withCautions(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const { reading, household, state } = talk;
  if (!decided) return undefined;
  const { slots } = reading.whole;
  const named = new Set(slots.people.flatMap(({ ids }) => ids));
  const spoken = slots.pronouns.length > 0 ? state?.focus.family_member : undefined;
  const me = slots.isMe && named.size === 0 && spoken === undefined ? household.speakerId : undefined;
  const members = household.members.filter(
    ({ id }) => named.has(id) || (named.size === 0 && (id === spoken || id === me)),
  );
  const caution = careCautions(reading.said, members, household);
  const { plan } = decided;
  const missed = missedDose(reading.said, household);
  if (missed !== undefined && !(plan.cards ?? []).some((card) => !stops(card)))
    return answered(talk, 'medicine_ask', { text: missed });
  if (caution === undefined || (caution.match(/“[^”]+”/g) ?? []).every((one) => plan.text.includes(one)))
    return decided;
  const isNear = NEAR.has(topicOf(decided.state.intent)) || (plan.cards ?? []).length > 0;
  if (isNear) return { ...decided, plan: { ...plan, text: `${caution} ${plan.text}` } };
  const [member] = members;
  const also = member && /\ballerg/.test(caution) ? alsoKept(member, reading.said, household) : '';
  const own = {
    text: [caution, also].filter(Boolean).join(' '),
    ...(member ? { focus: { family_member: member.id } } : {}),
  };
  return answered(talk, 'allergy_ask', own);
}

function answered(talk: Talk, intent: string, plan: Plan): Decided {
  return { plan, state: stateAfter(talk, runOf(talk.reading.whole, intent), plan) };
}

/** A missed dose ends no medicine. */
const stops = ({ tool, input }: Card): boolean => tool === 'updateMedication' && input['isActive'] === false;
