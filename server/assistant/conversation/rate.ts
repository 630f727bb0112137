// Rate limits of a parent (D24), counted in the database.
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

const TOO_MANY = 'That was a lot at once. Please wait a moment before you write again.';

/** Counts one use; AppError `too_many` when this minute's allowance is used up. */
export async function countUse(
  { accounts, actor, now }: Context,
  kind: 'message' | 'wording',
  perMinute: number,
): Promise<void> {
  if (!Number.isFinite(perMinute)) return;
  const { householdId, userId } = actor;
  const retryAfter = await accounts.rates.take({ householdId, userId, kind, perMinute }, now());
  if (retryAfter > 0) throw new AppError('too_many', TOO_MANY, { retryAfter });
}
