// Decides who may create an account: everybody, or with SIGN_UP=invited the first parent, holders of an invitation
// link, and people whose address the owner's provider verified.
import { PRODUCT } from '#contract/common.ts';
import type { Accounts } from '../../db/accounts/accounts.ts';
import { AppError } from '../../errors.ts';
import type { AuthContext } from '../auth-context.ts';

export const BY_INVITATION = `This ${PRODUCT} is for invited families. Please ask someone who uses it for an invitation link.`;

/** Somebody who wants an account. */
interface Newcomer {
  emailProved: boolean;
  /** The secret of an invitation link. */
  invitation?: string | undefined;
}

type Settings = Pick<AuthContext, 'settings'>['settings'];

const needsNoLeave = ({ signUp }: Settings, { emailProved, invitation }: Newcomer): boolean =>
  signUp === 'open' || emailProved || invitation !== undefined;

/** True when this visitor can use the form to create an account. */
export async function maySignUp(
  { accounts, settings }: Pick<AuthContext, 'accounts' | 'settings'>,
  invitation: string | undefined,
): Promise<boolean> {
  const newcomer = { emailProved: false, invitation };
  return needsNoLeave(settings, newcomer) || !(await accounts.signIns.anybodyHasAccount());
}

/** Part of the transaction that creates the account. AppError `forbidden` when this person may not have one. */
export async function refuseUninvited(
  accounts: Accounts,
  settings: Settings,
  newcomer: Newcomer,
): Promise<void> {
  if (needsNoLeave(settings, newcomer)) return;
  // Of two who are first at the same moment, one is.
  await accounts.signIns.lockAccounts();
  if (await accounts.signIns.anybodyHasAccount()) throw new AppError('forbidden', BY_INVITATION);
}
