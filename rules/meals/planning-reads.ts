// The reads that Meal Planning begins with: whose food is checked, and by which rules. The server names them in its document.
import { allergies } from '#contract/allergies.ts';
import { family } from '#contract/family.ts';
import { school } from '#contract/school.ts';

/** Their addresses, as the hooks of Meal Planning write them. */
export const planningReads = (): string[] => [
  family.listFamilyMembers.path,
  allergies.listAllergyRecords.path,
  school.getSchoolSettings.path,
  school.listSchools.path,
];
