// A new account with a household of its own.
import { NO_PREFERENCES } from '#contract/account.ts';
import type { Accounts, Credentials } from '../db/accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { foldEmail } from './form.ts';
import { hashRecoveryCode, newRecoveryCode } from './secrets.ts';

const CODES = 10;

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  emailProved: boolean;
  passwordHash: string | null;
}

/** Creates the account; undefined when the e-mail has one already. */
export async function createAccount(
  { accounts, newId, now }: Pick<AuthContext, 'accounts' | 'newId' | 'now'>,
  person: Person,
): Promise<Credentials | undefined> {
  const { firstName, lastName, emailProved, passwordHash } = person;
  const userId = newId();
  const householdId = newId();
  const email = person.email.trim();
  const created = await accounts.create({
    userId,
    householdId,
    householdName: lastName === '' ? `${firstName}’s family` : `${lastName} family`,
    email,
    emailFolded: foldEmail(email),
    emailProved,
    firstName,
    lastName,
    passwordHash,
    preferences: NO_PREFERENCES,
    at: now().toISOString(),
  });
  if (!created) return undefined;
  return { userId, householdId, firstName, email, emailProved, passwordHash, preferences: NO_PREFERENCES };
}

/** Ten new recovery codes in the place of earlier ones; the only time anybody can read them. */
export async function giveRecoveryCodes(accounts: Accounts, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await accounts.transaction((inner) =>
    inner.signIns.replaceRecoveryCodes(userId, hashes, now.toISOString()),
  );
  return codes;
}
