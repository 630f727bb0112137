// Operations on the family members of a household.
import { crud } from './crud.ts';
import type { familyMember } from './kinds/family-member.ts';

export const family = crud<typeof familyMember>('family_member', {
  medication: true,
  dose: true,
  medical_appointment: true,
  medical_record: true,
  school_settings: true,
  school: true,
  school_day: true,
});
