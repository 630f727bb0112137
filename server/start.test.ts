// Failed starts, each in a process of its own: one sentence, a non-zero exit code, no stack trace.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { fileIn, openDatabase } from './db/engine/open.ts';
import { migrate } from './db/engine/migrate.ts';
import { ServerBench, type Ended } from '../scripts/server-bench.ts';

const bench = new ServerBench();
afterAll(() => bench.remove());
afterEach(() => bench.stopAll());

/** Processes start, and the rest of the suite runs meanwhile. */
const PATIENCE = { timeout: 30_000 };
vi.setConfig({ testTimeout: 90_000 });

/** Output after the first line. */
const sentenceOf = ({ said }: Ended): string | undefined => said.trimEnd().split('\n')[1];

function expectOneSentence({ code, said }: Ended): void {
  expect(said).toMatch(/^PipPal could not start\.\n[^\n]+[.?]\n$/);
  expect(said).not.toMatch(/\bat .*:\d+|ReferenceError|node:|ERR_/);
  expect(code).toBe(1);
}

test('a port that is in use is named as the reason [H5]', async () => {
  const { address } = await bench.start(bench.newFolder());
  const failed = await bench.failingStart({ PIPPAL_DATA: bench.newFolder(), PORT: new URL(address).port });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe(
    'Another program already uses this port: stop it, or choose another one with PORT=3001.',
  );
});

/** Runs this in the server's process, as if it were a mistake of ours. */
const planted = (code: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(`if (process.argv[1]?.endsWith('main.ts')) process.on('SIGUSR2', () => { ${code} })`)}"`,
});

test('an unhandled rejection is logged, and the server keeps running', async () => {
  const server = await bench.start(
    bench.newFolder(),
    'server/main.ts',
    planted(`Promise.reject(new Error('planted'))`),
  );
  server.signal('SIGUSR2');
  await vi.waitFor(() => expect(server.complaints()).toContain('an error that nobody caught'), PATIENCE);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('an exception nobody catches is logged, and the server stops in order', async () => {
  const folder = bench.newFolder();
  const server = await bench.start(folder, 'server/main.ts', planted(`throw new Error('planted')`));
  server.signal('SIGUSR2');
  await vi.waitFor(() => expect(fetch(`${server.address}/healthz`)).rejects.toThrow(), PATIENCE);
  // The port closes before the line has come through the pipe.
  await vi.waitFor(() => expect(server.complaints()).toContain('an error that nobody caught'), PATIENCE);
  await bench.start(folder);
});

test('a second server on one data folder is refused, whatever its port [M6]', async () => {
  const folder = bench.newFolder();
  const first = await bench.start(folder);
  const failed = await bench.failingStart({ PIPPAL_DATA: folder });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe(
    `PipPal is already running on the data folder ${folder}: stop it first, or choose another folder with PIPPAL_DATA.`,
  );
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test('a backup and a new password work beside a running server, a restore does not [M6]', async () => {
  const folder = bench.newFolder();
  const server = await bench.start(folder);
  const fields = {
    firstName: 'Ana',
    lastName: 'Parent',
    email: 'ana@example.org',
    password: 'a long password',
  };
  const headers = { origin: server.address };
  const body = new URLSearchParams(fields);
  await fetch(`${server.address}/api/signup`, { method: 'POST', headers, body, redirect: 'manual' });
  const backup = join(bench.root, 'backup.zip');
  const settings = { PIPPAL_DATA: folder };
  expect(await bench.run('server/backup/command.ts', ['backup', backup], settings)).toMatchObject({
    code: 0,
  });
  const link = await bench.run('server/auth/recovery/reset-password.ts', ['ana@example.org'], settings);
  expect(link).toMatchObject({ code: 0 });
  expect(await bench.run('server/backup/command.ts', ['restore', backup], settings)).toEqual({
    code: 1,
    said: 'PipPal is still running on this data. Please stop it first, and then try this again.\n',
  });
  expect(await (await fetch(`${server.address}/readyz`)).text()).toMatch(/^(ready|checking)/);
});

test('a database file that is something else is said to be damaged, with the newest copy [H5]', async () => {
  const folder = bench.newFolder();
  writeFileSync(fileIn(folder), 'this is no database, and never was one'.repeat(400));
  const failed = await bench.failingStart({ PIPPAL_DATA: folder });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe(
    'The database file pippal.sqlite is damaged: stop PipPal and restore your newest backup with npm run restore -- <file>.',
  );
  mkdirSync(join(folder, 'backups'));
  for (const day of ['2026-11-19', '2026-11-20']) {
    writeFileSync(join(folder, 'backups', `before-0009-x-${day}T08-00-00.000Z.sqlite`), '');
  }
  expect(sentenceOf(await bench.failingStart({ PIPPAL_DATA: folder }))).toContain(
    'or put backups/before-0009-x-2026-11-20T08-00-00.000Z.sqlite, the newest copy beside it, in its place.',
  );
});

/** Overwrites the inside of every page of a table, as a failing disk may, and leaves the rest alone. */
function damage(file: string, table: string): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec('pragma journal_mode = delete');
  const size = Number(sqlite.prepare('pragma page_size').get()?.['page_size']);
  const at = sqlite.prepare('select rootpage from sqlite_master where name = ?').get(table)?.['rootpage'];
  sqlite.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (Number(at) - 1) * size, Number(at) * size);
  writeFileSync(file, bytes);
}

test('after an unclean stop a damaged file is found before anybody is let in [M6]', async () => {
  const folder = bench.newFolder();
  const database = await openDatabase({ folder });
  await migrate(database);
  await database.close();
  damage(fileIn(folder), 'medication');
  writeFileSync(`${fileIn(folder)}-wal`, '');
  const failed = await bench.failingStart({ PIPPAL_DATA: folder });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toContain('The database file pippal.sqlite is damaged');
});

test('after a clean stop the check runs beside the server, and /readyz tells what it found [M6]', async () => {
  const folder = bench.newFolder();
  await (await bench.start(folder)).stop();
  damage(fileIn(folder), 'medication');
  const server = await bench.start(folder);
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.address}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    }, PATIENCE)
    .toMatch(/^503 The database file pippal\.sqlite is damaged: stop PipPal and restore/);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await expect.poll(() => server.complaints(), PATIENCE).toContain('is damaged');
});

test('a sound file is checked and told ready, also after a server was killed, which leaves no lock', async () => {
  const folder = bench.newFolder();
  const killed = await bench.start(folder);
  await killed.kill();
  const server = await bench.start(folder);
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).text(), PATIENCE).toMatch(/^ready/);
});

test('data of a newer version is left alone, with a sentence [H5]', async () => {
  const folder = bench.newFolder();
  const database = await openDatabase({ folder });
  await migrate(database);
  await database.kysely
    .insertInto('migration')
    .values({ name: '9999-from-the-future', applied_at: '2026-11-22T08:00:00.000Z' })
    .execute();
  await database.close();
  const failed = await bench.failingStart({ PIPPAL_DATA: folder });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe(
    'This data was written by a newer version of PipPal. Please start that version instead.',
  );
});

test('a data folder that is a file, or leads through one, is said so [H5]', async () => {
  const file = join(bench.newFolder(), 'data');
  writeFileSync(file, '');
  const failed = await bench.failingStart({ PIPPAL_DATA: file });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe('PIPPAL_DATA is a file: choose a folder.');
  const through = await bench.failingStart({ PIPPAL_DATA: join(file, 'inside') });
  expectOneSentence(through);
  expect(sentenceOf(through)).toBe('PIPPAL_DATA leads through a file: choose a folder.');
});

/** File permissions do not bind root; a root test runs the server as user nobody. */
const isRoot = process.getuid?.() === 0;
const canBeNobody =
  !isRoot || spawnSync('setpriv', ['--reuid=65534', process.execPath, '--version']).status === 0;
const notNobody = canBeNobody ? '' : ' (skipped: this root cannot run a program as another user)';

test.skipIf(!canBeNobody).each([
  ['of its own', false],
  ['with data in it', true],
])(`a data folder %s that cannot be written to is said so [H5]${notNobody}`, async (_what, filled) => {
  const folder = bench.newFolder();
  if (filled) await (await bench.start(folder)).stop();
  chmodSync(bench.root, 0o755);
  chmodSync(folder, 0o555);
  const as = isRoot ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];
  const failed = await bench.failingStart({ PIPPAL_DATA: folder }, as);
  chmodSync(folder, 0o755);
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe(
    'PipPal may not write to its data folder: check its permissions, or choose another one with PIPPAL_DATA.',
  );
});

test('a PostgreSQL that does not answer is said so [H5]', async () => {
  // Port 1 needs root, and no server listens there.
  const failed = await bench.failingStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expectOneSentence(failed);
  expect(sentenceOf(failed)).toBe('The database at DATABASE_URL does not answer: is it running?');
});
