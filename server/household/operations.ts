// The operations of the household, bound. Removing it for good is done where all of its data is known.
import { household } from '#contract/household.ts';
import type { Context } from '../context.ts';
import { implement, type Bound } from '../implement.ts';
import { getHousehold, switchHousehold, updateHousehold } from './household.ts';
import { createInvitation, revokeInvitation } from './invitations.ts';
import { leaveHousehold, removeHouseholdMember } from './members.ts';

/** `deleteHousehold` removes the household of the session with everything in it. */
export function householdOperations(
  deleteHousehold: (context: Context, input: { word: 'DELETE' }) => Promise<undefined>,
): Bound[] {
  return implement(household, {
    getHousehold,
    updateHousehold,
    switchHousehold,
    createInvitation,
    revokeInvitation,
    removeHouseholdMember,
    leaveHousehold,
    deleteHousehold,
  });
}
