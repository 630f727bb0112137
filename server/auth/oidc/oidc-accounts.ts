// Finds or creates the account of a person signed in at a provider. Linked permanently by issuer and subject; by e-mail
// only when the provider has verified it.
import type { Credentials } from '../../db/accounts/accounts.ts';
import { AppError } from '../../errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { foldEmail, problemWithEmail } from '../sign-in/form.ts';
import { createAccount } from '../sign-in/new-account.ts';
import type { OidcIdentity } from './oidc.ts';

/** Origin of a sign-in: the address, and the invitation that a new parent follows. */
interface Origin {
  address: string;
  invitation: string | undefined;
}

/** The account signing in; true when that proved its e-mail address for the first time. */
interface Arrival {
  account: Credentials;
  handedOver: boolean;
}

/** The account of this person, found, linked or new. */
export async function accountOf(
  auth: AuthContext,
  identity: OidcIdentity,
  providerName: string,
  from: Origin,
): Promise<Arrival> {
  const linked = await auth.accounts.findByIdentity(identity.issuer, identity.subject);
  if (linked) {
    const verifiedNow =
      !linked.emailProved &&
      identity.emailVerified &&
      foldEmail(identity.email ?? '') === foldEmail(linked.email);
    return (
      (verifiedNow ? await linkExisting(auth, identity, linked.email) : undefined) ?? {
        account: linked,
        handedOver: false,
      }
    );
  }
  const { email } = identity;
  if (email === undefined || problemWithEmail(email)) {
    throw new AppError('forbidden', `${providerName} didn't tell us your email, which your account needs.`);
  }
  return (await linkExisting(auth, identity, email)) ?? create(auth, identity, email, providerName, from);
}

async function linkExisting(
  { accounts, now }: AuthContext,
  { issuer, subject, emailVerified }: OidcIdentity,
  email: string,
): Promise<Arrival | undefined> {
  if (!emailVerified) return undefined;
  return accounts.transaction(async (inner) => {
    const found = await inner.findByEmail(foldEmail(email));
    if (found === undefined) return undefined;
    // Anybody may have typed this e-mail when signing up. Its proved owner gets the account; the previous user loses
    // access.
    const handedOver = await inner.proofs.prove(found.userId);
    await inner.linkIdentity(found.userId, issuer, subject, now().toISOString());
    const account = await inner.findById(found.userId);
    return account && { account, handedOver };
  });
}

async function create(
  auth: AuthContext,
  { issuer, subject, emailVerified, firstName, lastName }: OidcIdentity,
  email: string,
  providerName: string,
  { address, invitation }: Origin,
): Promise<Arrival> {
  const { accounts, attempts, settings, newId, now } = auth;
  const person = { firstName, lastName, email, emailProved: emailVerified, passwordHash: null, invitation };
  const created = await attempts.signUp(foldEmail(email), address, () =>
    accounts.transaction(async (inner) => {
      const account = await createAccount({ accounts: inner, settings, newId, now }, person);
      if (account) await inner.linkIdentity(account.userId, issuer, subject, now().toISOString());
      return account;
    }),
  );
  if (created) return { account: created, handedOver: false };
  throw new AppError(
    'forbidden',
    `We couldn't sign you in with ${providerName}. If you already have an account, please sign in with your password.`,
  );
}
