// Schools and lessons as records of a household: undo of large writes, the size of the change log, quotas, removals, and
// two parents who write at the same time.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { School } from '#contract/kinds/school.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { GeneratedSchedule } from '#contract/shapes.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { testApp, Visitor, type TestApp } from '../testing/app.ts';

const SETTINGS = '/api/school-settings';
const SCHEDULE = '/api/school-schedule';
const DAYS = '/api/school-days';
const MONDAY = '2026-11-23';
/** Sunday evening in the zone of a new household. */
const NOW = new Date('2026-11-22T20:00:00Z');
const REQUEST = {
  curriculum: 'Charlotte Mason',
  subjects: ['Math', 'Reading', 'History'],
  daysPerWeek: 4,
  schoolHours: { start: '09:00', end: '12:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
  from: MONDAY,
};
const ROWS = 300;
/** A long calendar, as a parent confirms it after reading a file. */
const CALENDAR = {
  schoolName: 'Lincoln',
  academicYear: '2026-2027',
  events: Array.from({ length: ROWS }, (_, at) => ({
    date: `2026-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    event: `Row ${at}: early dismissal for teachers’ meetings`,
    kind: 'early-dismissal',
    time: '12:30',
    qualifier: 'Elementary only',
    source: `Line ${at} as it is printed in the calendar of the district, with its dots ......`,
  })),
  fileHash: 'a'.repeat(64),
};

onEachDatabase('records of the school', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let ana: Visitor;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, now: () => NOW, environment: { LIMIT_RECORDS: '60' } });
  });
  beforeEach(async () => {
    ana = await app.parent('Ana');
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const child = async (name: string) =>
    (await ana.post<FamilyMember>('/api/family-members', { name, relationship: 'child', age: 8 })).json;
  const settings = async () => (await ana.get<School | null>(SETTINGS)).json;
  const days = async () => (await ana.get<SchoolDay[]>(DAYS)).json;
  const lastChange = async () => {
    const [last] = (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
    if (last === undefined) throw new Error('no change');
    return last;
  };
  const undoLast = async () => {
    const { status, text } = await ana.post(`/api/changes/${(await lastChange()).id}/undo`);
    expect(status, text).toBe(200);
  };
  /** Bytes of the images of the newest change set. */
  async function imageBytes(): Promise<number> {
    const { id } = await lastChange();
    const rows = await database.kysely
      .selectFrom('change_entry')
      .innerJoin('change_set', (join) =>
        join
          .onRef('change_set.household_id', '=', 'change_entry.household_id')
          .onRef('change_set.seq', '=', 'change_entry.seq'),
      )
      .select('change_entry.before')
      .where('change_set.id', '=', id)
      .execute();
    return rows.reduce((sum, { before }) => sum + Buffer.byteLength(before ?? ''), 0);
  }
  async function saveWeeks(until: string, more: object = {}) {
    const request = { ...REQUEST, until, ...more };
    const generated = await ana.post<{ schedule: GeneratedSchedule }>('/api/generate-schedule', request);
    expect(generated.status, generated.text).toBe(200);
    return ana.put(SCHEDULE, { schedule: generated.json.schedule, request });
  }

  it(`confirms ${ROWS} rows in one change set, which one undo takes back [SCH-08, API-04, D22]`, async () => {
    await ana.post(SETTINGS, { schoolName: 'Lincoln', notes: 'Gate B' });
    const whole = {
      schoolName: 'Lincoln',
      notes: 'Gate B',
      foundCalendar: CALENDAR,
      calendarConfirmed: true,
    };
    const { status, text } = await ana.post(SETTINGS, whole);
    expect(status, text).toBe(200);
    expect(await settings()).toMatchObject({ foundCalendar: CALENDAR, calendarConfirmed: true });
    expect((await lastChange()).changes).toHaveLength(1);
    await undoLast();
    expect(await settings()).toMatchObject({
      notes: 'Gate B',
      foundCalendar: null,
      calendarConfirmed: false,
    });
    await undoLast();
    expect(await settings()).toMatchObject({ foundCalendar: CALENDAR, calendarConfirmed: true });
  });

  it('logs the fields that a save of the whole settings changes, not the calendar it repeats [D22, D39]', async () => {
    const whole = { schoolName: 'Lincoln', foundCalendar: CALENDAR, calendarConfirmed: true };
    await ana.post(SETTINGS, whole);
    expect(await imageBytes()).toBe(0);
    await ana.post(SETTINGS, { ...whole, notes: 'Gate B' });
    expect(await imageBytes()).toBeLessThan(100);
    await ana.post(SETTINGS, { foundCalendar: null });
    expect(await imageBytes()).toBeGreaterThan(JSON.stringify(CALENDAR).length);
    await undoLast();
    expect(await settings()).toMatchObject({ foundCalendar: CALENDAR });
  });

  it('refuses a schedule with more days than the household may have, and changes nothing [D39, API-05]', async () => {
    await Promise.all(['Mia', 'Leo', 'Zoe'].map(child));
    expect((await saveWeeks('2026-12-04')).status).toBe(200);
    const before = await days();
    expect(before).toHaveLength(24);
    const refused = await saveWeeks('2027-03-31', { curriculum: 'Montessori' });
    expect([refused.status, refused.text]).toEqual([
      409,
      'Your household can have at most 60 school days. Please remove one before you add another.',
    ]);
    expect(await days()).toEqual(before);
    expect((await ana.get<{ until: string }>(SCHEDULE)).json.until).toBe('2026-12-04');
  });

  it('keeps the lessons of a child who is removed, without a reference, and undo brings it back [D30, D22]', async () => {
    const mia = await child('Mia');
    await saveWeeks('2026-11-26', { children: [{ id: mia.id, name: 'Mia', age: 8 }] });
    const before = await days();
    expect((await ana.delete(`/api/family-members/${mia.id}`)).status).toBe(204);
    const after = await days();
    expect(after.map(({ memberId, child: name }) => [memberId, name])).toEqual(
      before.map(() => [null, 'Mia']),
    );
    await undoLast();
    expect((await days()).map(({ memberId, lessons }) => [memberId, lessons])).toEqual(
      before.map(({ lessons }) => [mia.id, lessons]),
    );
    await ana.delete(`/api/family-members/${mia.id}`);
    const missed = await ana.post<SchoolDay[]>(`${SCHEDULE}/missed`, { date: MONDAY });
    expect(missed.status, missed.text).toBe(200);
    expect(missed.json.every(({ memberId }) => memberId === null)).toBe(true);
  });

  it('loses no lesson that one parent marks as done while the other moves the day [D28, API-05]', async () => {
    // A second process: requests of one household wait for each other within a process only.
    const other = await testApp({ database, now: () => NOW });
    const ben = new Visitor(other.app, ana.cookie);
    const mia = await child('Mia');
    const children = [{ id: mia.id, name: 'Mia', age: 8 }];
    for (let round = 0; round < 8; round += 1) {
      await saveWeeks('2026-11-26', { children });
      const [, tuesday] = await days();
      const lessons = tuesday?.lessons.map((lesson) => ({ ...lesson, done: true })) ?? [];
      const answers = await Promise.all([
        ben.post(`${SCHEDULE}/missed`, { date: MONDAY }),
        ana.put(`${DAYS}/${tuesday?.id}`, { lessons }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [last] = (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
      const stored = (await days()).find(({ id }) => id === tuesday?.id);
      // The one that came second saw what the first one wrote.
      if (last?.operation === 'missSchoolDay') expect(stored?.lessons).toEqual(lessons);
      for (const { id } of await days()) await ana.delete(`${DAYS}/${id}`);
    }
    await other.close();
  });
});
