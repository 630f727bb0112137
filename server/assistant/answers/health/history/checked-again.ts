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
import { later } from '#rules/time/spoken/resolve-days.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { dayWords } from '../../moments.ts';
import { quoted } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';

const ASKS =
  /\bwhen (?:do|does|will|are|is|should) (?:\w+ ){1,4}(?:again|next)\b|\bwhen(?:s| is|'s)? (?:the |her |his |their |my )?(?:next|follow[- ]?up|recheck|repeat)\b|\bnext (?:one|time|check|test)\b|\bwhen (?:do|does|will|are|is|should|must) (?:\w+ ){1,4}(?:re(?:do|peat|check|test)|done over)\b/i;

/** 'Her last INR? And when next' */
const ALSO_LAST = /\b(?:last|latest|newest|most recent)\b/i;

const IN_SO_LONG =
  /\b(?:re(?:check|peat|test|do)|again|follow[- ]?up|next|due)\b[^.;]{0,30}?\bin (an?|\d+|[a-z]+) (day|week|month|year)s?\b/i;
/** 'Repeat in 6 weeks' of the entry, reckoned from its day. */
function againByEntry({ facts: { today } }: Asked, record: MedicalRecord): Plan | undefined {
  const { description, date, title } = record;
  const [, count = '', unit = ''] = IN_SO_LONG.exec(description) ?? [];
  const number = /^an?$/i.test(count) ? 1 : (numberWord(count.toLowerCase()) ?? Number(count));
  if (date === null || unit === '' || Number.isNaN(number)) return undefined;
  const day = later(date, number, unit.toLowerCase());
  return {
    text: `Around ${dayWords(day, today)}. ${quoted(title)} of ${dayWords(date, today)} says “${quoted(description.replace(/[.\s]+$/, ''))}”, and no visit for it is stored.`,
    reads: APPOINTMENT_READS,
    focus: {
      medical_record: record.id,
      day,
      ...(record.familyMemberId === null ? {} : { family_member: record.familyMemberId }),
    },
  };
}

/** `told` is what the entry says, for a message that asks for that, too; undefined where it asks for no next time. */
export function checkedAgain(asked: Asked, record: MedicalRecord, told = ''): Plan | undefined {
  if (!ASKS.test(asked.said)) return undefined;
  const coming = asked.household.appointments
    .filter((one) => one.familyMemberId === record.familyMemberId && isComing(asked, one))
    .toSorted(byTime);
  const words = wordSet(record.title);
  const same = coming.find(({ title }) => [...wordSet(title)].some((word) => words.has(word)));
  const planned = same ? undefined : againByEntry(asked, record);
  if (planned !== undefined) return planned;
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
