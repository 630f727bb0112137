// A visit like one that is stored, for somebody else, on another day, or right after it.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { APPOINTMENT_READS } from '../../answers/appointments/say-appointments.ts';
import { later, momentWords, wallOf } from '../../answers/moments.ts';
import { forWhom } from '../../answers/people.ts';
import type { Plan } from '../../answers/plan.ts';
import { quoted } from '../../text/say.ts';
import { askedOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** A card that adds an appointment like one that is stored: for somebody else, or on another day. */
export function copied(
  talk: Talk,
  state: DialogueState,
  one: MedicalAppointment,
  {
    memberId,
    day,
    isAfter = false,
    turn = 1,
  }: { memberId?: string | undefined; day?: string; isAfter?: boolean; turn?: number },
): Decided {
  const { slots } = talk.reading.whole;
  const run = { intent: 'appointment_add', slots, text: state.text, said: state.text, chosen: {} };
  const asked = askedOf(talk, run);
  const { title, duration, notes, contactId, type } = one;
  const wall = wallOf(asked, one.appointmentDate);
  const input = {
    title,
    appointmentDate: `${day ?? wall.slice(0, 10)}T${slots.times[0]?.time ?? (isAfter ? later(wall.slice(11, 16), (duration ?? 0) * turn) : wall.slice(11, 16))}`,
    ...(memberId === undefined ? {} : { familyMemberId: memberId }),
    ...(contactId === null ? {} : { contactId }),
    ...(type === null ? {} : { type }),
    ...(duration === null ? {} : { duration }),
    ...(notes === '' ? {} : { notes }),
  };
  const plan: Plan = {
    text: `The same${forWhom(asked, memberId)}, ${quoted(title)}, ${momentWords(input.appointmentDate, asked.facts.today)}. Ready for your OK.`,
    cards: [{ tool: 'createMedicalAppointment', input }],
    isAccounted: true,
    reads: APPOINTMENT_READS,
  };
  return { plan, state: stateAfter(talk, run, plan) };
}

/** Several decisions of one kind as one. */
export function together([first, ...others]: readonly Decided[]): Decided | undefined {
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  const cards = all.flatMap(({ plan }) => plan.cards ?? []);
  const text = all.map(({ plan }) => plan.text).join(' ');
  return { plan: { ...first.plan, text, cards }, state: { ...first.state, cards } };
}
