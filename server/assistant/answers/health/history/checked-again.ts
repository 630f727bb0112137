// 'When do they check again' after an entry of the health history: the coming visit of the same person for the same, else
// with the same doctor.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { wordSet } from '../../find-records.ts';
import { byTime, contactOf, isComing } from '../../appointments/find-appointments.ts';
import {
  APPOINTMENT_READS,
  appointmentSentence,
  focusOn,
  noteWords,
} from '../../appointments/say-appointments.ts';
import { quoted } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';

const ASKS =
  /\bwhen (?:do|does|will|are|is|should) (?:\w+ ){1,4}(?:again|next)\b|\bwhen(?:s| is|'s)? (?:the |her |his |their |my )?(?:next|follow[- ]?up|recheck|repeat)\b|\bnext (?:one|time|check|test)\b/i;

/** 'Her last INR? And when next' */
const ALSO_LAST = /\b(?:last|latest|newest|most recent)\b/i;

/** `told` is what the entry says, for a message that asks for that, too; undefined where it asks for no next time. */
export function checkedAgain(asked: Asked, record: MedicalRecord, told = ''): Plan | undefined {
  if (!ASKS.test(asked.said)) return undefined;
  const coming = asked.household.appointments
    .filter((one) => one.familyMemberId === record.familyMemberId && isComing(asked, one))
    .toSorted(byTime);
  const words = wordSet(record.title);
  const same = coming.find(({ title }) => [...wordSet(title)].some((word) => words.has(word)));
  const visit = same ?? coming.find(({ contactId }) => contactOf(asked, contactId)?.name === record.provider);
  if (!visit) return undefined;
  const certain = same ? '' : ` Whether it's looked at again then, ${quoted(record.provider)} can tell.`;
  return {
    text: `${ALSO_LAST.test(asked.said) && told !== '' ? `${told} ` : ''}${appointmentSentence(asked, visit)}${noteWords(visit)}${certain}`,
    reads: APPOINTMENT_READS,
    focus: { ...focusOn(asked, visit), medical_record: record.id },
  };
}

/** 'When is the next one' right after an entry was told. */
export function nextAfterRecord(asked: Asked): Plan | undefined {
  const { focus, household, slots } = asked;
  const record = household.records.find(({ id }) => id === focus.medical_record);
  const isOwn = slots.people.length + slots.visits.length + slots.contacts.length > 0;
  return record && !isOwn && focus.medical_appointment === undefined
    ? checkedAgain(asked, record)
    : undefined;
}
