// The household over HTTP: who can read it, its name, and appointments after a change of the zone (D31).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Household } from '#contract/schemas/household.ts';
import type { Browser } from '../auth/testing/auth-app.ts';
import { familyApp, householdOf, userOf, type FamilyApp } from '../auth/testing/family-app.ts';
import { onEachDatabase } from '../db/testing/databases.ts';

onEachDatabase('the household', ({ open }) => {
  let world: FamilyApp;
  let dana: Browser;
  beforeEach(async () => {
    world = await familyApp(await open());
    dana = await world.signedUp('Dana');
  });
  afterEach(() => world.close());

  const update = (body: object, browser = dana) => browser.put('PUT', '/api/household', body);

  it('shows its members to its members, and nothing of it to anybody else', async () => {
    const ben = await world.joined(dana, 'Ben');
    const eve = await world.signedUp('Eve');
    const seen = await householdOf(dana);
    expect(seen).toEqual({
      id: (await userOf(dana))!.householdId,
      name: 'Rivera family',
      timeZone: null,
      members: [
        {
          userId: (await userOf(dana))!.id,
          firstName: 'Dana',
          lastName: 'Rivera',
          email: 'dana@example.org',
          role: 'owner',
          joinedAt: '2026-11-20T08:00:00.000Z',
          isYou: true,
        },
        {
          userId: (await userOf(ben))!.id,
          firstName: 'Ben',
          lastName: 'Rivera',
          email: 'ben@example.org',
          role: 'member',
          joinedAt: '2026-11-20T08:00:01.000Z',
          isYou: false,
        },
      ],
      invitations: [],
      households: [{ id: seen.id, name: 'Rivera family', current: true }],
    });
    expect((await householdOf(ben)).members.map(({ isYou }) => isYou)).toEqual([false, true]);
    const foreign = (await eve.get('/api/household')).body;
    for (const secret of [seen.id, 'dana@example.org', 'Ben']) expect(foreign).not.toContain(secret);
    expect((await world.browser().get('/api/household')).statusCode).toBe(401);
  });

  it('takes a new name from any parent; a blank one is refused', async () => {
    const ben = await world.joined(dana, 'Ben');
    const answer = await update({ name: '  The Riveras\n& Co ' }, ben);
    expect([answer.statusCode, answer.json<Household>().name]).toEqual([200, 'The Riveras & Co']);
    for (const name of ['', ' ', 7, 'x'.repeat(201)]) expect((await update({ name })).statusCode).toBe(400);
    expect((await householdOf(dana)).name).toBe('The Riveras & Co');
    expect((await update({})).json<Household>().name).toBe('The Riveras & Co');
  });

  it('is changed only by those who belong to it, whatever else a request claims', async () => {
    const eve = await world.signedUp('Eve');
    const { id } = await householdOf(dana);
    await update({ id, householdId: id, name: 'Mine now', timeZone: 'Europe/Paris' }, eve);
    expect(await householdOf(dana)).toMatchObject({ name: 'Rivera family', timeZone: null });
    expect((await update({ name: 'Mine now' }, world.browser())).statusCode).toBe(401);
  });

  describe('switching', () => {
    it('switches to another household of the parent, on this device only', async () => {
      const ben = await world.joined(dana, 'Ben');
      const phone = world.browser();
      await phone.signIn('ben@example.org');
      const [own, shared] = (await householdOf(ben)).households;
      expect((await ben.put('POST', '/api/household/switch', { id: own!.id })).statusCode).toBe(204);
      expect((await userOf(ben))!.householdId).toBe(own!.id);
      expect((await userOf(phone))!.householdId).toBe(shared!.id);
      expect((await householdOf(ben)).members).toHaveLength(1);
    });

    it('to a foreign household answers as to an invented one, and changes nothing', async () => {
      const eve = await world.signedUp('Eve');
      const { id } = await householdOf(dana);
      const before = await userOf(eve);
      const foreign = await eve.put('POST', '/api/household/switch', { id });
      const invented = await eve.put('POST', '/api/household/switch', { id: 'nothing' });
      expect([foreign.statusCode, foreign.body]).toEqual([404, invented.body]);
      expect(await userOf(eve)).toEqual(before);
    });
  });

  describe('in a new time zone', () => {
    const add = async (title: string, appointmentDate: string) => {
      const answer = await dana.put('POST', '/api/medical-appointments', { title, appointmentDate });
      return answer.json<MedicalAppointment>();
    };
    const times = async () =>
      (await dana.get('/api/medical-appointments'))
        .json<MedicalAppointment[]>()
        .map(({ title, appointmentDate, wallTime, timeZone }) => [
          title,
          appointmentDate,
          wallTime,
          timeZone,
        ]);
    const CHICAGO = 'America/Chicago';
    beforeEach(async () => {
      world.clock.at = Date.parse('2026-03-01T12:00:00Z');
      await update({ timeZone: 'America/New_York' });
      await add('Been', '2026-02-20T09:00');
      // New York's clocks go forward on March 8, Chicago's too; Phoenix has no daylight saving.
      await add('Winter', '2026-03-05T09:00');
      await add('Summer', '2026-03-12T09:00');
      await add('Skipped', '2026-03-08T03:30');
    });

    it('appointments to come keep what the clock shows, on both sides of the change of clocks', async () => {
      const answer = await update({ timeZone: CHICAGO, appointments: 'keep-clock-time' });
      expect(answer.json<Household>().timeZone).toBe(CHICAGO);
      expect(await times()).toEqual([
        ['Been', '2026-02-20T14:00:00.000Z', '2026-02-20T09:00', 'America/New_York'],
        ['Winter', '2026-03-05T15:00:00.000Z', '2026-03-05T09:00', CHICAGO],
        ['Skipped', '2026-03-08T08:30:00.000Z', '2026-03-08T03:30', CHICAGO],
        ['Summer', '2026-03-12T14:00:00.000Z', '2026-03-12T09:00', CHICAGO],
      ]);
    });

    it('appointments to come keep their moment, and the clock shows another time', async () => {
      await update({ timeZone: 'America/Phoenix', appointments: 'keep-moment' });
      expect(await times()).toEqual([
        ['Been', '2026-02-20T14:00:00.000Z', '2026-02-20T09:00', 'America/New_York'],
        ['Winter', '2026-03-05T14:00:00.000Z', '2026-03-05T07:00', 'America/Phoenix'],
        ['Skipped', '2026-03-08T07:30:00.000Z', '2026-03-08T00:30', 'America/Phoenix'],
        ['Summer', '2026-03-12T13:00:00.000Z', '2026-03-12T06:00', 'America/Phoenix'],
      ]);
    });

    it('a clock time the new zone skips moves forward with its clocks', async () => {
      await update({ timeZone: 'America/Phoenix', appointments: 'keep-clock-time' });
      await add('In the gap', '2026-03-08T02:30');
      await update({ timeZone: CHICAGO, appointments: 'keep-clock-time' });
      expect((await times()).find(([title]) => title === 'In the gap')).toEqual([
        'In the gap',
        '2026-03-08T08:30:00.000Z',
        '2026-03-08T03:30',
        CHICAGO,
      ]);
    });

    it('an appointment brought back from an earlier zone keeps what the walls show today', async () => {
      await update({ timeZone: 'America/Phoenix', appointments: 'keep-moment' });
      const [move] = (await dana.get('/api/changes')).json<ChangeSet[]>();
      await dana.put('POST', `/api/changes/${move!.id}/undo`, {});
      await update({ timeZone: CHICAGO, appointments: 'keep-clock-time' });
      // Nine in New York was seven in Phoenix, where the household was until now.
      expect((await times()).find(([title]) => title === 'Winter')).toEqual([
        'Winter',
        '2026-03-05T13:00:00.000Z',
        '2026-03-05T07:00',
        CHICAGO,
      ]);
    });

    it('nothing moves when nobody says what to do, and what the clock shows follows', async () => {
      await update({ timeZone: CHICAGO });
      expect((await times()).at(-1)).toEqual([
        'Summer',
        '2026-03-12T13:00:00.000Z',
        '2026-03-12T08:00',
        CHICAGO,
      ]);
    });

    it('is one change in the history, and the same zone again is none', async () => {
      const changes = async () => (await dana.get('/api/changes')).json<ChangeSet[]>();
      const before = (await changes()).length;
      await update({ timeZone: CHICAGO, appointments: 'keep-clock-time' });
      const [newest, ...older] = await changes();
      expect(older).toHaveLength(before);
      expect(newest).toMatchObject({ operation: 'updateHousehold', who: 'Dana' });
      expect(newest!.changes.map(({ label }) => label).toSorted()).toEqual(['Skipped', 'Summer', 'Winter']);
      await update({ timeZone: CHICAGO, appointments: 'keep-clock-time' });
      expect(await changes()).toHaveLength(before + 1);
    });

    it.each(['Mars/Olympus', '+02:00', '', null])('%j is no place, and nothing changes', async (timeZone) => {
      const before = await times();
      expect((await update({ timeZone, name: 'Half' })).statusCode).toBe(400);
      expect(await times()).toEqual(before);
      expect(await householdOf(dana)).toMatchObject({ name: 'Rivera family', timeZone: 'America/New_York' });
    });

    it('a parent who joins and finishes the wizard does not move the household', async () => {
      const ben = await world.joined(dana, 'Ben');
      const preferences = { schoolType: null, assistanceAreas: [] };
      const answer = await ben.put('POST', '/api/onboarding/complete', { timeZone: CHICAGO, preferences });
      expect(answer.json()).toMatchObject({ timeZone: 'America/New_York', onboardingCompleted: true });
      // The first steps are for whoever set the household up.
      expect(answer.json<{ preferences: object }>().preferences).not.toHaveProperty('firstSteps');
      expect((await householdOf(dana)).timeZone).toBe('America/New_York');
    });
  });
});
