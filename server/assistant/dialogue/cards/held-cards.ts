// A question in between takes nothing away from the cards that wait: the next message that only says a moment, or corrects, is about
// them still.
import { formOf } from '../../answers/stored/question.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import { hasNoSubject, isNone } from '../message.ts';
import type { Talk } from '../talk.ts';

const LONGEST = 8;
const SAYS_CHANGE =
  /^\W*(?:(?:k|ok|okay|so|then|alright|all right|fine|no|nope|wait|oops|actually|well|hmm?|ugh)\b[,. ]*)+\S|\b(?:instead|then)\W*$|^\W*(?:make|change|move|push|switch) (?:it|that)\b/;

const ASSENTS =
  /^\W*(?:(?:yes|yeah|yep|yup|ok|okay|k|sure|fine|alright|all right|great|good|perfect)\b[,. ]*)+(?:then |please |so |just )*(?:do it|go ahead|go for it|(?:cancel|move|add|save|book|change|delete|remove|approve|store|put) (?:it|that|them))?(?: (?:then|please|pls))*\W*$/i;
/** 'Ok do it' after a question in between: the card that waits is approved by its button alone. */
export const assentsToHeld = ({ state, before, reading }: Talk): boolean =>
  state?.held !== undefined &&
  state.asked === undefined &&
  before?.earlierWaits === true &&
  ASSENTS.test(reading.said);

/** The conversation with the cards that waited before a question in between, where the message goes on about them. */
export function withHeld(talk: Talk): Talk {
  const { state, reading, before } = talk;
  if (!state?.held) return talk;
  const { held, asked: _, ...rest } = state;
  const { slots, tagged } = reading.whole;
  const isOfCard =
    before?.earlierWaits === true &&
    !isNone(slots, 'days', 'times', 'durations') &&
    SAYS_CHANGE.test(fold(reading.said).trim()) &&
    formOf(reading.said) === undefined &&
    tagged.tokens.length <= LONGEST &&
    slots.people.length === 0 &&
    hasNoSubject(slots);
  return isOfCard ? { ...talk, before: { ...before, cardWaits: true }, state: { ...rest, ...held } } : talk;
}

/** The answer to a question in between, with the cards that wait kept for the next message. */
export function holding(
  { state, written = [], before }: Talk,
  decided: Decided | undefined,
): Decided | undefined {
  if (!decided || !state || written.length > 0 || before?.cardWaits !== true || state.cards.length === 0)
    return decided;
  const { plan, state: after } = decided;
  const isAside =
    (plan.cards ?? []).length === 0 &&
    plan.asked === undefined &&
    after.cards.length === 0 &&
    /_(?:ask|about)$/.test(after.intent);
  if (!isAside) return decided;
  const { intent, slots, text, chosen, cards, unedited, focus } = state;
  const held = { intent, slots, text, chosen, cards, focus, ...(unedited ? { unedited } : {}) };
  return { plan, state: { ...after, held } };
}
