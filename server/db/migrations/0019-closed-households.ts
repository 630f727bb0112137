// Households that their last member deleted: marked in that transaction, removed in pieces after it.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { instant } = columnTypes(dialect);
  await sql`alter table household add column closed_at ${instant('closed_at')}`.execute(kysely);
  await sql`create index household_closed on household (closed_at) where closed_at is not null`.execute(
    kysely,
  );
}
