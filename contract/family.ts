// The people of a household: what can be done with family members.
import { crud } from './crud.ts';
import { familyMember } from './kinds/family-member.ts';

export const family = crud(familyMember);
