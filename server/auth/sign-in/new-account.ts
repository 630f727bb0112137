// Creates an account, with a household of its own or as a member of the household of an invitation.
import { NO_PREFERENCES } from '#contract/account.ts';
import type { Accounts, Credentials } from '../../db/accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { familyName } from '../../db/accounts/households.ts';
import { hashRecoveryCode, hashSecret, newRecoveryCode } from '../../secrets.ts';
import { foldEmail } from './form.ts';
import { refuseUninvited } from './who-may-sign-up.ts';

const CODES = 10;

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  emailProved: boolean;
  passwordHash: string | null;
  /** The secret of the link with which this person joins a household. */
  invitation?: string | undefined;
}

type Needs = Pick<AuthContext, 'accounts' | 'settings' | 'newId' | 'now'>;

/**
 * Creates the account; undefined when the e-mail has one already, which stays untouched. AppError `not_found` when the
 * invitation no longer works, `forbidden` when only invited people may have one.
 */
export async function createAccount(needs: Needs, person: Person): Promise<Credentials | undefined> {
  return needs.accounts.transaction(async (accounts) => {
    await refuseUninvited(accounts, needs.settings, person);
    return insertAccount({ ...needs, accounts }, person);
  });
}

async function insertAccount(
  { accounts, newId, now }: Needs,
  person: Person,
): Promise<Credentials | undefined> {
  const { firstName, lastName, emailProved, passwordHash, invitation } = person;
  const userId = newId();
  const email = person.email.trim();
  const householdId = await accounts.create({
    userId,
    householdId: newId(),
    householdName: familyName(firstName, lastName),
    invitation: invitation === undefined ? undefined : hashSecret(invitation),
    email,
    emailFolded: foldEmail(email),
    emailProved,
    firstName,
    lastName,
    passwordHash,
    preferences: NO_PREFERENCES,
    at: now().toISOString(),
  });
  if (householdId === undefined) return undefined;
  return {
    userId,
    householdId,
    firstName,
    email,
    emailProved,
    passwordHash,
    credentialsVersion: 0,
    preferences: NO_PREFERENCES,
  };
}

/**
 * Ten new recovery codes in the place of earlier ones; the only time anybody can read them. AppError `busy` when the
 * account's credentials were replaced since it was read.
 */
export async function giveRecoveryCodes(
  accounts: Accounts,
  { userId, credentialsVersion }: Pick<Credentials, 'userId' | 'credentialsVersion'>,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await accounts.transaction(async (inner) => {
    await inner.signIns.holdCredentials(userId, credentialsVersion);
    await inner.signIns.replaceRecoveryCodes(userId, hashes, now.toISOString());
    await inner.changePreferences(userId, { recoveryCodes: 'new' }, now.toISOString());
  });
  return codes;
}
