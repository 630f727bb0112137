// Sets a new password by a link or a recovery code. In both cases every session of the account ends.
import type { Accounts, Credentials } from '../../db/accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { foldEmail } from '../sign-in/form.ts';
import { hashRecoveryCode, hashSecret, newSecret } from '../../secrets.ts';

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

/** Stores the password and ends every session, kitchen tablet and link. Part of a transaction. */
export async function replacePassword(
  accounts: Accounts,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await accounts.setPassword(userId, passwordHash, now.toISOString());
  await accounts.sessions.removeAllOf(userId);
  await accounts.kiosks.removeAllBy(userId);
  await accounts.sitterLinks.removeAllBy(userId);
  await accounts.signIns.removeResetsOf(userId);
}

/** The account that a link sets the password of, while it works; looking does not use it up. */
export async function accountOfLink(
  { accounts, now }: Needs,
  token: string,
): Promise<Credentials | undefined> {
  const userId = await accounts.signIns.findReset(hashSecret(token), now().toISOString());
  return userId === undefined ? undefined : accounts.findById(userId);
}

/** The account, and whether its e-mail address was proved for the first time. */
interface Reset {
  userId: string;
  handedOver: boolean;
}

/**
 * Uses a link up; null when it no longer works. The link went to the e-mail address, or came from the owner of this
 * PipPal: that proves the address.
 */
export async function resetByLink(
  { accounts, now }: Needs,
  token: string,
  passwordHash: string,
): Promise<Reset | null> {
  return accounts.transaction(async (inner) => {
    const userId = await inner.signIns.useReset(hashSecret(token), now().toISOString());
    if (userId === undefined) return null;
    const handedOver = await inner.proofs.prove(userId);
    await replacePassword(inner, userId, passwordHash, now());
    return { userId, handedOver };
  });
}

/** Uses a recovery code up; null when e-mail and code do not go together. A code proves no address. */
export async function resetByCode(
  { accounts, now }: Needs,
  given: { email: string; code: string },
  passwordHash: string,
): Promise<Reset | null> {
  return accounts.transaction(async (inner) => {
    const account = await inner.findByEmail(foldEmail(given.email));
    const hash = hashRecoveryCode(account?.userId ?? '', given.code);
    const used = await inner.signIns.useRecoveryCode(account?.userId ?? '', hash);
    if (!used || account === undefined) return null;
    await replacePassword(inner, account.userId, passwordHash, now());
    return { userId: account.userId, handedOver: false };
  });
}
