// Migrations: from an empty database, from a populated one, and when one fails.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations, type Migration } from '../migrations/index.ts';
import { openDatabase, type Database } from './open.ts';
import { onEachDatabase, openEmpty } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

const run = promisify(execFile);

const next: Migration = {
  name: '9998-next',
  async up(kysely) {
    await sql`alter table family_member add column shoe_size integer`.execute(kysely);
  },
};
const failing: Migration = {
  name: '9999-failing',
  async up(kysely) {
    await sql`alter table family_member add column shoe_size integer`.execute(kysely);
    await sql`update family_member set notes = 'half migrated'`.execute(kysely);
    throw new Error('planned');
  },
};
const appliedTo = async ({ kysely }: Database) =>
  (await kysely.selectFrom('migration').select('name').orderBy('name').execute()).map((row) => row.name);

onEachDatabase('migrating', ({ name, open }) => {
  const opened: Database[] = [];
  const track = async (database: Promise<Database>) => {
    opened.push(await database);
    return database;
  };
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  it('an empty database gets every table; doing it again changes nothing', async () => {
    const database = await track(open());
    const names = migrations.map((step) => step.name);
    expect(await appliedTo(database)).toEqual(names);
    await migrate(database);
    expect(await appliedTo(database)).toEqual(names);
  });

  it('a family stored by the version before is still there afterwards', async () => {
    const database = await track(open());
    const ana = await contextOf(database, 'Ana');
    const mia = await ana.records('family_member').insert({ ...member('Mia'), allergies: ['peanut'] });
    await migrate(database, [...migrations, next]);
    expect(await appliedTo(database)).toContain('9998-next');
    expect(await ana.records('family_member').list()).toEqual([mia]);
    expect(await ana.changes.list({})).toMatchObject([{ changes: [{ label: 'Mia' }], canUndo: true }]);
  });

  it('a step that fails leaves everything as it was, the steps before it included', async () => {
    const database = await track(open());
    const ana = await contextOf(database, 'Ana');
    const mia = await ana.records('family_member').insert(member('Mia'));
    await expect(migrate(database, [...migrations, next, failing])).rejects.toThrow('shoe_size');
    await expect(migrate(database, [...migrations, failing])).rejects.toThrow('planned');
    expect(await appliedTo(database)).toEqual(migrations.map((step) => step.name));
    expect(await ana.records('family_member').list()).toEqual([mia]);
    const nobody = { ...member('Leo'), userId: 'nobody' };
    await expect(ana.records('family_member').insert(nobody)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('data of a newer version is refused in one plain sentence', async () => {
    const database = await track(open());
    await migrate(database, [...migrations, next]);
    await expect(migrate(database)).rejects.toThrow(
      'This data was written by a newer version of PipPal. Please start that version instead.',
    );
  });

  it('processes that start together take turns', async () => {
    const database = await openEmpty(name);
    const program = `
      import { migrate } from ${JSON.stringify(import.meta.resolve('./migrate.ts'))};
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('./open.ts'))};
      const database = await openDatabase(${JSON.stringify(database.place)});
      await migrate(database);
      await database.close();`;
    const start = () => run(process.execPath, ['--input-type=module', '--eval', program]);
    await Promise.all([start(), start(), start()]);
    expect(await appliedTo(database)).toEqual(migrations.map((step) => step.name));
    await database.close();
  });
});

describe('migrating a SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-migrate-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps a whole copy of a populated file, readable by its owner alone', async () => {
    const database = await openDatabase({ folder });
    await migrate(database);
    const ana = await contextOf(database, 'Ana');
    const mia = await ana.records('family_member').insert(member('Mia'));
    expect(readdirSync(folder)).not.toContain('backups');

    await expect(migrate(database, [...migrations, failing])).rejects.toThrow('planned');
    await migrate(database, [...migrations, next]);
    await database.close();

    const copies = readdirSync(join(folder, 'backups')).map((name) => join(folder, 'backups', name));
    expect(copies).toHaveLength(2);
    const file = copies.at(-1)!;
    if (process.platform !== 'win32') {
      for (const path of [file, join(folder, 'pippal.sqlite')]) expect(statSync(path).mode & 0o077).toBe(0);
    }
    const copy = await openDatabase({ file });
    expect(await appliedTo(copy)).toEqual(migrations.map((step) => step.name));
    const rows = await copy.kysely.selectFrom('family_member').select(['id', 'name']).execute();
    expect(rows).toMatchObject([{ id: mia.id, name: 'Mia' }]);
    await copy.close();
  });

  it('refuses a step that leaves records referring to nothing', async () => {
    const database = await openDatabase({});
    await migrate(database);
    const ana = await contextOf(database, 'Ana');
    await ana.records('family_member').insert({ ...member('Ana'), userId: ana.actor.userId });
    const careless: Migration = {
      name: '9999-careless',
      up: async (kysely) => void (await sql`delete from membership`.execute(kysely)),
    };
    await expect(migrate(database, [...migrations, careless])).rejects.toThrow('refer to nothing');
    expect(await ana.records('family_member').list()).toHaveLength(1);
    await database.close();
  });
});
