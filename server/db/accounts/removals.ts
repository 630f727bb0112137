// Permanent removal of a household or an account, with its traces in the file.
import { SqliteAdapter, sql, type Kysely } from 'kysely';
import { hashSecret } from '../../secrets.ts';
import { TABLE_NAMES, tables } from '../records/tables.ts';
import type { AccountsTables } from './account-tables.ts';

const referredTo = new Set(TABLE_NAMES.flatMap((name) => Object.values(tables[name].references)));
/** The history, and the tables of a household that no other table refers to. */
const LONG_TABLES = [
  'change_entry',
  'change_set',
  'tombstone',
  'seen_edit',
  ...TABLE_NAMES.filter((name) => tables[name].owner === 'household' && !referredTo.has(name)),
];

export class Removals {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /** Removes a household with everything in it: records, their history, memberships, conversations, sessions. */
  async household(id: string): Promise<void> {
    // The cascade would remove them as well, but row by row.
    for (const table of LONG_TABLES) {
      await sql`delete from ${sql.table(table)} where household_id = ${id}`.execute(this.#db);
    }
    await this.#db.deleteFrom('household').where('id', '=', id).execute();
  }

  /** No record of the household names this user any more, so that their membership can end. */
  async unlinkMember(householdId: string, userId: string, at: string): Promise<void> {
    await sql`
      update family_member set user_id = null, version = version + 1, updated_at = ${at}
      where household_id = ${householdId} and user_id = ${userId}`.execute(this.#db);
    // Written without the change log, which does the counting: the next change counts again.
    await this.#db.updateTable('household').set({ usage: null }).where('id', '=', householdId).execute();
  }

  /** Removes an account that belongs to no household any more, with every way in and every counted try. */
  async account(userId: string): Promise<void> {
    const removed = await this.#db
      .deleteFrom('user')
      .where('id', '=', userId)
      .returning('email_folded')
      .executeTakeFirst();
    if (removed === undefined) return;
    const tries = this.#db.deleteFrom('sign_in_attempt');
    await tries.where('account_hash', '=', hashSecret(removed.email_folded)).execute();
  }

  /**
   * Erases deleted data from SQLite's files: it was overwritten in the file, so emptying the log is enough. Outside
   * transactions only. During another read, such as a backup, the log keeps its content until the read ends.
   */
  async forgetDeleted(): Promise<void> {
    if (!(this.#db.getExecutor().adapter instanceof SqliteAdapter)) return;
    await this.#db.connection().execute(emptyLog);
  }
}

/** Moves everything from the log into the file, and cuts it to nothing. Nobody waits for a reader: everything in this process would. */
export async function emptyLog<DB>(connection: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
  }
}
