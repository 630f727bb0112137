// Operations of the parent's own access: devices, the password, and deleting an account or a household.
import { access } from '#contract/household.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import type { Context } from '../../context.ts';
import { implement, type Bound } from '../../implement.ts';
import type { AuthContext } from '../auth-context.ts';
import { changePassword } from './change-password.ts';
import { confirmOwner } from './confirm-owner.ts';

type Deletion = (context: Context) => Promise<undefined>;

/** `deletions` remove the account, or the household, of the session. */
export function accessOperations(
  auth: AuthContext,
  deletions: { account: Deletion; household: Deletion },
): Bound[] {
  return implement(access, {
    listSessions: (context) => listDevices(context, auth.settings.limits),
    endSession: endDevice,
    endOtherSessions: endOtherDevices,
    changePassword: (context, input) => changePassword(auth, context, input),
    async deleteAccount(context, given) {
      await confirmOwner(auth, context, given);
      return deletions.account(context);
    },
    async deleteHousehold(context, given) {
      await confirmOwner(auth, context, given);
      return deletions.household(context);
    },
  });
}
