// Password reset by the administrator of a PipPal, for a parent who is locked out.
import type { Accounts } from '../../db/accounts/accounts.ts';
import { foldEmail } from '../sign-in/form.ts';
import { problemWithPassword } from '../access/new-password.ts';
import { Passwords } from '../access/passwords.ts';
import { replacePassword } from './reset.ts';
import { makeResetLink } from './reset-links.ts';

interface Request {
  accounts: Accounts;
  now: () => Date;
  email: string;
  /** Address under which parents reach this PipPal. */
  base: string;
  /** Sets this password at once; without it a link is made. */
  password: string | undefined;
}

/** Makes a link or sets the password; says in one sentence what happened. */
export async function resetForOwner(request: Request): Promise<{ ok: boolean; sentence: string }> {
  const { accounts, now, email, base, password } = request;
  const unknown = { ok: false, sentence: `There is no account for ${email}.` };
  if (password === undefined) {
    const made = await makeResetLink({ accounts, now }, email, base);
    if (made === undefined) return unknown;
    return {
      ok: true,
      sentence: `This link sets a new password. It works once, for one hour:\n${made.link}`,
    };
  }
  const problem = await problemWithPassword(password, [email]);
  if (problem !== undefined) return { ok: false, sentence: problem };
  const account = await accounts.findByEmail(foldEmail(email));
  if (account === undefined) return unknown;
  const passwordHash = await new Passwords().hash(password);
  const handedOver = await accounts.transaction(async (inner) => {
    // The administrator vouches for the person, as with a link.
    const first = await inner.proofs.prove(account.userId);
    await replacePassword(inner, account.userId, passwordHash, now());
    return first;
  });
  const codes = handedOver ? ' Earlier recovery codes no longer work; Settings makes new ones.' : '';
  return {
    ok: true,
    sentence: `The password of ${account.email} is set, and every session has ended.${codes}`,
  };
}
