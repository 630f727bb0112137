// The bundle of the server as `npm start` runs it: started as a process of its own, in a copy of the project's folders.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { bundleServer } from './build-server.ts';
import type { RunningServer } from './running-server.ts';
import { ServerBench } from './server-bench.ts';

const MAIN = 'dist/server/main.js';
const SourceMap = z.object({ sources: z.array(z.string()) });
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Fails inside a function of ours when the signal has arrived. */
const PLANTED = {
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
    `if (process.argv[1]?.endsWith('main.js')) process.on('SIGUSR2', () => {
      Date.prototype.toISOString = () => { throw new Error('planted'); };
    });`,
  )}"`,
};

const bench = new ServerBench();
let server: RunningServer;
let cookie = '';
beforeAll(async () => {
  await bundleServer(join(bench.root, 'dist', 'server'));
  server = await bench.start(bench.newFolder(), MAIN, PLANTED);
  const form = new URLSearchParams({
    firstName: 'Ana',
    lastName: 'Parent',
    email: 'ana@example.org',
    password: 'a long password of mine',
  });
  const signedUp = await post('/api/signup', form);
  cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
afterAll(() => bench.remove());

function post(path: string, body: URLSearchParams | object): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(`${server.address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: isForm ? body : JSON.stringify(body),
    headers: {
      origin: server.address,
      cookie,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
  });
}

test('pages are served, and the file check finds its program', async () => {
  expect((await fetch(server.address)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).text()).toBe('ready');
});

test('parts of libraries that are never used are left out of the bundle', () => {
  const folder = join(bench.root, 'dist', 'server');
  const maps = readdirSync(folder).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap(
    (name) => SourceMap.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).sources,
  );
  const packages = new Set(sources.map((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]));
  expect(packages).toContain('fastify');
  const unused = [
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
    'ajv',
    'glob',
    'light-my-request',
  ];
  expect(unused.filter((name) => packages.has(name))).toEqual([]);
});

test('Pip finds the weights and words of the understanding', async () => {
  const conversation = await (await post('/api/conversations', { title: 'Dinners' })).json();
  const { id } = conversation as { id: string };
  const answer = await post(`/api/conversations/${id}/messages`, {
    role: 'user',
    content: 'Plan dinners for next week',
  });
  expect(await answer.text()).toMatch(/Monday/);
  expect(server.complaints()).toBe('');
});

// Beside its source the program would not run here: the folders are links, and what they lead to may not be read.
test('the program that reads calendar files is bundled with it', async () => {
  const answer = await fetch(`${server.address}/api/school-calendar/read?year=2026`, {
    method: 'POST',
    body: 'September 7, 2026 Labor Day, no school',
    headers: { 'content-type': 'text/plain', origin: server.address, cookie },
  });
  expect(await answer.json()).toMatchObject({
    rows: [{ date: '2026-09-07', event: 'Labor Day, no school' }],
  });
});

test('a logged stack names the files and lines of the sources', async () => {
  server.signal('SIGUSR2');
  await expect
    .poll(async () => {
      await post('/api/conversations', { title: 'Fails' });
      return server.complaints();
    })
    .toMatch(/planted/);
  const [, file = '', line] = /\/(server\/[\w/-]+\.ts):(\d+):\d+/.exec(server.complaints()) ?? [];
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('toISOString');
});
