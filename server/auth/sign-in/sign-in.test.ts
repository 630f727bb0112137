// Signing in and out as a browser does it, and attacks by other sites.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { Passwords } from '../access/passwords.ts';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp, authSettings, PASSWORD, type AuthApp, type Browser } from '../testing/auth-app.ts';

const EMAIL = 'ana@example.org';
let world: AuthApp;
let ana: Browser;
afterEach(() => world.close());

onEachDatabase('signing in', ({ open }) => {
  beforeEach(async () => {
    world = await authApp(await open());
    ana = world.browser();
    await ana.signUp(EMAIL);
    await ana.get('/api/logout');
  });

  it('leads home, or to the page the parent was going to [APP-08]', async () => {
    const home = await ana.signIn(' ANA@Example.org');
    expect([home.statusCode, home.headers.location]).toEqual([303, '/']);
    expect(await ana.signedInAs()).toBe('Ana');
    const other = world.browser();
    const there = await other.post('/api/login', { email: EMAIL, password: PASSWORD, returnTo: '/chat/7' });
    expect(there.headers.location).toBe('/chat/7');
    const away = await other.post('/api/login', {
      email: EMAIL,
      password: PASSWORD,
      returnTo: '//evil.test',
    });
    expect(away.headers.location).toBe('/');
  });

  it('renews a hash made at a lower cost; sessions elsewhere stay', async () => {
    const hashOf = async () =>
      (await world.database.kysely.selectFrom('user').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;
    const before = await hashOf();
    const elsewhere = world.browser();
    await elsewhere.signIn(EMAIL);
    // The same database after an upgrade that raised the cost.
    const { app } = world;
    const dearer = new Passwords({ memory: 16, passes: 2, parallelism: 1 });
    world = await authApp(world.database, {}, { passwords: dearer });
    expect((await world.browser().signIn(EMAIL)).statusCode).toBe(303);
    expect(await hashOf()).not.toBe(before);
    expect(dearer.isOutdated(String(await hashOf()))).toBe(false);
    expect((await world.browser().signIn(EMAIL)).statusCode).toBe(303);
    expect(await elsewhere.signedInAs()).toBe('Ana');
    await app.close();
  });

  it('is skipped by whoever is signed in already', async () => {
    await ana.signIn(EMAIL);
    const answer = await ana.get('/api/login?returnTo=%2Ffamily');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/family']);
  });

  it('with a wrong password and with an unknown email has the same answer', async () => {
    const wrong = await world.browser().signIn(EMAIL, 'not my password');
    const unknown = await world.browser().signIn('eve@example.org', 'not my password');
    const neutral = (body: string) => body.replaceAll(/ana@|eve@/g, '').replaceAll(/nonce="[^"]*"/g, '');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(neutral(unknown.body)).toBe(neutral(wrong.body));
    expect(wrong.body).toContain('That email and password don&#39;t match.');
    expect(wrong.body).toContain(`value="${EMAIL}"`);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
    expect(unknown.cookies).toEqual([]);
  });

  it('begins a new session every time and ends the one before', async () => {
    await ana.signIn(EMAIL);
    const first = ana.cookies.get('sid')!;
    await ana.signIn(EMAIL);
    expect(ana.cookies.get('sid')).not.toBe(first);
    const thief = world.browser();
    thief.cookies.set('sid', first);
    expect(await thief.signedInAs()).toBeNull();
  });

  it('never takes over a session id that somebody else chose', async () => {
    const planted = 'A'.repeat(43);
    ana.cookies.set('sid', planted);
    await ana.signIn(EMAIL);
    expect(ana.cookies.get('sid')).not.toBe(planted);
    const thief = world.browser();
    thief.cookies.set('sid', planted);
    expect(await thief.signedInAs()).toBeNull();
  });

  it('brings the theme the parent chose, for the first paint', async () => {
    await ana.signIn(EMAIL);
    await ana.put('PUT', '/api/auth/user/preferences', { theme: 'dark' });
    const laptop = world.browser();
    await laptop.signIn(EMAIL);
    expect(laptop.cookies.get('theme')).toBe('dark');
    expect((await laptop.get('/api/recovery-codes')).body).toContain('data-theme="dark"');
  });

  it('is over after signing out, on the server too [APP-08]', async () => {
    await ana.signIn(EMAIL);
    const kept = ana.cookies.get('sid')!;
    const out = await ana.get('/api/logout');
    expect([out.statusCode, out.headers.location]).toEqual([303, '/api/signed-out']);
    expect(ana.cookies.has('sid')).toBe(false);
    ana.cookies.set('sid', kept);
    const dead = await ana.get('/api/auth/user');
    expect(dead.json()).toBeNull();
    expect(ana.cookies.has('sid')).toBe(false);
  });
});

describe('cookies', () => {
  const cookieOf = async (publicUrl: string | undefined, origin: string) => {
    world = await authApp(await openMigratedSqlite(), authSettings({ publicUrl }));
    const answer = await world.browser({ origin }).signUp(EMAIL);
    return answer.headers['set-cookie'] as string[];
  };

  it('over https are Secure and bound to the host', async () => {
    const set = await cookieOf('https://pippal.example', 'https://pippal.example');
    expect(set[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(set.find((cookie) => cookie.includes('codes'))).toMatch(
      /^__Secure-codes=.*; Path=\/api\/recovery-codes; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it.each([undefined, 'http://nas.local'])('over plain http (%s) go without either', async (publicUrl) => {
    const set = await cookieOf(publicUrl, 'http://nas.local');
    expect(set[0]).toMatch(/^sid=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it.each(['short', 'B'.repeat(43), '%00', 'x'.repeat(4000)])(
    'that nobody gave (%j) sign nobody in and are cleared',
    async (value) => {
      world = await authApp(await openMigratedSqlite());
      const eve = world.browser();
      eve.cookies.set('sid', value);
      expect((await eve.get('/api/auth/user')).json()).toBeNull();
      expect(eve.cookies.has('sid')).toBe(false);
      expect((await eve.put('PUT', '/api/auth/user/preferences', {})).statusCode).toBe(401);
    },
  );
});

describe('another site', () => {
  beforeEach(async () => {
    world = await authApp(await openMigratedSqlite());
    ana = world.browser();
    await ana.signUp(EMAIL);
  });

  const FOREIGN: [string, Record<string, string>][] = [
    ['cross-site form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['sub-domain', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }],
    ['sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['sandboxed frame over plain http', { origin: 'null' }],
    ['plain http, foreign origin', { origin: 'http://evil.test' }],
    ['plain http, another port', { origin: 'http://localhost:8080' }],
    ['plain http, foreign referer', { referer: 'http://evil.test/api/login' }],
    ['our name as a part of theirs', { origin: 'http://localhost.evil.test' }],
    ['no evidence at all', {}],
    ['claims to be us, but the origin says otherwise', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ];

  it.each(FOREIGN)('cannot sign anybody in, up or out by posting (%s)', async (_, headers) => {
    const victim = world.browser();
    expect((await victim.signIn(EMAIL, PASSWORD, headers)).statusCode).toBe(403);
    const form = { firstName: 'E', lastName: '', email: 'e@example.org', password: PASSWORD };
    expect((await victim.post('/api/signup', form, headers)).statusCode).toBe(403);
    expect(await victim.signedInAs()).toBeNull();
    expect((await ana.post('/api/logout', {}, headers)).statusCode).toBe(403);
    expect((await ana.post('/api/reset', { password: PASSWORD }, headers)).statusCode).toBe(403);
    expect(await ana.signedInAs()).toBe('Ana');
  });

  it.each([
    ['same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['typed by hand', { 'sec-fetch-site': 'none' }],
    ['own origin over plain http', { origin: 'http://localhost' }],
    ['own referer over plain http', { referer: 'http://localhost/api/login' }],
  ])('is not what our own form looks like (%s)', async (_, headers) => {
    expect((await world.browser().signIn(EMAIL, PASSWORD, headers)).statusCode).toBe(303);
  });

  it.each([
    ['a link elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site' }],
    ['no header at all', {}],
    ['a foreign referer over plain http', { referer: 'http://evil.test/' }],
    ['a page loaded ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
  ])('or %s signs nobody out: a page asks first [APP-08]', async (_, headers) => {
    const page = await ana.get('/api/logout', headers);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post" action="/api/logout">');
    expect(await ana.signedInAs()).toBe('Ana');
    expect((await ana.post('/api/logout', {})).statusCode).toBe(303);
    expect(await ana.signedInAs()).toBeNull();
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://localhost/settings' },
  ])('is not needed: %j signs out at once [APP-08]', async (headers) => {
    expect((await ana.get('/api/logout', headers)).statusCode).toBe(303);
    expect(await ana.signedInAs()).toBeNull();
  });

  it('asking only for the headers signs nobody out', async () => {
    await ana.send('HEAD', '/api/logout', { 'sec-fetch-site': 'same-origin' });
    expect(await ana.signedInAs()).toBe('Ana');
  });

  it('gets a page with one sentence, and JSON is no form', async () => {
    const refused = await ana.signIn(EMAIL, PASSWORD, {});
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('This form didn&#39;t come from our own page.');
    const json = { 'content-type': 'application/json', origin: ana.origin };
    const answer = await ana.send('POST', '/api/login', json, JSON.stringify({ email: EMAIL }));
    expect([answer.statusCode, answer.body]).toEqual([400, 'Please use the form on the page.']);
    const huge = await ana.post('/api/login', { email: 'x'.repeat(20_000), password: PASSWORD });
    expect(huge.statusCode).toBe(413);
  });
});
