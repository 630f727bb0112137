// Every way of signing out leads to the page that clears the browser, and a signed-in parent is never sent there.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp, type AuthApp, type Browser } from '../testing/auth-app.ts';

const EMAIL = 'ana@example.org';
let world: AuthApp;
let ana: Browser;
beforeEach(async () => {
  world = await authApp(await openMigratedSqlite());
  ana = world.browser();
  await ana.signUp(EMAIL);
});
afterEach(() => world.close());

const locationOf = async (asked: Promise<{ statusCode: number; headers: object }>) => {
  const { statusCode, headers } = await asked;
  return [statusCode, (headers as { location?: string }).location];
};

describe('signing out leads to the page that clears the browser [M5]', () => {
  it('by the address bar, by the confirmation page, and again when nobody is signed in', async () => {
    expect(await locationOf(ana.get('/api/logout'))).toEqual([303, '/api/signed-out']);
    expect(await locationOf(ana.get('/api/logout'))).toEqual([303, '/api/signed-out']);
    await ana.signIn(EMAIL);
    expect(await locationOf(ana.post('/api/logout', {}))).toEqual([303, '/api/signed-out']);
  });

  it('and from there to a page of ours only', async () => {
    const form = { returnTo: '/chat/1' };
    const onward = '/api/signed-out?returnTo=%2Fchat%2F1';
    expect(await locationOf(ana.post('/api/logout', form))).toEqual([303, onward]);
    expect((await ana.get(onward)).body).toContain('<a id="onward" href="/chat/1">');
    const foreign = await ana.get('/api/signed-out?returnTo=https://evil.test/');
    expect(foreign.body).toContain('<a id="onward" href="/">');
    expect(foreign.body).not.toContain('evil.test');
  });

  it('but a link to it does nothing to somebody who is signed in', async () => {
    expect(await locationOf(ana.get('/api/signed-out', { 'sec-fetch-site': 'cross-site' }))).toEqual([
      303,
      '/',
    ]);
    expect(await ana.signedInAs()).toBe('Ana');
  });
});

describe('a browser in which the app was used', () => {
  it('is marked, and cleared before the sign-in page when its session is gone [M5]', async () => {
    expect(ana.cookies.has('app-used')).toBe(false);
    expect(await ana.signedInAs()).toBe('Ana');
    expect(ana.cookies.get('app-used')).toBe('1');
    ana.cookies.delete('sid');
    const cleared = '/api/signed-out?mode=login&returnTo=%2Fchat';
    expect(await locationOf(ana.get('/api/login?returnTo=/chat'))).toEqual([303, cleared]);
    const page = await ana.get(cleared);
    expect(page.body).toContain('data-keep-drafts href="/api/login?returnTo=%2Fchat"');
    expect(ana.cookies.has('app-used')).toBe(false);
    expect((await ana.get('/api/login?returnTo=/chat')).statusCode).toBe(200);
  });

  it('stays marked while the page is only loaded ahead of time', async () => {
    await ana.signedInAs();
    ana.cookies.delete('sid');
    await ana.get('/api/signed-out', { 'sec-purpose': 'prefetch' });
    expect(ana.cookies.has('app-used')).toBe(true);
  });
});

it('the page names the script of the build, under a policy that allows own files only', async () => {
  const clientFolder = mkdtempSync(join(tmpdir(), 'pippal-signed-out-'));
  mkdirSync(join(clientFolder, 'client', 'assets'), { recursive: true });
  writeFileSync(join(clientFolder, 'client', 'assets', 'signed-out-Ab_1.js'), '');
  const built = await authApp(await openMigratedSqlite(), {}, { clientFolder });
  const { body, headers } = await built.browser().get('/api/signed-out');
  expect(body).toContain('<script src="/assets/signed-out-Ab_1.js" defer></script>');
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*trusted-types 'none'$/);
  await built.close();
  rmSync(clientFolder, { recursive: true });
});
