// The temporary PostgreSQL leaves nothing behind, however the process that started it ends.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const folderOf = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]!.data_directory;
};

it.skipIf(findPostgres() === undefined)('a stopped cluster is gone with its folder', async () => {
  const cluster = await startPostgres();
  const { url } = cluster;
  const folder = await folderOf(url);
  expect(existsSync(folder)).toBe(true);
  await cluster.stop();
  expect([await answers(url), existsSync(folder)]).toEqual([false, false]);
});

it.skipIf(findPostgres() === undefined)('a cluster whose starter is killed stops by itself', async () => {
  const program = `
    import { startPostgres } from ${JSON.stringify(import.meta.resolve('./postgres.ts'))};
    console.log((await startPostgres()).url);
    setInterval(() => undefined, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: starter.stdout })[Symbol.asyncIterator]();
  const url = String((await lines.next()).value);
  const folder = await folderOf(url);
  starter.kill('SIGKILL');
  while (existsSync(folder)) await pause(50);
  expect(await answers(url)).toBe(false);
});
