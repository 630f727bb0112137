// Follow-ups about an event of several dates: its last day, and the date of the second one.
import { nthOfRepeat } from '#rules/time/spoken/repeats.ts';
import { notesWith } from '../../answers/appointments/remarks.ts';
import { UNTIL_DAY, stayOf, untilDay } from '../../answers/appointments/stays.ts';
import { momentWords } from '../../answers/moments.ts';
import type { Plan } from '../../answers/plan.ts';
import { quoted } from '../../text/say.ts';
import { askedOf, carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const ENDS =
  /\b(?:last (?:one|day|lesson|class|practice|rehearsal|session|time)|(?:it|they|that) (?:ends?|goes|runs?|stops?)|until|till?|through|thru|ends?)\b/;
/** 'And the last one is December 13' after something weekly was added: each of them up to that day. */
export function upTo(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { days, times, people, visits } = talk.reading.whole.slots;
  const { repeat } = state.slots;
  const [day, ...others] = days;
  const isOpen =
    times.length + people.length + visits.length + others.length === 0 && !/\?|\bnotes?\b/.test(text);
  if (state.intent !== 'appointment_add' || !day || !isOpen || !ENDS.test(text)) return undefined;
  const end = day.endDate ?? day.date;
  if (!repeat) return stayUntil(talk, state, end);
  if (repeat.every !== 'week') return undefined;
  const slots = { ...state.slots, repeat: { ...repeat, until: end } };
  const run = { intent: state.intent, slots, text: state.text, said: state.text, chosen: {} };
  return carried(talk, run, { isAccounted: true });
}

/** 'We stay till the 30th' of an event of several days: another last day, on its card or in its notes. */
function stayUntil(talk: Talk, state: DialogueState, endDate: string): Decided | undefined {
  const { intent, slots: before, text, chosen } = state;
  const stay = stayOf(askedOf(talk, { intent, slots: before, text, said: text, chosen }));
  if (!stay || endDate <= stay.date) return undefined;
  const slots = { ...before, days: [{ date: stay.date, endDate, span: NOWHERE, isPast: false }] };
  const one = talk.household.appointments.find(({ id }) => id === talk.written?.[0]?.id);
  if (!one) return carried(talk, { intent, slots, text, said: text, chosen }, { isAccounted: true });
  const until = untilDay(endDate, talk.facts.today);
  const notes = UNTIL_DAY.test(one.notes)
    ? one.notes.replace(UNTIL_DAY, until)
    : notesWith(one.notes, [until]);
  const plan: Plan = {
    text: `${quoted(one.title)} will say “${until}”. Ready for your OK.`,
    cards: [{ tool: 'updateMedicalAppointment', input: { id: one.id, notes } }],
    isAccounted: true,
  };
  return { plan, state: { ...state, slots, cards: plan.cards ?? [] } };
}
const NOWHERE: [number, number] = [0, 0];

const NTH =
  /^\W*(?:(?:and|so|ok|okay|oh|what about)[, ]+)*(?:(?:when|what (?:day|date)|which (?:day|date))\b.*\b)?(?:the )?(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)) (?:one|time|lesson|class|session|date)\W*$/;
/** 'When is the second one' of something weekly that was just told: its date, although single appointments are kept. */
export function nthOfSeries(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { repeat } = state.slots;
  const [nth] = talk.reading.whole.slots.ordinals;
  const [card] = state.cards;
  const moment = card?.input['appointmentDate'];
  if (state.intent !== 'appointment_add' || !repeat || typeof moment !== 'string') return undefined;
  const date =
    nth !== undefined && NTH.test(text) ? nthOfRepeat(repeat, moment.slice(0, 10), nth) : undefined;
  if (date === undefined) return undefined;
  const isKept = state.cards.some(({ input }) => String(input['appointmentDate']).startsWith(date));
  const when = momentWords(`${date}${moment.slice(10)}`, talk.facts.today);
  const how = isKept ? '.' : '; I keep single appointments, so it is not on the calendar yet.';
  const plan = { text: `${quoted(String(card?.input['title']))} is ${when} then${how}`, isAccounted: true };
  return { plan, state };
}
