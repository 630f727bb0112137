// Family members over HTTP: their parent, the other parent, and a stranger.
import { beforeAll, expect, it } from 'vitest';
import { recordSchema } from '#contract/kind-schemas.ts';
import { familyMember, type FamilyMember } from '#contract/kinds/family-member.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';

const MEMBERS = '/api/family-members';
const mia = {
  name: ' Mia ',
  relationship: 'child',
  age: 4,
  allergies: ['peanut', ' ', 'sesame'],
  dietaryNeeds: ['Vegan'],
};

onEachDatabase('family members', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;
  let stranger: Visitor;

  beforeAll(async () => {
    ana = await app.parent('Ana');
    stranger = await app.parent('Sven');
  });

  const add = async (fields: object = mia): Promise<FamilyMember> => {
    const answer = await ana.post<FamilyMember>(MEMBERS, fields);
    expect(answer.status).toBe(201);
    return answer.json;
  };

  it('a member is added, listed, changed in part and removed [API-03]', async () => {
    const added = await add();
    expect(recordSchema(familyMember).parse(added)).toEqual(added);
    expect(added).toMatchObject({
      version: 1,
      name: 'Mia',
      relationship: 'child',
      age: 4,
      allergies: ['peanut', 'sesame'],
      dietaryNeeds: ['Vegan'],
      dietaryRestrictions: [],
      interests: [],
      notes: '',
      userId: null,
    });
    const url = `${MEMBERS}/${added.id}`;
    const changed = await ana.put<FamilyMember>(url, { age: null, allergies: '', notes: 'Loves trains' });
    expect(changed).toMatchObject({
      status: 200,
      json: {
        name: 'Mia',
        age: null,
        allergies: [],
        dietaryNeeds: ['Vegan'],
        notes: 'Loves trains',
        version: 2,
      },
    });
    expect((await ana.get<FamilyMember[]>(MEMBERS)).json).toEqual([changed.json]);
    expect(await ana.delete(url)).toMatchObject({ status: 204, text: '' });
    expect((await ana.get(MEMBERS)).json).toEqual([]);
    expect((await ana.delete(url)).status).toBe(404);
  });

  it('a stranger sees nothing, and every way to touch a member answers 404 as for an unknown one [API-03]', async () => {
    const { id } = await add();
    expect((await stranger.get(MEMBERS)).json).toEqual([]);
    for (const url of [`${MEMBERS}/${id}`, `${MEMBERS}/${newId()}`]) {
      const answers = [await stranger.put(url, { name: 'Mine' }), await stranger.delete(url)];
      for (const { status, text } of answers) {
        expect({ status, text }).toEqual({ status: 404, text: "We couldn't find this family member." });
      }
    }
    expect((await ana.get<FamilyMember[]>(MEMBERS)).json).toMatchObject([{ id, name: 'Mia' }]);
    await ana.delete(`${MEMBERS}/${id}`);
  });

  it('nobody signed in gets 401 and no family', async () => {
    const nobody = app.visitor();
    for (const answer of [await nobody.get(MEMBERS), await nobody.post(MEMBERS, mia)]) {
      expect(answer.status).toBe(401);
    }
  });

  it('a create repeated with the same id, in the body or the header, makes one member [API-03]', async () => {
    const id = newId();
    const first = await ana.post<FamilyMember>(MEMBERS, { ...mia, id });
    const again = await ana.post<FamilyMember>(MEMBERS, { ...mia, name: 'Other', id });
    const header = await ana.post<FamilyMember>(MEMBERS, mia, { 'idempotency-key': id });
    for (const answer of [again, header]) expect(answer).toMatchObject({ status: 201, json: first.json });
    expect((await ana.get(MEMBERS)).json).toEqual([first.json]);
    await ana.delete(`${MEMBERS}/${id}`);
  });

  it('a change of an outdated version answers 412 and changes nothing', async () => {
    const { id } = await add();
    await ana.put(`${MEMBERS}/${id}`, { age: 5 }, { 'if-match': '"1"' });
    for (const outdated of ['"1"', '"999999999999999"']) {
      const late = { 'if-match': outdated };
      expect((await ana.put(`${MEMBERS}/${id}`, { age: 6 }, late)).status).toBe(412);
      expect((await ana.delete(`${MEMBERS}/${id}`, late)).status).toBe(412);
    }
    expect((await ana.get(MEMBERS)).json).toMatchObject([{ age: 5, version: 2 }]);
    await ana.delete(`${MEMBERS}/${id}`);
  });

  it('what is not a family member is refused with 400 in one sentence, and nothing is stored', async () => {
    const wrong = [
      {},
      { ...mia, name: '  ' },
      { ...mia, relationship: 'friend' },
      { ...mia, age: -1 },
      { ...mia, age: 4.5 },
      { ...mia, allergies: 'peanut' },
      { ...mia, name: 'x'.repeat(201) },
      { ...mia, id: 'not-a-uuid' },
      { ...mia, userId: newId() },
    ];
    for (const fields of wrong) {
      const answer = await ana.post(MEMBERS, fields);
      expect(answer.status, JSON.stringify(fields).slice(0, 80)).toBe(400);
      expect(answer.text).toMatch(/^[A-Z][^\n]{5,150}$/);
    }
    expect((await ana.get(MEMBERS)).json).toEqual([]);
  });
});
