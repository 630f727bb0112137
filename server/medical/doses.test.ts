// Doses of medicine: one press records the time of the server and who gave it; a second one inside the stored frequency,
// or unseen, is refused until the parent was asked (decision 033).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Database } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { TestApp } from '../testing/app.ts';
import { openWorld, type World } from '../testing/world.ts';

const DOSES = '/api/doses';
const GIVEN = '/api/given-doses';
const RECENT = '/api/recent-doses';
const MINUTE = 60_000;

onEachDatabase('doses of medicine', ({ open }) => {
  let database: Database;
  let world: World;
  let app: TestApp;
  let zyrtec: Medication;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    ({ app } = world);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(async () => {
    const { json: mia } = await world.ana.post<{ id: string }>('/api/family-members', {
      name: 'Mia',
      relationship: 'child',
    });
    zyrtec = (
      await world.ana.post<Medication>('/api/medications', {
        name: 'Zyrtec',
        dosage: '5 ml',
        instructions: 'Every 6 hours',
        familyMemberId: mia.id,
      })
    ).json;
  });

  const give = (who = world.ana, more: object = {}) =>
    who.post<Dose>(GIVEN, { medicationId: zyrtec.id, lastSeen: null, ...more });
  const ofZyrtec = async (who = world.ana) =>
    (await who.get<Dose[]>(RECENT)).json.filter(({ medicine }) => medicine === 'Zyrtec');
  const mine = async () => (await ofZyrtec()).filter(({ medicationId }) => medicationId === zyrtec.id);
  const lastChange = async () => (await world.ana.get<ChangeSet[]>('/api/changes?limit=1')).json[0]!;

  it('is recorded with the time of the server, its giver, person and amount, for both parents', async () => {
    const from = Date.now();
    const { status, json } = await give(world.ben);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      medicine: 'Zyrtec',
      medicationId: zyrtec.id,
      familyMemberId: zyrtec.familyMemberId,
      amount: '5 ml',
      givenBy: 'Ben',
    });
    expect(Date.parse(json.givenAt)).toBeGreaterThanOrEqual(from);
    expect(Date.parse(json.givenAt)).toBeLessThanOrEqual(Date.now());
    expect((await mine())[0]).toEqual(json);
  });

  it('can be recorded as given some minutes ago', async () => {
    const { json } = await give(world.ana, { minutesAgo: 20 });
    expect(Math.abs(Date.now() - 20 * MINUTE - Date.parse(json.givenAt))).toBeLessThan(MINUTE);
    for (const minutesAgo of [-1, 1441, 1.5])
      expect((await give(world.ana, { minutesAgo })).status).toBe(400);
  });

  it('is refused inside the stored frequency until the parent was asked, then recorded', async () => {
    const { json: first } = await give(world.ana, { minutesAgo: 300 });
    const again = await give(world.ben, { lastSeen: first.id });
    expect([again.status, again.text]).toEqual([
      409,
      'Another dose of this medicine was recorded. Please look at it first.',
    ]);
    expect(await mine()).toHaveLength(1);
    expect((await give(world.ben, { lastSeen: first.id, anyway: true })).status).toBe(201);
    expect(await mine()).toHaveLength(2);
  });

  it('is recorded without a question outside the stored frequency', async () => {
    const { json: first } = await give(world.ana, { minutesAgo: 361 });
    expect((await give(world.ben, { lastSeen: first.id })).status).toBe(201);
  });

  it.each([
    ['has not begun', { startDate: '2099-01-01' }],
    ['has ended', { endDate: '2020-01-01' }],
    ['is marked as not taken', { isActive: false }],
  ])('of a medicine that %s is refused until the parent was asked', async (_, fields) => {
    await world.ana.put(`/api/medications/${zyrtec.id}`, fields);
    const refused = await give();
    expect([refused.status, refused.text]).toEqual([
      409,
      'This medicine is not taken on that day. Please look at its dates first.',
    ]);
    expect(await mine()).toEqual([]);
    expect((await give(world.ana, { anyway: true })).status).toBe(201);
  });

  it('is refused to a parent who has not seen the last dose, whatever is stored', async () => {
    await world.ana.put(`/api/medications/${zyrtec.id}`, { instructions: '' });
    const { json: first } = await give(world.ana, { minutesAgo: 60 });
    expect((await give(world.ben, { lastSeen: null, anyway: true })).status).toBe(409);
    expect((await give(world.ben, { lastSeen: newId() })).status).toBe(409);
    expect((await give(world.ben, { lastSeen: first.id })).status).toBe(201);
  });

  it('of two presses in the same moment one is recorded and the other asks', async () => {
    const both = await Promise.all([give(world.ana), give(world.ben)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await mine()).toHaveLength(1);
  });

  it('a press that is sent twice records one dose', async () => {
    const id = newId();
    const both = [await give(world.ana, { id }), await give(world.ana, { id })];
    expect(both.map(({ status, json }) => [status, json.id])).toEqual([
      [201, id],
      [201, id],
    ]);
    expect(await mine()).toHaveLength(1);
  });

  it('leaves no trace of a refused press in the changes', async () => {
    await give();
    const before = await lastChange();
    await give(world.ben);
    expect((await lastChange()).id).toBe(before.id);
  });

  it('is taken back, and its time and giver are changed', async () => {
    const { json: first } = await give();
    const at = new Date(Date.now() - 90 * MINUTE).toISOString();
    const changed = await world.ben.put<Dose>(`${DOSES}/${first.id}`, { givenAt: at, givenBy: 'Grandma' });
    expect(changed.json).toMatchObject({ givenAt: at, givenBy: 'Grandma', medicine: 'Zyrtec' });
    await world.ana.post(`/api/changes/${(await lastChange()).id}/undo`);
    expect((await mine())[0]).toMatchObject({ givenAt: first.givenAt, givenBy: first.givenBy });
    await world.ana.delete(`${DOSES}/${first.id}`);
    expect(await mine()).toEqual([]);
  });

  it('takes the wall time of the household, and no time that is still to come', async () => {
    await world.ana.put('/api/household', { timeZone: 'America/Chicago' });
    const log = (givenAt: string) => world.ana.post<Dose>(DOSES, { medicationId: zyrtec.id, givenAt });
    expect((await log('2026-03-08T03:30')).json.givenAt).toBe('2026-03-08T08:30:00.000Z');
    // The hour that comes twice is the first of the two; one that is skipped moves forward.
    expect((await log('2026-11-01T01:30')).json.givenAt).toBe('2026-11-01T06:30:00.000Z');
    expect((await log('2026-03-08T02:30')).json.givenAt).toBe('2026-03-08T08:30:00.000Z');
    const late = await log(new Date(Date.now() + 5 * MINUTE).toISOString());
    expect([late.status, late.text]).toEqual([400, 'A dose cannot be recorded before its time.']);
    await world.ana.put('/api/household', { timeZone: 'UTC' });
  });

  it('needs a medication of the household', async () => {
    const at = '2026-11-20T08:00:00.000Z';
    for (const medicationId of [null, newId()])
      expect((await world.ana.post(DOSES, { medicationId, givenAt: at })).status).toBe(400);
    const sven = await world.stranger();
    expect((await sven.post(GIVEN, { medicationId: zyrtec.id, lastSeen: null })).status).toBe(400);
    expect((await sven.get<Dose[]>(RECENT)).json).toEqual([]);
  });

  describe('when its medication is removed', () => {
    it('stays under its name, and finds it again when that is undone', async () => {
      const { json: first } = await give();
      await world.ana.delete(`/api/medications/${zyrtec.id}`);
      expect((await world.ana.get<Dose>(`${DOSES}/${first.id}`)).json).toMatchObject({
        medicine: 'Zyrtec',
        medicationId: null,
        familyMemberId: zyrtec.familyMemberId,
      });
      await world.ana.post(`/api/changes/${(await lastChange()).id}/undo`);
      expect((await world.ana.get<Dose>(`${DOSES}/${first.id}`)).json.medicationId).toBe(zyrtec.id);
    });
  });

  it('is asked about when its medicine was removed and entered again, or is listed twice', async () => {
    const { json: first } = await give(world.ana, { minutesAgo: 20 });
    const { familyMemberId } = zyrtec;
    const enter = async (name: string, member: string | null) =>
      (
        await world.ana.post<Medication>('/api/medications', {
          name,
          instructions: 'Every 6 hours',
          familyMemberId: member,
        })
      ).json.id;
    const twin = await enter('ZYRTEC', familyMemberId);
    const ofTwin = (more: object) => give(world.ben, { medicationId: twin, ...more });
    expect((await ofTwin({ lastSeen: null })).status).toBe(409);
    await world.ana.delete(`/api/medications/${zyrtec.id}`);
    expect((await ofTwin({ lastSeen: null })).status).toBe(409);
    expect((await ofTwin({ lastSeen: first.id })).status).toBe(409);
    expect((await ofTwin({ lastSeen: first.id, anyway: true })).status).toBe(201);
    const ofNobody = await enter('Zyrtec', null);
    expect((await give(world.ana, { medicationId: ofNobody })).status).toBe(201);
    const other = await enter('Zyrtec-D', familyMemberId);
    expect((await give(world.ana, { medicationId: other })).status).toBe(201);
  });

  it('is listed when its medicine was entered again, however long ago it was', async () => {
    const givenAt = '2026-01-05T08:00:00.000Z';
    const { json: first } = await world.ana.post<Dose>(DOSES, { medicationId: zyrtec.id, givenAt });
    await world.ana.delete(`/api/medications/${zyrtec.id}`);
    const { name, familyMemberId } = zyrtec;
    const again = (await world.ana.post<Medication>('/api/medications', { name, familyMemberId })).json;
    expect((await ofZyrtec()).map(({ id }) => id)).toContain(first.id);
    expect((await give(world.ana, { medicationId: again.id, lastSeen: first.id })).status).toBe(201);
  });

  it('the last dose of a medication is listed however long ago it was', async () => {
    for (const givenAt of ['2026-01-02T08:00:00.000Z', '2026-01-05T08:00:00.000Z'])
      await world.ana.post(DOSES, { medicationId: zyrtec.id, givenAt });
    expect((await mine()).map(({ givenAt }) => givenAt)).toEqual(['2026-01-05T08:00:00.000Z']);
  });
});
