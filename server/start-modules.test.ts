// The packages that a start with default settings loads: what only a setting or a first use needs is not among them.
import { afterAll, expect, test, vi } from 'vitest';
import { ServerBench } from '../scripts/server-bench.ts';

const bench = new ServerBench();
afterAll(() => bench.remove());
vi.setConfig({ testTimeout: 60_000 });

/** Runs in the server's process before everything else. */
const preload = (code: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
    `import { registerHooks } from 'node:module'; if (process.argv[1]?.endsWith('main.ts')) { ${code} }`,
  )}"`,
});

const TELLS = preload(`
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  process.on('SIGUSR2', () => process.stderr.write('loaded ' + JSON.stringify(loaded) + ' end\\n'));
`);

/** Directly imported by files of ours; the others come with them. */
const AT_START = [
  '@fastify/busboy',
  '@fastify/cookie',
  '@fastify/static',
  'fastify',
  'fflate',
  'kysely',
  'zod',
];
const BY_SETTING = ['@ai-sdk/anthropic', 'nodemailer', 'openid-client', 'pg'];
const FOR_PIP = ['ai', '@ai-sdk/provider'];
const FOR_FILES = ['@hyzyla/pdfium', 'mammoth', 'tesseract.js-core', 'unpdf', 'word-extractor'];

test('a default start loads neither models, pg, mail and OpenID nor the understanding', async () => {
  const server = await bench.start(bench.newFolder(), 'server/main.ts', TELLS);
  server.signal('SIGUSR2');
  await expect.poll(() => server.complaints(), { timeout: 20_000 }).toMatch(/loaded .* end/);
  const urls = /loaded (\[.*\]) end/.exec(server.complaints())?.[1] ?? '[]';
  const packages = new Set(
    [...urls.matchAll(/node_modules\/((?:@[^/"]+\/)?[^/"]+)/g)].map(([, name]) => name),
  );
  expect([...AT_START, ...BY_SETTING, ...FOR_PIP, ...FOR_FILES].filter((name) => packages.has(name))).toEqual(
    AT_START,
  );
  // With everything that comes with them; Fastify's compilers of schemas would be more.
  expect(packages.size).toBeLessThanOrEqual(50);
  const large = /server\/(?:assistant\/(?:answers|builtin|danger|dialogue|intents|learning|reading)|demo)\//;
  expect(urls).toContain('server/assistant/conversation/route.ts');
  expect(urls).not.toMatch(large);
});

test.each([
  ['DATABASE_URL', 'pg', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }],
  ['PIP_MODEL', '@ai-sdk/openai-compatible', { PIP_MODEL: 'compatible:llama@http://127.0.0.1:1/v1' }],
  ['OIDC_ISSUER', 'openid-client', { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'pippal' }],
  ['SMTP_URL', 'nodemailer', { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://pippal.example.org' }],
])('a start whose %s needs a missing %s ends with one sentence', async (setting, name, settings) => {
  const missing = preload(
    `registerHooks({ resolve: (specifier, context, next) => next(specifier === '${name}' ? 'missing-package' : specifier, context) });`,
  );
  const { code, said } = await bench.failingStart({
    PIPPAL_DATA: bench.newFolder(),
    ...settings,
    ...missing,
  });
  expect([code, said]).toEqual([
    1,
    `PipPal could not start.\n${setting} needs a part of PipPal that cannot be loaded here: run npm ci, and start again.\n`,
  ]);
});
