// Sign-in at a provider: a real local OpenID Connect provider, and a browser that follows it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp, authSettings, PASSWORD, type AuthApp, type Browser } from '../testing/auth-app.ts';
import {
  CALLBACK,
  CLIENT,
  IdentityProvider,
  foreignKey,
  throughProvider,
} from '../testing/identity-provider.ts';

const ANA = {
  sub: 'ana-at-home',
  email: 'Ana@Example.org',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Rivera',
};

describe('signing in at a provider', () => {
  let provider: IdentityProvider;
  let world: AuthApp;
  beforeEach(async () => {
    provider = new IdentityProvider(ANA);
    await provider.open();
    world = await authApp(
      await openMigratedSqlite(),
      authSettings({
        oidc: { issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, name: undefined },
      }),
    );
  });
  afterEach(async () => {
    await world.close();
    await provider.close();
  });

  const atProvider = (first: string) =>
    throughProvider(first, async (url, cookie) => {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
    });

  const start = async (browser: Browser, query = '') => {
    const answer = await browser.get(`/api/oidc/start${query}`);
    expect(answer.statusCode).toBe(303);
    return answer.headers.location!;
  };
  const FROM_PROVIDER = { 'sec-fetch-site': 'cross-site' };
  const signIn = async (browser: Browser, query = '') =>
    browser.get(await atProvider(await start(browser, query)), FROM_PROVIDER);
  const user = async (browser: Browser) =>
    (await browser.get('/api/auth/user')).json<{ id: string; householdId: string; email: string } | null>();

  it('is offered on both pages by the name of its host', async () => {
    const host = new URL(provider.issuer).host;
    for (const path of ['/api/login', '/api/login?mode=create']) {
      expect((await world.browser().get(path)).body).toContain(`Continue with ${host}`);
    }
  });

  it('uses the code flow with PKCE, state and nonce', async () => {
    const url = new URL(await start(world.browser()));
    const { searchParams } = url;
    expect(url.origin).toBe(provider.issuer);
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('redirect_uri')).toBe(CALLBACK);
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(searchParams.get(name)!.length).toBeGreaterThanOrEqual(43);
    }
  });

  it('refuses an ID token that is not signed with a published key of the provider', async () => {
    provider.publishedKeys = [foreignKey()];
    const ana = world.browser();
    expect((await signIn(ana)).statusCode).toBe(403);
    expect(await user(ana)).toBeNull();
  });

  it('makes an account with a household, and finds it again by issuer and subject [APP-08]', async () => {
    const ana = world.browser();
    const answer = await signIn(ana, '?returnTo=%2Ffamily');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/family']);
    const first = await user(ana);
    expect(first).toMatchObject({ firstName: 'Ana', lastName: 'Rivera', email: 'Ana@Example.org' });
    provider.person = { sub: ANA.sub, email: 'moved@example.org', email_verified: false };
    const later = world.browser();
    await signIn(later);
    expect((await user(later))?.id).toBe(first!.id);
  });

  it('knows the account of a verified email; another person who had typed that email is out', async () => {
    const squatter = world.browser();
    await squatter.signUp('ana@example.org', { firstName: 'Eve' });
    const codes = squatter.cookies.get('codes')!.split(' ');
    const before = await user(squatter);
    const ana = world.browser();
    await signIn(ana);
    expect((await user(ana))?.id).toBe(before!.id);
    expect(await user(squatter)).toBeNull();
    expect((await squatter.signIn('ana@example.org', PASSWORD)).statusCode).toBe(401);
    const form = { email: 'ana@example.org', code: codes[0]!, password: PASSWORD };
    expect((await squatter.post('/api/reset', form)).statusCode).toBe(401);
  });

  it('leaves the ways in alone where the email was proved before', async () => {
    const ana = world.browser();
    await signIn(ana);
    provider.person = { ...ANA, sub: 'ana-at-work' };
    const work = world.browser();
    await signIn(work);
    expect((await user(work))?.id).toBe((await user(ana))?.id);
  });

  it.each([false, undefined])('never links an email that is not verified (%s)', async (verified) => {
    await world.browser().signUp('ana@example.org');
    const { email_verified: _, ...unverified } = ANA;
    provider.person = {
      ...unverified,
      sub: 'eve',
      ...(verified === undefined ? {} : { email_verified: verified }),
    };
    const eve = world.browser();
    const answer = await signIn(eve);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('If you already have an account, please sign in with your password.');
    expect(await user(eve)).toBeNull();
    expect(await world.database.kysely.selectFrom('identity').selectAll().execute()).toEqual([]);
  });

  it('needs an email', async () => {
    provider.person = { sub: 'nameless' };
    const answer = await signIn(world.browser());
    expect([answer.statusCode, answer.body.includes('tell us your email')]).toEqual([403, true]);
  });

  it('takes odd names as text', async () => {
    provider.person = {
      sub: 'odd',
      email: 'o@example.org',
      email_verified: true,
      name: '<b>Zoë</b>\u0000 van\u202e\nDam\u200f',
    };
    const browser = world.browser();
    await signIn(browser);
    expect(await user(browser)).toMatchObject({ firstName: '<b>Zoë</b>', lastName: 'van Dam' });
  });

  it('begins a new session and ends the one before', async () => {
    const ben = world.browser();
    await ben.signUp('ben@example.org', { firstName: 'Ben' });
    const before = ben.cookies.get('sid')!;
    await signIn(ben);
    expect((await user(ben))?.email).toBe('Ana@Example.org');
    const thief = world.browser();
    thief.cookies.set('sid', before);
    expect(await user(thief)).toBeNull();
  });

  describe('refuses', () => {
    const refused = async (browser: Browser, path: string) => {
      const answer = await browser.get(path, FROM_PROVIDER);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toMatch(/Please try again\./);
      expect(await user(browser)).toBeNull();
    };

    it('an answer brought by another browser', async () => {
      const back = await atProvider(await start(world.browser()));
      await refused(world.browser(), back);
      const other = world.browser();
      await start(other);
      await refused(other, back);
    });

    it('a state that is not ours', async () => {
      const browser = world.browser();
      const back = await atProvider(await start(browser));
      await refused(browser, back.replace(/state=[^&]*/, 'state=somebody-elses'));
    });

    it('the same answer a second time', async () => {
      const browser = world.browser();
      const back = await atProvider(await start(browser));
      const kept = browser.cookies.get('oidc')!;
      expect((await browser.get(back, FROM_PROVIDER)).statusCode).toBe(303);
      const replay = world.browser();
      await refused(replay, back);
      replay.cookies.set('oidc', kept);
      await refused(replay, back);
    });

    it('an answer with another issuer, without a code, or with a made-up code', async () => {
      for (const change of [
        (path: string) => path.replace(/iss=[^&]*/, `iss=${encodeURIComponent('http://evil.test')}`),
        (path: string) => path.replace(/code=[^&]*&?/, ''),
        (path: string) => path.replace(/code=[^&]*/, 'code=made-up'),
        (path: string) => path.replace(/code=[^&]*/, 'error=access_denied'),
      ]) {
        const browser = world.browser();
        await refused(browser, change(await atProvider(await start(browser))));
      }
    });

    it('an ID token made for another sign-in', async () => {
      const browser = world.browser();
      const back = await atProvider(await start(browser));
      const cookie = Buffer.from(browser.cookies.get('oidc')!, 'base64url').toString();
      const checks = JSON.parse(cookie) as object;
      const swapped = { ...checks, nonce: 'n'.repeat(43) };
      browser.cookies.set('oidc', Buffer.from(JSON.stringify(swapped)).toString('base64url'));
      await refused(browser, back);
    });

    it.each([
      '',
      'nonsense',
      Buffer.from('null').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ])('a cookie that is not ours: %j', async (cookie) => {
      const browser = world.browser();
      const back = await atProvider(await start(browser));
      browser.cookies.set('oidc', cookie);
      await refused(browser, back);
    });
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/api/logout'])(
    'returns nobody to %s',
    async (returnTo) => {
      const answer = await signIn(world.browser(), `?returnTo=${encodeURIComponent(returnTo)}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    },
  );

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { referer: 'http://evil.test/' }, {}])(
    'is not begun by another site (%j): it gets the page with the button',
    async (headers) => {
      const answer = await world.browser().get('/api/oidc/start?returnTo=%2Ffamily', headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/api/login?returnTo=%2Ffamily']);
      expect(answer.cookies).toEqual([]);
    },
  );

  it('tells plainly that the provider is away, and works once it is back', async () => {
    const { port } = new URL(provider.issuer);
    await provider.close();
    const ana = world.browser();
    const away = await ana.get('/api/oidc/start');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '30']);
    expect(away.body).toContain(`We can&#39;t reach 127.0.0.1:${port} right now.`);
    provider = new IdentityProvider(ANA);
    await provider.open(Number(port));
    expect((await signIn(ana)).statusCode).toBe(303);
  });
});
