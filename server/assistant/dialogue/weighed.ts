// Weighs a message that goes on about something against the same as a first one: an open question, a waiting card or the record spoken of
// does not keep a message whose words another reading holds better.
import { WRITES } from '../reading/wish.ts';
import { formOf } from '../answers/stored/question.ts';
import { isRequest } from '../reading/only-asked.ts';
import { UNCHANGED } from './cards/after-card.ts';
import { withSubject } from './carried.ts';
import type { Decided } from './decided.ts';
import { fromStored } from './records/from-stored.ts';
import { forItself } from './own-wish.ts';
import type { DialogueState } from './state.ts';
import type { Talk } from './talk.ts';
import { topicOf } from './topics.ts';
import { heldBy, termsHeld } from './account/words-held.ts';

const UNKNOWN = /^(?:unsure|out_of_scope|definition|yes|no|thanks|praise|greeting|goodbye|undo|repeat|help)$/;
/** Answers that are told of a record. */
const TOLD = /^(?:member_about|contact|appointment|medicine|record|dose)(?:_ask)?$/;

/** A question without a request, wherever its word for asking stands: 'and the eye thing, who's that with'. */
const asksOnly = (said: string): boolean => formOf(said) !== undefined && !isRequest(said);

const SURE = 0.9;
/** 'And he's allergic to kiwi now' behind a question: surely a write, and no question. */
const tellsAnew = ({
  said,
  whole: {
    intents: [first],
  },
}: Talk['reading']): boolean =>
  first !== undefined && first.share >= SURE && WRITES.test(first.intent) && formOf(said) === undefined;

/** Only asks about the matter of before, says that nothing changes, or tells a record to a question. */
function isHeld({ reading, state }: Talk, { plan, state: after }: Decided): boolean {
  if (!state || (plan.cards ?? []).length > 0 || plan.guided) return false;
  if (plan.text === UNCHANGED) return true;
  // 'Does she drive' is about the contact, and no note of somebody else.
  if (after.intent === 'contact_ask' && plan.isOfField === true) return false;
  const isSame = topicOf(after.intent) === topicOf(state.intent);
  if (plan.asked !== undefined) return plan.asked !== 'intent' && isSame;
  return TOLD.test(after.intent) && (asksOnly(reading.said) || tellsAnew(reading));
}

/** The person that 'his' means is known from before, whatever else the message is about. */
function withPerson(talk: Talk): Talk['reading'] {
  const { reading, state } = talk;
  const slots = withSubject(talk, reading.whole.slots, state?.focus.family_member);
  const whole = { ...reading.whole, slots };
  return { ...reading, whole, wishes: reading.wishes.length > 1 ? reading.wishes : [whole] };
}

const CORRECTS =
  /^\W*(?:no|nope|nah|wait|oops|sorry|actually|not|my bad|i mean|never ?mind)\b|\b(?:instead|rather|it|them|that|those)\b(?!['’]s)/i;
const CHANGES = /^\W*(?:make|change)\b/i;
/** So many more words another reading has to hold where both make cards. */
const MORE = 2;
/** A change of the record spoken of, by a message that says no correction. */
const isStretched = ({ reading, state }: Talk, { plan, state: after }: Decided): boolean =>
  state !== undefined &&
  (plan.cards ?? []).length > 0 &&
  plan.cards?.every(({ tool }) => tool.startsWith('update')) === true &&
  topicOf(after.intent) === topicOf(state.intent) &&
  !CORRECTS.test(reading.said) &&
  !CHANGES.test(reading.said);

/** The message as the first one of a conversation. */
function asFirst(talk: Talk): Decided | undefined {
  const { state: _, written: __, earlier: ___, ...rest } = talk;
  const first: Talk = { ...rest, reading: withPerson(talk), state: undefined };
  return fromStored(first, forItself(first));
}

/** The ranking has no doubt: of 15 such messages that were read otherwise, 10 were so wrongly. */
const CERTAIN = 0.97;
const GOES_ON = /^\W*(?:and|also|plus|what about|how about|same|then|ok|okay)\b/i;

/** 'Change Thursday to tacos' after a week was planned: neither a correction nor more of the same, and surely another wish. */
function certain(talk: Talk, { plan, state: { intent } }: Decided): Decided | undefined {
  const { said, whole } = talk.reading;
  const [first] = whole.intents;
  const isOther = first !== undefined && first.intent !== intent && !UNKNOWN.test(first.intent);
  const isOpen = talk.state?.asked !== undefined || talk.before?.cardWaits === true;
  if (!isOther || first.share < CERTAIN || isOpen) return undefined;
  if (CORRECTS.test(said) || GOES_ON.test(said)) return undefined;
  const own = asFirst(talk);
  const isLess = (plan.cards ?? []).length > 0 && (own?.plan.cards ?? []).length === 0;
  const isOwn = own?.state.intent === first.intent && own.plan.asked === undefined;
  return isOwn && !isLess ? own : undefined;
}

/** The decision, or the message for itself where that holds more of its words. */
export function weighed(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const { state, reading } = talk;
  const sure = state && decided?.plan.isOfField !== true && decided && certain(talk, decided);
  if (sure) return afterBefore(sure, state);
  const isCard = decided !== undefined && isStretched(talk, decided);
  if (!decided || !state || !(isCard || isHeld(talk, decided))) return decided;
  const terms = termsHeld(reading.said);
  const held = heldBy(talk, decided, terms).length;
  if (held === terms.length) return decided;
  const own = asFirst(talk);
  if (!own || UNKNOWN.test(own.state.intent) || own.plan.guided) return decided;
  const cards = own.plan.cards ?? [];
  const isQuestion = asksOnly(reading.said);
  if (isCard && (isQuestion || cards.length === 0)) return decided;
  if ((isQuestion && cards.length > 0) || (own.plan.asked !== undefined && cards.length === 0))
    return decided;
  if (heldBy(talk, own, terms).length < held + (isCard ? MORE : 1)) return decided;
  return afterBefore(own, state);
}

/** The records spoken of before are so still, where the message names none in their place. */
function afterBefore({ plan, state }: Decided, before: DialogueState): Decided {
  const { gap: _, ...focus } = before.focus;
  return { plan, state: { ...state, focus: { ...focus, ...state.focus } } };
}
