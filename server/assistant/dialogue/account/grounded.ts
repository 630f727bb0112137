// An answer that says nothing of the message and that no reading was sure of is none: one honest line with two guesses is better.
import { supportFor } from '../../reading/topic-support.ts';
import type { Decided } from '../decided.ts';
import { unsure } from '../own-wish.ts';
import type { Talk } from '../talk.ts';
import { named } from '../follow-ups/changeable.ts';
import { asksTestToCome } from '../rules/named-appointment.ts';
import { topicOf } from '../topics.ts';
import { heldBy, termsHeld } from './words-held.ts';

/** Answers told from records. */
const TOLD =
  /^(?:member_about|(?:allergy|diet|contact|appointment|medicine|record|dose|pantry|list|menu|idea|school|lesson|free|date)_ask)$/;
/** Readings below it are guesses, and so much of a message the sentences of an intent explain by chance. */
const [GUESSED, BY_CHANCE] = [0.4, 0.3];

/** Visits, days and free time are one matter. */
const matterOf = (intent: string): string => topicOf(intent).replace(/^(?:day|free|date)$/, 'appointment');

/** No word of the message is in the answer, and none speaks for its intent. */
function isByChance(talk: Talk, decided: Decided): boolean {
  const { reading, state, household } = talk;
  const { intent } = decided.state;
  if (state !== undefined && matterOf(intent) === matterOf(state.intent)) return false;
  // 'How long is that' of a birthday counts to the day that was spoken of.
  const { day } = state?.focus ?? {};
  if (intent === 'date_ask' && decided.state.slots.days.some(({ date }) => date === day)) return false;
  const share = reading.whole.intents.find((one) => one.intent === intent)?.share ?? 0;
  if (share >= GUESSED) return false;
  const terms = termsHeld(reading.said);
  // 'How many was it' after a list is about no appointment.
  if (terms.length === 0) return state !== undefined && named(reading.whole.slots).length === 0;
  const names = new Set(household.members.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  return (
    supportFor(reading.said, names).intent(intent) < BY_CHANCE && heldBy(talk, decided, terms).length === 0
  );
}

/** The decision, or that nothing was understood. */
export function grounded(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const { plan, state } = decided ?? {};
  const isTold = state !== undefined && TOLD.test(state.intent) && plan?.asked === undefined;
  if (!decided || !isTold || plan?.guided || plan?.isOfField || (plan?.cards ?? []).length > 0)
    return decided;
  // A word of the title decided: 'A1c' is too short a term.
  if (state.intent === 'appointment_ask' && asksTestToCome(talk)) return decided;
  const { which } = decided.state.chosen;
  return which === undefined && isByChance(talk, decided) ? unsure(talk, talk.reading.whole) : decided;
}
