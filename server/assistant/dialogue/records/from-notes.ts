// A question about a time that only notes tell, before it is declined, guessed or answered by a guide; and the same of another day
// or person.
import { askNotes } from '../../answers/stored/ask-notes.ts';
import { askedOf, runOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const LONGEST_MORE = 4;
const AND_OF = /^\W*(?:(?:and|what about|how about|same for|or) )*/i;
/** A time that only notes tell; 'and Wednesday', 'Esi same?' ask it once more of another day or person. */
export function fromNotes(talk: Talk): Decided | undefined {
  const { reading, state } = talk;
  const run = runOf(reading.whole, 'day_ask');
  const asked = askedOf(talk, run);
  const plan = askNotes(asked);
  if (plan) return { plan, state: stateAfter(talk, run, plan) };
  const { days, people, isMe } = run.slots;
  const isMore =
    reading.said.replace(AND_OF, '').split(/\s+/).length <= LONGEST_MORE && days.length + people.length > 0;
  if (!isMore || state?.intent !== 'day_ask') return undefined;
  const before = { ...asked, text: state.text, slots: state.slots };
  if (askNotes(before) === undefined) return undefined;
  const slots = {
    ...state.slots,
    ...(days.length > 0 ? { days } : {}),
    ...(people.length > 0 ? { people, isMe } : {}),
  };
  const again = { ...run, text: state.text, slots };
  const more = askNotes({ ...asked, ...again });
  return more && { plan: more, state: stateAfter(talk, again, more) };
}
