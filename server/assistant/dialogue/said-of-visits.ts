// Follow-ups about a visit in closed words: 'the week after instead'.
import { recordOf, type Attached, type Message } from './message.ts';
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
