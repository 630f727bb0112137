// Permanent removal of a household or an account, with its traces in the file.
import { SqliteAdapter, sql, type Kysely } from 'kysely';
import { hashSecret } from '../../secrets.ts';
import { TABLE_NAMES, tables, type TableName } from '../records/tables.ts';
import type { AccountsTables } from './account-tables.ts';

/** Rows that one statement removes: it blocks other requests for a few milliseconds. */
const ROWS_AT_ONCE = 500;

/** Tables of a household's records, each before those that it refers to. */
function recordTables(): TableName[] {
  const left = new Set(TABLE_NAMES.filter((name) => tables[name].owner === 'household'));
  const sorted: TableName[] = [];
  const isReferredTo = (to: TableName) =>
    [...left].some((from) => from !== to && Object.values(tables[from].references).includes(to));
  while (left.size > 0) {
    const free = [...left].filter((name) => !isReferredTo(name));
    if (free.length === 0) throw new Error(`${[...left].join()} refer to each other.`);
    for (const name of free) left.delete(name);
    sorted.push(...free);
  }
  return sorted;
}

/** Tables of a household that can be long, with the columns of their primary keys besides the household. */
const LONG_TABLES: readonly { table: string; key: readonly string[] }[] = [
  { table: 'change_entry', key: ['seq', 'position'] },
  { table: 'change_set', key: ['seq'] },
  { table: 'tombstone', key: ['record_table', 'record_id'] },
  { table: 'seen_edit', key: ['edit_id'] },
  ...recordTables().map((table) => ({ table, key: ['id'] })),
];

export class Removals {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /**
   * Ends every access to a household for good: memberships with what is each parent's own, invitations, sessions. Its
   * records are out of reach then, and `clearHousehold` must remove them after the transaction.
   */
  async closeHousehold(id: string, at: string): Promise<void> {
    await sql`update family_member set user_id = null where household_id = ${id} and user_id is not null`.execute(
      this.#db,
    );
    for (const table of ['session', 'membership'] as const)
      await this.#db.deleteFrom(table).where('household_id', '=', id).execute();
    await this.#db.updateTable('household').set({ closed_at: at }).where('id', '=', id).execute();
  }

  /**
   * Removes a closed household with its records and their history, in short transactions of its own; any other is left
   * alone. When it is interrupted, `clearClosedHouseholds` removes the rest.
   */
  async clearHousehold(id: string, pause: () => Promise<void> = async () => undefined): Promise<void> {
    const closed = await this.#closed().where('id', '=', id).executeTakeFirst();
    if (closed === undefined) return;
    for (const { table, key } of LONG_TABLES) {
      const columns = sql.join(key.map((column) => sql.ref(column)));
      for (let removed = ROWS_AT_ONCE; removed === ROWS_AT_ONCE; await pause()) {
        const { numAffectedRows } = await sql`
          delete from ${sql.table(table)} where household_id = ${id} and (${columns}) in (
            select ${columns} from ${sql.table(table)} where household_id = ${id}
            order by ${columns} limit ${ROWS_AT_ONCE})`.execute(this.#db);
        removed = Number(numAffectedRows ?? 0);
      }
    }
    await this.#db.deleteFrom('household').where('id', '=', id).execute();
  }

  /** Removes what is left of all closed households, such as after the process ended during a removal. */
  async clearClosedHouseholds(pause: () => Promise<void>): Promise<void> {
    for (const { id } of await this.#closed().execute()) await this.clearHousehold(id, pause);
  }

  #closed() {
    return this.#db.selectFrom('household').select('id').where('closed_at', 'is not', null);
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
