// Re-authentication before something is deleted permanently: the password or, without one, a recent sign-in at the
// provider or a recovery code.
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hashRecoveryCode } from '../../secrets.ts';
import type { AuthContext } from '../auth-context.ts';
import { foldEmail } from '../sign-in/form.ts';

const RECENT_MS = 5 * 60_000;
const WRONG_PASSWORD = "That isn't your password. Please try again.";
const WRONG_CODE = "That isn't one of your recovery codes, or it was used before. Please try again.";

type Needs = Pick<AuthContext, 'attempts' | 'passwords' | 'provider'>;

interface Given {
  password?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Returns when the signed-in parent is who they say; AppError `invalid` with one sentence otherwise. Tries count as at sign-in. */
export async function confirmOwner(auth: Needs, context: Context, given: Given): Promise<void> {
  const { accounts, actor } = context;
  const account = await accounts.findById(actor.userId);
  const began = await accounts.sessions.beginningOf(actor.sessionId);
  if (account === undefined || began === undefined) {
    throw new AppError('unauthenticated', 'Please sign in again.');
  }
  const { userId, passwordHash } = account;
  const who = { userId, emailFolded: foldEmail(account.email), address: began.address };
  if (passwordHash !== null) return checkPassword(auth, who, { typed: given.password, passwordHash });
  if (given.recoveryCode) return checkCode(auth, context, who, given.recoveryCode);
  // Such an account has no sessions but those that began at the provider.
  const ageMs = Math.abs(context.now().getTime() - Date.parse(began.createdAt));
  if (ageMs <= RECENT_MS) return;
  const again = auth.provider ? `Please sign in with ${auth.provider.name} again` : 'Please sign in again';
  throw new AppError('invalid', `${again} and come back within five minutes, or enter a recovery code.`);
}

interface Who {
  userId: string;
  emailFolded: string;
  /** Address where the session began: a stolen one cannot try from ever new addresses. */
  address: string;
}

async function checkPassword(
  { attempts, passwords }: Needs,
  { emailFolded, address }: Who,
  { typed, passwordHash }: { typed: string | undefined; passwordHash: string },
): Promise<void> {
  const password = typed?.replaceAll('\0', '') ?? '';
  if (password === '') throw new AppError('invalid', 'Please enter your password.');
  const right = await attempts.signIn(emailFolded, address, async (asker) =>
    (await passwords.verify(password, passwordHash, asker)) ? true : null,
  );
  if (right === null) throw new AppError('invalid', WRONG_PASSWORD);
}

async function checkCode(
  { attempts }: Needs,
  { accounts }: Context,
  { userId, emailFolded, address }: Who,
  typed: string,
): Promise<void> {
  const right = await attempts.recover(emailFolded, address, async () =>
    (await accounts.signIns.useRecoveryCode(userId, hashRecoveryCode(userId, typed))) ? true : null,
  );
  if (right === null) throw new AppError('invalid', WRONG_CODE);
}
