// A question about a time that only notes tell, before it is declined, guessed or answered by a guide; and the same of another day
// or person.
import { visitMeant } from '../../answers/appointments/visit-meant.ts';
import { grownAsked } from '../../answers/health/history/grown.ts';
import { askNotes } from '../../answers/stored/ask-notes.ts';
import { asksAttendance, asksWhoGoes, isNotedThen, isOfSpeaker } from '../../answers/day/attendance.ts';
import type { Asked } from '../../answers/plan.ts';
import { fold } from '../../text/fold-text.ts';
import { askedOf, carried, runOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const BRINGS = /\b(?:takes|drives|brings|goes|comes|picks)\b/i;
const TAKES_THERE = /\b(?:takes?|taking|drives?|driving|brings?|bringing|watches)\b/;
/** 'Can Mai be there', 'so who does the IEP': of a visit that is named or spoken of, and no medicine. */
function asksToAttend({ reading: { whole }, household, state }: Talk, asked: Asked): boolean {
  const { people, medicines, foods, days } = whole.slots;
  const text = fold(whole.text);
  const isAdult = people.some(({ ids }) =>
    household.members.some(({ id, relationship }) => ids.includes(id) && relationship !== 'child'),
  );
  const attends = asksAttendance(text) && (isAdult || isOfSpeaker(whole));
  // 'Who does her braces' is a doctor, unless somebody's time is spoken of.
  const isOfTime = /^(?:day|free|date)_ask$/.test(state?.intent ?? '');
  const goes = asksWhoGoes(text) && (isOfTime || !/\bwho do(?:es)?\b/.test(text));
  if ((!attends && !goes) || medicines.length + foods.length > 0) return false;
  const visit = visitMeant(asked);
  // Who brings somebody the note of the visit tells; else those who have time.
  if (visit) return attends || (!BRINGS.test(visit.notes) && isNotedThen(asked, visit));
  return goes && days.length > 0 && TAKES_THERE.test(text);
}

const LONGEST_MORE = 4;
const AND_OF = /^\W*(?:(?:and|what about|how about|same for|or) )*/i;
/** A time that only notes tell; 'and Wednesday', 'Esi same?' ask it once more of another day or person. */
export function fromNotes(talk: Talk): Decided | undefined {
  const { reading, state } = talk;
  const run = runOf(reading.whole, 'day_ask');
  const asked = askedOf(talk, run);
  if (asksToAttend(talk, asked))
    return carried(talk, runOf(reading.whole, 'free_ask'), { isAccounted: true });
  const plan = askNotes(asked);
  if (plan) return { plan, state: stateAfter(talk, run, plan) };
  const grown = grownAsked(asked);
  if (grown) return { plan: grown, state: stateAfter(talk, runOf(reading.whole, 'record_ask'), grown) };
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
