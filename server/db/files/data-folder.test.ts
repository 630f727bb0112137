// The lock of a data folder, between processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder.ts';
import { fileIn } from '../engine/open.ts';
import { replaceEverything } from '../copies/replace.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pippal-lock-')), 'data');
});
const holders: ChildProcess[] = [];
afterEach(() => {
  for (const child of holders.splice(0)) child.kill('SIGKILL');
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** Another process that holds the lock until it is killed. */
async function holder() {
  const program = `
    import { lockDataFolder } from ${JSON.stringify(import.meta.resolve('./data-folder.ts'))};
    const lock = lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    // A lock nobody refers to is collected, and released with its database.
    setInterval(() => lock, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
}

test('a folder that another process holds is refused until that process is gone, however it ended [M6]', async () => {
  const kill = await holder();
  expect(() => lockDataFolder(folder)).toThrow(
    `PipPal is already running on the data folder ${folder}: stop it first, or choose another folder with PIPPAL_DATA.`,
  );
  await kill();
  lockDataFolder(folder).release();
});

test('a restore is refused while a server holds the folder, even before it opened its database', async () => {
  const kill = await holder();
  const contents = { migrations: [], tables: [], rows: () => [] as never };
  const restoring = () => replaceEverything({ folder }, contents, new Date('2026-11-22T08:00:00.000Z'));
  await expect(restoring()).rejects.toMatchObject({
    code: 'conflict',
    message: 'PipPal is still running on this data. Please stop it first, and then try this again.',
  });
  expect(existsSync(fileIn(folder))).toBe(false);
  await kill();
  await expect(restoring(), 'now the backup itself is looked at').rejects.toThrow(
    /does not hold all the tables/,
  );
});

test('a lock can be taken again after it was released, and its file is its owner’s alone', () => {
  const first = lockDataFolder(folder);
  expect(() => lockDataFolder(folder, 'Not now.')).toThrow('Not now.');
  first.release();
  lockDataFolder(folder).release();
  const { mode, size } = statSync(join(folder, 'pippal.lock'));
  expect([mode & 0o777, size]).toEqual([0o600, 0]);
});
