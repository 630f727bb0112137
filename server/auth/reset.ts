// Setting a new password by a link or a recovery code. Whichever way: every session of the account ends.
import type { Accounts } from '../db/accounts.ts';
import type { AuthContext } from './auth-context.ts';
import { foldEmail } from './form.ts';
import { hashRecoveryCode, hashSecret, newSecret } from '../secrets.ts';

const LINK_MS = 3_600_000;

type Needs = Pick<AuthContext, 'accounts' | 'now'>;

/** A one-time link for the account; undefined when nobody has this e-mail. The secret is only in the link. */
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

/** Stores the password and ends every session and every link. Part of a transaction. */
export async function replacePassword(
  accounts: Accounts,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await accounts.setPassword(userId, passwordHash, now.toISOString());
  await accounts.sessions.removeAllOf(userId);
  await accounts.signIns.removeResetsOf(userId);
}

/** Whether a link still works; looking does not use it up. */
export async function linkWorks({ accounts, now }: Needs, token: string): Promise<boolean> {
  return (await accounts.signIns.findReset(hashSecret(token), now().toISOString())) !== undefined;
}

/** Uses a link up; answers whose it was, or null when it no longer works. */
export async function resetByLink(
  { accounts, now }: Needs,
  token: string,
  passwordHash: string,
): Promise<string | null> {
  return accounts.transaction(async (inner) => {
    const userId = await inner.signIns.useReset(hashSecret(token), now().toISOString());
    if (userId === undefined) return null;
    await replacePassword(inner, userId, passwordHash, now());
    // The link went to this e-mail, or came from the owner of this PipPal.
    await inner.proveEmail(userId);
    return userId;
  });
}

/** Uses a recovery code up; answers whose it was, or null when e-mail and code do not go together. */
export async function resetByCode(
  { accounts, now }: Needs,
  given: { email: string; code: string },
  passwordHash: string,
): Promise<string | null> {
  return accounts.transaction(async (inner) => {
    const account = await inner.findByEmail(foldEmail(given.email));
    const hash = hashRecoveryCode(account?.userId ?? '', given.code);
    const used = await inner.signIns.useRecoveryCode(account?.userId ?? '', hash);
    if (!used || account === undefined) return null;
    await replacePassword(inner, account.userId, passwordHash, now());
    return account.userId;
  });
}
