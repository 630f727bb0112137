// The signed-in parent over HTTP: preferences and finishing the wizard.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#contract/schemas/account.ts';
import { authApp, type AuthApp, type Browser } from '../auth/testing/auth-app.ts';
import { onEachDatabase } from '../db/testing/databases.ts';

onEachDatabase('the signed-in parent', ({ open }) => {
  let world: AuthApp;
  let ana: Browser;
  beforeEach(async () => {
    world = await authApp(await open());
    ana = world.browser();
    await ana.signUp('ana@example.org');
  });
  afterEach(() => world.close());

  const user = async (browser = ana) => (await browser.get('/api/auth/user')).json<User>();
  const save = (body: object) => ana.put('PUT', '/api/auth/user/preferences', body);
  const finish = (body: object, browser = ana) => browser.put('POST', '/api/onboarding/complete', body);

  it('changes their own name, on one line; the first name is needed and the last one is not', async () => {
    const rename = (body: object) => ana.put('PUT', '/api/auth/user/name', body);
    const before = await user();
    const answer = await rename({ firstName: ' Anna\nMaria ', lastName: 'Lopez', email: 'eve@example.org' });
    expect(answer.json()).toEqual({ ...before, firstName: 'Anna Maria', lastName: 'Lopez' });
    expect(await user()).toEqual(answer.json());
    expect((await rename({ firstName: 'Ann' })).json()).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lopez',
    });
    expect((await rename({ firstName: 'Ann', lastName: '' })).json()).toMatchObject({ lastName: '' });
    const refused = await rename({ firstName: '  ', lastName: 'Lopez' });
    expect([refused.statusCode, refused.body]).toEqual([400, 'First name is required.']);
    expect((await world.browser().put('PUT', '/api/auth/user/name', { firstName: 'Eve' })).statusCode).toBe(
      401,
    );
  });

  describe('preferences', () => {
    it('are merged: choosing areas keeps the school type [API-01]', async () => {
      await save({ schoolType: 'homeschool', theme: 'dark', integrations: ['gmail'] });
      const answer = await save({ assistanceAreas: ['medical', 'mealPlanning'] });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(await user());
      expect((await user()).preferences).toEqual({
        assistanceAreas: ['medical', 'mealPlanning'],
        schoolType: 'homeschool',
        integrations: ['gmail'],
        theme: 'dark',
        recoveryCodes: 'new',
      });
    });

    it('know the school area by both its names and keep one [SIDE-05]', async () => {
      await save({ assistanceAreas: ['school-schedules', 'schoolSchedules', 'medical'] });
      expect((await user()).preferences.assistanceAreas).toEqual(['schoolSchedules', 'medical']);
    });

    it('are cleared by null', async () => {
      await save({ schoolType: 'public', assistanceAreas: ['medical'] });
      await save({ schoolType: null, assistanceAreas: null });
      expect((await user()).preferences).toMatchObject({ schoolType: null, assistanceAreas: [] });
    });

    it('may be sent back whole: codes are kept and first steps opened by the server alone [D41] [D44]', async () => {
      await save({ firstSteps: 'open', recoveryCodes: 'kept', theme: 'dark' });
      const read = (await user()).preferences;
      expect(read).toMatchObject({ recoveryCodes: 'new', theme: 'dark' });
      expect(read).not.toHaveProperty('firstSteps');
      await save({ ...read, recoveryCodes: 'later', firstSteps: 'done' });
      await save(read);
      expect((await user()).preferences).toMatchObject({ recoveryCodes: 'later', firstSteps: 'done' });
      await ana.post('/api/recovery-codes', { done: '1' });
      await save({ recoveryCodes: 'later' });
      expect((await user()).preferences.recoveryCodes).toBe('kept');
    });

    it('saved by two devices at once both survive', async () => {
      await Promise.all([
        save({ schoolType: 'private' }),
        save({ assistanceAreas: ['medical'] }),
        save({ theme: 'light' }),
      ]);
      expect((await user()).preferences).toMatchObject({
        schoolType: 'private',
        assistanceAreas: ['medical'],
        theme: 'light',
      });
    });

    it.each([
      { assistanceAreas: ['gardening'] },
      { assistanceAreas: 'medical' },
      { schoolType: 'castle' },
      { theme: 'purple' },
      { integrations: ['grocery-apps'] },
      { firstSteps: 'twice' },
      { recoveryCodes: 'lost' },
    ])('refuse %j with one sentence and change nothing', async (body) => {
      const before = await user();
      const answer = await save(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(await user()).toEqual(before);
    });

    it('of one parent are not those of another, whatever the body claims', async () => {
      const ben = world.browser();
      await ben.signUp('ben@example.org', { firstName: 'Ben' });
      const before = await user(ben);
      await save({ id: before.id, userId: before.id, householdId: before.householdId, theme: 'dark' });
      expect(await user(ben)).toEqual(before);
      expect((await user()).householdId).not.toBe(before.householdId);
    });

    it('cannot change who the parent is', async () => {
      const before = await user();
      await save({ email: 'eve@example.org', firstName: 'Eve', onboardingCompleted: true });
      expect(await user()).toEqual(before);
    });

    it('of nobody cannot be saved', async () => {
      expect(
        (await world.browser().put('PUT', '/api/auth/user/preferences', { theme: 'dark' })).statusCode,
      ).toBe(401);
    });
  });

  describe('finishing the wizard', () => {
    const body = {
      timeZone: 'America/Chicago',
      preferences: { schoolType: 'hybrid', assistanceAreas: ['school-schedules', 'mealPlanning'] },
    };

    it('stores zone, school type and areas, and is done [API-02]', async () => {
      const answer = await finish(body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(await user());
      expect(await user()).toMatchObject({
        onboardingCompleted: true,
        timeZone: 'America/Chicago',
        preferences: { schoolType: 'hybrid', assistanceAreas: ['schoolSchedules', 'mealPlanning'] },
      });
    });

    it('lets browsers know what clocks show in the zone, and nothing before there is one [D31]', async () => {
      expect(await user()).not.toHaveProperty('zoneOffsets');
      await finish(body);
      const { changes = [], until = '' } = (await user()).zoneOffsets ?? {};
      const offsetAt = (at: string) => changes.findLast((change) => change.at <= at)?.seconds;
      const year = world.clock.now().getUTCFullYear();
      expect([offsetAt(`${year}-07-01`), offsetAt(`${year}-01-15`)]).toEqual([-5 * 3600, -6 * 3600]);
      expect(until > `${year + 1}`).toBe(true);
    });

    it('opens the first steps for the parent who sets up the household, once; they stay done', async () => {
      await finish(body);
      expect((await user()).preferences.firstSteps).toBe('open');
      await save({ firstSteps: 'done' });
      await finish(body);
      expect((await user()).preferences.firstSteps).toBe('done');
    });

    it('does not open first steps that were declined with it', async () => {
      await finish({ ...body, preferences: { ...body.preferences, firstSteps: 'done' } });
      expect((await user()).preferences.firstSteps).toBe('done');
    });

    it('twice changes nothing more [API-02]', async () => {
      await finish(body);
      const once = await user();
      expect((await finish(body)).statusCode).toBe(200);
      expect(await user()).toEqual(once);
    });

    it('takes any place on earth, and integrations to be noted', async () => {
      await finish({
        timeZone: 'Europe/Lisbon',
        preferences: { schoolType: null, assistanceAreas: [], integrations: ['gmail', 'google-calendar'] },
      });
      expect(await user()).toMatchObject({
        timeZone: 'Europe/Lisbon',
        preferences: { schoolType: null, integrations: ['gmail', 'google-calendar'] },
      });
    });

    it.each(['', 'Mars/Olympus', '+02:00', 7, null])(
      'refuses %j as a zone and is not done',
      async (timeZone) => {
        const answer = await finish({ ...body, timeZone });
        expect([answer.statusCode, answer.body]).toEqual([400, 'Please choose a time zone.']);
        expect(await user()).toMatchObject({ onboardingCompleted: false, timeZone: null });
      },
    );

    it('is for signed-in parents, and never touches another household', async () => {
      expect((await finish(body, world.browser())).statusCode).toBe(401);
      const ben = world.browser();
      await ben.signUp('ben@example.org', { firstName: 'Ben' });
      await finish(body);
      expect(await user(ben)).toMatchObject({ onboardingCompleted: false, timeZone: null });
    });

    it('stays out of what the household sees of each other', async () => {
      await finish(body);
      await save({ theme: 'dark' });
      expect(await world.database.kysely.selectFrom('change_set').selectAll().execute()).toEqual([]);
    });
  });
});

onEachDatabase('nobody', ({ open }) => {
  it('is answered null, not an error [API-01]', async () => {
    const world = await authApp(await open());
    const answer = await world.browser().get('/api/auth/user');
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
    await world.close();
  });
});
