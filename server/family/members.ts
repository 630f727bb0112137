// The people of the household.
import { family } from '#contract/family.ts';
import { familyMember } from '#contract/kinds/family-member.ts';
import { crudHandlers } from '../crud.ts';
import { implement } from '../implement.ts';

export const familyOperations = implement(family, crudHandlers(familyMember));
