// Files for the service worker: its script, the manifest, and one document that is the same for every visitor.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import cookies from '@fastify/cookie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPages } from '../../scripts/build-compress.ts';
import { documents } from './documents.ts';
import { securityHeaders, sendHeaders } from './guards/headers.ts';

const APP =
  '<html data-theme="__THEME__"><meta property="csp-nonce" nonce="__NONCE__" /><!--preload--><div id="root"></div></html>';

const KNOWN: Parameters<typeof documents>[1]['browser'] = {
  mayBeSignedIn: (request) => request.cookies['sid'] !== undefined,
  firstPage: async (request) => (request.cookies['sid'] === 'asked' ? '/api/family-check' : undefined),
  mayKeepData: (request) => request.cookies['app-used'] !== undefined,
  kioskOf: async (request) => (request.cookies['kiosk'] === 'connected' ? {} : null),
};

const RULES = 'assets/food-worker-C6i-DAsT.js';
const STYLES = 'h1 { color: green }\n';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pippal-documents-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'app.html'), APP);
  for (const name of ['landing.html', 'not-found.html'])
    writeFileSync(join(folder, name), `<style>${STYLES}</style>for visitors, __THEME__`);
  compressPages(folder, ['landing', 'not-found']);
  writeFileSync(
    join(folder, 'preload.json'),
    JSON.stringify({ '/': '', '/chat': '', '/family': '<link href="/assets/family.js">' }),
  );
  mkdirSync(join(folder, 'client', 'assets'));
  for (const name of ['sw.js', 'sw.js.br', 'manifest.webmanifest', 'robots.txt', RULES])
    writeFileSync(join(folder, 'client', name), '{}');
  app = fastify();
  sendHeaders(app, securityHeaders(false));
  await app.register(cookies);
  app.setNotFoundHandler(await documents(app, { folder, browser: KNOWN }));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const withoutNonce = (html: string) => html.replace(/nonce="[^"]+"/, 'nonce');

test('the shell is the same for everybody: no cookie changes it, no data is in it', async () => {
  const visitor = await get('/app-shell');
  const parent = await get('/app-shell', { cookie: 'sid=x; theme=dark' });
  expect(visitor.statusCode).toBe(200);
  expect(visitor.body).toContain('<html data-theme="system">');
  expect(visitor.body).not.toContain('__');
  expect(visitor.body).not.toContain('<link');
  expect(withoutNonce(parent.body)).toBe(withoutNonce(visitor.body));
  // A parent's own documents do differ.
  expect((await get('/family', { cookie: 'sid=x; theme=dark' })).body).toContain('data-theme="dark"');
});

test('the shell carries the nonce of its own policy, and allows workers of its own and nothing else', async () => {
  const { body, headers } = await get('/app-shell');
  const policy = String(headers['content-security-policy']);
  const nonce = /nonce="([^"]+)"/.exec(body)![1]!;
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types pippal-worker$/);
  expect((await get('/app-shell')).body).not.toContain(nonce);
});

test('visitors get the copy that the build compressed for their theme, or the plain page', async () => {
  for (const theme of ['system', 'light', 'dark']) {
    const cookie = theme === 'system' ? '' : `theme=${theme}`;
    const plain = await get('/', { cookie });
    expect(plain.body).toBe(`<style>${STYLES}</style>for visitors, ${theme}`);
    const small = await get('/', { cookie, 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  }
});

test('every document waits while the parent has a page to answer first [D40]', async () => {
  for (const path of ['/', '/family', '/chat/7', '/nowhere']) {
    const { statusCode, headers, body } = await get(path, { cookie: 'sid=asked' });
    expect([path, statusCode, headers.location]).toEqual([path, 303, '/api/family-check']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe('');
  }
});

test('pages of visitors may have no worker, and tell an earlier one that nobody is signed in [M5]', async () => {
  expect((await get('/')).headers['x-signed-in']).toBe('no');
  expect((await get('/', { cookie: 'sid=x' })).headers['x-signed-in']).toBeUndefined();
  expect((await get('/')).headers['content-security-policy']).toMatch(/trusted-types 'none'$/);
});

test('the policy of a page of visitors allows exactly the styles inside it', async () => {
  const { body, headers } = await get('/');
  expect(body).toContain(STYLES);
  const digest = createHash('sha256').update(STYLES).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}';`);
});

test('the worker is requested again each time and may fetch only our own files', async () => {
  for (const encoding of ['identity', 'br']) {
    const worker = await get('/sw.js', { 'accept-encoding': encoding });
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(worker.headers['content-type']).toContain('javascript');
    const policy = String(worker.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; connect-src 'self';");
    expect(policy).not.toContain('sandbox');
  }
  const again = await get('/sw.js', { 'if-none-match': String((await get('/sw.js')).headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('the worker with the food rules may fetch nothing, and is not sandboxed as other files are', async () => {
  const { headers } = await get(`/${RULES}`);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors/);
  expect(headers['content-security-policy']).not.toMatch(/sandbox|connect-src/);
});

test('what lies beside the files of the client, or below a hidden name, is no file of it', async () => {
  writeFileSync(join(folder, 'client', '.hidden'), 'a secret');
  for (const path of [
    '/..%2fapp.html',
    '/assets/..%2f..%2fapp.html',
    '/assets%2f..%2f..%2fpreload.json',
    '/.hidden',
  ]) {
    const { statusCode, body } = await get(path);
    expect([403, 404], path).toContain(statusCode);
    expect(body, path).not.toMatch(/id="root"|secret|family\.js/);
  }
  for (const path of ['/assets', '/assets/', '/assets/none.js'])
    expect((await get(path)).statusCode).not.toBe(200);
  expect((await get(`/${RULES}?v=1`)).body).toBe('{}');
});

test('the manifest says what it is; other files stay locked up', async () => {
  const { headers } = await get('/manifest.webmanifest');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
  expect(headers['content-type']).toContain('application/manifest+json');
  expect((await get('/robots.txt')).headers['content-security-policy']).toContain('sandbox');
});

test('a browser that an ended session has used is cleared before a visitor sees a page in it [M5]', async () => {
  const used = { cookie: 'app-used=1', accept: 'text/html,*/*' };
  const landing = await get('/', used);
  expect([landing.statusCode, landing.headers.location]).toEqual([303, '/api/signed-out']);
  const unknown = await get('/family?member=1', used);
  expect(unknown.headers.location).toBe('/api/signed-out?returnTo=%2Ffamily%3Fmember%3D1');
  // Signed-in parents, and requests for other files, are not redirected.
  expect((await get('/', { ...used, cookie: 'app-used=1; sid=x' })).statusCode).toBe(200);
  expect((await get('/favicon.ico', { ...used, accept: 'image/*' })).statusCode).toBe(404);
  expect((await get('/nope', { ...used, 'sec-fetch-mode': 'cors' })).statusCode).toBe(404);
});

test('answers 404 to parents too where no screen is, with the app to say so [APP-05]', async () => {
  const asParent = async (url: string) => {
    const { statusCode, body } = await get(url, { cookie: 'sid=x' });
    expect(body).toContain('<div id="root">');
    return statusCode;
  };
  expect(await Promise.all(['/', '/family', '/family/?member=1', '/chat', '/chat/1'].map(asParent))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(await Promise.all(['/no-such-page', '/family/mia', '/chat/1/2'].map(asParent))).toEqual([
    404, 404, 404,
  ]);
});

test('only the documents of the demo carry its mark, with a style that their own policy allows', async () => {
  const demo = fastify();
  await demo.register(cookies);
  writeFileSync(join(folder, 'app.html'), '<head></head><body>__NONCE__</body>');
  demo.setNotFoundHandler(await documents(demo, { folder, browser: KNOWN, isDemo: true }));
  const { body, headers } = await demo.inject({ url: '/family', headers: { cookie: 'sid=x' } });
  await demo.close();
  expect(body).toContain('>Demo family</aside></body>');
  const [, nonce = ''] = /<style nonce="([^"]+)">/.exec(body) ?? [];
  expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
  expect((await get('/family', { cookie: 'sid=x' })).body).not.toContain('Demo');
});

test('a kitchen tablet gets the app at its own address alone, and a browser without a code is asked for one', async () => {
  const tablet = { cookie: 'kiosk=connected' };
  const at = (url: string, headers: Record<string, string>) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
  expect((await at('/kiosk', tablet)).body).toContain('id="root"');
  expect((await at('/kiosk', { cookie: 'sid=x' })).body).toContain('id="root"');
  for (const path of ['/', '/family', '/settings'])
    expect((await at(path, tablet)).body).toContain('for visitors');
  for (const headers of [{}, { cookie: 'kiosk=of-before' }]) {
    const asked = await at('/kiosk', headers as Record<string, string>);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/api/tablet']);
  }
  const used = await at('/kiosk', { cookie: 'app-used=1' });
  expect(used.headers.location).toBe('/api/signed-out?returnTo=%2Fkiosk');
});
