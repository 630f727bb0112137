// 'No, the second', 'the other one': the same act on another record of those that were listed, or on one that is like it.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { isComing } from '../../answers/appointments/find-appointments.ts';
import { pickedOf } from './listed.ts';
import type { Attached, Message } from '../message.ts';
import type { Reference } from '../state.ts';
import { KIND_OF, topicOf } from '../topics.ts';

export const OTHER_ONE =
  /^(?:(?:no|nope|nah|oh|ah|ugh|oops|wait|sorry|hmm|actually|my bad|not (?:that|this)(?: one)?)\b[,. ]*)*(?:not (?:that|this)(?: one)?|(?:i mean(?:t)? |its |make it |do )?the other(?: one)?)(?: (?:please|pls|instead))?\s*[.!]*$/;
/** 'The other one, Dr. Rao': the words before the name. */
const OTHER_OF = /^(.*?\bthe other(?: (?:one|visit|appointment|appt))?),? (?:(?:with|at|for) )?\S/;

const PLACE_INSTEAD =
  /^(?:no|nope|nah|oh|oops|wait|sorry|actually|not (?:that|this)(?: one)?|i mean(?:t)?)\b[, ]*(?:(?:no|i mean(?:t)?|sorry|wait|make it|not (?:that|this)(?: one)?)[, ]+)*(?:the )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: one)?(?: (?:instead|please|pls))?\W*$/;
/** 'No, the second' after one of a list was taken: the same act on that one. */
function otherPlace({ text, slots, spoken: { state } }: Message): Attached | undefined {
  if (!PLACE_INSTEAD.test(text)) return undefined;
  const kind = KIND_OF[topicOf(state.intent)];
  const [which, ...others] = pickedOf(text, slots, state).filter((one) => one.kind === kind);
  return which && others.length === 0
    ? { intent: state.intent, slots: { ...state.slots, ordinals: [] }, chosen: { which }, text: state.text }
    : undefined;
}

/**
 * The coming appointments that the message may mean by 'the other': those with the doctor it names; else those that are
 * like this one, or those of the same person.
 */
function othersOf(
  { text, slots, spoken: { facts, household } }: Message,
  one: MedicalAppointment,
): MedicalAppointment[] {
  const coming = household.appointments.filter((other) => other.id !== one.id && isComing({ facts }, other));
  const ofPerson = coming.filter(({ familyMemberId }) => familyMemberId === one.familyMemberId);
  const isWith = ({ contactId }: MedicalAppointment): boolean =>
    slots.contacts.some(({ ids }) => contactId !== null && ids.includes(contactId));
  if (!OTHER_ONE.test(text)) return ofPerson.some(isWith) ? ofPerson.filter(isWith) : coming.filter(isWith);
  const alike = one.contactId === null ? [] : coming.filter(({ contactId }) => contactId === one.contactId);
  return alike.length > 0 ? alike : ofPerson;
}

/** 'No, the other one' after an appointment that Pip took, or 'the other one, Dr. Rao'. */
function otherOne(message: Message): Attached | undefined {
  const { text, slots, spoken } = message;
  const { state, household } = spoken;
  const isOther = OTHER_ONE.test(text) || OTHER_ONE.test(OTHER_OF.exec(text)?.[1] ?? '');
  const one = household.appointments.find(({ id }) => id === state.focus.medical_appointment);
  if (!isOther || !one || !state.intent.startsWith('appointment_')) return undefined;
  const picked = pickedOf('the other', slots, state).filter(({ kind }) => kind === 'medical_appointment');
  const others: Reference[] =
    picked.length === 1 && OTHER_ONE.test(text)
      ? picked
      : othersOf(message, one).map(({ id }) => ({ kind: 'medical_appointment', id }));
  const [which, ...more] = others;
  if (which && more.length === 0) return { intent: state.intent, slots: state.slots, chosen: { which } };
  // Several or none: after a question this is a question still, never a change.
  return state.intent === 'appointment_ask' && slots.contacts.length > 0
    ? { intent: state.intent, slots: { ...slots, people: state.slots.people }, chosen: {} }
    : undefined;
}

/** The wish of such a message; undefined where it is none. */
export const pickedInstead = (message: Message): Attached | undefined =>
  otherPlace(message) ?? otherOne(message);
