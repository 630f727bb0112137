// Birth dates of family members.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { date } = columnTypes(dialect);
  await sql`alter table family_member add column birth_date ${date('birth_date')}`.execute(kysely);
}
