// Changes the password of a signed-in parent: the current one is checked like a sign-in, with the same limits.
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { foldEmail } from '../sign-in/form.ts';
import { problemWithPassword } from './new-password.ts';

const WRONG = "That isn't your current password. Please try again.";
const NONE = 'Your account has no password yet. “Forgot password?” on the sign-in page lets you set one.';

type Needs = Pick<AuthContext, 'attempts' | 'passwords'>;

/** Sets a new password and signs every other device out; what this parent gave others access with ends, recovery codes stay. */
export async function changePassword(
  { attempts, passwords }: Needs,
  { accounts, actor, now }: Context,
  { current, password }: { current: string; password: string },
): Promise<undefined> {
  const account = await accounts.findById(actor.userId);
  const began = await accounts.sessions.beginningOf(actor.sessionId);
  if (account === undefined || began === undefined) {
    throw new AppError('unauthenticated', 'Please sign in again.');
  }
  const names = [account.firstName, account.email];
  const problem = await problemWithPassword(password.replaceAll('\0', ''), names);
  if (problem !== undefined) throw new AppError('invalid', problem);
  const { passwordHash } = account;
  if (passwordHash === null) throw new AppError('invalid', NONE);
  // Counted for the address where the session began: a stolen session cannot try from ever new addresses.
  const asker = await attempts.signIn(foldEmail(account.email), began.address, async (from) =>
    (await passwords.verify(current.replaceAll('\0', ''), passwordHash, from)) ? from : null,
  );
  if (asker === null) throw new AppError('invalid', WRONG);
  const newHash = await passwords.hash(password.replaceAll('\0', ''), asker);
  await accounts.transaction(async (inner) => {
    // Somebody may have set another one while we computed: then what was typed is no longer the current one.
    if (!(await inner.replacePassword(actor.userId, passwordHash, newHash, now().toISOString()))) {
      throw new AppError('invalid', WRONG);
    }
    await inner.sessions.removeOthersOf(actor.userId, actor.sessionId);
    await inner.removeGivenAccess(actor.userId);
  });
  return undefined;
}
