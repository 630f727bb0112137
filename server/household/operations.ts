// Operations of the household. Deleting it is an operation of the parent's access, which asks for the password.
import { household } from '#contract/household.ts';
import { implement, type Bound } from '../implement.ts';
import { getHousehold, switchHousehold, updateHousehold } from './household.ts';
import { createInvitation, revokeInvitation } from './invitations.ts';
import { leaveHousehold, removeHouseholdMember } from './members.ts';

export const householdOperations: Bound[] = implement(household, {
  getHousehold,
  updateHousehold,
  switchHousehold,
  createInvitation,
  revokeInvitation,
  removeHouseholdMember,
  leaveHousehold,
});
