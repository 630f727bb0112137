// The contact that is a school: 'the school's number', 'call her in sick'.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Household } from '../reading/household.ts';

const SCHOOL = /\b(?:school|elementary|preschool|kindergarten|daycare|academy)\b/i;

/** The one school among the contacts; none where there are several. */
export function schoolContact({ contacts }: Household): MedicalContact | undefined {
  const schools = contacts.filter(({ name, specialty }) => SCHOOL.test(`${name} ${specialty}`));
  return schools.length === 1 ? schools[0] : undefined;
}
