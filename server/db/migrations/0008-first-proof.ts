// Columns for the first proof of an e-mail address: the question about the household, a version of the credentials, and
// counted successful sign-ins. Decision 014.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  await sql`alter table membership add column to_confirm integer not null default 0
    check (to_confirm in (0, 1))`.execute(kysely);
  await sql`alter table "user" add column credentials_version integer not null default 0`.execute(kysely);
  // Another list of kinds needs another check.
  await sql`create table sign_in_attempt_new (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('sign-in', 'signed-in', 'recovery', 'sign-up', 'forgot')),
    account_hash ${text} not null,
    address ${text} not null,
    known integer not null check (known in (0, 1)),
    at ${instant('at')} not null
  ) ${end}`.execute(kysely);
  await sql`insert into sign_in_attempt_new select id, kind, account_hash, address, known, at from sign_in_attempt`.execute(
    kysely,
  );
  await sql`drop table sign_in_attempt`.execute(kysely);
  await sql`alter table sign_in_attempt_new rename to sign_in_attempt`.execute(kysely);
  await sql`create index sign_in_attempt_account on sign_in_attempt (account_hash, at)`.execute(kysely);
  await sql`create index sign_in_attempt_address on sign_in_attempt (address, at)`.execute(kysely);
  await sql`create index sign_in_attempt_at on sign_in_attempt (at)`.execute(kysely);
}
