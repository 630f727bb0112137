// Puts a stored caution that a message touches before the answer, or in the place of one that is beside the point.
import { alsoKept, careCautions } from '../answers/health/care-cautions.ts';
import { stateAfter } from './carried.ts';
import type { Decided } from './decided.ts';
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
  const { slots, text } = reading.whole;
  const named = new Set(slots.people.flatMap(({ ids }) => ids));
  const spoken = slots.pronouns.length > 0 ? state?.focus.family_member : undefined;
  const me = slots.isMe && named.size === 0 && spoken === undefined ? household.speakerId : undefined;
  const members = household.members.filter(
    ({ id }) => named.has(id) || (named.size === 0 && (id === spoken || id === me)),
  );
  const caution = careCautions(reading.said, members, household);
  const { plan } = decided;
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
  const run = { intent: 'allergy_ask', slots, text, said: text, chosen: {} };
  return { plan: own, state: stateAfter(talk, run, own) };
}
