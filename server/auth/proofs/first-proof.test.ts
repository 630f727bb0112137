// The first proof of an e-mail address ends all credentials and memberships made by the previous user of the address,
// and a family loses nothing.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { accounts } from '../../db/accounts/accounts.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { makeResetLink } from '../recovery/reset-links.ts';
import { PASSWORD, type Browser } from '../testing/auth-app.ts';
import { emailOf, familyApp, householdOf, invite, userOf, type FamilyApp } from '../testing/family-app.ts';
import { CLIENT, IdentityProvider, throughProvider } from '../testing/identity-provider.ts';

const ANA = 'ana@example.org';
const OWN_PASSWORD = 'a password of her own';
const QUESTION = '/api/family-check';
const FROM_PROVIDER = { 'sec-fetch-site': 'cross-site' };

onEachDatabase('the first proof of an e-mail address', ({ open }) => {
  let provider: IdentityProvider;
  let world: FamilyApp;
  beforeEach(async () => {
    provider = new IdentityProvider({ sub: 'ana', email: ANA, email_verified: true, given_name: 'Ana' });
    await provider.open();
    world = await familyApp(await open(), undefined, {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
  });
  afterEach(async () => {
    await world.close();
    await provider.close();
  });

  /** Opens a link that was sent to the address, and sets a password. */
  const resetByLink = async (browser: Browser, email = ANA) => {
    const parts = { accounts: accounts(world.database.kysely), now: world.clock.now };
    const { link } = (await makeResetLink(parts, email, 'http://localhost'))!;
    await browser.get(link.slice('http://localhost'.length));
    return browser.post('/api/reset', { password: OWN_PASSWORD });
  };
  const signInAtProvider = async (browser: Browser) => {
    const start = await browser.get('/api/oidc/start');
    const back = await throughProvider(start.headers.location!, async (url, cookie) => {
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      return { location: response.headers.get('location'), cookies: response.headers.getSetCookie() };
    });
    return browser.get(back, FROM_PROVIDER);
  };
  const WAYS = [
    ['a link', (browser: Browser) => resetByLink(browser)],
    ['a verified sign-in at a provider', signInAtProvider],
  ] as const;

  const codesOf = (browser: Browser) => browser.cookies.get('codes')!.split(' ').slice(0, -1);
  const answer = async (browser: Browser, said: 'yes' | 'no') => {
    const { body } = await browser.get(QUESTION);
    const members = /name="members" value="([^"]*)"/.exec(body)![1]!;
    return browser.post(QUESTION, { answer: said, members });
  };
  const write = async (browser: Browser, title: string) =>
    (await browser.put('POST', '/api/medical-records', { title })).statusCode;
  const read = async (browser: Browser) => (await browser.get('/api/medical-records')).body;

  it.each(WAYS)('by %s ends every key the squatter of the address holds [H1]', async (_, prove) => {
    const squatter = world.browser();
    await squatter.signUp(ANA, { firstName: 'Eve' });
    const codes = codesOf(squatter);
    const ana = world.browser();
    expect((await prove(ana)).headers.location).toBe('/api/recovery-codes');
    expect(await write(ana, 'Blood test')).toBe(201);

    expect(await userOf(squatter)).toBeNull();
    expect((await squatter.signIn(ANA, PASSWORD)).statusCode).toBe(401);
    for (const code of codes.slice(0, 3)) {
      const stolen = await squatter.post('/api/reset', { email: ANA, code, password: PASSWORD });
      expect(stolen.statusCode).toBe(401);
    }
    expect((await squatter.get('/api/medical-records')).statusCode).toBe(401);
    expect(await read(ana)).toContain('Blood test');
    // Fresh codes are shown, and work.
    const fresh = codesOf(ana);
    expect((await ana.get('/api/recovery-codes')).body).toContain(fresh[0]);
    const back = await world
      .browser()
      .post('/api/reset', { email: ANA, code: fresh[0]!, password: PASSWORD });
    expect(back.statusCode).toBe(303);
  });

  it('by a link takes an identity that a squatter linked at a provider [H1]', async () => {
    provider.person = { sub: 'eve', email: ANA, email_verified: false, given_name: 'Eve' };
    const squatter = world.browser();
    await signInAtProvider(squatter);
    expect((await userOf(squatter))?.email).toBe(ANA);
    const ana = world.browser();
    await resetByLink(ana);
    expect(await userOf(squatter)).toBeNull();
    expect((await signInAtProvider(squatter)).statusCode).toBe(403);
    expect((await userOf(ana))?.email).toBe(ANA);
  });

  it('comes with the provider that verifies the address later, too [H1]', async () => {
    provider.person = { sub: 'ana', email: ANA, email_verified: false, given_name: 'Ana' };
    const before = world.browser();
    await signInAtProvider(before);
    provider.person = { sub: 'ana', email: ANA, email_verified: true, given_name: 'Ana' };
    const ana = world.browser();
    expect((await signInAtProvider(ana)).headers.location).toBe('/api/recovery-codes');
    expect(await userOf(before)).toBeNull();
    expect((await userOf(ana))?.email).toBe(ANA);
    expect((await signInAtProvider(world.browser())).headers.location).toBe('/');
  });

  it.each(WAYS)('by %s leaves strangers no seat in what the owner writes [H2]', async (_, prove) => {
    const squatter = world.browser();
    await squatter.signUp(ANA, { firstName: 'Eve' });
    const second = await world.joined(squatter, 'Second');
    const { path } = await invite(squatter);
    const ana = world.browser();
    expect((await prove(ana)).headers.location).toBe(QUESTION);

    const late = await world.browser().signUp('third@example.org', { returnTo: path });
    expect(late.statusCode).toBe(404);
    expect(await write(ana, 'Before the answer')).toBe(401);
    expect((await answer(ana, 'no')).headers.location).toBe('/api/recovery-codes');
    expect(await write(ana, 'Blood test')).toBe(201);
    expect(await read(second)).not.toContain('Blood test');
    expect((await householdOf(ana)).members.map(({ email }) => email)).toEqual([ANA]);
    // The strangers still have their data, and one of them is the owner.
    const theirs = await householdOf(second);
    expect(theirs.members).toMatchObject([{ email: emailOf('Second'), role: 'owner' }]);
    expect(theirs.id).not.toBe((await householdOf(ana)).id);
  });

  it('asks before anything else works, after signing in again too, and offers to sign out [H2]', async () => {
    const squatter = world.browser();
    await squatter.signUp(ANA, { firstName: 'Eve' });
    await world.joined(squatter, 'Second');
    const ana = world.browser();
    await resetByLink(ana);
    await ana.post('/api/logout', {});
    const home = await ana.post('/api/login', { email: ANA, password: OWN_PASSWORD, returnTo: '/family' });
    expect(home.headers.location).toBe(`${QUESTION}?returnTo=%2Ffamily`);
    expect((await ana.get('/api/login?returnTo=%2Ffamily')).headers.location).toBe(home.headers.location);

    const page = await ana.get(home.headers.location!);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Second Rivera');
    expect(page.body).toContain(emailOf('Second'));
    expect(page.body).toMatch(/Yes, this is my family/);
    expect(page.body).toMatch(/I don't know these people/);
    expect(page.body).not.toMatch(/<script|\son\w+=/);
    expect(await userOf(ana)).toBeNull();
    for (const [method, url] of [
      ['GET', '/api/medical-records'],
      ['GET', '/api/household/export'],
      ['GET', '/api/events'],
      ['POST', '/api/household/invitations'],
      ['PUT', '/api/auth/password'],
      ['POST', '/api/conversations/x/messages'],
    ] as const) {
      const refused = await ana.send(
        method,
        url,
        { 'content-type': 'application/json' },
        method === 'GET' ? undefined : '{}',
      );
      expect([url, refused.statusCode, refused.body]).toEqual([
        url,
        401,
        'First, please tell us who belongs to your family. Open PipPal and sign in: it asks you.',
      ]);
    }
    expect((await ana.get('/api/recovery-codes')).headers.location).toMatch(/^\/api\/(login|family-check)/);
    expect((await answer(ana, 'yes')).headers.location).toBe('/api/recovery-codes');
    expect((await userOf(ana))?.email).toBe(ANA);
    expect((await ana.get(QUESTION)).headers.location).toBe('/');
  });

  it('asks again when somebody joined while the parent was reading [H2]', async () => {
    const squatter = world.browser();
    await squatter.signUp(ANA, { firstName: 'Eve' });
    const second = await world.joined(squatter, 'Second');
    const ana = world.browser();
    await resetByLink(ana);
    const { body } = await ana.get(QUESTION);
    const members = /name="members" value="([^"]*)"/.exec(body)![1]!;
    await world.joined(second, 'Third');
    const again = await ana.post(QUESTION, { answer: 'yes', members });
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('Third Rivera');
    expect(await userOf(ana)).toBeNull();
    expect((await answer(ana, 'yes')).statusCode).toBe(303);
  });

  it('asks nothing where nobody else sits, or no longer', async () => {
    const alone = world.browser();
    await alone.signUp(ANA);
    const { id } = await householdOf(alone);
    const ana = world.browser();
    expect((await resetByLink(ana)).headers.location).toBe('/api/recovery-codes');
    expect((await householdOf(ana)).id).toBe(id);

    const dana = await world.signedUp('Dana');
    const ben = await world.joined(dana, 'Ben');
    const back = world.browser();
    await resetByLink(back, emailOf('Dana'));
    await ben.put('POST', '/api/household/leave', {});
    expect((await back.get(QUESTION)).headers.location).toBe('/api/recovery-codes');
    expect(await userOf(back)).toMatchObject({ firstName: 'Dana' });
  });

  it('costs a parent of two years nothing, nor the invited second parent [D40]', async () => {
    const dana = await world.signedUp('Dana');
    await dana.put('POST', '/api/family-members', { name: 'Mia', relationship: 'child' });
    for (let quarter = 0; quarter < 8; quarter += 1) {
      expect(await write(dana, `Checkup ${quarter}`)).toBe(201);
      world.clock.advanceDays(91);
      // A session would have ended by now.
      await dana.signIn(emailOf('Dana'));
    }
    const ben = await world.joined(dana, 'Ben');
    await ben.put('POST', '/api/conversations', { title: 'Dinner ideas' });
    const before = await everythingOf(ben);
    const household = await householdOf(dana);

    for (const name of ['Dana', 'Ben']) {
      const parent = world.browser();
      expect((await resetByLink(parent, emailOf(name))).headers.location).toBe(QUESTION);
      expect((await answer(parent, 'yes')).headers.location).toBe('/api/recovery-codes');
      expect(await everythingOf(parent)).toEqual(before);
      const now = await householdOf(parent);
      expect(now.id).toBe(household.id);
      expect(now.members.map(({ email, role }) => [email, role])).toEqual([
        [emailOf('Dana'), 'owner'],
        [emailOf('Ben'), 'member'],
      ]);
      if (name === 'Ben') expect((await parent.get('/api/conversations')).body).toContain('Dinner ideas');
    }
  });

  const everythingOf = async (browser: Browser) => ({
    records: await read(browser),
    family: (await browser.get('/api/family-members')).json<FamilyMember[]>(),
  });

  it('happens once: later links leave codes and seats as they are, and end open invitations like every new password', async () => {
    const dana = await world.signedUp('Dana');
    await world.joined(dana, 'Ben');
    const first = world.browser();
    await resetByLink(first, emailOf('Dana'));
    await answer(first, 'yes');
    const codes = codesOf(first);
    const { path } = await invite(first);
    const later = world.browser();
    expect((await resetByLink(later, emailOf('Dana'))).headers.location).toBe('/');
    expect(await userOf(first)).toBeNull();
    expect((await world.browser().get(path)).statusCode).toBe(404);
    const form = { email: emailOf('Dana'), code: codes[1]!, password: PASSWORD };
    expect((await world.browser().post('/api/reset', form)).statusCode).toBe(303);
  });
});
