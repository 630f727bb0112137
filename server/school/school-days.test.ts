// Further schools and the lessons of single days over HTTP: lists by dates and child, values that come back as they were
// sent, and quotas.
import { beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { School } from '#contract/kinds/school.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { contextOf } from '../db/testing/household.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';

const DAYS = '/api/school-days';
const SCHOOLS = '/api/schools';
const LESSON = {
  start: '08:30',
  end: '09:15',
  subject: 'Math ',
  activity: ' Fractions\nwith apples',
  shared: true,
  teacher: false,
  done: false,
};

onEachDatabase('schools and school days', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;

  beforeEach(async () => {
    ana = await app.parent('Ana');
  });

  async function post<T>(url: string, fields: object, who = ana): Promise<T> {
    const answer = await who.post<T>(url, fields);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  }
  const newChild = (name: string) =>
    post<FamilyMember>('/api/family-members', { name, relationship: 'child' });
  const undoLast = async () => {
    const [set] = (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
    expect((await ana.post(`/api/changes/${set?.id}/undo`)).status).toBe(200);
  };

  it('lists the days from the first to the last date asked for, of one child or all [D23]', async () => {
    const [mia, leo] = [await newChild('Mia'), await newChild('Leo')];
    for (const date of ['2026-11-25', '2026-11-23', '2026-11-24', '2027-01-04'])
      await post(DAYS, { date, memberId: mia.id });
    await post(DAYS, { date: '2026-11-24', memberId: leo.id });
    await post(DAYS, { date: '2026-11-24', child: 'Cousin Sam' });
    const dates = async (query: string) => {
      const { status, json } = await ana.get<SchoolDay[]>(`${DAYS}?${query}`);
      expect(status).toBe(200);
      return json.map(({ date }) => date.slice(5));
    };
    expect(await dates('')).toEqual(['11-23', '11-24', '11-24', '11-24', '11-25', '01-04']);
    expect(await dates('from=2026-11-24&to=2026-11-25')).toEqual(['11-24', '11-24', '11-24', '11-25']);
    expect(await dates(`from=2026-11-24&memberId=${mia.id}`)).toEqual(['11-24', '11-25', '01-04']);
    expect(await dates(`to=2026-11-23&memberId=${leo.id}`)).toEqual([]);
    for (const wrong of ['from=yesterday', 'to=2026-11-24T00:00:00.000Z', 'from=2026-02-30'])
      expect((await ana.get(`${DAYS}?${wrong}`)).status, wrong).toBe(400);
  });

  it('keeps the lessons of a day as they were sent, and a change of one is one undo [API-04, D22]', async () => {
    const day = await post<SchoolDay>(DAYS, { date: '2026-11-24', lessons: [LESSON], notes: 'Rain' });
    expect(day).toMatchObject({ date: '2026-11-24', memberId: null, child: '', lessons: [LESSON] });
    const lessons = [
      { ...LESSON, done: true },
      { ...LESSON, start: '10:00', end: '10:30' },
    ];
    const changed = await ana.put<SchoolDay>(`${DAYS}/${day.id}`, { lessons });
    expect(changed.json).toMatchObject({ lessons, notes: 'Rain', version: 2 });
    await undoLast();
    expect((await ana.get<SchoolDay>(`${DAYS}/${day.id}`)).json.lessons).toEqual([LESSON]);
    await ana.delete(`${DAYS}/${day.id}`);
    await undoLast();
    expect((await ana.get<SchoolDay>(`${DAYS}/${day.id}`)).json).toMatchObject({ lessons: [LESSON] });
  });

  it('names a further school, and keeps its calendar and rules beside the first one [D35]', async () => {
    expect((await ana.post(SCHOOLS, { schoolType: 'private' })).text).toBe('School name is required.');
    const mia = await newChild('Mia');
    const fields = {
      schoolName: 'Maple Middle',
      children: [mia.id],
      foodRules: ['peanut free'],
      daysPerWeek: 4,
    };
    const school = await post<School>(SCHOOLS, fields);
    expect(school).toMatchObject({ ...fields, schoolType: 'public', breaks: [], foundCalendar: null });
    const foundCalendar = { schoolName: 'Maple', academicYear: '2026-2027', events: [] };
    const changed = await ana.put<School>(`${SCHOOLS}/${school.id}`, { foundCalendar });
    expect(changed.json).toMatchObject({ ...fields, foundCalendar });
    await undoLast();
    expect((await ana.get<School[]>(SCHOOLS)).json).toMatchObject([{ ...fields, foundCalendar: null }]);
    expect((await ana.get('/api/school-settings')).json).toBeNull();
    await ana.delete(`${SCHOOLS}/${school.id}`);
    await undoLast();
    expect((await ana.get<School>(`${SCHOOLS}/${school.id}`)).json).toMatchObject(fields);
  });

  it('hides schools and days from strangers, and refuses their children [API-04]', async () => {
    const mia = await newChild('Mia');
    const school = await post<School>(SCHOOLS, { schoolName: 'Maple Middle' });
    const day = await post<SchoolDay>(DAYS, { date: '2026-11-24' });
    const sven = await app.parent('Sven');
    for (const url of [`${SCHOOLS}/${school.id}`, `${DAYS}/${day.id}`]) {
      const unknown = await sven.get(url.replace(/[^/]+$/, newId()));
      const answers = [await sven.get(url), await sven.put(url, { notes: 'Hello' }), await sven.delete(url)];
      for (const { status, text } of answers) expect([status, text]).toEqual([404, unknown.text]);
    }
    const refused = [
      await sven.post(SCHOOLS, { schoolName: 'Ours', children: [mia.id] }),
      await sven.post(DAYS, { date: '2026-11-24', memberId: mia.id }),
    ];
    for (const { status, text } of refused)
      expect([status, text]).toEqual([
        400,
        'This family member is no longer there. Please choose another one.',
      ]);
  });

  it('counts schools and days against the quotas of the household [D39]', async () => {
    const quotas = { familyMembers: 9, recordsOfAKind: 2, recordBytes: 9_000_000, historyBytes: 9_000_000 };
    const ben = await contextOf(app.database, 'Ben', { quotas });
    for (const table of ['school', 'school_day'] as const) {
      const records = ben.records(table);
      const one = { date: '2026-11-24', schoolName: 'Maple' };
      await records.insert(one);
      await records.insert(one);
      await expect(records.insert(one)).rejects.toThrow(/at most 2 /);
      expect(await records.list()).toHaveLength(2);
    }
  });
});
