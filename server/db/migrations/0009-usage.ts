// Usage counters of a household (D39), and an index of the changes that still have images.
import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../engine/column-types.ts';
import type { Dialect } from '../engine/open.ts';

export async function up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { json } = columnTypes(dialect);
  // Empty until the household's next change counts what is there.
  await sql`alter table household add column usage ${json('usage')}`.execute(kysely);
  await sql`create index change_entry_images on change_entry (household_id, seq, position)
    where label is not null`.execute(kysely);
}
