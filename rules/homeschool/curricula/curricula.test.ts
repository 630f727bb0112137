// The weeks of the eleven curricula: each changes length, order, shape and words.
import { describe, expect, test } from 'vitest';
import type { ScheduleEntry, ScheduleRequest } from '#contract/shapes.ts';
import { parseSpokenClock } from '../clock.ts';
import { generateSchedule } from '../testing/generate-schedule.ts';
import { CURRICULA, USUAL_SUBJECTS, usualRequest } from '../testing/requests.ts';

const TODAY = '2026-11-22';
const scheduleOf = (given: Partial<ScheduleRequest>) => generateSchedule(usualRequest(given), TODAY).schedule;
const daysOf = (curriculum: string, given: Partial<ScheduleRequest> = {}): ScheduleEntry[][] =>
  Object.values(scheduleOf({ curriculum, ...given }).weeklySchedule);
const isLesson = ({ subject }: ScheduleEntry): boolean => subject !== 'Break' && subject !== 'Lunch';
const lessonsOf = (curriculum: string, given: Partial<ScheduleRequest> = {}): ScheduleEntry[] =>
  daysOf(curriculum, given).flat().filter(isLesson);
const minutesIn = ({ notes }: ScheduleEntry): number => Number(/(\d+) minutes/.exec(notes)?.[1]);
const clock = ({ time }: ScheduleEntry): number => parseSpokenClock(time) ?? NaN;
const child = (age: number) => [{ name: 'Ada', age }];

test('no two curricula share a line, and no two have the same times [SCH-11]', () => {
  const lines = CURRICULA.map((name) => new Set(lessonsOf(name).map(({ activity }) => activity)));
  for (const [at, own] of lines.entries())
    for (const other of lines.slice(at + 1)) expect([...own].filter((line) => other.has(line))).toEqual([]);
  const times = CURRICULA.map((name) =>
    JSON.stringify(daysOf(name).map((day) => day.map((entry) => [entry.time, entry.subject]))),
  );
  expect(new Set(times).size).toBe(CURRICULA.length);
});

// Missouri asks more minutes of grades 1–3 than of 4–6.
const GROWING = CURRICULA.filter((name) => name !== 'State Standards');
test.each(GROWING)('%s has longer days for older children [SCH-11]', (curriculum) => {
  const minutes = [4, 6, 9, 12, 16].map((age) => {
    const { plan = [] } = generateSchedule(
      usualRequest({ curriculum, children: child(age), schoolHours: { start: '08:00', end: '16:00' } }),
      TODAY,
    );
    const lessons = plan.flatMap((day) => day.lessons);
    return lessons.reduce(
      (sum, { start, end }) => sum + Date.parse(`2026-01-01T${end}`) - Date.parse(`2026-01-01T${start}`),
      0,
    );
  });
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(new Set(minutes).size).toBeGreaterThan(2);
});

describe('a typical week', () => {
  test('Traditional/Classical: math and language first each day, history and science take turns [SCH-11]', () => {
    for (const day of daysOf('Traditional/Classical')) {
      const subjects = day.filter(isLesson).map(({ subject }) => subject);
      expect(subjects.slice(0, 3)).toEqual(['Math', 'Language Arts', 'Reading']);
      expect(subjects.includes('History')).toBe(!subjects.includes('Science'));
    }
  });

  test('Charlotte Mason: short lessons, done by noon, head before voice before hand [SCH-11]', () => {
    const lessons = lessonsOf('Charlotte Mason', { children: child(6) });
    expect(Math.max(...lessons.map(minutesIn))).toBeLessThanOrEqual(20);
    expect(Math.max(...lessons.map(clock))).toBeLessThan(12 * 60);
    expect(lessons.map(({ activity }) => activity).join()).toContain('narrate');
  });

  test('Montessori: entries carry the start of an unbroken work cycle [SCH-11]', () => {
    for (const day of daysOf('Montessori')) {
      const cycle = day.filter(({ notes }) => notes.startsWith('Work cycle'));
      expect(new Set(cycle.map(({ time }) => time))).toEqual(new Set(['9:00 AM']));
      const pause = day.find(({ subject }) => subject === 'Break');
      expect(pause?.time).toBe('10:30 AM');
    }
    const lessons = lessonsOf('Montessori', { children: child(6) });
    expect(new Set(lessons.map(({ time }) => time))).toEqual(new Set(['9:00 AM']));
  });

  test('Waldorf/Steiner: one main lesson for three weeks, then the next; none under seven [SCH-11]', () => {
    const request = { curriculum: 'Waldorf/Steiner', from: '2026-11-23', until: '2026-12-18' };
    const { plan = [] } = generateSchedule(usualRequest({ ...request, children: child(9) }), TODAY);
    const mains = plan.map(({ lessons }) => lessons[0]?.subject);
    expect(new Set(mains.slice(0, 15))).toEqual(new Set(['Language Arts']));
    expect(new Set(mains.slice(15))).toEqual(new Set(['Math']));
    const small = lessonsOf('Waldorf/Steiner', { children: child(6) });
    expect(small.filter(({ notes }) => notes.includes('Main lesson'))).toEqual([]);
    expect(Math.max(...small.map(minutesIn))).toBeLessThanOrEqual(30);
  });

  test('Unit Studies: the three Rs, then the theme in every line, project day at the end [SCH-11]', () => {
    const days = daysOf('Unit Studies', { theme: 'The ocean' });
    expect(
      days.flat().filter((entry) => isLesson(entry) && !entry.activity.startsWith('The ocean: ')),
    ).toEqual([]);
    const isProject = days.map((day) => day.some(({ activity }) => activity.includes('project day')));
    expect(isProject).toEqual([false, false, false, false, true]);
    expect(days.map((day) => day[0]?.subject)).toEqual(['Math', 'Math', 'Math', 'Math', 'Math']);
  });

  test('Eclectic/Mix: math and reading daily, the rest in a loop [SCH-11]', () => {
    const loop = ['Language Arts', 'Science', 'History', 'Art', 'Music'];
    const turns = lessonsOf('Eclectic/Mix').filter(({ notes }) => notes.startsWith('Next in the loop'));
    expect(turns.map(({ subject }) => subject)).toEqual(turns.map((_, at) => loop[at % 5]));
  });

  test('Online Programs: ten minutes away from the screen after each lesson [SCH-11]', () => {
    for (const day of daysOf('Online Programs')) {
      const kinds = day.filter(({ subject }) => subject !== 'Lunch').map(isLesson);
      expect(kinds).toEqual(kinds.map((_, at) => at % 2 === 0));
    }
  });

  test('Unschooling: two to four invitations a day, as windows [SCH-11]', () => {
    for (const day of daysOf('Unschooling')) {
      const invitations = day.filter(isLesson);
      expect(invitations.length).toBeGreaterThanOrEqual(2);
      expect(invitations.length).toBeLessThanOrEqual(4);
      expect(invitations.every(({ notes }) => notes.startsWith('Any time until'))).toBe(true);
    }
  });

  test('State Standards: every subject every day, in the shares of the standard [SCH-11]', () => {
    for (const day of daysOf('State Standards'))
      expect(
        day
          .filter(isLesson)
          .map(({ subject }) => subject)
          .toSorted(),
      ).toEqual(USUAL_SUBJECTS.toSorted());
    const minutes = new Map(lessonsOf('State Standards').map((entry) => [entry.subject, minutesIn(entry)]));
    expect(minutes.get('Math') ?? 0).toBeGreaterThan(minutes.get('Science') ?? 0);
    expect(minutes.get('Science') ?? 0).toBeGreaterThan(minutes.get('Art') ?? 0);
  });

  test('Common Core: English and math before lunch, the rest after; English twice when it is one subject [SCH-11]', () => {
    const core = new Set(['Math', 'Reading', 'Language Arts']);
    for (const day of daysOf('Common Core')) {
      const lunch = day.findIndex(({ subject }) => subject === 'Lunch');
      const before = day.slice(0, lunch).filter(isLesson);
      expect(new Set(before.map(({ subject }) => subject))).toEqual(core);
    }
    const [monday = []] = daysOf('Common Core', { subjects: ['English', 'Math'] });
    expect(monday.filter(isLesson).map(({ subject }) => subject)).toEqual(['English', 'Math', 'English']);
  });

  test('Custom Curriculum: equal shares, and first places in turn [SCH-11]', () => {
    const lessons = lessonsOf('Custom Curriculum');
    const counts = USUAL_SUBJECTS.map((name) => lessons.filter(({ subject }) => subject === name).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(new Set(daysOf('Custom Curriculum').map((day) => day[0]?.subject)).size).toBeGreaterThan(3);
  });

  test('an own or abbreviated name finds the nearest curriculum [SCH-11]', () => {
    expect(daysOf('montessori at home')).toEqual(daysOf('Montessori'));
    expect(daysOf('Steiner')).toEqual(daysOf('Waldorf/Steiner'));
    expect(daysOf('Our own')).toEqual(daysOf('Custom Curriculum'));
  });
});

describe('ages', () => {
  const family = (curriculum: string) =>
    generateSchedule(
      usualRequest({
        curriculum,
        subjects: ['Math', 'Reading', 'Writing', 'Science', 'History', 'Spanish', 'Art', 'Piano', 'PE'],
        schoolHours: { start: '08:30', end: '14:30' },
        children: [
          { name: 'Nora', age: 5 },
          { name: 'Lena', age: 14 },
        ],
      }),
      TODAY,
    ).plan ?? [];
  const of = (name: string, curriculum: string) =>
    family(curriculum)
      .filter(({ child: who }) => who === name)
      .flatMap(({ lessons }) => lessons);

  test.each(CURRICULA)('%s: other lines for a child of 5 than for one of 14 [SCH-11]', (curriculum) => {
    const own = (name: string) =>
      new Set(
        of(name, curriculum)
          .filter(({ sharedWith }) => sharedWith.length === 0)
          .map(({ activity }) => activity),
      );
    const [small, big] = [own('Nora'), own('Lena')];
    expect(small.size).toBeGreaterThan(3);
    expect(big.size).toBeGreaterThan(3);
    const same = [...small].filter((line) => big.has(line) && !line.includes('project day'));
    expect(same).toEqual([]);
  });

  test.each(CURRICULA)(
    '%s: beside a child of 5, one of 14 works alone at most subjects [SCH-11]',
    (curriculum) => {
      const lessons = of('Lena', curriculum);
      const alone = lessons.filter(({ teacher }) => !teacher);
      expect(alone.length).toBeGreaterThan(lessons.length / 2);
      const taught = lessons.filter(({ teacher }) => teacher);
      expect(taught.filter(({ sharedWith }) => sharedWith.length === 0)).toEqual([]);
    },
  );
});
