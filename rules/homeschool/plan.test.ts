// Properties of plans for families: no overlaps, one teaching parent, time away (API-05).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plannedDays } from '#contract/schemas/homeschool-shapes.ts';
import type { Away, PlannedDay, ScheduleRequest } from '#contract/shapes.ts';
import { DAYS } from '#contract/week.ts';
import { dayOf, minutesOfDay } from '../time/dates.ts';
import { datedDays } from './dated-days.ts';
import { finish, generateSchedule } from './testing/generate-schedule.ts';
import { isLesson, unnamed, weekProblems } from './testing/week-problems.ts';
import { CURRICULA, HOURS, SUBJECTS, usualRequest } from './testing/requests.ts';

const TODAY = '2026-11-22';
const RUNS = { numRuns: 100 };

const subjects = (most: number) => fc.array(fc.constantFrom(...SUBJECTS), { minLength: 1, maxLength: most });
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const anyChild = fc.record(
  {
    age: fc.option(fc.integer({ min: 3, max: 18 })),
    subjects: subjects(6),
    hours: fc.constantFrom({ start: '09:00', end: '12:30' }, { start: '10:00', end: '16:00' }),
  },
  { requiredKeys: ['age'] },
);
const anyAway: fc.Arbitrary<Away> = fc.oneof(
  fc.record({ day: fc.constantFrom(...DAYS), children: fc.subarray(NAMES) }),
  fc.record({ day: fc.constantFrom(...DAYS), start: fc.constant('10:00'), end: fc.constant('11:45') }),
  fc.record({
    date: fc.constantFrom('2026-11-24', '2026-11-27', '2026-12-01'),
    children: fc.subarray(NAMES),
  }),
  fc.record({ date: fc.constant('2026-11-30'), endDate: fc.constant('2026-12-02') }),
);
const requests: fc.Arbitrary<ScheduleRequest> = fc.record(
  {
    curriculum: fc.constantFrom(...CURRICULA),
    subjects: subjects(12),
    daysPerWeek: fc.integer({ min: 3, max: 6 }),
    schoolHours: fc.constantFrom(...HOURS),
    preferences: fc.record({ includeBreaks: fc.boolean(), subjectRotation: fc.boolean() }),
    children: fc
      .array(anyChild, { minLength: 1, maxLength: 8 })
      .map((list) => list.map((fields, at) => ({ ...fields, name: NAMES[at] ?? 'Ada' }))),
    away: fc.array(anyAway, { maxLength: 3 }),
    loops: fc.array(fc.record({ name: fc.constantFrom('Beauty', 'World'), subjects: subjects(6) }), {
      maxLength: 2,
    }),
    theme: fc.constantFrom('The ocean', 'Ancient Rome'),
    from: fc.constantFrom('2026-11-23', '2026-11-25', '2026-12-28'),
  },
  { requiredKeys: ['curriculum', 'subjects', 'daysPerWeek', 'schoolHours', 'preferences', 'children'] },
);

const byDay = (plan: readonly PlannedDay[]) => Map.groupBy(plan, ({ date }) => date);
const spanOf = ({ start, end }: { start: string; end: string }) =>
  [minutesOfDay(start), minutesOfDay(end)] as const;

/** True when no two of the spans overlap. */
function isApart(spans: readonly { start: string; end: string }[]): boolean {
  const sorted = spans.map(spanOf).toSorted((a, b) => a[0] - b[0]);
  return sorted.every(([, end], at) => end <= (sorted[at + 1]?.[0] ?? Infinity));
}

const planOf = (request: ScheduleRequest): PlannedDay[] => {
  const { plan } = generateSchedule(request, TODAY);
  if (!plan) throw new Error('no plan');
  return plan;
};

describe('a plan for children', () => {
  test('has a week that keeps the rules of API-05 [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(weekProblems(request, generateSchedule(request, TODAY).schedule)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('never overlaps for a child and stays inside its hours [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planOf(request);
        expect(plannedDays('Plan').parse(plan)).toEqual(plan);
        for (const { child, lessons } of plan) {
          const { hours = request.schoolHours } = request.children?.find(({ name }) => name === child) ?? {};
          expect(isApart(lessons)).toBe(true);
          expect(
            lessons.every(({ start, end }) => start >= hours.start && end <= hours.end && start < end),
          ).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('never needs the teaching parent twice, and shares lessons both ways [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const days of byDay(planOf(request)).values()) {
          const taught = days.flatMap(({ child, lessons }) =>
            lessons
              .filter(({ teacher }) => teacher)
              .map(({ start, end, subject, sharedWith }) => ({
                start,
                end,
                subject,
                who: [child, ...sharedWith].toSorted().join(),
              })),
          );
          const together = new Map(taught.map((lesson) => [JSON.stringify(lesson), lesson]));
          expect(isApart([...together.values()])).toBe(true);
          const count = (key: string) => taught.filter((lesson) => JSON.stringify(lesson) === key).length;
          for (const [key, { who }] of together) expect(count(key)).toBe(who.split(',').length);
        }
      }),
      RUNS,
    );
  });

  test('leaves the time away free [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const { child, date, lessons } of planOf(request))
          for (const away of request.away ?? []) {
            const isMeant = (away.children ?? []).length === 0 || (away.children ?? []).includes(child);
            const last = away.endDate ?? away.date;
            const isOn = away.day === undefined || away.day === dayOf(date);
            const isDated = away.date === undefined || (date >= away.date && date <= (last ?? date));
            if (!isMeant || !isOn || !isDated) continue;
            const span = { start: away.start ?? '00:00', end: away.end ?? '24:00' };
            expect(lessons.filter(({ start, end }) => start < span.end && span.start < end)).toEqual([]);
          }
      }),
      RUNS,
    );
  });

  test('leaves only the child who is away without lessons that day [API-05]', () => {
    const children = [
      { name: 'Nora', age: 5 },
      { name: 'Tim', age: 9 },
      { name: 'Lena', age: 14 },
    ];
    const away: Away[] = [{ day: 'friday', children: ['Tim'], what: 'Farm' }];
    const given = { children, away, from: '2026-11-23', until: '2026-11-29' };
    for (const curriculum of CURRICULA) {
      const friday = planOf(usualRequest({ ...given, curriculum })).filter(
        ({ date }) => date === '2026-11-27',
      );
      expect(friday.map(({ child }) => child)).toEqual(['Nora', 'Lena']);
      expect(friday.every(({ lessons }) => lessons.length > 0)).toBe(true);
    }
  });

  test('gives each child each of its subjects in a whole week, or says which have no room [API-05]', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const request = { ...given, from: '2026-11-23', until: '2026-11-29', away: [] };
        const { schedule, plan = [] } = generateSchedule(request, TODAY);
        for (const { name, subjects: own = request.subjects } of request.children ?? []) {
          const lessons = plan.filter((day) => day.child === name).flatMap((day) => day.lessons);
          expect(
            unnamed(
              own,
              lessons.map(({ subject }) => subject),
              schedule,
            ),
          ).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  test('has a lesson on every day of the week on which a child is there [API-05]', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const { schedule } = generateSchedule(given, TODAY);
        for (const [day, entries] of Object.entries(schedule.weeklySchedule)) {
          const isFree = schedule.recommendations.some((line) => line.startsWith(`${day} stays free`));
          expect(isFree || entries.some(isLesson)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('says which day stays free where too little time is left beside the time away [API-05]', () => {
    const { schedule } = generateSchedule(
      {
        curriculum: 'Unschooling',
        subjects: ['Math'],
        daysPerWeek: 3,
        schoolHours: { start: '09:00', end: '14:00' },
        preferences: { includeBreaks: false, subjectRotation: false },
        children: [{ name: 'Ada', age: null, hours: { start: '09:00', end: '12:30' } }],
        away: [{ day: 'monday', start: '10:00', end: '11:45', what: 'Choir' }],
      },
      TODAY,
    );
    expect(schedule.weeklySchedule['Monday']).toEqual([]);
    expect(schedule.recommendations).toContain('Monday stays free of lessons: Choir.');
  });

  test('is saved as it was generated [API-05]', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const request = { ...given, from: '2026-11-23', until: '2026-12-06' };
        const { schedule, plan = [] } = generateSchedule(request, '2026-11-23');
        const found = finish(
          datedDays({
            schedule,
            request,
            plan: null,
            from: '2026-11-23',
            until: '2026-12-06',
            breaks: [],
            children: [],
          }),
        );
        const known = new Set(Object.keys(schedule.weeklySchedule).map((day) => day.toLowerCase()));
        expect(found.every(({ date }) => known.has(dayOf(date)))).toBe(true);
        const held = new Set(
          Object.values(schedule.weeklySchedule)
            .flat()
            .map(({ subject }) => subject),
        );
        const lessons = plan.flatMap((day) => day.lessons.filter(({ subject }) => held.has(subject)));
        expect(found.flatMap((day) => day.lessons)).toEqual(lessons);
      }),
      { numRuns: 40 },
    );
  });

  test('is the same for the same request [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(generateSchedule(request, TODAY)).toEqual(generateSchedule(structuredClone(request), TODAY));
      }),
      { numRuns: 20 },
    );
  });
});
