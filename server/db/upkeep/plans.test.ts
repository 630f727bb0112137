// Plans of the database: with the statistics of a single household, nothing reads the rows of all households.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../engine/migrate.ts';
import { openDatabase } from '../engine/open.ts';
import { contextOf } from '../testing/household.ts';
import { keepTidy } from './upkeep.ts';

const QUERIES = [
  `select * from weekly_menu where household_id = 'x' order by week_start_date, created_at, id`,
  `delete from session where last_seen_at < 'x' or created_at < 'x'`,
];

it('weekly menus and expired sessions are found by an index, statistics being of one household', async () => {
  const database = await openDatabase({});
  const { kysely } = database;
  try {
    await migrate(database);
    const ana = await contextOf(database, 'Ana');
    for (let week = 1; week <= 28; week += 1) {
      const weekStartDate = `2026-02-${String(week).padStart(2, '0')}`;
      await sql`
        insert into weekly_menu (household_id, id, version, created_at, updated_at, week_start_date, notes, meals, day_notes, merge)
        values (${ana.actor.householdId}, ${`${week}`}, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z',
          ${weekStartDate}, '', '{}', '{}', '{}')`.execute(kysely);
    }
    await keepTidy(database, new Date());
    const { rows: known } = await sql`select * from sqlite_stat1 where tbl = 'weekly_menu'`.execute(kysely);
    expect(known).not.toEqual([]);
    for (const query of QUERIES) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${query}`).execute(kysely);
      const plan = rows.map(({ detail }) => detail).join('; ');
      expect(plan).toMatch(/SEARCH/);
      expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
    }
  } finally {
    await database.close();
  }
});
