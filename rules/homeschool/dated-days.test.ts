import { describe, expect, test } from 'vitest';
import type { ScheduleRequest } from '#contract/shapes.ts';
import { datedDays } from './dated-days.ts';
import { finish, generateSchedule } from './testing/generate-schedule.ts';
import { usualRequest } from './testing/requests.ts';

const MONDAY = '2026-11-23';
type Saved = Parameters<typeof datedDays>[0];

const saved = (request: ScheduleRequest, given: Partial<Saved> = {}): Saved => ({
  schedule: generateSchedule(request, MONDAY).schedule,
  request,
  plan: null,
  from: MONDAY,
  until: '2026-12-18',
  breaks: [],
  children: [],
  ...given,
});
const days = (of: Saved) => finish(datedDays(of));
const subjectsOf = (of: ReturnType<typeof days>, subjects: readonly string[]) =>
  of.flatMap(({ lessons }) =>
    lessons.map(({ subject }) => subject).filter((name) => subjects.includes(name)),
  );

describe('the days of a saved schedule', () => {
  test('lie on its weekdays, without breaks and time away [API-05]', () => {
    const request = usualRequest({
      daysPerWeek: 4,
      away: [{ day: 'tuesday' }, { date: '2026-12-03', what: 'Dentist' }],
    });
    const breaks = [{ name: 'Thanksgiving', startDate: '2026-11-26', endDate: '2026-11-27' }];
    expect(days(saved(request, { breaks, until: '2026-12-04' })).map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
      '2026-12-04',
    ]);
  });

  test('carry loops on after a day off [API-05]', () => {
    const loop = ['Art', 'Music', 'Poetry'];
    const request = usualRequest({
      subjects: ['Math'],
      loops: [{ name: 'Beauty', subjects: loop }],
      children: [{ name: 'Ada', age: 9 }],
    });
    const breaks = [{ name: 'Trip', startDate: '2026-11-25', endDate: '2026-11-25' }];
    const turns = subjectsOf(days(saved(request, { breaks })), loop);
    expect(turns).toHaveLength(19);
    expect(turns).toEqual(turns.map((_, at) => loop[at % 3]));
  });

  test('carry on the loop of a curriculum that has one [API-05]', () => {
    const loop = ['Science', 'History', 'Art', 'Music'];
    const request = usualRequest({ curriculum: 'Eclectic/Mix', subjects: ['Math', 'Reading', ...loop] });
    const turns = subjectsOf(days(saved(request, { children: [{ id: 'ada', name: 'Ada' }] })), loop);
    expect(turns).toEqual(turns.map((_, at) => loop[at % 4]));
  });

  test('take the days of the plan as they are, and continue after it [API-05]', () => {
    const request = usualRequest({ children: [{ name: 'Ada', age: 9 }], from: MONDAY });
    const own = {
      start: '20:00',
      end: '20:30',
      subject: 'Stars',
      activity: 'Look up',
      sharedWith: [],
      teacher: true,
    };
    const plan = [
      { childId: null, child: 'Ada', date: MONDAY, lessons: [own] },
      { childId: null, child: 'Ada', date: '2026-11-25', lessons: [own] },
    ];
    const found = days(saved(request, { plan, until: '2026-11-27' }));
    expect(found.slice(0, 2)).toEqual(plan);
    // Tuesday is not in the plan, so it stays free.
    expect(found.map(({ date }) => date)).toEqual([MONDAY, '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(found[2]?.lessons.some(({ subject }) => subject === 'Math')).toBe(true);
  });

  test('are lessons for each child of the school when the request names none [API-05]', () => {
    const children = [
      { id: 'ada', name: 'Ada' },
      { id: 'ben', name: 'Ben' },
    ];
    const request = usualRequest({
      away: [{ children: ['Ben'], day: 'monday', start: '09:00', end: '10:00' }],
    });
    const [ada, ben] = days(saved(request, { children, until: MONDAY }));
    expect([ada?.childId, ada?.child, ben?.childId, ben?.child]).toEqual(['ada', 'Ada', 'ben', 'Ben']);
    expect(ada?.lessons.every(({ sharedWith }) => sharedWith.join() === 'Ben')).toBe(true);
    expect(ben?.lessons).toEqual(
      ada?.lessons
        .filter(({ start }) => start >= '10:00')
        .map((lesson) => ({ ...lesson, sharedWith: ['Ada'] })),
    );
  });

  test('keep words and times that a parent changed in the schedule [API-05]', () => {
    const request = usualRequest({ subjects: ['Math'] });
    const { schedule } = generateSchedule(request, MONDAY);
    const [first] = schedule.weeklySchedule.Monday ?? [];
    const reworded = structuredClone(schedule);
    reworded.weeklySchedule.Monday?.splice(0, 1, { ...first!, activity: 'Chess problems' });
    expect(days(saved(request, { schedule: reworded, until: MONDAY }))[0]?.lessons[0]?.activity).toBe(
      'Chess problems',
    );
    const moved = structuredClone(schedule);
    moved.weeklySchedule.Monday?.splice(0, 1, { ...first!, time: '1:15 PM', notes: '40 minutes' });
    expect(days(saved(request, { schedule: moved, until: MONDAY }))[0]?.lessons[0]).toMatchObject({
      start: '13:15',
      end: '13:55',
      subject: 'Math',
    });
  });

  test('share the time of a work cycle when there is no request [API-05]', () => {
    const entry = { time: '9:00 AM', activity: 'Shelf', notes: 'Work cycle of 90 minutes, in any order' };
    const schedule = {
      weeklySchedule: {
        Monday: [
          { ...entry, subject: 'Math' },
          { ...entry, subject: 'Reading' },
          { time: '10:30 AM', subject: 'Break', activity: 'Outside', notes: '15 minutes' },
          { time: 'after that', subject: 'Art', activity: 'Paint', notes: '' },
        ],
      },
      subjectAllocation: {},
      recommendations: [],
    };
    const [monday] = days(saved(usualRequest(), { schedule, request: null, until: '2026-11-29' }));
    expect(monday?.lessons.map(({ start, end, subject }) => `${start}-${end} ${subject}`)).toEqual([
      '09:00-09:45 Math',
      '09:45-10:30 Reading',
      '10:45-11:30 Art',
    ]);
  });
});
