// Backup and restore: all data is restored, on either database and from one to the other, and an invalid file changes
// nothing.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '../db/engine/migrate.ts';
import { openDatabase, type Database, type DatabasePlace } from '../db/engine/open.ts';
import { replaceEverything } from '../db/copies/replace.ts';
import { onBothDatabases, onEachDatabase, openEmpty } from '../db/testing/databases.ts';
import { everythingIn, fillEverything } from '../db/testing/everything.ts';
import { contextOf, member } from '../db/testing/household.ts';
import { zipped } from '../zip.ts';
import { MANIFEST, withBackup } from './archive.ts';
import { makeBackup } from './backup.ts';

const AT = new Date('2026-11-21T12:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'pippal-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = () => join(folder, `${(files += 1)}.zip`);

const restore = (place: DatabasePlace, file: string, at = AT) =>
  withBackup(file, (_, contents) => replaceEverything(place, contents, at));

/** Opens a test database as another program would, and inspects it. */
async function looking<T>(place: DatabasePlace, look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

type Name = 'SQLite' | 'PostgreSQL';

/** A database with two families in it, closed again, as after its server stopped. */
async function stopped(name: Name, mark = 'Zebra') {
  const database = await openEmpty(name);
  await looking(database.place, async (inside) => {
    await migrate(inside);
    for (const parent of ['Ana', 'Ben']) await fillEverything(inside, await contextOf(inside, parent), mark);
  });
  return database;
}

const nothingIn = (all: Record<string, string[]>) =>
  Object.entries(all).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []));

onEachDatabase('a backup', ({ name }) => {
  test('brings everything back, and what was there is kept aside', async () => {
    const database = await stopped(name);
    const before = await looking(database.place, everythingIn);
    expect(nothingIn(before), 'every table takes part').toEqual([]);
    const file = newFile();
    await makeBackup(database.place, file, AT);
    await looking(database.place, async (inside) => {
      await contextOf(inside, 'Later');
      await sql`delete from dose`.execute(inside.kysely);
    });
    const aside = await restore(database.place, file);
    expect(await looking(database.place, everythingIn)).toEqual(before);
    expect(aside).toBeDefined();
    if (name === 'SQLite') {
      const kept = await looking({ file: aside }, everythingIn);
      expect(kept['user']).toHaveLength(3);
      expect(kept['dose']).toEqual([]);
    } else {
      await looking(database.place, async ({ kysely }) => {
        const schema = aside!.split(' ').at(-1)!;
        const { rows } = await sql`select id from ${sql.id(schema, 'user')}`.execute(kysely);
        expect(rows).toHaveLength(3);
      });
    }
    await database.close();
  });

  test('taken while somebody writes is one moment, and keeps nobody from writing', async () => {
    const database = await stopped(name);
    const server = await openDatabase(database.place);
    const ana = await contextOf(server, 'Writer');
    const stop = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !stop.signal.aborted; written += 1) {
        // Both or neither: a backup that saw one of a pair would have seen two moments.
        await ana.atomically('twins', async (inner) => {
          await inner.records('family_member').insert(member(`Twin ${written}`));
          await inner.records('family_member').insert(member(`Twin ${written}`));
        });
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const file = newFile();
    for (let round = 1; round <= 3; round += 1) {
      const before = written;
      rmSync(file, { force: true });
      await makeBackup(database.place, file, AT);
      expect(written).toBeGreaterThan(before);
      const parts = unzipSync(readFileSync(file));
      const twinsIn = (table: string, field: string) =>
        Buffer.from(parts[`tables/${table}.jsonl`]!)
          .toString()
          .split('\n')
          .flatMap((line) => new RegExp(`"${field}":"(Twin \\d+)"`).exec(line)?.[1] ?? []);
      const twins = twinsIn('family_member', 'name');
      expect([...Map.groupBy(twins, (twin) => twin).values()].filter((pair) => pair.length !== 2)).toEqual(
        [],
      );
      expect(twinsIn('change_entry', 'label').toSorted()).toEqual(twins.toSorted());
      if (round === 3) expect(twins).not.toEqual([]);
    }
    stop.abort();
    await writing;
    await server.close();
    await restore(database.place, file);
    await database.close();
  });

  test('is refused while PipPal runs on this data', async () => {
    const database = await stopped(name);
    const file = newFile();
    await makeBackup(database.place, file, AT);
    const server = await openDatabase(database.place);
    await contextOf(server, 'Running');
    const before = await everythingIn(server);
    await expect(restore(database.place, file)).rejects.toMatchObject({
      code: 'conflict',
      message: 'PipPal is still running on this data. Please stop it first, and then try this again.',
    });
    expect(await everythingIn(server)).toEqual(before);
    await server.close();
    await restore(database.place, file);
    await database.close();
  });

  test('whose tables were changed by hand leaves everything as it was', async () => {
    const database = await stopped(name);
    const file = newFile();
    await makeBackup(database.place, file, AT);
    const before = await looking(database.place, everythingIn);
    const forge = async (change: (parts: Record<string, string>) => void) => {
      const parts = Object.fromEntries(
        Object.entries(unzipSync(readFileSync(file))).map(([path, bytes]) => [
          path,
          Buffer.from(bytes).toString(),
        ]),
      );
      change(parts);
      const forged = newFile();
      await writeFile(forged, parts);
      return forged;
    };
    const lostRow = await forge(
      (parts) => (parts['tables/user.jsonl'] = parts['tables/user.jsonl']!.replace(/.*\n/, '')),
    );
    await expect(restore(database.place, lostRow)).rejects.toThrow(/changed or damaged/);
    const lostTable = await forge((parts) => {
      const manifest = JSON.parse(parts[MANIFEST]!) as { tables: { table: string }[] };
      manifest.tables = manifest.tables.filter(({ table }) => table !== 'medication');
      parts[MANIFEST] = JSON.stringify(manifest);
    });
    await expect(restore(database.place, lostTable)).rejects.toThrow(/does not hold all the tables/);
    const newer = await forge(
      (parts) => (parts[MANIFEST] = parts[MANIFEST]!.replace('0001-accounts', '9999-later')),
    );
    await expect(restore(database.place, newer)).rejects.toThrow(
      'This backup was made by a newer version of PipPal. Please restore it with that version.',
    );
    const format = await forge(
      (parts) => (parts[MANIFEST] = parts[MANIFEST]!.replace('"format": 1', '"format": 2')),
    );
    await expect(restore(database.place, format)).rejects.toThrow(/has a newer format/);
    expect(await looking(database.place, everythingIn)).toEqual(before);
    await database.close();
  });
});

async function writeFile(path: string, parts: Record<string, string>): Promise<void> {
  const pieces: Uint8Array[] = [];
  const entries = Object.entries(parts).map(([name, text]) => ({ name, content: [text] }));
  for await (const piece of zipped(entries, { at: AT, sealed: true })) pieces.push(piece);
  writeFileSync(path, Buffer.concat(pieces));
}

onBothDatabases('a backup', () => {
  test.each([
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
  ] as const)('of %s can be restored into %s', async (from, to) => {
    const [source, target] = [await stopped(from), await openEmpty(to)];
    const file = newFile();
    await makeBackup(source.place, file, AT);
    await restore(target.place, file);
    expect(await looking(target.place, everythingIn)).toEqual(await looking(source.place, everythingIn));
    await source.close();
    await target.close();
  });
});

describe('the file', () => {
  test('is one zip with a manifest, readable by its owner alone, and nothing half done stays beside it', async () => {
    const database = await stopped('SQLite');
    const file = newFile();
    const manifest = await makeBackup(database.place, file, AT);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const parts = unzipSync(readFileSync(file));
    expect(JSON.parse(Buffer.from(parts[MANIFEST]!).toString())).toEqual(manifest);
    expect(manifest).toMatchObject({
      product: 'PipPal',
      format: 1,
      createdAt: AT.toISOString(),
      dialect: 'sqlite',
    });
    expect(manifest.tables.find(({ table }) => table === 'user')).toMatchObject({ rows: 2 });
    const bytes = readFileSync(file);
    await expect(makeBackup(database.place, file, AT)).rejects.toThrow(/is there already/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    await database.close();
  });

  test('with any byte changed, cut off anywhere, or of another kind is refused, and nothing is touched', async () => {
    const database = await stopped('SQLite');
    const file = newFile();
    await makeBackup(database.place, file, AT);
    const bytes = readFileSync(file);
    const before = await looking(database.place, everythingIn);
    const bad = newFile();
    const step = Math.ceil(bytes.length / 150);
    for (let at = 0; at < bytes.length; at += at > bytes.length - 100 ? 1 : step) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      writeFileSync(bad, changed);
      await expect(restore(database.place, bad), `byte ${at}`).rejects.toMatchObject({ name: 'AppError' });
    }
    for (const length of [0, 1, 50, 86, Math.floor(bytes.length / 2), bytes.length - 64, bytes.length - 1]) {
      writeFileSync(bad, bytes.subarray(0, length));
      await expect(restore(database.place, bad), `${length} bytes`).rejects.toThrow(
        /not a whole PipPal backup/,
      );
    }
    await expect(restore(database.place, join(folder, 'nothing.zip'))).rejects.toThrow(/There is no file/);
    expect(await looking(database.place, everythingIn)).toEqual(before);
    await database.close();
  });

  test('can be restored over a file that is no longer a database', async () => {
    const database = await stopped('SQLite');
    const file = newFile();
    await makeBackup(database.place, file, AT);
    const before = await looking(database.place, everythingIn);
    const path = join(database.place.folder!, 'pippal.sqlite');
    writeFileSync(path, 'ruined '.repeat(1000));
    const aside = await restore(database.place, file);
    expect(readFileSync(aside!, 'utf8')).toMatch(/^ruined/);
    expect(await looking(database.place, everythingIn)).toEqual(before);
    await database.close();
  });

  test('can be restored where nothing was before', async () => {
    const database = await stopped('SQLite');
    const file = newFile();
    await makeBackup(database.place, file, AT);
    const fresh = { folder: join(folder, 'another', 'machine') };
    expect(await restore(fresh, file)).toBeUndefined();
    expect(readdirSync(fresh.folder)).toEqual(['pippal.lock', 'pippal.sqlite']);
    expect(await looking(fresh, everythingIn)).toEqual(await looking(database.place, everythingIn));
    await database.close();
  });

  test('of a folder without data is not made', async () => {
    const place = { folder: join(folder, 'empty') };
    await expect(makeBackup(place, newFile(), AT)).rejects.toThrow('There is no data to back up yet.');
    expect(existsSync(place.folder)).toBe(false);
  });
});
