// Cards of schools, lessons at home and whole menus: they tell what approving writes, and approving writes exactly that.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { School } from '#contract/kinds/school.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import type { GeneratedSchedule } from '#contract/shapes.ts';
import type { Database } from '../../../db/engine/open.ts';
import { onEachDatabase } from '../../../db/testing/databases.ts';
import { openHome, type Home, type Parent } from '../../testing/home.ts';
import { resultsIn, scripted, type Step } from '../../testing/scripted.ts';

const FRIDAY = '2026-11-20';
const REQUEST = {
  curriculum: 'Charlotte Mason',
  subjects: ['Math', 'Reading'],
  daysPerWeek: 5,
  schoolHours: { start: '09:00', end: '11:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
  from: FRIDAY,
  until: '2026-11-25',
};

onEachDatabase('cards of the school', ({ open }) => {
  let database: Database;
  let home: Home;
  let dana: Parent;
  let mia: FamilyMember;
  let asked: ReturnType<typeof scripted>;
  let next: Step = { say: 'Done.' };
  let called = false;

  beforeEach(async () => {
    database = await open();
    asked = scripted(
      ...Array.from({ length: 20 }, () => () => (called ? { say: 'Done.' } : ((called = true), next))),
    );
    home = await openHome(asked, { database });
    dana = await home.parent('Dana');
    mia = await dana.member({ name: 'Mia', age: 8 });
  });
  afterEach(async () => {
    await home.close();
    await database.close();
  });

  /** The card that Pip prepares when its model calls this tool. */
  async function cardOf(call: string, input: object): Promise<Proposal> {
    called = false;
    next = { call, input };
    const answer = await dana.say(await dana.begin(), 'hello');
    const [card] = answer.metadata.proposals;
    if (card === undefined) throw new Error(`no card: ${JSON.stringify(asked.asked.map(resultsIn))}`);
    return card;
  }
  const approve = async ({ id }: Proposal) => {
    const { json, text } = await dana.approve(id);
    expect(json.status, text).toBe('approved');
  };
  const get = async <T>(path: string): Promise<T> => (await dana.send<T>('GET', path)).json;
  const days = () => get<SchoolDay[]>('/api/school-days');
  const generated = async () =>
    (await dana.send<{ schedule: GeneratedSchedule }>('POST', '/api/generate-schedule', REQUEST)).json
      .schedule;
  const datesOf = (list: readonly SchoolDay[]) => list.map(({ date }) => date.slice(5));

  test('a break on a card says which lessons at home move on, and approving moves them [SCH-03]', async () => {
    await dana.send('POST', '/api/school-settings', { schoolType: 'homeschool' });
    await dana.send('PUT', '/api/school-schedule', { schedule: await generated(), request: REQUEST });
    const breaks = [{ name: 'Thanksgiving', startDate: '2026-11-24', endDate: '2026-11-27' }];
    const card = await cardOf('saveSchoolSettings', { breaks });
    const told = card.lines.at(-1);
    expect(told?.label).toBe('Lessons at home');
    expect(told?.before).toMatch(/24.*25/);
    await approve(card);
    expect(datesOf(await days()).slice(0, 3)).toEqual(['11-20', '11-23', '11-30']);
  });

  test('a schedule is saved from its card, which counts the days it writes and replaces [API-05]', async () => {
    const wanted = { schedule: await generated(), request: REQUEST };
    const lessons = [{ start: '09:00', end: '09:30', subject: 'Art', activity: 'Paint' }];
    const day = (date: string, of: object[]) =>
      dana.send('POST', '/api/school-days', { date, memberId: mia.id, child: 'Mia', lessons: of });
    await day('2026-11-22', lessons);
    await day('2026-11-23', lessons);
    await day(
      '2026-11-24',
      lessons.map((lesson) => ({ ...lesson, done: true })),
    );
    const card = await cardOf('saveSchoolSchedule', wanted);
    expect(card.title).toBe('Save the homeschool schedule');
    expect(card.lines).toContainEqual({
      label: 'School days, Nov 20, 2026 to Nov 25, 2026',
      before: null,
      after: '2 new, 1 changed, 1 removed; those with a lesson done stay',
    });
    expect(datesOf(await days())).toEqual(['11-22', '11-23', '11-24']);
    await approve(card);
    const saved = await days();
    expect(datesOf(saved)).toEqual(['11-20', '11-23', '11-24', '11-25']);
    expect(saved[2]?.lessons).toMatchObject([{ subject: 'Art', done: true }]);
    expect(saved[1]?.lessons.map(({ subject }) => subject)).not.toContain('Art');
  });

  test('a schedule with a plan of dates is told by its days, not by the pattern of the week as well [API-05]', async () => {
    const schedule = await generated();
    const labels = async (input: object) =>
      (await cardOf('saveSchoolSchedule', { schedule, request: REQUEST, ...input })).lines.map(
        ({ label }) => label,
      );
    const lesson = {
      start: '09:00',
      end: '09:30',
      subject: 'Math',
      activity: 'Count',
      sharedWith: [],
      teacher: true,
    };
    const plan = [{ childId: null, child: 'Mia', date: FRIDAY, lessons: [lesson] }];
    expect(await labels({})).toContain('Schedule');
    const planned = await labels({ plan });
    expect(planned).not.toContain('Schedule');
    expect(planned).toContain('Mia, Friday, November 20, 2026');
  });

  test('a schedule that cannot be saved gets no card but the sentence [API-05]', async () => {
    const request = { ...REQUEST, from: '2026-12-01', until: '2026-11-30' };
    await expect(cardOf('saveSchoolSchedule', { schedule: await generated(), request })).rejects.toThrow(
      /Please choose a last day that is not before the first day/,
    );
  });

  test('lessons of a missed day move from the card, however the subject is spelled [API-05]', async () => {
    const schedule = await generated();
    await dana.send('PUT', '/api/school-schedule', { schedule, request: REQUEST });
    const card = await cardOf('missSchoolDay', { date: FRIDAY, subject: ' MATH ', memberId: mia.id });
    expect(card.concerns).toEqual(['Mia']);
    expect(card.lines).toMatchObject([{ label: 'Mia', before: expect.stringMatching(/Math/) as string }]);
    expect(card.lines[0]?.before).not.toMatch(/Reading/);
    await approve(card);
    const [friday] = await days();
    expect(friday?.lessons.map(({ subject }) => subject)).toEqual(['Reading']);
  });

  test('a whole calendar is confirmed by one card, and one undo takes it back [SCH-08, D22]', async () => {
    await dana.send('POST', '/api/school-settings', { schoolName: 'Lincoln' });
    const events = Array.from({ length: 80 }, (_, at) => ({
      date: `2026-${at < 40 ? '09' : '10'}-${String(1 + (at % 30)).padStart(2, '0')}`,
      event: `Assembly ${at}`,
    }));
    const foundCalendar = { schoolName: 'Lincoln', academicYear: '2026-2027', events };
    const card = await cardOf('saveSchoolSettings', { foundCalendar, calendarConfirmed: true });
    const line = card.lines.find(({ label }) => label === 'School calendar')?.after ?? '';
    for (const { event } of events) expect(line).toContain(event);
    await approve(card);
    const settings = () => get<School>('/api/school-settings');
    expect(await settings()).toMatchObject({ schoolName: 'Lincoln', foundCalendar, calendarConfirmed: true });
    const [last] = await get<{ id: string; through: string; changes: object[] }[]>('/api/changes?limit=1');
    expect([last?.through, last?.changes.length]).toEqual(['pip', 1]);
    expect((await dana.send('POST', `/api/changes/${last?.id}/undo`)).status).toBe(200);
    expect(await settings()).toMatchObject({ foundCalendar: null, calendarConfirmed: false });
  });

  test('schools and single lessons are added, changed and removed by cards [D35]', async () => {
    await approve(await cardOf('createSchool', { schoolName: 'Maple', children: [mia.id] }));
    const [school] = await get<School[]>('/api/schools');
    expect(school).toMatchObject({ schoolName: 'Maple', children: [mia.id] });
    await approve(await cardOf('updateSchool', { id: school?.id, foodRules: ['nut-free'] }));
    expect((await get<School[]>('/api/schools'))[0]).toMatchObject({ foodRules: ['nut-free'], version: 2 });
    await approve(await cardOf('deleteSchool', { id: school?.id }));
    expect(await get('/api/schools')).toEqual([]);
    const lesson = { start: '09:00', end: '09:30', subject: 'Math', activity: 'Count' };
    await approve(await cardOf('createSchoolDay', { date: FRIDAY, memberId: mia.id, lessons: [lesson] }));
    const [day] = await days();
    const done = [{ ...lesson, done: true }];
    const card = await cardOf('updateSchoolDay', { id: day?.id, lessons: done });
    expect(card.lines.map(({ after }) => after)).toEqual(['9:00 AM to 9:30 AM Math, Count (done)']);
    await approve(card);
    expect((await days())[0]?.lessons).toMatchObject(done);
    await approve(await cardOf('deleteSchoolDay', { id: day?.id }));
    expect(await days()).toEqual([]);
  });

  test('the menu of a week is removed by a card that names every meal [CAL-10, D8]', async () => {
    const url = '/api/weekly-menus/2026-11-23';
    const meals = { monday: { lunch: 'Soup', dinner: 'Tacos' }, sunday: { dinner: 'Pasta' } };
    const { json: menu } = await dana.send<{ id: string }>('PUT', url, { meals, notes: 'Guests' });
    const card = await cardOf('deleteWeeklyMenu', { id: menu.id });
    expect(card.lines.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Monday lunch', 'Soup', null],
      ['Monday dinner', 'Tacos', null],
      ['Sunday dinner', 'Pasta', null],
      ['Notes', 'Guests', null],
    ]);
    await dana.send('PUT', url, { meals: { monday: { lunch: 'Stew' } } });
    const renewed = (await dana.approve(card.id)).json;
    expect(renewed.lines.map(({ before }) => before)).toContain('Stew');
    await approve(renewed);
    expect(await get('/api/weekly-menus')).toEqual([]);
  });
});
