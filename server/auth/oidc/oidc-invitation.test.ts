// An invitation accepted by signing in at a provider.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#contract/schemas/account.ts';
import { accounts } from '../../db/accounts/accounts.ts';
import { newId } from '../../db/records/ids.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { openMigratedSqlite } from '../../db/testing/migrated-sqlite.ts';
import { authApp, authSettings, type AuthApp, type Browser } from '../testing/auth-app.ts';
import { CLIENT, IdentityProvider, throughProvider } from '../testing/identity-provider.ts';

const BEN = { sub: 'ben', email: 'ben@example.org', email_verified: true, given_name: 'Ben' };

describe('an invitation and a provider', () => {
  let provider: IdentityProvider;
  let world: AuthApp;
  let dana: User;
  beforeEach(async () => {
    provider = new IdentityProvider(BEN);
    await provider.open();
    const oidc = {
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: undefined,
    };
    world = await authApp(await openMigratedSqlite(), authSettings({ oidc }));
    const browser = world.browser();
    await browser.signUp('dana@example.org', { firstName: 'Dana' });
    dana = (await userOf(browser))!;
  });
  afterEach(async () => {
    await world.close();
    await provider.close();
  });

  const userOf = async (browser: Browser) => (await browser.get('/api/auth/user')).json<User | null>();
  const invite = async (): Promise<string> => {
    const token = newSecret();
    const at = world.clock.now();
    await accounts(world.database.kysely).invitations.insert({
      id: newId(),
      householdId: dana.householdId,
      userId: dana.id,
      tokenHash: hashSecret(token),
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + 3_600_000).toISOString(),
    });
    return `/api/invite/${token}`;
  };
  const signIn = async (browser: Browser, returnTo: string) => {
    const start = await browser.get(`/api/oidc/start?returnTo=${encodeURIComponent(returnTo)}`);
    const first = start.headers.location!;
    expect(first).not.toContain('invite');
    const back = await throughProvider(first, async (url, cookie) => {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
    });
    return browser.get(back, { 'sec-fetch-site': 'cross-site' });
  };

  it('let a new parent into the household, with none of their own, and on into the app', async () => {
    const path = await invite();
    const ben = world.browser();
    expect((await signIn(ben, path)).headers.location).toBe(path);
    expect((await ben.get(path)).headers.location).toBe('/');
    expect(await userOf(ben)).toMatchObject({ firstName: 'Ben', householdId: dana.householdId });
    expect(await world.database.kysely.selectFrom('household').selectAll().execute()).toHaveLength(1);
  });

  it('bring a parent with an account back to the button, and join nobody without it', async () => {
    await signIn(world.browser(), '/');
    const path = await invite();
    const ben = world.browser();
    expect((await signIn(ben, path)).headers.location).toBe(path);
    expect((await userOf(ben))!.householdId).not.toBe(dana.householdId);
    expect((await ben.get(path)).body).toContain('>Join<');
    await ben.post(path, {});
    expect((await userOf(ben))!.householdId).toBe(dana.householdId);
  });

  it('make no account when the invitation is over meanwhile', async () => {
    const path = await invite();
    await world.database.kysely.deleteFrom('invitation').execute();
    const ben = world.browser();
    const answer = await signIn(ben, path);
    expect([answer.statusCode, answer.body.includes('This invitation no longer works.')]).toEqual([
      403,
      true,
    ]);
    expect(await userOf(ben)).toBeNull();
    expect(await world.database.kysely.selectFrom('user').selectAll().execute()).toHaveLength(1);
  });
});
