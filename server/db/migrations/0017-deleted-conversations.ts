// Deleted conversations, which can be restored for a while; found by an index when that while is over.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { instant } = columnTypes(dialect);
  await sql`alter table conversation add column deleted_at ${instant('deleted_at')}`.execute(kysely);
  await sql`create index conversation_deleted on conversation (deleted_at) where deleted_at is not null`.execute(
    kysely,
  );
}
