// The operations of the parent's own access, bound: devices, the password, and the end of the account.
import { access } from '#contract/household.ts';
import { endDevice, listDevices } from '../access/devices.ts';
import type { Context } from '../context.ts';
import { implement, type Bound } from '../implement.ts';
import type { AuthContext } from './auth-context.ts';
import { changePassword } from './change-password.ts';

/** `deleteAccount` removes the account of the session. */
export function accessOperations(
  auth: AuthContext,
  deleteAccount: (context: Context, input: { word: 'DELETE' }) => Promise<undefined>,
): Bound[] {
  return implement(access, {
    listSessions: (context) => listDevices(context, auth.settings.limits),
    endSession: endDevice,
    changePassword: (context, input) => changePassword(auth, context, input),
    deleteAccount,
  });
}
