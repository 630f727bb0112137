// 'What was it last time' of a coming visit: the newest entry of the health history of the same person for the same, else from
// the same doctor.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { wordSet } from '../../find-records.ts';
import type { Asked, Plan } from '../../plan.ts';
import {
  chosenAppointment,
  contactOf,
  focusedAppointment,
  isComing,
} from '../../appointments/find-appointments.ts';
import { single } from './ask-records.ts';

const ASKS =
  /\b(?:last|previous|prior) (?:time|visit|one|check(?:-?up)?|number|result|reading|value|test)\b|\b(?:what|how) (?:was|were|did)\b.*\b(?:last|before|previously)\b/i;

/** Nobody and nothing else is named than the visit has. */
const isOf = ({ slots }: Asked, { familyMemberId, contactId, title }: MedicalAppointment): boolean =>
  slots.people.every(({ ids }) => ids.includes(familyMemberId ?? '')) &&
  slots.contacts.every(({ ids }) => ids.includes(contactId ?? '')) &&
  slots.visits.every(({ said, name }) => !wordSet(said, name).isDisjointFrom(wordSet(title)));

/** The answer to such a question about the visit spoken of; undefined for any other message. */
export function lastEntry(asked: Asked): Plan | undefined {
  const visit = chosenAppointment(asked) ?? focusedAppointment(asked);
  if (!visit || !ASKS.test(asked.said) || !isComing(asked, visit) || !isOf(asked, visit)) return undefined;
  return entryFor(asked, visit);
}

/** The newest entry for a visit, as an answer. */
export function entryFor(asked: Asked, visit: MedicalAppointment): Plan | undefined {
  const own = asked.household.records
    .filter(({ familyMemberId, date }) => familyMemberId === visit.familyMemberId && date !== null)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const words = wordSet(visit.title, visit.notes);
  const doctor = contactOf(asked, visit.contactId)?.name;
  const entry =
    own.find(({ title }) => !wordSet(title).isDisjointFrom(words)) ??
    own.find(({ provider }) => provider !== '' && provider === doctor);
  return entry && single(asked, entry, '');
}
