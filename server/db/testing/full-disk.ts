// For tests: a full database, which refuses writes with the real error code.
import { sql } from 'kysely';
import { readCatalog } from '../engine/catalog.ts';
import { newId } from '../records/ids.ts';
import type { Database } from '../engine/open.ts';
import { writtenIfRoom } from '../engine/sql-errors.ts';

/** Stands in the rows that fill the disk. */
const FILLER = 'filler';
const LATER = '2099-01-01T08:00:00.000Z';
const AT = '2026-11-01T08:00:00.000Z';

/** Leaves no room for another session or counted try; the function returned makes room again. */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  return database.dialect === 'sqlite' ? fillFile(database) : refuseWrites(database);
}

/** SQLite may take no further page, and those of the two tables are full. */
async function fillFile({ kysely }: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(kysely);
  const owner = await kysely.selectFrom('membership').selectAll().executeTakeFirstOrThrow();
  const { user_id, household_id } = owner;
  const times = { created_at: AT, last_seen_at: LATER, address: '', user_agent: FILLER };
  const session = () => ({ id: newId(), token_hash: newId(), user_id, household_id, ...times });
  await untilFull(() => kysely.insertInto('session').values(session()).execute());
  const empty = { kind: 'sign-in', account_hash: FILLER, address: '', known: 0, at: LATER } as const;
  const attempt = () => ({ id: newId(), ...empty });
  await untilFull(() => kysely.insertInto('sign_in_attempt').values(attempt()).execute());
  return async () => {
    await sql`pragma max_page_count = 4294967294`.execute(kysely);
    await kysely.deleteFrom('session').where('user_agent', '=', FILLER).execute();
    await kysely.deleteFrom('sign_in_attempt').where('account_hash', '=', FILLER).execute();
  };
}

/** Inserts until not even the last gap of a page takes another row. */
async function untilFull(insert: () => Promise<unknown>): Promise<void> {
  for (let refused = 0; refused < 50;) {
    const written = await writtenIfRoom(async () => void (await insert()));
    refused = written ? 0 : refused + 1;
  }
}

/** PostgreSQL refuses every row as it does when its disk is full (disk_full, 53100). */
async function refuseWrites({ kysely, dialect }: Database): Promise<() => Promise<void>> {
  await sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$
  `.execute(kysely);
  for (const { name } of await readCatalog(kysely, dialect)) {
    await sql`
      create trigger no_room before insert or update or delete on ${sql.table(name)}
      for each row execute function no_room()`.execute(kysely);
  }
  return async () => {
    await sql`drop function if exists no_room() cascade`.execute(kysely);
  };
}
