// Invitation links to a household.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, instant, end } = columnTypes(dialect);
  // With the membership of the parent who made it, an invitation goes too.
  await sql`create table invitation (
    id ${text} not null primary key,
    household_id ${text} not null,
    user_id ${text} not null,
    token_hash ${text} not null unique,
    created_at ${instant('created_at')} not null,
    expires_at ${instant('expires_at')} not null,
    used_by ${text},
    foreign key (household_id, user_id) references membership (household_id, user_id) on delete cascade
  ) ${end}`.execute(kysely);
  await sql`create index invitation_household on invitation (household_id, user_id)`.execute(kysely);
}
