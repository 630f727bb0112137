// The people of an appointment: the member it is for, and the contact it is with.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';

/** Family members, or contacts, of whom no more than the name is needed. */
type Named = readonly { id: string; name: string }[];

const nameIn = (named: Named, id: string | null): string | undefined =>
  named.find((one) => one.id === id)?.name;

/** 'For Mia, with Dr. Lee'; what is not known is left out, and nothing known is ''. */
export function peopleOfAppointment(
  { familyMemberId, contactId }: Pick<MedicalAppointment, 'familyMemberId' | 'contactId'>,
  { members, contacts }: { members: Named; contacts: Named },
): string {
  const member = nameIn(members, familyMemberId);
  const contact = nameIn(contacts, contactId);
  const people = [member && `for ${member}`, contact && `with ${contact}`].filter(Boolean).join(', ');
  return people.slice(0, 1).toUpperCase() + people.slice(1);
}
