// Runs the commands of the README as they are written there, against a running server under load.
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { startServer, type RunningServer } from '../../scripts/running-server.ts';
import { ROOT } from '../../scripts/tool.ts';
import { openDatabase } from '../db/engine/open.ts';
import { everythingIn } from '../db/testing/everything.ts';

/** Folder in which the commands run: it looks like the project, so that the project's own files are untouched. */
const folder = mkdtempSync(join(tmpdir(), 'pippal-readme-'));
const data = join(folder, 'data');
const backup = join(folder, 'pippal-backup.zip');
let server: RunningServer | undefined;

beforeAll(() => {
  mkdirSync(data);
  for (const name of ['package.json', 'scripts', 'server', 'contract', 'rules', 'node_modules']) {
    symlinkSync(join(ROOT, name), join(folder, name), 'junction');
  }
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of the README's section, without their comments. */
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const section = readme.slice(readme.indexOf('\n## Backup and restore\n'));
const steps = (/```sh\n([^]*?)```/.exec(section)?.[1] ?? '')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);

/** Types a line of the README. */
function type(line: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, PIPPAL_DATA: data, DATABASE_URL: '', npm_config_update_notifier: 'false' };
  return new Promise((resolve) => {
    const [program = '', ...words] = line.split(' ');
    execFile(program, words, { cwd: folder, env, shell: process.platform === 'win32' }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err });
    });
  });
}

/** The whole app as a process of its own, but for the pages, which may not be built yet. */
const SERVER = `
  const from = (path) => import(new URL(path, ${JSON.stringify(new URL('../', import.meta.url))}));
  const { createApp } = await from('app.ts');
  const { newId } = await from('db/records/ids.ts');
  const { migrate } = await from('db/engine/migrate.ts');
  const { openDatabase } = await from('db/engine/open.ts');
  const { readEnvironment } = await from('environment.ts');
  const settings = readEnvironment(process.env);
  const database = await openDatabase({ folder: settings.dataFolder });
  await migrate(database);
  const app = await createApp({ database, settings, now: () => new Date(), newId, clientFolder: null });
  process.once('SIGTERM', () => void app.close().then(() => database.close()).then(() => process.exit(0)));
  console.log('ready at ' + (await app.listen({ port: 0, host: '127.0.0.1' })));`;
const start = () => startServer({ program: ['--input-type=module', '--eval', SERVER], folder: data });

async function signUp(): Promise<string> {
  const form = {
    firstName: 'Ana',
    lastName: 'Parent',
    email: 'ana@example.org',
    password: 'a long password',
  };
  const answer = await fetch(`${server!.address}/api/signup`, {
    method: 'POST',
    headers: { origin: server!.address },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return answer.headers.getSetCookie().join('; ');
}

const call = (cookie: string, body?: object) =>
  fetch(`${server!.address}/api/pantry-items`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });

/** Adds pantry items without a pause until stopped; returns the names the server acknowledged. */
function underLoad(cookie: string) {
  const stop = new AbortController();
  const names: string[] = [];
  const failures: string[] = [];
  const write = async (writer: number) => {
    for (let count = 0; !stop.signal.aborted; count += 1) {
      const name = `Rice ${writer} ${count}`;
      const answer = await call(cookie, { name, category: 'grains' });
      if (answer.status === 201) names.push(name);
      else failures.push(await answer.text());
    }
  };
  const writers = Promise.all([write(1), write(2), write(3)]);
  return {
    names,
    async end() {
      stop.abort();
      await writers;
      expect(failures).toEqual([]);
    },
  };
}

const storedIn = (file: string) =>
  Object.fromEntries(
    Object.entries(unzipSync(readFileSync(file))).flatMap(([path, bytes]) => {
      const [, table] = /^tables\/(\w+)\.jsonl$/.exec(path) ?? [];
      const lines = Buffer.from(bytes).toString().split('\n').filter(Boolean);
      return table === undefined ? [] : [[table, lines]];
    }),
  );

async function stored() {
  const database = await openDatabase({ folder: data });
  const all = await everythingIn(database);
  await database.close();
  return all;
}

test('the README says how to back up and how to restore', () => {
  expect(steps).toEqual([
    expect.stringMatching(/^npm run backup -- \S+$/),
    expect.stringMatching(/^npm run restore -- \S+$/),
  ]);
});

test('a backup of a busy server brings everything back, and damaged ones are refused in one sentence', async () => {
  const [backUp = '', restore = ''] = steps;
  server = await start();
  const cookie = await signUp();
  const load = underLoad(cookie);
  await expect.poll(() => load.names.length, { timeout: 60_000 }).toBeGreaterThan(20);

  const acknowledged = [...load.names];
  const made = await type(backUp);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('now holds everything') });
  expect(load.names.length).toBeGreaterThan(acknowledged.length);
  await load.end();

  const refused = async (because: RegExp) => {
    const answer = await type(restore);
    expect(answer).toMatchObject({ code: 1, said: expect.stringMatching(because) });
    expect(answer.said).not.toMatch(/\n\s+at |\.ts:\d/);
  };
  await refused(/PipPal is still running on this data\. Please stop it first/);
  await server.stop();

  const good = readFileSync(backup);
  const before = await stored();
  const flipped = Buffer.from(good);
  const middle = Math.floor(good.length / 2);
  flipped[middle] = flipped[middle]! ^ 0xff;
  writeFileSync(backup, flipped);
  await refused(/changed or damaged/);
  writeFileSync(backup, good);
  truncateSync(backup, middle);
  await refused(/not a whole PipPal backup/);
  expect(await stored()).toEqual(before);

  writeFileSync(backup, good);
  expect(await type(restore)).toMatchObject({ code: 0, said: expect.stringContaining('Everything is back') });
  expect(await stored()).toEqual(storedIn(backup));

  server = await start();
  const pantry = (await (await call(cookie)).json()) as PantryItem[];
  expect(pantry.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
  expect((await call(cookie, { name: 'Oats', category: 'grains' })).status).toBe(201);
}, 120_000);
