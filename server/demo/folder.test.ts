// The demo's data folder: marked, kept from start to start, begun anew on demand, and never anybody else's.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerBench } from '../../scripts/server-bench.ts';
import { cheapPasswords } from '../auth/testing/cheap-passwords.ts';
import { fileIn, openDatabase } from '../db/engine/open.ts';
import { lockDataFolder } from '../db/files/data-folder.ts';
import { everythingIn } from '../db/testing/everything.ts';
import { DEMO_PASSWORD, isDemoFolder } from '../demo-folder.ts';
import { demoFolderBeside, prepareDemoFolder } from './folder.ts';

const NOW = new Date('2026-11-19T22:30:00.000Z');
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pippal-demo-'));
  folder = demoFolderBeside(join(root, 'data'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const prepare = (fresh = false) =>
  prepareDemoFolder(folder, { now: NOW, passwords: cheapPasswords(), fresh });

async function countOf(table: string): Promise<number> {
  const database = await openDatabase({ folder });
  const rows = await everythingIn(database);
  await database.close();
  return rows[table]?.length ?? 0;
}

async function forgetPantry(): Promise<void> {
  const database = await openDatabase({ folder });
  await database.kysely.deleteFrom('pantry_item').execute();
  await database.close();
}

test('a folder beside the normal one gets the family and a README, and keeps both', async () => {
  expect(folder).toBe(join(root, 'data-demo'));
  expect(isDemoFolder(folder)).toBe(false);
  expect(await prepare()).toBe(true);
  expect(isDemoFolder(folder)).toBe(true);
  expect(readFileSync(join(folder, 'README'), 'utf8')).toContain(DEMO_PASSWORD);
  expect(demoFolderBeside(folder)).toBe(folder);
  expect(await countOf('pantry_item')).toBe(60);
  await forgetPantry();
  expect(await prepare()).toBe(false);
  expect(await countOf('pantry_item')).toBe(0);
  expect(await prepare(true)).toBe(true);
  expect(await countOf('pantry_item')).toBe(60);
});

test('a family that was not finished is made again', async () => {
  mkdirSync(join(folder, 'unfinished'), { recursive: true });
  writeFileSync(
    join(folder, 'README'),
    'This folder holds the demo family of PipPal. Everybody in it is invented.',
  );
  writeFileSync(join(folder, 'unfinished', 'pippal.sqlite'), 'half');
  expect(await prepare()).toBe(true);
  expect(await countOf('family_member')).toBe(6);
  expect(existsSync(join(folder, 'unfinished'))).toBe(false);
});

test('a folder with something else in it is refused and left alone, also when beginning anew', async () => {
  mkdirSync(folder);
  writeFileSync(fileIn(folder), 'a real family');
  await expect(prepare(true)).rejects.toThrow(/holds something that is not the demo/);
  expect(readFileSync(fileIn(folder), 'utf8')).toBe('a real family');
  expect(existsSync(join(folder, 'README'))).toBe(false);
});

test('a folder that a server runs on is refused', async () => {
  const lock = lockDataFolder(folder);
  await expect(prepare()).rejects.toThrow(/already running on the data folder/);
  lock.release();
});

test('npm run demo serves the family as npm start would, and says how to sign in', async () => {
  const bench = new ServerBench();
  try {
    const server = await bench.start(join(root, 'data'), 'scripts/demo.ts');
    expect(existsSync(join(root, 'data'))).toBe(false);
    await expect
      .poll(() => server.complaints())
      .toContain('Demo: everybody here is invented. Sign in as nora@');
    const answer = await fetch(`${server.address}/api/login`, {
      method: 'POST',
      headers: { origin: server.address },
      body: new URLSearchParams({ email: 'daniel@example.org', password: DEMO_PASSWORD }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const cookie = answer.headers.getSetCookie().join('; ');
    const made = await fetch(`${server.address}/api/pantry-items`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Rice' }),
    });
    expect(made.status).toBe(201);
    const page = await (await fetch(`${server.address}/family`, { headers: { cookie } })).text();
    expect(page).toContain('Demo family');
  } finally {
    await bench.remove();
  }
});
