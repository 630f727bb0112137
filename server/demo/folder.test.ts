// The demo's data folder: marked, kept between starts, replaced on demand, and never somebody else's.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerBench } from '../../scripts/server-bench.ts';
import { cheapPasswords } from '../auth/testing/cheap-passwords.ts';
import { fileIn, openDatabase } from '../db/engine/open.ts';
import { everythingIn } from '../db/testing/everything.ts';
import { DEMO_PASSWORD, isDemoFolder, markDemoFolder } from '../demo-folder.ts';
import { demoFolderBeside, prepareDemoFolder } from './folder.ts';

/** A process starts, and a year is written to the disk. */
vi.setConfig({ testTimeout: 120_000 });

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

/** Signs in at a running server and adds something, as a parent would. */
async function signInAndAdd(address: string): Promise<{ status: number; cookie: string }> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({ email: 'daniel@example.org', password: DEMO_PASSWORD }),
    redirect: 'manual',
  });
  const cookie = answer.headers.getSetCookie().join('; ');
  const { status } = await fetch(`${address}/api/pantry-items`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rice' }),
  });
  return { status, cookie };
}

test('npm run demo serves the family beside the normal folder, and says how to sign in', async () => {
  const bench = new ServerBench();
  try {
    // A first start that was broken off.
    markDemoFolder(folder);
    mkdirSync(join(folder, 'unfinished'));
    writeFileSync(join(folder, 'unfinished', 'pippal.sqlite'), 'half');
    const server = await bench.start(join(root, 'data'), 'scripts/demo.ts');
    await expect
      .poll(() => server.complaints())
      .toContain('Demo: everyone here is made up. Sign in as nora@');
    expect([existsSync(join(root, 'data')), existsSync(join(folder, 'unfinished'))]).toEqual([false, false]);
    expect(readFileSync(join(folder, 'README'), 'utf8')).toContain(DEMO_PASSWORD);
    const { status, cookie } = await signInAndAdd(server.address);
    expect(status).toBe(201);
    const page = await (await fetch(`${server.address}/family`, { headers: { cookie } })).text();
    expect(page).toContain('Demo family');
    await expect(prepare()).rejects.toThrow(/already running on the data folder/);
    await bench.stopAll();

    expect(await prepare()).toBe(false);
    expect(await countOf('pantry_item')).toBe(61);
    expect(await prepare(true)).toBe(true);
    expect(await countOf('pantry_item')).toBe(60);
  } finally {
    await bench.remove();
  }
});

test('the folder of the demo is beside the normal one, and recognized by its README', () => {
  expect(folder).toBe(join(root, 'data-demo'));
  expect(isDemoFolder(folder)).toBe(false);
  markDemoFolder(folder);
  expect(isDemoFolder(folder)).toBe(true);
  expect(demoFolderBeside(folder)).toBe(folder);
});

test('a folder with something else in it is refused and left alone, also when starting over', async () => {
  mkdirSync(folder);
  writeFileSync(fileIn(folder), 'a real family');
  await expect(prepare(true)).rejects.toThrow(/holds something that is not the demo/);
  expect(readFileSync(fileIn(folder), 'utf8')).toBe('a real family');
  expect(existsSync(join(folder, 'README'))).toBe(false);
});
