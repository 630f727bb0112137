// The browser tab of a change, so that a tab does not receive its own changes.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { text } = columnTypes(dialect);
  await sql`alter table change_set add column origin ${text}`.execute(kysely);
}
