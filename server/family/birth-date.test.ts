// Birth dates of family members over HTTP: the age that follows from them, on both databases.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';

const MEMBERS = '/api/family-members';
const ZONE = 'America/New_York';
/** The evening before a birthday in New York; UTC has that day already. */
const EVENING = '2026-11-20T03:30:00.000Z';
const BIRTHDAY = '2026-11-20T05:00:00.000Z';

onEachDatabase('birth dates', ({ open }) => {
  let now = new Date(EVENING);
  let database: Database;
  let app: TestApp;
  let ana: Visitor;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, now: () => now });
    ana = await app.parent('Ana');
    const done = { timeZone: ZONE, preferences: {} };
    expect((await ana.post('/api/onboarding/complete', done)).status).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => {
    now = new Date(EVENING);
  });

  const add = async (fields: object): Promise<FamilyMember> =>
    (await ana.post<FamilyMember>(MEMBERS, { name: 'Mia', relationship: 'child', ...fields })).json;
  const read = async ({ id }: FamilyMember): Promise<FamilyMember> =>
    (await ana.get<FamilyMember>(`${MEMBERS}/${id}`)).json;
  const change = async ({ id }: FamilyMember, fields: object): Promise<FamilyMember> =>
    (await ana.put<FamilyMember>(`${MEMBERS}/${id}`, fields)).json;
  const undo = async () => {
    const [newest] = (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
    expect((await ana.post(`/api/changes/${newest!.id}/undo`)).status).toBe(200);
  };

  it('the age changes on the birthday, at midnight of the household, without a write [API-03] [FAM-04]', async () => {
    const mia = await add({ birthDate: '2020-11-20' });
    expect([mia.birthDate, mia.age]).toEqual(['2020-11-20', 5]);
    now = new Date(BIRTHDAY);
    const list = (await ana.get<FamilyMember[]>(MEMBERS)).json;
    expect(list.find(({ id }) => id === mia.id)).toEqual({ ...mia, age: 6 });
    expect(await read(mia)).toEqual({ ...mia, age: 6 });
  });

  it('the birth date wins over an age that is sent with it or after it [API-03]', async () => {
    const mia = await add({ birthDate: '2016-01-31', age: 3 });
    expect(mia.age).toBe(10);
    expect((await change(mia, { age: 4 })).age).toBe(10);
    expect((await change(mia, { age: 4, birthDate: '2017-01-31' })).age).toBe(9);
    // No age of another time comes back.
    expect(await change(mia, { birthDate: '' })).toMatchObject({ birthDate: null, age: null });
    expect((await change(mia, { age: 7 })).age).toBe(7);
  });

  it('undo brings back the age there was before the birth date [API-03] [D22]', async () => {
    const mia = await add({ age: 6 });
    expect((await change(mia, { birthDate: '2016-01-31' })).age).toBe(10);
    await undo();
    expect(await read(mia)).toMatchObject({ birthDate: null, age: 6 });
    const leo = await add({ name: 'Leo', birthDate: '2020-11-20' });
    await ana.delete(`${MEMBERS}/${leo.id}`);
    now = new Date(BIRTHDAY);
    await undo();
    expect(await read(leo)).toMatchObject({ birthDate: '2020-11-20', age: 6 });
  });

  it('refuses birth dates after today and before 1900 in one sentence each [API-03]', async () => {
    const wrong = [
      ['2026-11-20', "A birth date can't be in the future."],
      ['1899-12-31', 'Birth date: dates lie between 1900 and 2199.'],
    ] as const;
    const mia = await add({ birthDate: '2026-11-19' });
    expect(mia.age).toBe(0);
    for (const [birthDate, sentence] of wrong) {
      const fields = { name: 'Ida', relationship: 'child', birthDate };
      for (const { status, text } of [
        await ana.post(MEMBERS, fields),
        await ana.put(`${MEMBERS}/${mia.id}`, fields),
      ])
        expect([status, text]).toEqual([400, sentence]);
    }
    expect(await read(mia)).toEqual(mia);
  });

  it('the export has the age of the day [API-03]', async () => {
    const mia = await add({ birthDate: '2020-11-20' });
    now = new Date(BIRTHDAY);
    const response = await app.app.inject({
      method: 'GET',
      url: '/api/household/export',
      headers: { host: 'localhost', cookie: ana.cookie },
    });
    const file = unzipSync(response.rawPayload)['household.json'];
    const { familyMembers } = JSON.parse(strFromU8(file!)) as { familyMembers: FamilyMember[] };
    expect(familyMembers.find(({ id }) => id === mia.id)).toEqual({ ...mia, age: 6 });
  });
});
