// The household's first school over HTTP: created and updated by one call, returned as it was sent, and what refers to its children.
import { beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { School, SchoolSettings } from '#contract/kinds/school.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';
import { DEFAULTS, WHOLE } from './testing/whole-settings.ts';

const SETTINGS = '/api/school-settings';
const SCHOOLS = '/api/schools';

onEachDatabase('the settings of the first school', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;

  beforeEach(async () => {
    ana = await app.parent('Ana');
  });

  async function save(fields: object, headers?: Record<string, string>): Promise<SchoolSettings> {
    const answer = await ana.post<SchoolSettings>(SETTINGS, fields, headers);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  }
  const read = async (who = ana) => (await who.get<SchoolSettings | null>(SETTINGS)).json;
  const newChild = async (name: string) =>
    (await ana.post<FamilyMember>('/api/family-members', { name, relationship: 'child' })).json;
  const lastChange = async () => (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json[0]!;
  const undo = async ({ id }: ChangeSet) => {
    const answer = await ana.post<ChangeSet>(`/api/changes/${id}/undo`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };

  it('are null before they are saved, and start with the defaults [SCH-01, D23]', async () => {
    expect(await read()).toBeNull();
    expect(await save({})).toMatchObject(DEFAULTS);
    expect(await read()).toMatchObject(DEFAULTS);
  });

  it('are created and updated by one call, and come back as they were sent [API-04] [D28]', async () => {
    const { id: mia } = await newChild('Mia');
    const first = await save({ ...WHOLE, children: [mia] });
    expect(first).toEqual({
      ...WHOLE,
      children: [mia],
      id: 'school-settings',
      version: 1,
      createdAt: first.createdAt,
      updatedAt: first.updatedAt,
    });
    expect(await read()).toEqual(first);
    // The record that was read is sent back, as the page does: its own fields are ignored.
    const notes = 'Gate C';
    const second = await save({ ...first, id: 'other', version: 9, createdAt: 'x', unknown: 1, notes });
    expect(second).toEqual({ ...first, notes, version: 2, updatedAt: second.updatedAt });
    // What is left out stays; null and '' clear.
    expect(await save({ schoolName: 'Maple' })).toMatchObject({
      ...WHOLE,
      children: [mia],
      notes,
      schoolName: 'Maple',
    });
    expect(await save({ notes: '', subjects: null, foundCalendar: null })).toMatchObject({
      ...WHOLE,
      schoolName: 'Maple',
      children: [mia],
      notes: '',
      subjects: [],
      foundCalendar: null,
    });
    expect(await save({})).toMatchObject({ schoolName: 'Maple', schoolDistrict: WHOLE.schoolDistrict });
    expect((await ana.get<unknown[]>(SCHOOLS)).json).toEqual([]);
  });

  it('saved for the first time by two parents at once are one record [API-04]', async () => {
    const names = ['Lincoln', 'Maple', 'Cedar'];
    const saved = await Promise.all(names.map((schoolName) => save({ schoolName })));
    expect(saved.map(({ version }) => version).toSorted()).toEqual([1, 2, 3]);
    const last = saved.find(({ version }) => version === 3);
    expect(await read()).toEqual(last);
  });

  it('are refused in a version that is not the current one [D28]', async () => {
    const fresh = await ana.post(SETTINGS, {}, { 'if-match': '"1"' });
    expect(fresh.status).toBe(412);
    await save({ schoolName: 'Lincoln' });
    await save({ schoolName: 'Maple' }, { 'if-match': '"1"' });
    const stale = await ana.post(SETTINGS, { schoolName: 'Cedar' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(await read()).toMatchObject({ schoolName: 'Maple', version: 2 });
  });

  it('are closed to visitors, and each household has its own [API-11]', async () => {
    await save(WHOLE);
    const visitor = app.visitor();
    expect((await visitor.get(SETTINGS)).status).toBe(401);
    expect((await visitor.post(SETTINGS, WHOLE)).status).toBe(401);
    const sven = await app.parent('Sven');
    expect(await read(sven)).toBeNull();
    await sven.post(SETTINGS, { schoolName: 'Elsewhere' });
    expect(await read()).toMatchObject({ schoolName: WHOLE.schoolName, version: 1 });
  });

  it('are taken back by one undo, also the first time [D22]', async () => {
    const first = await save(WHOLE);
    expect(await lastChange()).toMatchObject({
      operation: 'saveSchoolSettings',
      changes: [{ record: 'school_settings', label: 'Lincoln Elementary', action: 'created' }],
    });
    await save({ schoolName: 'Maple', schoolHours: { start: '08:15', end: '15:00' } });
    const { version: _v, updatedAt: _u, ...fields } = first;
    await undo(await lastChange());
    expect(await read()).toMatchObject(fields);
    ana = await app.parent('Ben');
    await save({});
    expect((await lastChange()).changes).toMatchObject([{ label: 'school settings' }]);
    await undo(await lastChange());
    expect(await read()).toBeNull();
    expect(await save({ schoolName: 'Again' })).toMatchObject({ ...DEFAULTS, schoolName: 'Again' });
  });

  it('lose a child that is removed from the family, and undo brings both back [D30]', async () => {
    const [mia, leo] = [await newChild('Mia'), await newChild('Leo')];
    const children = [mia.id, leo.id];
    await save({ ...WHOLE, children });
    const further = (await ana.post<School>(SCHOOLS, { schoolName: 'Music school', children: [mia.id] }))
      .json;
    const day = (await ana.post<{ id: string }>('/api/school-days', { date: '2026-11-24', memberId: mia.id }))
      .json;
    const { json: references } = await ana.get<{ record: string; label: string }[]>(
      `/api/references?record=family_member&id=${mia.id}`,
    );
    expect(references.map(({ record, label }) => [record, label])).toEqual([
      ['school_settings', 'Lincoln Elementary'],
      ['school', 'Music school'],
      ['school_day', 'Nov 24, 2026'],
    ]);
    expect((await ana.delete(`/api/family-members/${mia.id}`)).status).toBe(204);
    const removal = await lastChange();
    const childrenOf = async () => [
      (await read())?.children,
      (await ana.get<School>(`${SCHOOLS}/${further.id}`)).json.children,
      (await ana.get<{ memberId: string | null }>(`/api/school-days/${day.id}`)).json.memberId,
    ];
    expect(await childrenOf()).toEqual([[leo.id], [], null]);
    expect(await read()).toMatchObject({ ...WHOLE, children: [leo.id], version: 2 });
    const undone = await undo(removal);
    expect(await childrenOf()).toEqual([children, [mia.id], mia.id]);
    await undo(undone);
    expect(await childrenOf()).toEqual([[leo.id], [], null]);
  });

  it('get no child back by an undo who is gone by then [D22, D30]', async () => {
    const [mia, leo] = [await newChild('Mia'), await newChild('Leo')];
    await save({ ...WHOLE, children: [mia.id, leo.id] });
    await save({ ...WHOLE, children: [] });
    const emptied = await lastChange();
    await ana.delete(`/api/family-members/${mia.id}`);
    await undo(emptied);
    expect((await read())?.children).toEqual([leo.id]);
  });
});
