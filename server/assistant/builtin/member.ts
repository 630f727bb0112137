// The fields of a family member that the built-in model speaks about.
import type { FamilyMember } from '#contract/kinds/family-member.ts';

export type Member = Pick<
  FamilyMember,
  'name' | 'relationship' | 'age' | 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds' | 'interests'
> &
  Partial<Pick<FamilyMember, 'notes'>>;
