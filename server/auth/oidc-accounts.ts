// Which account a provider's person has here. Linked for good by issuer and subject; by e-mail only when the
// provider has verified it.
import type { Credentials } from '../db/accounts.ts';
import { AppError } from '../errors.ts';
import type { AuthContext } from './auth-context.ts';
import { foldEmail, problemWithEmail } from './form.ts';
import { createAccount } from './new-account.ts';
import type { OidcIdentity } from './oidc.ts';

/** Where a sign-in comes from: the address, and the invitation a new parent follows. */
interface Origin {
  address: string;
  invitation: string | undefined;
}

/** The account of this person, found, linked or new. */
export async function accountOf(
  auth: AuthContext,
  identity: OidcIdentity,
  providerName: string,
  from: Origin,
): Promise<Credentials> {
  const linked = await auth.accounts.findByIdentity(identity.issuer, identity.subject);
  if (linked) return linked;
  const { email } = identity;
  if (email === undefined || problemWithEmail(email)) {
    throw new AppError('forbidden', `${providerName} did not tell us your email, which your account needs.`);
  }
  return (await linkExisting(auth, identity, email)) ?? create(auth, identity, email, providerName, from);
}

async function linkExisting(
  { accounts, now }: AuthContext,
  { issuer, subject, emailVerified }: OidcIdentity,
  email: string,
): Promise<Credentials | undefined> {
  if (!emailVerified) return undefined;
  return accounts.transaction(async (inner) => {
    const account = await inner.findByEmail(foldEmail(email));
    if (account === undefined) return undefined;
    // Anybody can have typed this e-mail when signing up. Its proved owner comes in; whoever was there goes out.
    if (!account.emailProved) await inner.removeWaysIn(account.userId);
    await inner.proveEmail(account.userId);
    await inner.linkIdentity(account.userId, issuer, subject, now().toISOString());
    return account;
  });
}

async function create(
  auth: AuthContext,
  { issuer, subject, emailVerified, firstName, lastName }: OidcIdentity,
  email: string,
  providerName: string,
  { address, invitation }: Origin,
): Promise<Credentials> {
  const { accounts, attempts, newId, now } = auth;
  const person = { firstName, lastName, email, emailProved: emailVerified, passwordHash: null, invitation };
  const created = await attempts.signUp(foldEmail(email), address, () =>
    accounts.transaction(async (inner) => {
      const account = await createAccount({ accounts: inner, newId, now }, person);
      if (account) await inner.linkIdentity(account.userId, issuer, subject, now().toISOString());
      return account;
    }),
  );
  if (created) return created;
  throw new AppError(
    'forbidden',
    `We could not sign you in with ${providerName}. If you already have an account, please sign in with your password.`,
  );
}
