// Changing the password while signed in, over HTTP.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { PASSWORD, type Browser } from '../testing/auth-app.ts';
import { emailOf, familyApp, invite, userOf, type FamilyApp } from '../testing/family-app.ts';

const NEXT = 'another good password';

onEachDatabase('a new password', ({ open }) => {
  let world: FamilyApp;
  let dana: Browser;
  beforeEach(async () => {
    world = await familyApp(await open());
    dana = await world.signedUp('Dana');
  });
  afterEach(() => world.close());

  const change = (current: string, password = NEXT, browser = dana) =>
    browser.put('PUT', '/api/auth/password', { current, password });
  const resetByCode = () => {
    const [code = ''] = dana.cookies.get('codes')!.split(/[ +]|%20/);
    return world
      .browser()
      .post('/api/reset', { email: emailOf('Dana'), code, password: 'a third good password' });
  };
  const signIn = async (password: string, browser = world.browser()) =>
    (await browser.signIn(emailOf('Dana'), password)).statusCode;

  it('takes the place of the old one, ends every other session and keeps this one [A8]', async () => {
    const laptop = world.browser();
    await laptop.signIn(emailOf('Dana'));
    const eve = await world.signedUp('Eve');
    const answer = await change(PASSWORD);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await userOf(dana)).toMatchObject({ firstName: 'Dana' });
    expect(await userOf(laptop)).toBeNull();
    expect(await userOf(eve)).toMatchObject({ firstName: 'Eve' });
    expect(await signIn(PASSWORD)).toBe(401);
    expect(await signIn(NEXT)).toBe(303);
  });

  it('gives this session a new secret: a stolen copy of the old one opens nothing [A8]', async () => {
    const thief = world.browser();
    for (const [name, value] of dana.cookies) thief.cookies.set(name, value);
    await change('not my password');
    expect(await userOf(thief)).not.toBeNull();
    await change(PASSWORD);
    expect(dana.cookies.get('sid')).toMatch(/^[\w-]{43}$/);
    expect(await userOf(dana)).not.toBeNull();
    expect(await userOf(thief)).toBeNull();
    const second = world.browser();
    for (const [name, value] of dana.cookies) second.cookies.set(name, value);
    await dana.post('/api/recovery-codes', { password: NEXT });
    expect(await userOf(dana)).not.toBeNull();
    expect(await userOf(second)).toBeNull();
  });

  it.each([
    ['in Settings', () => change(PASSWORD)],
    ['by a recovery code', () => resetByCode()],
  ])(
    'set %s ends the open invitations of this parent only: a thief of the session joins with none',
    async (_, set) => {
      const ben = await world.joined(dana, 'Ben');
      const [ofDana, ofBen] = [await invite(dana), await invite(ben)];
      const thief = await world.signedUp('Mallory');
      expect((await set()).statusCode).toBeLessThan(400);
      expect((await thief.post(ofDana.path, {})).statusCode).toBe(404);
      expect((await thief.post(ofBen.path, {})).headers.location).toBe('/');
    },
  );

  it('keeps the recovery codes', async () => {
    await change(PASSWORD);
    expect((await resetByCode()).statusCode).toBe(303);
  });

  it('is refused with a wrong current one, in one sentence, and nothing ends', async () => {
    const laptop = world.browser();
    await laptop.signIn(emailOf('Dana'));
    const answer = await change('not my password');
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "That isn't your current password. Please try again.",
    ]);
    expect(await userOf(laptop)).not.toBeNull();
    expect(await signIn(PASSWORD)).toBe(303);
  });

  it('is tried as seldom as signing in: ten wrong tries, then a wait, wherever they come from', async () => {
    const thief = world.browser();
    for (const [name, value] of dana.cookies) thief.cookies.set(name, value);
    const tries = [];
    for (let count = 0; count < 12; count += 1) {
      tries.push((await change('guess', NEXT, count % 2 ? thief : dana)).statusCode);
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const right = await change(PASSWORD);
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(60);
    world.clock.at += 16 * 60_000;
    expect((await change(PASSWORD)).statusCode).toBe(204);
  });

  it.each([
    ['short', 400],
    ['x'.repeat(129), 400],
    ['🙂🙂🙂🙂', 400],
    [undefined, 400],
    ['🙂🙂🙂🙂🙂🙂🙂🙂', 204],
  ])('%j answers %i', async (password, status) => {
    const answer = await dana.put('PUT', '/api/auth/password', { current: PASSWORD, password });
    expect(answer.statusCode).toBe(status);
    if (status !== 204) expect(await signIn(PASSWORD)).toBe(303);
  });

  it('of two changes at once is one of both, and the other is refused', async () => {
    const both = await Promise.all([
      change(PASSWORD, 'the first password'),
      change(PASSWORD, 'the second password'),
    ]);
    const [one, other] = both.map(({ statusCode }) => statusCode).toSorted();
    expect(one).toBe(204);
    // The password was no longer right (400), or the session had a new secret already (401).
    expect([400, 401]).toContain(other);
    const winner = both[0].statusCode === 204 ? 'the first password' : 'the second password';
    expect(await signIn(winner)).toBe(303);
  });

  it('for an account without one is set by Forgot password', async () => {
    await world.database.kysely.updateTable('user').set({ password_hash: null }).execute();
    const answer = await change('');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Forgot password?');
  });

  it('is for somebody signed in, and only their own', async () => {
    expect((await change(PASSWORD, NEXT, world.browser())).statusCode).toBe(401);
    const ben = await world.joined(dana, 'Ben');
    await change(PASSWORD, NEXT, ben);
    expect(await signIn(PASSWORD)).toBe(303);
  });

  it('reaches neither the log nor the database as it is', async () => {
    await invite(dana);
    await change('not my password');
    await change(PASSWORD);
    const stored = JSON.stringify(await world.database.kysely.selectFrom('user').selectAll().execute());
    for (const secret of [PASSWORD, NEXT, 'not my password']) {
      expect(stored).not.toContain(secret);
      expect(world.log.join('\n')).not.toContain(secret);
    }
  });
});
