// Conflicts of applied edits, so that a device that lost the response is told when it sends them again (decision 009).
import { sql, type Kysely } from 'kysely';

export async function up(kysely: Kysely<unknown>): Promise<void> {
  await sql`alter table seen_edit add column conflicts text`.execute(kysely);
}
