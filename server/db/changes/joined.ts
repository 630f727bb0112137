// Records in the change log that a parent joined the household: a change set without records, which cannot be undone.
import type { Kysely } from 'kysely';
import { JOINED } from '#contract/changes.ts';
import type { AccountsTables } from '../accounts/account-tables.ts';
import type { Schema } from '../schema.ts';

interface Joined {
  /** Id of the change set. */
  id: string;
  householdId: string;
  userId: string;
  at: string;
}

/** Part of a transaction; followers of the household hear of it. */
export async function logJoined(
  accounts: Kysely<AccountsTables>,
  { id, householdId, userId, at }: Joined,
): Promise<void> {
  // The handle of the accounts is that of the whole database.
  const trx = accounts as unknown as Kysely<Schema>;
  const { seq } = await trx
    .updateTable('household')
    .set((set) => ({ seq: set('seq', '+', 1) }))
    .where('id', '=', householdId)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('change_set')
    .values({
      household_id: householdId,
      seq,
      id,
      user_id: userId,
      through: 'app',
      operation: JOINED,
      at,
      undoes: null,
      undone: 0,
      origin: null,
    })
    .execute();
}
