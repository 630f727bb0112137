// Use of a parent's rate limits (D24), so that all processes on one database count together.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text, counter, end } = columnTypes(dialect);
  await sql`create table rate_use (
    household_id ${text} not null,
    user_id ${text} not null,
    kind ${text} not null check (kind in ('message', 'wording')),
    used_until ${counter} not null,
    primary key (household_id, user_id, kind),
    foreign key (household_id, user_id) references membership (household_id, user_id) on delete cascade
  ) ${end}`.execute(kysely);
}
