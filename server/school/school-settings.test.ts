// The household's first school over HTTP: saved as a whole and returned as it was sent, and what refers to its children.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { School, SchoolSettings } from '#contract/kinds/school.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Database } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';

const SETTINGS = '/api/school-settings';
const SCHOOLS = '/api/schools';

/** Texts inside structured values keep their spaces and signs. */
const WHOLE = {
  schoolType: 'hybrid',
  schoolName: 'Lincoln Elementary',
  schoolDistrict: 'District 65',
  curriculum: 'Charlotte Mason',
  daysPerWeek: 4,
  schoolHours: { start: '08:15', end: '14:45' },
  subjects: ['Math', 'Nature study'],
  breaks: [
    { name: ' Winter  break ', startDate: '2026-12-21', endDate: '2027-01-01', description: 'Grandma’s\n' },
    { name: '', startDate: '2027-04-02', endDate: '2027-04-02' },
  ],
  notes: 'Gate B\nBring slippers',
  calendarConfirmed: true,
  foundCalendar: {
    schoolName: ' Lincoln ',
    academicYear: '2026-2027',
    events: [
      { date: '2026-08-24', event: 'First day of school  ' },
      {
        date: '2026-11-25',
        event: 'Thanksgiving recess',
        endDate: '2026-11-27',
        kind: 'break',
        qualifier: 'Elementary only',
        source: 'Nov 25-27   Thanksgiving recess*',
      },
      { date: '2026-12-18', event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
    ],
    fileHash: 'a'.repeat(64),
  },
  children: [] as string[],
  foodRules: ['nut-free', 'no sesame'],
};
/** A new household's settings, from an empty object. */
const DEFAULTS = {
  schoolType: 'public',
  schoolName: '',
  schoolDistrict: '',
  curriculum: '',
  daysPerWeek: 5,
  schoolHours: { start: '08:00', end: '15:00' },
  subjects: [],
  breaks: [],
  notes: '',
  calendarConfirmed: false,
  foundCalendar: null,
  children: [],
  foodRules: [],
};

onEachDatabase('the settings of the first school', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let ana: Visitor;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database });
  });
  beforeEach(async () => {
    ana = await app.parent('Ana');
  });
  afterAll(async () => {
    await app.close();
    await database.close();
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

  it('are created and updated by one call, and come back as they were sent [API-04]', async () => {
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
    // A whole object: what it leaves out is empty again.
    expect(await save({ schoolName: 'Lincoln' })).toMatchObject({ ...DEFAULTS, schoolName: 'Lincoln' });
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

  it.each([
    [{ schoolType: 'night' }, 'Please choose a school type.'],
    [{ daysPerWeek: 7 }, 'Days per week cannot be above 6.'],
    [{ daysPerWeek: 2 }, 'Days per week cannot be below 3.'],
    [{ schoolHours: { start: '8:00', end: '15:00' } }, 'School hours, start: times are written like 08:30.'],
    [{ schoolHours: { start: '15:00', end: '08:00' } }, 'School hours: the end must be after the start.'],
    [{ schoolHours: '8 to 3' }, 'School hours have a start and an end.'],
    [{ subjects: 'Math' }, 'Subjects must be a list of texts.'],
    [{ breaks: [{ name: 'Winter' }] }, 'Breaks: dates are written like 2026-11-23.'],
    [
      { breaks: [{ name: 'x'.repeat(201), startDate: '2026-12-21', endDate: '2026-12-22' }] },
      'Breaks, name can have at most 200 characters.',
    ],
    [{ breaks: Array.from({ length: 101 }, () => WHOLE.breaks[0]) }, 'Breaks can have at most 100 entries.'],
    [
      { foundCalendar: { ...WHOLE.foundCalendar, events: [{ date: '2026-02-30', event: 'Never' }] } },
      'School calendar: dates are written like 2026-11-23.',
    ],
    [
      {
        foundCalendar: {
          ...WHOLE.foundCalendar,
          events: [{ date: '2026-02-20', event: 'x'.repeat(10_001) }],
        },
      },
      'School calendar, event can have at most 10,000 characters.',
    ],
    [
      {
        foundCalendar: {
          ...WHOLE.foundCalendar,
          events: Array.from({ length: 501 }, () => ({ date: '2026-09-01', event: '' })),
        },
      },
      'School calendar, events can have at most 500 entries.',
    ],
    [{ children: 'Mia' }, 'Children must be a list.'],
    [{ calendarConfirmed: 'yes' }, 'Calendar confirmed is true or false.'],
    [{ children: [newId()] }, 'This family member is not there any more. Please choose another one.'],
  ])(
    'with a mistake are refused with a sentence that names the field: %j [D23, D24]',
    async (wrong, says) => {
      const before = await save(WHOLE);
      const answer = await ana.post(SETTINGS, { ...WHOLE, ...wrong });
      expect([answer.status, answer.text]).toEqual([400, says]);
      expect(await read()).toEqual(before);
    },
  );

  it('hold 500 events and 100 breaks, and take null or nothing as clearing [API-04, D28]', async () => {
    const events = Array.from({ length: 500 }, (_, at) => ({ date: '2026-09-01', event: `Event ${at}` }));
    const breaks = Array.from({ length: 100 }, () => ({ ...WHOLE.breaks[0] }));
    const full = { ...WHOLE, breaks, foundCalendar: { ...WHOLE.foundCalendar, events } };
    expect(await save(full)).toMatchObject(full);
    const none = { schoolType: null, schoolHours: null, breaks: '', foundCalendar: null, children: null };
    expect(await save(none)).toMatchObject(DEFAULTS);
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
