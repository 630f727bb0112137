import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lesson } from '#contract/shapes.ts';
import { addDays, weekdayNumber, minutesOfDay } from '../time/dates.ts';
import { childKey, type LessonDay } from './attendance.ts';
import { bumpMissed } from './bump.ts';
import { overlaps } from './clock.ts';

const MONDAY = '2026-11-23';
const lesson = (start: string, subject: string, activity: string, given: Partial<Lesson> = {}): Lesson => ({
  start,
  end: start.replace(':00', ':45'),
  subject,
  activity,
  shared: false,
  teacher: true,
  done: false,
  ...given,
});
const day = (date: string, lessons: Lesson[], memberId = 'ada'): LessonDay => ({
  memberId,
  child: memberId,
  date,
  lessons,
});
const isWeekday = (date: string): boolean => weekdayNumber(date) % 6 !== 0;
const never = (): boolean => false;
const weekdays = (_: LessonDay, date: string): boolean => isWeekday(date);

/** All days after a bump. */
function after(days: readonly LessonDay[], bumped: ReturnType<typeof bumpMissed>): LessonDay[] {
  const key = (of: LessonDay) => JSON.stringify([childKey(of), of.date]);
  const changed = new Map(bumped.changed.map((of) => [key(of), of]));
  return [...days.map((of) => changed.get(key(of)) ?? of), ...bumped.added].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}
/** Activities of one subject of a child in the order of time, from a date on. */
const chainOf = (days: readonly LessonDay[], child: string, subject: string): string[] =>
  days
    .filter(({ memberId }) => memberId === child)
    .flatMap(({ lessons }) => lessons.toSorted((a, b) => a.start.localeCompare(b.start)))
    .filter((of) => of.subject === subject && !of.done)
    .map(({ activity }) => activity);

describe('a missed day', () => {
  const week = [
    day(MONDAY, [lesson('09:00', 'Math', 'm1'), lesson('10:00', 'History', 'h1')]),
    day('2026-11-24', [lesson('09:00', 'Math', 'm2')]),
    day('2026-11-25', [lesson('09:00', 'Math', 'm3'), lesson('10:00', 'History', 'h2')]),
    day('2026-11-27', [lesson('09:00', 'Math', 'm4')]),
  ];

  test('moves each lesson to the next place of its subject, and the last ones to a new school day [API-05]', () => {
    const { changed, added } = bumpMissed(
      week,
      { dates: [MONDAY] },
      { mayTeach: weekdays, isDayOff: never, until: '2026-11-27' },
    );
    expect(changed.map(({ date, lessons }) => [date, ...lessons.map(({ activity }) => activity)])).toEqual([
      [MONDAY],
      ['2026-11-24', 'm1'],
      ['2026-11-25', 'm2', 'h1'],
      ['2026-11-27', 'm3'],
    ]);
    // Friday the 27th is the last day; the weekend stays free.
    expect(added.map(({ date, lessons }) => [date, ...lessons.map(({ activity }) => activity)])).toEqual([
      ['2026-11-30', 'm4', 'h2'],
    ]);
  });

  test('moves one subject only, and of one child only [API-05]', () => {
    const both = [...week, ...week.map((of) => ({ ...of, memberId: 'ben', child: 'ben' }))];
    const { changed, added } = bumpMissed(
      both,
      { dates: [MONDAY], subject: ' history', memberId: 'ben' },
      { mayTeach: weekdays, isDayOff: never, until: '2026-11-27' },
    );
    expect(changed.map(({ memberId, date }) => [memberId, date])).toEqual([
      ['ben', MONDAY],
      ['ben', '2026-11-25'],
    ]);
    expect(added.map(({ memberId, date, lessons }) => [memberId, date, lessons.length])).toEqual(
      [['ben', '2026-11-27', 1]].map(([memberId, , count]) => [memberId, '2026-11-30', count]),
    );
  });

  test('leaves lessons that are done where they are [API-05]', () => {
    const [monday, ...rest] = week;
    const started = [
      day(MONDAY, [lesson('09:00', 'Math', 'm1', { done: true }), ...(monday?.lessons.slice(1) ?? [])]),
      ...rest,
    ];
    const { changed } = bumpMissed(
      started,
      { dates: [MONDAY] },
      { mayTeach: weekdays, isDayOff: never, until: '2026-11-27' },
    );
    expect(changed.map(({ date }) => date)).toEqual([MONDAY, '2026-11-25']);
    expect(changed[0]?.lessons.map(({ activity }) => activity)).toEqual(['m1']);
  });

  test('fills the days that an earlier move has added [API-05]', () => {
    const options = { mayTeach: weekdays, isDayOff: never, until: '2026-11-27' };
    const once = after(week, bumpMissed(week, { dates: [MONDAY], subject: 'Math' }, options));
    const { added, changed } = bumpMissed(once, { dates: [MONDAY], subject: 'History' }, options);
    expect(added).toEqual([]);
    expect(changed.at(-1)).toMatchObject({
      date: '2026-11-30',
      lessons: [{ activity: 'm4' }, { activity: 'h2' }],
    });
  });

  test('moves nothing to or from a day off that still has lessons [SCH-03]', () => {
    const isDayOff = (date: string): boolean => date === '2026-11-25';
    const { changed } = bumpMissed(
      week,
      { dates: [MONDAY], subject: 'Math' },
      { mayTeach: weekdays, isDayOff, until: '2026-11-27' },
    );
    expect(changed.map(({ date }) => date)).toEqual([MONDAY, '2026-11-24', '2026-11-27']);
  });

  test('changes nothing on a day without lessons [API-05]', () => {
    expect(
      bumpMissed(
        week,
        { dates: ['2026-11-28'] },
        { mayTeach: weekdays, isDayOff: never, until: '2026-11-27' },
      ),
    ).toEqual({
      changed: [],
      added: [],
    });
  });
});

const SUBJECTS = ['Math', 'History', 'Art'];
const HOURS = ['09:00', '10:00', '11:00', '12:00'];
const lessons = fc
  .uniqueArray(fc.constantFrom(...HOURS), { maxLength: 4 })
  .chain((starts) =>
    fc.tuple(
      ...starts
        .toSorted()
        .map((start) =>
          fc.record({ start: fc.constant(start), subject: fc.constantFrom(...SUBJECTS), done: fc.boolean() }),
        ),
    ),
  );
/** Weeks of two children, whose parent is with one of them at a time. */
const families = fc.array(fc.tuple(lessons, lessons), { minLength: 1, maxLength: 8 }).map((weeks) =>
  weeks.flatMap((pair, at) => {
    const date = addDays(MONDAY, at + Math.floor(at / 5) * 2);
    return pair.map((list, child) =>
      day(
        date,
        list.map(({ start, subject, done }, nth) =>
          lesson(start, subject, `${child}-${at}-${nth}`, {
            done,
            teacher: HOURS.indexOf(start) % 2 === child,
          }),
        ),
        child === 0 ? 'ada' : 'ben',
      ),
    );
  }),
);
const missed = fc.record(
  {
    dates: fc.constantFrom<string[]>(
      [MONDAY],
      ['2026-11-25'],
      ['2026-12-01'],
      ['2026-11-25', '2026-11-26', '2026-12-01'],
    ),
    subject: fc.constantFrom(...SUBJECTS),
    memberId: fc.constantFrom('ada', 'ben'),
  },
  { requiredKeys: ['dates'] },
);
/** Tuesday the 8th of December is a day off, Ben is away on Wednesdays. */
const mayTeach = (child: LessonDay, date: string): boolean =>
  isWeekday(date) && date !== '2026-12-08' && !(child.memberId === 'ben' && weekdayNumber(date) === 3);

describe('moving missed lessons', () => {
  const all = (days: readonly LessonDay[]) =>
    days
      .flatMap(({ memberId, lessons: list }) =>
        list.map((of) => [memberId, of.subject, of.activity, of.done]),
      )
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

  test('loses nothing and keeps the order of each child and subject [API-05]', () => {
    fc.assert(
      fc.property(families, missed, (days, of) => {
        const moved = after(days, bumpMissed(days, of, { mayTeach, isDayOff: never, until: '2026-11-30' }));
        expect(all(moved)).toEqual(all(days));
        for (const child of ['ada', 'ben'])
          for (const subject of SUBJECTS)
            expect(chainOf(moved, child, subject)).toEqual(chainOf(days, child, subject));
        const isMeant = (child: string | null, subject: string): boolean =>
          (of.memberId ?? child) === child && (of.subject ?? subject) === subject;
        const left = moved
          .filter(({ date }) => of.dates.includes(date))
          .flatMap(({ memberId, lessons: list }) =>
            list.filter((one) => !one.done && isMeant(memberId, one.subject)),
          );
        expect(left).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('overlaps nothing, and never needs the parent twice [API-05]', () => {
    fc.assert(
      fc.property(families, missed, (days, of) => {
        const moved = after(days, bumpMissed(days, of, { mayTeach, isDayOff: never, until: '2026-11-30' }));
        for (const group of Map.groupBy(moved, ({ date }) => date).values()) {
          const spans = group.flatMap(({ memberId, lessons: list }) =>
            list.map((one) => ({
              memberId,
              teacher: one.teacher,
              start: minutesOfDay(one.start),
              end: minutesOfDay(one.end),
            })),
          );
          for (const [at, a] of spans.entries())
            for (const b of spans.slice(at + 1))
              if (overlaps(a, b)) {
                expect(a.memberId).not.toBe(b.memberId);
                expect(a.teacher && b.teacher).toBe(false);
              }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('leaves days off, time away and earlier days alone [API-05]', () => {
    fc.assert(
      fc.property(families, missed, (days, of) => {
        const { changed, added } = bumpMissed(days, of, { mayTeach, isDayOff: never, until: '2026-11-30' });
        const first = of.dates[0] ?? '';
        expect(changed.filter(({ date }) => date < first)).toEqual([]);
        expect(added.filter((one) => !mayTeach(one, one.date))).toEqual([]);
        if (of.memberId !== undefined)
          expect([...changed, ...added].filter(({ memberId }) => memberId !== of.memberId)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
