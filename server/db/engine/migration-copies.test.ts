// Upgrading a populated database of an older version: nothing is lost, and a copy of it is kept for a while.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { syncMeals } from '../../meals/sync.ts';
import { daysIn, editOf } from '../../meals/testing/edits.ts';
import { createContexts } from '../context.ts';
import { newId } from '../records/ids.ts';
import { migrate } from './migrate.ts';
import { removeOldCopies } from './migration-copies.ts';
import { migrations, type Migration } from '../migrations/index.ts';
import { openDatabase, type Database } from './open.ts';
import { onEachDatabase, openEmpty } from '../testing/databases.ts';
import { everythingIn } from '../testing/everything.ts';

const folder = mkdtempSync(join(tmpdir(), 'pippal-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (day: number, minute = 0) => new Date(Date.UTC(2026, 10, day, 8, minute));
const copiesIn = (path: string) => readdirSync(join(path, 'backups')).toSorted();

/** Data of a family with the first three migrations, written as that version wrote it. */
async function fillOldVersion({ kysely }: Database): Promise<void> {
  const [now, later] = ['2026-11-20T08:00:00.000Z', '2026-12-20T08:00:00.000Z'];
  const record = sql`'home', 'ana', 'talk', 1, ${now}, ${now}`;
  const statements = [
    sql`insert into household values ('home', 'Home', 'America/Chicago', 2, ${now})`,
    sql`insert into "user" values
      ('ana', 'Ana@example.org', 'ana@example.org', 0, 'Ana', 'Parent', 'hash', 1, '{"theme":"dark"}', ${now}, ${now})`,
    sql`insert into membership values ('home', 'ana', 'owner', ${now})`,
    sql`insert into session values ('s', 'token', 'ana', 'home', ${now}, ${now}, '192.0.2.1', 'Firefox')`,
    sql`insert into identity values ('https://id.example.org', 'subject', 'ana', ${now})`,
    sql`insert into recovery_code values ('ana', 'code', ${now})`,
    sql`insert into password_reset values ('reset', 'ana', ${now}, ${later})`,
    sql`insert into sign_in_attempt values ('try', 'sign-in', 'account', '192.0.2.1', 0, ${now})`,
    sql`insert into sign_in_address values ('ana', '192.0.2.1', ${now})`,
    sql`insert into family_member values ('home', 'mia', 2, ${now}, ${now}, 'Mia', 'child', 7,
      '["vegan"]', '[]', '["peanut"]', '["chess"]', 'Likes the window seat', 'ana')`,
    sql`insert into weekly_menu values ('home', 'week-2026-11-23', 1, ${now}, ${now}, '2026-11-23', 'n',
      '{"monday":{"dinner":"Soup"}}', '{}')`,
    sql`insert into change_set values ('home', 1, 'set', 'ana', 'app', 'createFamilyMember', ${now}, null, 0)`,
    sql`insert into change_entry values ('home', 1, 0, 'family_member', 'mia', 'created', 1, null,
      '{"id":"mia","name":"Mia"}', 1, 'Mia')`,
    sql`insert into conversation values (${record}, 'Dinner', 'Soup', 'Meals')`,
    sql`insert into message values ('home', 'ana', 'm', 1, ${now}, ${now}, 'talk', 'user', 'Hi', 'done',
      '{"suggestions":[],"receipts":[]}', 'client', null)`,
    sql`insert into proposal values ('home', 'ana', 'p', 1, ${now}, ${now}, 'talk', 'm', 'saveMenu', 'Save', '[]', '[]',
      'pending', ${later}, null, '{}', '[]')`,
  ];
  for (const statement of statements) await statement.execute(kysely);
}

/** A menu of that time counts as written when it was last changed: later edits of a device win, earlier ones do not. */
async function meetsDevices(database: Database): Promise<void> {
  const contexts = createContexts(database, { now: () => at(21), newId });
  const ana = { sessionId: 's', userId: 'ana', firstName: 'Ana', householdId: 'home', timeZone: 'UTC' };
  const edits = [19, 21].map((day) =>
    editOf('weekly-menus', 'week-2026-11-23', at(day).getTime(), {
      set: { [day === 19 ? 'monday.dinner' : 'notes']: 'Edited', 'tuesday.lunch': `Day ${day}` },
    }),
  );
  const answer = await syncMeals(contexts.contextFor(ana), { cursor: null, edits });
  expect(daysIn(answer, 'week-2026-11-23').slice(0, 2)).toMatchObject([
    { dinner: 'Soup' },
    { lunch: 'Day 21' },
  ]);
  expect(answer.records).toMatchObject([{ record: { notes: 'Edited', version: 2 } }]);
}

/** A row without the images that the log no longer keeps (decision 022). */
const kept = (row: string): object => {
  const { after: _, ...fields } = JSON.parse(row) as Record<string, unknown>;
  return fields;
};

/** Every row as its fields, so that a column added later does not hide that the others are still there. */
const asFields = (all: Record<string, string[]>) =>
  Object.entries(all)
    .filter(([table]) => table !== 'migration')
    .map(([table, rows]) => [table, rows.map(kept)] as const);

onEachDatabase('the data of the version with chat', ({ name }) => {
  test('reaches the newest version whole, and a second start changes nothing', async () => {
    const database = await openEmpty(name);
    await migrate(database, migrations.slice(0, 3));
    await fillOldVersion(database);
    const before = await everythingIn(database);
    for (const [table, rows] of asFields(before)) expect(rows, table).not.toEqual([]);
    await migrate(database);
    const after = await everythingIn(database);
    for (const [table, rows] of asFields(before)) {
      expect(Object.fromEntries(asFields(after))[table], table).toMatchObject(rows);
    }
    expect(after['migration']).toHaveLength(migrations.length);
    await migrate(database);
    expect(await everythingIn(database)).toEqual(after);
    await meetsDevices(database);
    if (name === 'SQLite') {
      const [copy = '', ...more] = copiesIn(database.place.folder!);
      expect(more).toEqual([]);
      expect(copy).toMatch(new RegExp(`^before-${migrations[3]!.name}-\\d{4}-.*Z\\.sqlite$`));
      const old = await openDatabase({ file: join(database.place.folder!, 'backups', copy) });
      expect(await everythingIn(old)).toEqual(before);
      await old.close();
    }
    await database.close();
  });
});

const step = (name: string): Migration => ({ name, up: async () => undefined });

test('the newest five copies are kept, and none longer than 30 days', async () => {
  const database = await openDatabase({ folder });
  await migrate(database);
  const steps: Migration[] = [...migrations];
  for (let day = 1; day <= 7; day += 1) {
    steps.push(step(`9${day}-step`));
    await migrate(database, steps, () => at(day));
  }
  const named = (day: number) => `before-9${day}-step-2026-11-0${day}T08-00-00.000Z.sqlite`;
  expect(copiesIn(folder)).toEqual([3, 4, 5, 6, 7].map(named));
  removeOldCopies(database, at(5 + 30));
  expect(copiesIn(folder)).toEqual([5, 6, 7].map(named));
  removeOldCopies(database, at(5 + 30, 1));
  expect(copiesIn(folder)).toEqual([6, 7].map(named));
  await database.close();
});
