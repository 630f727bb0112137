// SIGN_UP=invited: after the first account only invitation links and people of the owner's own provider make one.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { PASSWORD, type Browser } from '../testing/auth-app.ts';
import { emailOf, familyApp, householdOf, invite, userOf, type FamilyApp } from '../testing/family-app.ts';
import { CLIENT, IdentityProvider, throughProvider } from '../testing/identity-provider.ts';

const SENTENCE =
  'This PipPal is for invited families. Please ask someone who uses it for an invitation link.';

onEachDatabase('SIGN_UP=invited', ({ open }) => {
  let provider: IdentityProvider;
  let world: FamilyApp;
  beforeEach(async () => {
    provider = new IdentityProvider({ sub: 'ben', email: emailOf('Ben'), email_verified: true });
    await provider.open();
    world = await familyApp(await open(), undefined, {
      SIGN_UP: 'invited',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
  });
  afterEach(async () => {
    await world.close();
    await provider.close();
  });

  const signInAtProvider = async (browser: Browser) => {
    const start = await browser.get('/api/oidc/start');
    const back = await throughProvider(start.headers.location!, async (url, cookie) => {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
    });
    return browser.get(back, { 'sec-fetch-site': 'cross-site' });
  };
  const users = async () =>
    (await world.database.kysely.selectFrom('user').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );

  it('lets the first parent in, and then no stranger [L2, D39]', async () => {
    expect((await world.browser().get('/api/login')).body).toContain('Create account');
    await world.signedUp('Dana');
    const eve = world.browser();
    expect((await eve.get('/api/login')).body).not.toContain('Create account');
    for (const answer of [await eve.get('/api/login?mode=create'), await eve.signUp(emailOf('Eve'))]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain(SENTENCE);
      expect(answer.body).toContain('href="/api/login"');
    }
    expect((await eve.signIn(emailOf('Eve'), PASSWORD)).body).not.toContain('Create account');
    // The existence of an account is not revealed either.
    expect((await eve.signUp(emailOf('Dana'))).statusCode).toBe(403);
    expect(await users()).toEqual([emailOf('Dana')]);
  });

  it('lets one of two in who are first at the same moment', async () => {
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => world.browser().signUp(emailOf(name), { firstName: name })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 403]);
    expect(await users()).toHaveLength(1);
  });

  it('lets in who holds an invitation, while it works [D39]', async () => {
    const dana = await world.signedUp('Dana');
    const { path } = await invite(dana);
    const eve = world.browser();
    const way = `/api/login?mode=create&returnTo=${encodeURIComponent(path)}`;
    expect((await eve.get(way)).statusCode).toBe(200);
    const first = await eve.signUp(emailOf('Eve'), { firstName: 'Eve', returnTo: path });
    expect(first.statusCode).toBe(303);
    expect((await householdOf(eve)).id).toBe((await householdOf(dana)).id);
    expect((await world.browser().signUp(emailOf('Mallory'), { returnTo: path })).statusCode).toBe(404);
    const invented = `/api/invite/${'x'.repeat(43)}`;
    expect((await world.browser().signUp(emailOf('Mallory'), { returnTo: invented })).statusCode).toBe(404);
    expect(await users()).toEqual([emailOf('Dana'), emailOf('Eve')]);
  });

  it('lets in whom the provider of the owner verified, and nobody else of it [D39]', async () => {
    await world.signedUp('Dana');
    const ben = world.browser();
    expect((await signInAtProvider(ben)).headers.location).toBe('/');
    expect((await userOf(ben))?.email).toBe(emailOf('Ben'));
    provider.person = { sub: 'eve', email: emailOf('Eve'), email_verified: false };
    const eve = world.browser();
    const refused = await signInAtProvider(eve);
    expect([refused.statusCode, refused.body.includes(SENTENCE)]).toEqual([403, true]);
    expect(await users()).toEqual([emailOf('Ben'), emailOf('Dana')]);
  });
});
