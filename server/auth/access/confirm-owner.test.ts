// Re-authentication before an account or a household is deleted.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { PASSWORD, type Browser } from '../testing/auth-app.ts';
import { emailOf, familyApp, userOf, type FamilyApp } from '../testing/family-app.ts';
import { CLIENT, IdentityProvider, throughProvider } from '../testing/identity-provider.ts';

const PATHS = ['/api/auth/delete', '/api/household/delete'];
const WORD = { word: 'DELETE' };

onEachDatabase('deleting for good', ({ open }) => {
  let provider: IdentityProvider;
  let world: FamilyApp;
  beforeEach(async () => {
    provider = new IdentityProvider({
      sub: 'ben',
      email: emailOf('Ben'),
      email_verified: true,
      given_name: 'Ben',
    });
    await provider.open();
    world = await familyApp(await open(), undefined, {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Our ID',
    });
  });
  afterEach(async () => {
    await world.close();
    await provider.close();
  });

  const ask = async (browser: Browser, path: string, given: object) => {
    const { statusCode, body } = await browser.put('POST', path, { ...WORD, ...given });
    return [statusCode, body];
  };
  const signInAtProvider = async (browser: Browser) => {
    const start = await browser.get('/api/oidc/start');
    const back = await throughProvider(start.headers.location!, async (url, cookie) => {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
    });
    return browser.get(back, { 'sec-fetch-site': 'cross-site' });
  };

  it.each(PATHS)('%s needs the password, and counts wrong ones like sign-ins [L4]', async (path) => {
    const dana = await world.signedUp('Dana');
    expect(await ask(dana, path, {})).toEqual([400, 'Please enter your password.']);
    const codes = dana.cookies.get('codes')!.split(' ');
    expect(await ask(dana, path, { recoveryCode: codes[0] })).toEqual([400, 'Please enter your password.']);
    for (let n = 0; n < 10; n += 1) {
      expect(await ask(dana, path, { password: 'wrong' })).toEqual([
        400,
        "That isn't your password. Please try again.",
      ]);
    }
    const [status, sentence] = await ask(dana, path, { password: PASSWORD });
    expect([status, sentence]).toEqual([
      429,
      'That was a lot of tries. Please wait 15 minutes and try again.',
    ]);
    expect((await userOf(dana))?.firstName).toBe('Dana');
    world.clock.advanceDays(16 / (24 * 60));
    expect((await ask(dana, path, { password: PASSWORD }))[0]).toBe(204);
    expect(await userOf(dana)).toBeNull();
  });

  it.each(PATHS)(
    '%s without a password needs a sign-in of the last five minutes, or a recovery code [L4]',
    async (path) => {
      const ben = world.browser();
      await signInAtProvider(ben);
      expect((await userOf(ben))?.hasPassword).toBe(false);
      world.clock.at += 5 * 60_000 + 1;
      const late =
        'Please sign in with Our ID again and come back within five minutes, or enter a recovery code.';
      expect(await ask(ben, path, {})).toEqual([400, late]);
      expect(await ask(ben, path, { password: 'anything' })).toEqual([400, late]);
      expect(await ask(ben, path, { recoveryCode: '0000-0000-0000-0000' })).toEqual([
        400,
        "That isn't one of your recovery codes, or it was used before. Please try again.",
      ]);
      await signInAtProvider(ben);
      world.clock.at += 4 * 60_000;
      expect((await ask(ben, path, {}))[0]).toBe(204);
    },
  );

  it('takes a recovery code of an account without a password, once [L4]', async () => {
    const squatter = world.browser();
    await squatter.signUp(emailOf('Ben'));
    const ben = world.browser();
    // The first proof hands out codes.
    expect((await signInAtProvider(ben)).headers.location).toBe('/api/recovery-codes');
    const [code] = ben.cookies.get('codes')!.split(' ');
    world.clock.advanceDays(1);
    expect((await ask(ben, '/api/household/delete', { recoveryCode: code }))[0]).toBe(204);
    await signInAtProvider(ben);
    world.clock.advanceDays(1);
    expect((await ask(ben, '/api/auth/delete', { recoveryCode: code }))[0]).toBe(400);
  });
});
