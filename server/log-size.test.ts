// Growth of the database file with a household: the change log is most of it (decision 022).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { Usage } from './db/changes/usage.ts';
import { migrate } from './db/engine/migrate.ts';
import { fileIn, openDatabase } from './db/engine/open.ts';
import { contextOf } from './db/testing/household.ts';
import { fillBusyHousehold } from './testing/busy-household.ts';

const folder = mkdtempSync(join(tmpdir(), 'pippal-size-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const HOUSEHOLDS = 3;

it('the log of a household of 300 changes takes at most 250 kB, its images and names 25 kB [D22]', async () => {
  const database = await openDatabase({ folder });
  await migrate(database);
  for (let at = 0; at < HOUSEHOLDS; at += 1) await fillBusyHousehold(await contextOf(database, 'Ana'));
  const { usage } = await database.kysely.selectFrom('household').select('usage').executeTakeFirstOrThrow();
  await database.close();

  const sqlite = new DatabaseSync(fileIn(folder));
  // Room left in pages is for what comes next.
  sqlite.exec('vacuum');
  const sizes = sqlite.prepare(`select m.tbl_name as name, sum(s.pgsize) as bytes
    from dbstat s join sqlite_master m on m.name = s.name group by m.tbl_name`);
  const bytes = new Map(sizes.all().map((row) => [row['name'], Number(row['bytes']) / HOUSEHOLDS]));
  const sets = Number(sqlite.prepare('select count(*) as n from change_set').get()?.['n']) / HOUSEHOLDS;
  sqlite.close();

  expect(sets).toBeGreaterThan(300);
  expect((bytes.get('change_set') ?? 0) + (bytes.get('change_entry') ?? 0)).toBeLessThan(250_000);
  expect(Usage.parse(usage ?? '').history).toBeLessThan(25_000);
});
