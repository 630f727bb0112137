// Links to sheets for sitters (decision 034): the hash of the link, and the sheet as it was made.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, json, instant, end } = columnTypes(dialect);
  // With the membership of the parent who made it, a link goes too.
  await sql`create table sitter_link (
    id ${text} not null primary key,
    household_id ${text} not null,
    user_id ${text} not null,
    token_hash ${text} not null unique,
    sheet ${json('sheet')} not null,
    created_at ${instant('created_at')} not null,
    expires_at ${instant('expires_at')} not null,
    foreign key (household_id, user_id) references membership (household_id, user_id) on delete cascade
  ) ${end}`.execute(kysely);
  await sql`create index sitter_link_household on sitter_link (household_id, user_id)`.execute(kysely);
}
