// Kitchen tablets (decision 035): their sessions, the mark of changes made on one, and counted tries of their codes.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  // With the membership of the parent who made it, a tablet's access goes too.
  await sql`create table kiosk (
    id ${text} not null primary key,
    household_id ${text} not null,
    user_id ${text} not null,
    code_hash ${text} unique,
    token_hash ${text} unique,
    show_titles integer not null check (show_titles in (0, 1)),
    created_at ${instant('created_at')} not null,
    expires_at ${instant('expires_at')} not null,
    last_seen_at ${instant('last_seen_at')},
    user_agent ${text} not null,
    foreign key (household_id, user_id) references membership (household_id, user_id) on delete cascade
  ) ${end}`.execute(kysely);
  await sql`create index kiosk_household on kiosk (household_id, user_id)`.execute(kysely);
  await sql`alter table change_set add column kiosk integer not null default 0
    check (kiosk in (0, 1))`.execute(kysely);
  // Another list of kinds needs another check.
  await sql`create table sign_in_attempt_new (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('sign-in', 'signed-in', 'recovery', 'sign-up', 'forgot', 'kiosk')),
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
