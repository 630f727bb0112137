// Indexes for weekly menus by week and for sessions by their beginning, so that neither reads those of all households.
import { sql, type Kysely } from 'kysely';

export async function up(kysely: Kysely<unknown>): Promise<void> {
  await sql`create index weekly_menu_week on weekly_menu (household_id, week_start_date, created_at, id)`.execute(
    kysely,
  );
  await sql`create index session_created on session (created_at)`.execute(kysely);
}
