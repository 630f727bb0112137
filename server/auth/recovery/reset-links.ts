// One-time links that set a new password, and the accounts behind them.
import type { Credentials } from '../../db/accounts/accounts.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import type { AuthContext } from '../auth-context.ts';
import { foldEmail } from '../sign-in/form.ts';

const LINK_MS = 3_600_000;

type Needs = Pick<AuthContext, 'accounts' | 'now'>;

/** A one-time link for the account; undefined when no account has this e-mail. The secret is only in the link. */
export async function makeResetLink(
  { accounts, now }: Needs,
  email: string,
  base: string,
): Promise<{ link: string; email: string } | undefined> {
  const account = await accounts.findByEmail(foldEmail(email));
  if (account === undefined) return undefined;
  const token = newSecret();
  const at = now();
  await accounts.transaction((inner) =>
    inner.signIns.insertReset(
      hashSecret(token),
      account.userId,
      at.toISOString(),
      new Date(at.getTime() + LINK_MS).toISOString(),
    ),
  );
  return { link: new URL(`/api/reset?token=${token}`, base).href, email: account.email };
}

/** The account that a link sets the password of, while it works; looking does not use it up. */
export async function accountOfLink(
  { accounts, now }: Needs,
  token: string,
): Promise<Credentials | undefined> {
  const userId = await accounts.signIns.findReset(hashSecret(token), now().toISOString());
  return userId === undefined ? undefined : accounts.findById(userId);
}
