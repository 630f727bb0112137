// Lifetime of a session, with a simulated clock.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { authApp, type AuthApp, type Browser } from '../testing/auth-app.ts';

onEachDatabase('a session', ({ open }) => {
  let world: AuthApp;
  let ana: Browser;
  beforeEach(async () => {
    world = await authApp(await open());
    ana = world.browser();
    await ana.signUp('ana@example.org');
  });
  afterEach(() => world.close());

  const sessions = () => world.database.kysely.selectFrom('session').selectAll().execute();

  it('lasts as long as the parent comes back within thirty days', async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      world.clock.advanceDays(29.9);
      expect(await ana.signedInAs()).toBe('Ana');
    }
    world.clock.advanceDays(30.1);
    expect(await ana.signedInAs()).toBeNull();
    expect(await sessions()).toEqual([]);
  });

  it('ends after 180 days, however often the parent came', async () => {
    for (let day = 0; day < 178; day += 20) {
      world.clock.advanceDays(19.9);
      expect(await ana.signedInAs()).toBe('Ana');
    }
    world.clock.advanceDays(1.2);
    expect(await ana.signedInAs()).toBeNull();
  });

  it('writes down when it was seen at most once an hour', async () => {
    const [begun] = await sessions();
    world.clock.advanceDays(0.9 / 24);
    await ana.signedInAs();
    expect((await sessions())[0]!.last_seen_at).toBe(begun!.last_seen_at);
    world.clock.advanceDays(0.2 / 24);
    await ana.signedInAs();
    expect((await sessions())[0]!.last_seen_at).toBe(world.clock.now().toISOString());
  });

  /** The user that the server recognises. */
  const recognised = () => {
    const request = { cookies: { sid: ana.cookies.get('sid')! } };
    return world.auth.whoIs(request as unknown as Parameters<AuthApp['auth']['whoIs']>[0]);
  };

  it('of somebody removed from the household is worth nothing at once', async () => {
    expect(await recognised()).not.toBeNull();
    await world.database.kysely.deleteFrom('membership').execute();
    expect(await recognised()).toBeNull();
  });

  it('that nobody came back to is cleared away at the next sign-in', async () => {
    world.clock.advanceDays(31);
    await world.browser().signIn('ana@example.org');
    expect(await sessions()).toHaveLength(1);
  });

  it('knows its parent, household and zone from one look-up', async () => {
    await ana.put('POST', '/api/onboarding/complete', { timeZone: 'America/Denver', preferences: {} });
    const user = (await ana.get('/api/auth/user')).json<{ id: string; householdId: string }>();
    expect(await recognised()).toEqual({
      sessionId: (await sessions())[0]!.id,
      userId: user.id,
      firstName: 'Ana',
      householdId: user.householdId,
      timeZone: 'America/Denver',
    });
  });
});
