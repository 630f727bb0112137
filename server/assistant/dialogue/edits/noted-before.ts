// 'Put that in Dr. Lund's appointment so I ask': the note is what was said before, and never the words of the command.
import { OF_COMMAND } from '../../answers/appointments/pointed-note.ts';
import { memberOf } from '../../answers/people.ts';
import { capital, quoted } from '../../text/say.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Small talk tells nothing that could be noted. */
const TOLD_NOTHING = /^(?:yes|no|thanks|goodbye|greeting|help|repeat|undo|about|joke|praise)$/;
const ASKS =
  /\?\s*$|^\W*(?:(?:and|so|ok|but)\W+)*(?:can|could|is|are|should|does|do|did|will|may|what|when|why|how|where|who)\b/i;
const POINTS = /\bit\b/i;

/** The words before as a note: a question is one to ask, with the name of what it speaks of. */
function noteOf({ household }: Talk, { text, focus }: DialogueState): string {
  const told = text.trim().replace(/[\s.!]+$/, '');
  if (!ASKS.test(told)) return capital(told);
  const medicine = household.medications.find(({ id }) => id === focus.medication)?.name;
  const about = medicine !== undefined && POINTS.test(told) ? ` about ${quoted(medicine)}` : '';
  return `Ask${about}, ${told}`;
}

/** The note of the appointment that the message names, with what was said before. */
export function notedBefore(talk: Talk, state: DialogueState): Decided | undefined {
  const { said, whole } = talk.reading;
  const { visits, contacts } = whole.slots;
  const isNamed = visits.length + contacts.length > 0;
  if (!OF_COMMAND.test(said) || !isNamed || TOLD_NOTHING.test(state.intent)) return undefined;
  const member = memberOf(talk, state.focus.family_member);
  const isOpen = whole.slots.people.length === 0 && whole.slots.pronouns.some((word) => /^s?he$/.test(word));
  const people =
    isOpen && member ? [{ ids: [member.id], said: member.name, isSure: true }] : whole.slots.people;
  return carried(talk, {
    ...runOf({ ...whole, slots: { ...whole.slots, people } }, 'appointment_change'),
    chosen: { note: noteOf(talk, state) },
  });
}
