// Follow-ups about a visit in closed words: 'I can't make that, can we do Thursday', 'the week after instead'.
import { recordFor, recordOf, type Attached, type Message } from './message.ts';
import { topicOf } from './topics.ts';

const WEEK_AFTER =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|no|actually|wait|please|pls)[, ]+)*(?:(?:can|could|should|lets|let us) (?:(?:we|you|i) )?)?(?:(?:do|make|have|move|push|try|get|take)(?: (?:it|that|hers|his|theirs|one))?(?: (?:to|for))? )?(?:the (day|week|month) (after|before)|an? (day|week|month) (later|earlier|sooner)|the (following|next) (day|week|month))(?: (?:instead|then|please|pls))*\W*$/;
/** 'Can we do the week after instead' of a visit: it moves by so much. */
export function weekAfter({ text, reading, slots, spoken }: Message): Attached | undefined {
  const found = WEEK_AFTER.exec(text);
  const which = recordOf(reading, spoken, 'medical_appointment');
  const isOfVisit = topicOf(spoken.state.intent) === 'appointment';
  if (!found || !which || !isOfVisit) return undefined;
  const [, after, , length = after, , , next = length] = found;
  const way = /\b(?:before|earlier|sooner)\b/.test(text) ? 'earlier' : 'later';
  const moved = { ...slots, days: [], durations: [`a ${next ?? ''}`] };
  return {
    intent: 'appointment_move',
    slots: moved,
    chosen: { which },
    text: `move it a ${next ?? ''} ${way}`,
  };
}

const CANNOT =
  /\b(?:can|will|could|is|are|am) not (?:\w+ ){0,3}?(?:make|do|go|come|get|work|be there)\b|\bcan not\b(?=\s*[,.;])|\btoo (?:late|early)\b|\bdoes not work\b|\bcan ?not\b.{0,20}\b(?:make|do) (?:it|that|this|then)\b/;
const OFFERS =
  /\b(?:can|could|lets|let us|see if|works?|what about|how about|try|do|move|make|push|reschedule|instead|same time|rather)\b/;
/** 'I can't make that. Can we do Thursday, same time': the visit spoken of moves. */
export function cannotMake(message: Message): Attached | undefined {
  const { text, reading, slots, spoken } = message;
  const isOfOne = slots.people.length > 0;
  const which = isOfOne ? recordFor(message) : recordOf(reading, spoken, 'medical_appointment');
  const isMoment = slots.days.length + slots.times.length > 0;
  return which && isMoment && CANNOT.test(text) && OFFERS.test(text.replace(CANNOT, ''))
    ? { intent: 'appointment_move', slots: { ...slots, days: withoutThat(slots, text) }, chosen: { which } }
    : undefined;
}

/** 'Can't do that day, what about the 15th': the day that is offered. */
const withoutThat = ({ days }: Message['slots'], text: string): Message['slots']['days'] =>
  days.length > 1 && /\bthat day\b/.test(text) ? days.filter(({ span }) => span[1] > 0) : days;
