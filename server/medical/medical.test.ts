// Contacts, medications, appointments and records over HTTP, for their parent, a stranger, and without a session.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';
import { APPOINTMENTS, KINDS, MEDICATIONS, RECORDS } from './testing/medical.ts';

interface Stored extends Record<string, unknown> {
  id: string;
  version: number;
}

onEachDatabase('what a family keeps about health', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;
  let stranger: Visitor;

  beforeAll(async () => {
    stranger = await app.parent('Sven');
  });
  // A household of its own for every test.
  beforeEach(async () => {
    ana = await app.parent('Ana');
  });

  const add = async (url: string, fields: object): Promise<Stored> => {
    const answer = await ana.post<Stored>(url, fields);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  };
  const listOf = async (url: string): Promise<Stored[]> => (await ana.get<Stored[]>(url)).json;

  describe.each(KINDS)('a $noun', ({ url, noun, schema, required, least, defaults, full, wrong }) => {
    it(`is added with as little as is required, and with everything, and listed [API-07] [MED-07]`, async () => {
      const little = await add(url, least);
      expect(schema.parse(little)).toEqual(little);
      expect(little).toMatchObject({ ...defaults, version: 1 });
      const whole = await add(url, full);
      expect(whole).toMatchObject(full);
      const listed = await listOf(url);
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining([little, whole]));
      expect(await listOf(`${url}?limit=1`)).toEqual(listed.slice(0, 1));
    });

    it(`is changed in part, cleared field by field with null or nothing, and removed [API-07]`, async () => {
      const whole = await add(url, full);
      const one = `${url}/${whole.id}`;
      const renamed = await ana.put<Stored>(one, { [required]: 'Another one' });
      expect(renamed).toMatchObject({
        status: 200,
        json: { ...full, [required]: 'Another one', version: 2 },
      });
      for (const empty of [null, '']) {
        await ana.put(one, { ...full });
        const cleared = await ana.put<Stored>(
          one,
          Object.fromEntries(Object.keys(defaults).map((field) => [field, empty])),
        );
        expect(cleared, cleared.text).toMatchObject({ status: 200, json: defaults });
      }
      expect(await ana.delete(one)).toMatchObject({ status: 204, text: '' });
      expect(await listOf(url)).toEqual([]);
      expect((await ana.delete(one)).status).toBe(404);
    });

    it(`is nothing to a stranger: every way to touch it answers 404 as for an unknown one [API-07]`, async () => {
      const { id } = await add(url, full);
      expect((await stranger.get(url)).json).toEqual([]);
      for (const one of [`${url}/${id}`, `${url}/${newId()}`]) {
        for (const { status, text } of [
          await stranger.put(one, { [required]: 'Mine' }),
          await stranger.delete(one),
        ])
          expect({ status, text }).toEqual({ status: 404, text: `We couldn't find this ${noun}.` });
      }
      const nobody = app.visitor();
      for (const { status } of [
        await nobody.get(url),
        await nobody.post(url, full),
        await nobody.put(`${url}/${id}`, full),
        await nobody.delete(`${url}/${id}`),
      ])
        expect(status).toBe(401);
      expect(await listOf(url)).toMatchObject([{ id, ...full, version: 1 }]);
    });

    it(`made twice with one id, in the body or the header, is made once [API-07]`, async () => {
      const id = newId();
      const first = await add(url, { ...full, id });
      const again = [
        await ana.post(url, { ...full, [required]: 'Other', id }),
        await ana.post(url, full, { 'idempotency-key': id }),
      ];
      for (const answer of again) expect(answer).toMatchObject({ status: 201, json: first });
      expect(await listOf(url)).toEqual([first]);
    });

    it(`is not overwritten from an outdated version: 412, and nothing changes [API-07]`, async () => {
      const { id } = await add(url, full);
      const one = `${url}/${id}`;
      expect((await ana.put(one, { [required]: 'Second' }, { 'if-match': '"1"' })).status).toBe(200);
      const late = { 'if-match': '"1"' };
      expect((await ana.put(one, { [required]: 'Third' }, late)).status).toBe(412);
      expect((await ana.delete(one, late)).status).toBe(412);
      expect(await listOf(url)).toMatchObject([{ [required]: 'Second', version: 2 }]);
      expect((await ana.delete(one, { 'if-match': '"2"' })).status).toBe(204);
    });

    it(`with anything wrong is refused with 400 in one sentence, new or changed [API-07] [MED-07]`, async () => {
      const { id } = await add(url, full);
      const fields = [
        { [required]: '' },
        { [required]: '   ' },
        { [required]: null },
        { [required]: 7 },
        { [required]: 'x'.repeat(201) },
        ...wrong,
      ];
      const answers = [await ana.post(url, {}), await ana.post(url, { ...full, id: 'not-a-uuid' })];
      for (const wrongOnes of fields) {
        answers.push(await ana.post(url, { ...full, ...wrongOnes }));
        answers.push(await ana.put(`${url}/${id}`, wrongOnes));
      }
      for (const { status, text } of answers) {
        expect(status, text.slice(0, 200)).toBe(400);
        expect(text).toMatch(/^[A-Z][^\n{}]{5,150}$/);
      }
      expect(await listOf(url)).toMatchObject([{ id, ...full, version: 1 }]);
    });
  });

  it('a medication that ends before it starts is refused, new or changed, and nothing changes [MED-07]', async () => {
    const sentence = "The end date can't be before the start date.";
    const reversed = { name: 'Ibuprofen', startDate: '2026-11-20', endDate: '2026-11-19' };
    const refused = await ana.post('/api/medications', reversed);
    expect([refused.status, refused.text]).toEqual([400, sentence]);
    const { json } = await ana.post<{ id: string }>('/api/medications', {
      ...reversed,
      endDate: '2026-11-20',
    });
    for (const change of [{ endDate: '2026-11-19' }, { startDate: '2026-11-21' }]) {
      const answer = await ana.put(`/api/medications/${json.id}`, change);
      expect([answer.status, answer.text]).toEqual([400, sentence]);
    }
    const stored = await ana.get(`/api/medications/${json.id}`);
    expect(stored.json).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-20', version: 1 });
    expect((await ana.put(`/api/medications/${json.id}`, { startDate: null })).status).toBe(200);
  });

  it('medications being taken come first, the others after, each as they were entered [API-07]', async () => {
    for (const [name, isActive] of [
      ['A', false],
      ['B', true],
      ['C', false],
      ['D', true],
    ])
      await add(MEDICATIONS, { name, isActive });
    expect((await listOf(MEDICATIONS)).map(({ name }) => name)).toEqual(['B', 'D', 'A', 'C']);
    expect((await listOf(`${MEDICATIONS}?limit=3`)).map(({ name }) => name)).toEqual(['B', 'D', 'A']);
  });

  it('records come newest first and those without a date last [API-07]', async () => {
    for (const [title, date] of [
      ['Undated', null],
      ['Old', '1999-12-31'],
      ['New', '2026-11-20'],
      ['Coming', '2027-01-01'],
    ])
      await add(RECORDS, { title, date });
    expect((await listOf(RECORDS)).map(({ title }) => title)).toEqual(['Coming', 'New', 'Old', 'Undated']);
  });

  it('appointments come by their instant, from one moment until before another [API-07]', async () => {
    const on = (day: string) => ({ title: day, appointmentDate: `2026-12-${day}T09:00:00Z` });
    for (const day of ['20', '10', '30']) await add(APPOINTMENTS, on(day));
    const titles = async (query: string) =>
      (await listOf(`${APPOINTMENTS}?${query}`)).map(({ title }) => title);
    expect(await titles('')).toEqual(['10', '20', '30']);
    expect(await titles('from=2026-12-20T09:00:00.000Z')).toEqual(['20', '30']);
    expect(await titles('to=2026-12-20T09:00:00.000Z')).toEqual(['10']);
    expect(await titles('from=2026-12-10T09:00:00.001Z&to=2026-12-30T09:00:00.001Z&limit=1')).toEqual(['20']);
    for (const query of ['from=yesterday', 'to=2026-12-20', 'limit=0', 'limit=many'])
      expect((await ana.get(`${APPOINTMENTS}?${query}`)).status, query).toBe(400);
  });
});
