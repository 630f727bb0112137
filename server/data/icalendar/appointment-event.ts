// The facts of an appointment as properties of a VEVENT: people, place, notes, reminder.
import { PRODUCT } from '#contract/common.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { MEDICAL_PREFIX } from '#rules/calendar/calendar.ts';
import { icsInstant, icsText, type Property } from './content-lines.ts';

interface Versioned {
  version: number;
  updatedAt: string;
}

/** The UID of an event; it is the same in every file, so that a newer file replaces an older copy. */
export const eventUid = (key: string, householdId: string): string =>
  `${key}@${householdId}.${PRODUCT.toLowerCase()}`;

export const appointmentUid = ({ id }: { id: string }, householdId: string): string =>
  eventUid(MEDICAL_PREFIX + id, householdId);

/** Common fields of every event; the same UID and a higher SEQUENCE let another calendar replace its copy. */
export const eventHead = (
  { version, updatedAt }: Versioned,
  uid: string,
  start: Property,
  title: string,
): Property[] => [
  ['BEGIN', 'VEVENT'],
  ['UID', icsText(uid)],
  ['SEQUENCE', String(version - 1)],
  ['DTSTAMP', icsInstant(updatedAt)],
  ['LAST-MODIFIED', icsInstant(updatedAt)],
  start,
  ['SUMMARY', icsText(title)],
];

/** The people of an appointment: the member it is for and the contact it is with. */
export interface AppointmentPeople {
  member: string | undefined;
  contact: Pick<MedicalContact, 'name' | 'phoneNumber' | 'address'> | undefined;
}

/** Everything after the head and the times, but for the end of the component. */
export function appointmentFacts(appointment: MedicalAppointment, people: AppointmentPeople): Property[] {
  const { title, notes, reminderEnabled, reminderTime } = appointment;
  const { member, contact } = people;
  const told = [
    member && `For ${member}`,
    contact && ['With', contact.name, contact.phoneNumber].filter(Boolean).join(' '),
    notes,
  ].filter(Boolean);
  const facts: Property[] = [];
  if (told.length > 0) facts.push(['DESCRIPTION', icsText(told.join('\n'))]);
  if (contact?.address) facts.push(['LOCATION', icsText(contact.address)]);
  facts.push(['CLASS', 'PRIVATE']);
  if (reminderEnabled) {
    facts.push(['BEGIN', 'VALARM'], ['ACTION', 'DISPLAY'], ['TRIGGER', `-PT${reminderTime}H`]);
    facts.push(['DESCRIPTION', icsText(title)], ['END', 'VALARM']);
  }
  return facts;
}
