// The stored doctor of somebody: who has seen them, else the family's pediatrician or doctor.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Household } from '../../reading/household.ts';
import { quoted } from '../../text/say.ts';
import type { Asked } from '../plan.ts';

const GROWN_UP = 18;
const isPediatric = ({ specialty, name }: MedicalContact): boolean =>
  /pa?ediatric/i.test(`${specialty} ${name}`);
/** Of no field of medicine alone, as an allergist is: who can be asked about anything. */
const isGeneral = ({ specialty, name }: MedicalContact): boolean =>
  specialty === '' ||
  /pa?ediatric|famil|general|primary|internal|internist|practi[ct]|\bgp\b/i.test(`${specialty} ${name}`);

/** The stored doctor of somebody; else the family's one for that age. */
export function doctorOf(
  { contacts, appointments }: Household,
  member: FamilyMember | undefined,
  isChild: boolean,
): MedicalContact | undefined {
  const doctors = contacts.filter(({ type }) => type === 'doctor');
  const seen = appointments
    .filter(({ familyMemberId }) => member !== undefined && familyMemberId === member.id)
    .toSorted((one, other) => other.appointmentDate.localeCompare(one.appointmentDate))
    .flatMap(({ contactId }) => doctors.find(({ id }) => id === contactId) ?? []);
  const fitting = doctors.filter((one) => isGeneral(one) && isPediatric(one) === isChild);
  return seen.find(isGeneral) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

interface DoctorFor {
  contact?: MedicalContact;
  isChild: boolean;
}

/** The doctor to ask about somebody; nobody where two fit alike. */
export function doctorFor({ household, slots }: Asked, member: FamilyMember | undefined): DoctorFor {
  const isChild = member
    ? member.age === null
      ? member.relationship === 'child'
      : member.age < GROWN_UP
    : slots.ages.length > 0 || slots.relations.some(({ name }) => name === 'child');
  const contact = doctorOf(household, member, isChild);
  return contact ? { contact, isChild } : { isChild };
}

/** Also one that is a pharmacy by its specialty alone. */
export const isPharmacy = ({ type, specialty }: MedicalContact): boolean =>
  type === 'pharmacy' || (type === null && /^pharmacy$/i.test(specialty));

export function pharmacyOf({ contacts }: Household): MedicalContact | undefined {
  const [one, ...others] = contacts.filter(isPharmacy);
  return others.length === 0 ? one : undefined;
}

/** 'Dr. Anika Patel, 212-555-0142' */
export const withNumber = ({ name, phoneNumber }: MedicalContact): string =>
  phoneNumber === '' ? quoted(name) : `${quoted(name)}, ${quoted(phoneNumber)}`;
