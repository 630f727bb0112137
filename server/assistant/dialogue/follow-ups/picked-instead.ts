// 'No, the second', 'the other one': the same act on another record of those that were listed, or on one that is like it.
import { isComing } from '../../answers/appointments/find-appointments.ts';
import { pickedOf } from './listed.ts';
import type { Attached, Message } from '../message.ts';
import type { Reference } from '../state.ts';
import { KIND_OF, topicOf } from '../topics.ts';

export const OTHER_ONE =
  /^(?:(?:no|nope|nah|oh|ah|ugh|oops|wait|sorry|hmm|actually|my bad|not (?:that|this)(?: one)?)\b[,. ]*)*(?:not (?:that|this)(?: one)?|(?:i mean(?:t)? |its |make it |do )?the other(?: one)?)(?: (?:please|pls|instead))?\s*[.!]*$/;

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

/** 'No, the other one' after an appointment that Pip took: the one that is like it. */
function otherOne({ text, slots, spoken: { facts, state, household } }: Message): Attached | undefined {
  if (!OTHER_ONE.test(text) || !state.intent.startsWith('appointment_')) return undefined;
  const one = household.appointments.find(({ id }) => id === state.focus.medical_appointment);
  const alike = household.appointments.filter(
    (other) =>
      one !== undefined &&
      other.id !== one.id &&
      isComing({ facts }, other) &&
      (one.contactId === null
        ? other.familyMemberId === one.familyMemberId
        : other.contactId === one.contactId),
  );
  const picked = pickedOf('the other', slots, state).filter(({ kind }) => kind === 'medical_appointment');
  const others: Reference[] =
    picked.length === 1 ? picked : alike.map(({ id }) => ({ kind: 'medical_appointment', id }));
  const [other] = others;
  return other && others.length === 1
    ? { intent: state.intent, slots: state.slots, chosen: { which: other } }
    : undefined;
}

/** The wish of such a message; undefined where it is none. */
export const pickedInstead = (message: Message): Attached | undefined =>
  otherPlace(message) ?? otherOne(message);
