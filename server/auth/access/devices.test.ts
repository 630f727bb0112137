// The list of a parent's signed-in devices over HTTP, and signing one out.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeviceSession } from '#contract/schemas/household.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { PASSWORD, type Browser } from '../testing/auth-app.ts';
import { emailOf, familyApp, userOf, type FamilyApp } from '../testing/family-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

onEachDatabase('the devices of a parent', ({ open }) => {
  let world: FamilyApp;
  let dana: Browser;
  beforeEach(async () => {
    world = await familyApp(await open());
    dana = await world.signedUp('Dana');
  });
  afterEach(() => world.close());

  const devicesOf = async (browser: Browser) => (await browser.get('/api/sessions')).json<DeviceSession[]>();
  const signedIn = async (userAgent = FIREFOX) => {
    const browser = world.browser();
    const headers = { origin: browser.origin, 'user-agent': userAgent };
    await browser.post('/api/login', { email: emailOf('Dana'), password: PASSWORD }, headers);
    return browser;
  };

  it('are listed with this one first, then the one seen last, in words, without any secret', async () => {
    world.clock.at += 1000;
    const laptop = await signedIn();
    world.clock.at += 1000;
    await signedIn('curl/8.5.0');
    const answer = await laptop.get('/api/sessions');
    const listed = answer.json<DeviceSession[]>();
    expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Firefox on Windows', true],
      ['Unknown browser', false],
      ['Unknown browser', false],
    ]);
    expect(listed[0]).toEqual({
      id: expect.any(String) as string,
      device: 'Firefox on Windows',
      address: '203.0.113.7',
      createdAt: '2026-11-20T08:00:01.000Z',
      lastSeenAt: '2026-11-20T08:00:01.000Z',
      isThis: true,
    });
    const rows = await world.database.kysely.selectFrom('session').select('token_hash').execute();
    for (const secret of [laptop.cookies.get('sid')!, ...rows.map((row) => row.token_hash)]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('that are over are not in the list', async () => {
    world.clock.advanceDays(31);
    const laptop = await signedIn();
    expect(await devicesOf(laptop)).toHaveLength(1);
  });

  it('are signed out one by one, at once, this one too', async () => {
    const laptop = await signedIn();
    const [, other] = await devicesOf(dana);
    expect((await dana.delete(`/api/sessions/${other!.id}`)).statusCode).toBe(204);
    expect(await userOf(laptop)).toBeNull();
    expect((await laptop.get('/api/family-members')).statusCode).toBe(401);
    expect((await dana.delete(`/api/sessions/${other!.id}`)).statusCode).toBe(404);
    const [own] = await devicesOf(dana);
    expect((await dana.delete(`/api/sessions/${own!.id}`)).statusCode).toBe(204);
    expect(await userOf(dana)).toBeNull();
  });

  it('are signed out all at once but this one, and nobody else is', async () => {
    const ben = await world.joined(dana, 'Ben');
    const [laptop, phone] = [await signedIn(), await signedIn()];
    expect((await laptop.delete('/api/sessions')).statusCode).toBe(204);
    expect(await devicesOf(laptop)).toEqual([expect.objectContaining({ isThis: true })]);
    for (const other of [dana, phone]) expect(await userOf(other)).toBeNull();
    expect(await userOf(ben)).not.toBeNull();
  });

  it('are seen and signed out by nobody else, neither a stranger nor the other parent', async () => {
    const [own] = await devicesOf(dana);
    const ben = await world.joined(dana, 'Ben');
    const eve = await world.signedUp('Eve');
    for (const somebody of [ben, eve]) {
      expect(await devicesOf(somebody)).toHaveLength(1);
      const forged = await somebody.delete('/api/sessions/01234567-0000-7000-8000-000000000000');
      const foreign = await somebody.delete(`/api/sessions/${own!.id}`);
      expect([foreign.statusCode, foreign.body]).toEqual([404, forged.body]);
    }
    expect(await userOf(dana)).not.toBeNull();
    expect((await world.browser().get('/api/sessions')).statusCode).toBe(401);
  });
});
