// Sets a new password by a link or a recovery code. In both cases every session of the account ends.
import type { Accounts } from '../../db/accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { foldEmail } from '../sign-in/form.ts';
import { hashRecoveryCode, hashSecret } from '../../secrets.ts';

type Needs = Pick<AuthContext, 'accounts' | 'now'>;

/** Stores the password and ends every session, kitchen tablet and link. Part of a transaction. */
export async function replacePassword(
  accounts: Accounts,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await accounts.setPassword(userId, passwordHash, now.toISOString());
  await accounts.sessions.removeAllOf(userId);
  await accounts.removeGivenAccess(userId);
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
