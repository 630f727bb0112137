// The homeschool year over HTTP: generating, saving, missing a day and attendance (API-05, SCH-10, D23).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { SchoolSchedule } from '#contract/kinds/school-schedule.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { GeneratedSchedule, PlannedDay } from '#contract/shapes.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';

const GENERATE = '/api/generate-schedule';
const SCHEDULE = '/api/school-schedule';
const DAYS = '/api/school-days';
/** Sunday evening in the zone of a new household; the next day is the first of the plan. */
const NOW = new Date('2026-11-22T20:00:00Z');
const MONDAY = '2026-11-23';
const REQUEST = {
  curriculum: 'Charlotte Mason',
  subjects: ['Math', 'Reading', 'History', 'Art'],
  daysPerWeek: 4,
  schoolHours: { start: '09:00', end: '13:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
};
const SENTENCE = 'Please select a curriculum and add subjects before generating a schedule.';

interface Generated {
  schedule: GeneratedSchedule;
  plan?: PlannedDay[];
}

onEachDatabase('the homeschool year', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let ana: Visitor;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, now: () => NOW });
  });
  beforeEach(async () => {
    ana = await app.parent('Ana');
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const child = async (name: string, age: number) =>
    (await ana.post<FamilyMember>('/api/family-members', { name, relationship: 'child', age })).json;
  const generate = async (given: object = {}) => {
    const answer = await ana.post<Generated>(GENERATE, { ...REQUEST, ...given });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const save = async (body: object, headers: Record<string, string> = {}) =>
    ana.put<SchoolSchedule>(SCHEDULE, body, headers);
  const saved = async (given: object = {}) => {
    const { schedule } = await generate(given);
    const answer = await save({ schedule, request: { ...REQUEST, ...given } });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const days = async (who: Visitor = ana) => (await who.get<SchoolDay[]>(DAYS)).json;
  const undoLast = async () => {
    const [set] = (await ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
    return (await ana.post(`/api/changes/${set?.id}/undo`)).status;
  };
  const activities = (list: readonly SchoolDay[], subject: string) =>
    list.flatMap(({ lessons }) =>
      lessons.filter((lesson) => lesson.subject === subject).map(({ activity }) => activity),
    );

  it('generates a week from the body of API-05, and a plan only for children [API-05]', async () => {
    const { schedule, plan } = await generate();
    expect(Object.keys(schedule.weeklySchedule)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
    expect(Object.keys(schedule.subjectAllocation)).toEqual(REQUEST.subjects);
    expect(plan).toBeUndefined();
    const withChildren = await generate({ children: [{ name: 'Mia', age: 7 }] });
    expect(withChildren.plan?.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(await days()).toEqual([]);
  });

  it('refuses a request without curriculum, subjects or hours in one sentence [SCH-10, API-05]', async () => {
    for (const wrong of [
      { curriculum: ' ' },
      { subjects: [] },
      { subjects: ['  '] },
      { curriculum: undefined },
      { subjects: undefined },
    ]) {
      const { status, text } = await ana.post(GENERATE, { ...REQUEST, ...wrong });
      expect([status, text]).toEqual([400, SENTENCE]);
    }
    for (const end of ['09:00', '08:00']) {
      const { status, text } = await ana.post(GENERATE, { ...REQUEST, schoolHours: { start: '09:00', end } });
      expect([status, text]).toEqual([400, 'Please enter school hours that end after they start.']);
    }
    const forever = await ana.post(GENERATE, { ...REQUEST, from: MONDAY, until: '2199-01-01' });
    expect([forever.status, forever.text]).toEqual([400, 'Please plan at most one year at a time.']);
    expect((await app.visitor().post(GENERATE, REQUEST)).status).toBe(401);
  });

  it('leaves the breaks of the school out of plan and saved days [API-05, SCH-03]', async () => {
    const mia = await child('Mia', 8);
    const breaks = [{ name: 'Thanksgiving', startDate: '2026-11-25', endDate: '2026-11-27' }];
    await ana.post('/api/school-settings', { schoolType: 'homeschool', breaks });
    const given = { children: [{ id: mia.id, name: 'Mia', age: 8 }], from: MONDAY, until: '2026-12-01' };
    const { plan } = await generate(given);
    const dates = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'];
    expect(plan?.map(({ date }) => date)).toEqual(dates);
    await saved(given);
    expect((await days()).map(({ date }) => date)).toEqual(dates);
  });

  it('returns the saved schedule as it was sent, with its range; strangers see nothing [D23, API-05]', async () => {
    expect((await ana.get(SCHEDULE)).json).toBeNull();
    const { schedule } = await generate();
    const request = { ...REQUEST, from: '2026-11-30', until: '2026-12-11' };
    const record = (await save({ schedule, request })).json;
    expect(record).toMatchObject({ schedule, request, from: '2026-11-30', until: '2026-12-11', version: 1 });
    expect((await ana.get(SCHEDULE)).json).toEqual(record);
    const sven = await app.parent('Sven');
    expect((await sven.get(SCHEDULE)).json).toBeNull();
    expect(await days(sven)).toEqual([]);
    expect((await app.visitor().get(SCHEDULE)).status).toBe(401);
  });

  it('writes the days of each child up to the end of the academic year [API-05, D35]', async () => {
    const [mia, leo] = [await child('Mia', 7), await child('Leo', 10)];
    await child('Baby', 1);
    expect(await saved()).toMatchObject({ from: '2026-11-22', until: '2027-06-30' });
    const list = await days();
    expect(new Set(list.map(({ memberId }) => memberId))).toEqual(new Set([mia.id, leo.id]));
    expect(list.at(0)?.date).toBe(MONDAY);
    expect(list.at(-1)?.date).toBe('2027-06-30');
    const [first] = list;
    expect(first?.lessons.every(({ done, shared }) => !done && shared)).toBe(true);
  });

  it('replaces the days of its range and keeps those with a lesson done; undo restores both [D22, API-05]', async () => {
    await child('Mia', 7);
    const request = { from: MONDAY, until: '2026-11-26' };
    await saved(request);
    const [monday] = await days();
    const lessons = monday?.lessons.map((lesson, at) => ({ ...lesson, done: at === 0 })) ?? [];
    await ana.put(`${DAYS}/${monday?.id}`, { lessons });
    const before = await days();
    await saved({ ...request, curriculum: 'Traditional/Classical' });
    const after = await days();
    expect(after[0]?.lessons).toEqual(lessons);
    expect(after[1]?.lessons).not.toEqual(before[1]?.lessons);
    expect(await undoLast()).toBe(200);
    expect((await days()).map((day) => day.lessons)).toEqual(before.map((day) => day.lessons));
    expect((await ana.get<SchoolSchedule>(SCHEDULE)).json.request?.curriculum).toBe('Charlotte Mason');
  });

  it('takes the days of the plan as they are, of own children only [API-05, D30]', async () => {
    const mia = await child('Mia', 7);
    const { schedule } = await generate();
    const lesson = { start: '20:00', end: '20:30', subject: 'Stars', activity: 'Look up', teacher: true };
    const plan = [
      { childId: mia.id, child: 'Mia', date: MONDAY, lessons: [{ ...lesson, sharedWith: ['Leo'] }] },
    ];
    const request = { ...REQUEST, from: MONDAY, until: MONDAY };
    expect((await save({ schedule, request, plan })).status).toBe(200);
    expect(await days()).toMatchObject([
      { memberId: mia.id, date: MONDAY, lessons: [{ ...lesson, shared: true, done: false }] },
    ]);
    const sven = await app.parent('Sven');
    const theirs = await sven.put(SCHEDULE, { schedule, request, plan });
    expect(theirs.status).toBe(400);
    expect(await days(sven)).toEqual([]);
  });

  it('refuses a stale schedule with 412 and changes nothing [D28, API-05]', async () => {
    await child('Mia', 7);
    await saved({ from: MONDAY, until: '2026-11-26' });
    const { schedule } = await generate({ curriculum: 'Montessori' });
    const before = await days();
    const stale = await save({ schedule, request: REQUEST }, { 'if-match': '"7"' });
    expect(stale.status).toBe(412);
    expect(await days()).toEqual(before);
    const request = { ...REQUEST, from: MONDAY, until: '2026-11-26' };
    expect((await save({ schedule, request }, { 'if-match': '"1"' })).json.version).toBe(2);
  });

  it('moves the lessons of a missed day, loses none, and undo brings them back [D22, API-05]', async () => {
    const [mia, leo] = [await child('Mia', 7), await child('Leo', 12)];
    const children = [
      { id: mia.id, name: 'Mia', age: 7 },
      { id: leo.id, name: 'Leo', age: 12 },
    ];
    await saved({ children, from: MONDAY, until: '2026-12-03' });
    const before = await days();
    const missed = await ana.post<SchoolDay[]>(`${SCHEDULE}/missed`, { date: MONDAY, memberId: mia.id });
    expect(missed.status, missed.text).toBe(200);
    expect(missed.json.every(({ memberId, date }) => memberId === mia.id && date > MONDAY)).toBe(true);
    const after = await days();
    const of = (list: readonly SchoolDay[], id: string) => list.filter(({ memberId }) => memberId === id);
    expect(of(after, leo.id)).toEqual(of(before, leo.id));
    for (const subject of REQUEST.subjects)
      expect(activities(of(after, mia.id), subject)).toEqual(activities(of(before, mia.id), subject));
    // A four-day week ends on Thursday: the new day is the next Monday.
    expect(of(after, mia.id).at(0)?.date).toBe('2026-11-24');
    expect(of(after, mia.id).at(-1)?.date).toBe('2026-12-07');
    expect(await undoLast()).toBe(200);
    const back = (await days()).map(({ date, memberId, lessons }) => ({ date, memberId, lessons }));
    expect(back).toEqual(before.map(({ date, memberId, lessons }) => ({ date, memberId, lessons })));
  });

  it('keeps a missed day with a note, moves one subject, and answers an empty list when nothing is left [API-05]', async () => {
    await child('Mia', 7);
    await saved({ from: MONDAY, until: '2026-11-26' });
    const [monday] = await days();
    await ana.put(`${DAYS}/${monday?.id}`, { notes: 'Fever' });
    const math = await ana.post<SchoolDay[]>(`${SCHEDULE}/missed`, { date: MONDAY, subject: 'math' });
    expect(math.json[0]?.lessons.length).toBe((monday?.lessons.length ?? 0) - 1);
    await ana.post(`${SCHEDULE}/missed`, { date: MONDAY });
    expect((await days())[0]).toMatchObject({ date: MONDAY, notes: 'Fever', lessons: [] });
    expect((await ana.post(`${SCHEDULE}/missed`, { date: MONDAY })).json).toEqual([]);
  });

  it('counts days and minutes of lessons done, by child and range [API-05]', async () => {
    const mia = await child('Mia', 7);
    const lesson = { start: '09:00', end: '09:25', subject: 'Math', activity: 'Count' };
    const done = { ...lesson, done: true };
    for (const [date, lessons] of [
      [MONDAY, [done, lesson]],
      ['2026-11-24', [done, { ...done, start: '10:00', end: '11:00' }]],
    ])
      await ana.post(DAYS, { date, memberId: mia.id, child: 'Mia', lessons });
    await ana.put(`/api/family-members/${mia.id}`, { name: 'Maria' });
    const count = async (query = '') => (await ana.get(`/api/school-attendance${query}`)).json;
    expect(await count()).toEqual([{ memberId: mia.id, child: 'Maria', days: 2, minutes: 110 }]);
    expect(await count(`?from=${MONDAY}&to=${MONDAY}`)).toMatchObject([{ days: 1, minutes: 25 }]);
    const sven = await app.parent('Sven');
    expect((await sven.get('/api/school-attendance')).json).toEqual([]);
  });

  const BREAK = { name: 'Snow week', startDate: '2026-12-01', endDate: '2026-12-02' };
  it('moves lessons on when a break is saved over them; those done stay, and undo restores all [SCH-03, D22]', async () => {
    await child('Mia', 7);
    await ana.post('/api/school-settings', { schoolType: 'homeschool' });
    await saved({ from: MONDAY, until: '2026-12-10' });
    const first = (await days()).find(({ date }) => date === '2026-12-01');
    const done = first?.lessons.map((lesson, at) => ({ ...lesson, done: at === 0 })) ?? [];
    await ana.put(`${DAYS}/${first?.id}`, { lessons: done });
    const before = await days();
    await ana.post('/api/school-settings', { breaks: [BREAK] });
    const after = await days();
    const inBreak = after.filter(({ date }) => date >= BREAK.startDate && date <= BREAK.endDate);
    expect(inBreak.flatMap(({ lessons }) => lessons)).toEqual(done.slice(0, 1));
    for (const subject of REQUEST.subjects)
      expect(activities(after, subject)).toEqual(activities(before, subject));
    expect(await undoLast()).toBe(200);
    expect((await days()).map(({ date, lessons }) => [date, lessons])).toEqual(
      before.map(({ date, lessons }) => [date, lessons]),
    );
  });

  it('leaves lessons where they are when the days off stay the same or the school is not at home [SCH-03]', async () => {
    await child('Mia', 7);
    await ana.post('/api/school-settings', { schoolType: 'homeschool' });
    await saved({ from: MONDAY, until: '2026-12-10' });
    const before = await days();
    await ana.post('/api/school-settings', { notes: 'Library card: 12' });
    await ana.post('/api/schools', { schoolName: 'Lincoln', schoolType: 'public', breaks: [BREAK] });
    expect(await days()).toEqual(before);
    await ana.post('/api/schools', { schoolName: 'Barn', schoolType: 'hybrid', breaks: [BREAK] });
    expect((await days()).map(({ date }) => date)).not.toContain('2026-12-01');
  });

  it('leaves the days off of the confirmed calendar without lessons [SCH-08, D13]', async () => {
    await child('Mia', 7);
    const events = [
      { date: '2026-12-01', endDate: '2026-12-02', event: 'Winter Recess (No School)' },
      { date: '2026-12-03', event: 'Picture Day' },
    ];
    const foundCalendar = { schoolName: 'Lincoln', academicYear: '2026-2027', events };
    await ana.post('/api/school-settings', { schoolType: 'hybrid', foundCalendar });
    const range = { from: '2026-11-30', until: '2026-12-03' };
    await saved(range);
    const dates = async () => (await days()).map(({ date }) => date);
    expect(await dates()).toHaveLength(4);
    await ana.post('/api/school-settings', { calendarConfirmed: true });
    expect((await dates()).slice(0, 2)).toEqual(['2026-11-30', '2026-12-03']);
    await saved(range);
    expect((await dates()).filter((date) => date <= range.until)).toEqual(['2026-11-30', '2026-12-03']);
    await ana.post(`${SCHEDULE}/missed`, { date: '2026-11-30' });
    expect((await dates())[0]).toBe('2026-12-03');
  });
});
