// Properties of generated weeks for the body of API-05.
import { minutesOfDay } from '../time/dates.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScheduleRequest } from '#contract/shapes.ts';
import { formatClock } from './clock.ts';
import { generateSchedule } from './testing/generate-schedule.ts';
import { CURRICULA, HOURS, isSubject, SUBJECTS, usualRequest } from './testing/requests.ts';
import { daysOf, isLesson, weekProblems } from './testing/week-problems.ts';

const TODAY = '2026-11-22';
const RUNS = { numRuns: 150 };

const subject = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SUBJECTS) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter(isSubject) },
);
const anyHours = fc
  .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 600 }))
  .map(([start, length]) => ({
    start: formatClock(start),
    end: formatClock(Math.min(start + length, 1439)),
  }));
/** The body of API-05. */
const requests: fc.Arbitrary<ScheduleRequest> = fc.record({
  curriculum: fc.constantFrom(...CURRICULA, 'Our own mix'),
  subjects: fc.array(subject, { minLength: 1, maxLength: 40, size: 'medium' }),
  daysPerWeek: fc.integer({ min: 3, max: 6 }),
  schoolHours: fc.oneof(fc.constantFrom(...HOURS), anyHours),
  preferences: fc.record({ includeBreaks: fc.boolean(), subjectRotation: fc.boolean() }),
});
const weekOf = (request: ScheduleRequest) => generateSchedule(request, TODAY).schedule;

describe('a generated week', () => {
  test('has the asked days, subjects and hours, or names the subjects without room [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(weekProblems(request, weekOf(request))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('has a break each day when breaks are wanted, none otherwise, and always a lesson [API-05]', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { start, end } = request.schoolHours;
        const days = daysOf(weekOf(request));
        const wanted = request.preferences.includeBreaks && minutesOfDay(end) - minutesOfDay(start) > 1;
        const hasBreak = days.map((entries) => entries.some((entry) => entry.subject === 'Break'));
        expect(hasBreak).toEqual(days.map(() => wanted));
        expect(days.every((entries) => entries.some(isLesson))).toBe(true);
      }),
      RUNS,
    );
  });

  test('keeps the order of subjects each day without rotation [API-05]', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const preferences = { ...given.preferences, subjectRotation: false };
        const days = daysOf(weekOf({ ...given, preferences })).map((entries) =>
          entries.filter(isLesson).map((entry) => entry.subject),
        );
        // A subject that comes twice a day stands on both sides of another one.
        const once = days.map((day) => day.filter((name) => day.indexOf(name) === day.lastIndexOf(name)));
        const pairs = new Set(
          once.flatMap((day) => day.flatMap((a, at) => day.slice(at + 1).map((b) => JSON.stringify([a, b])))),
        );
        const turned = [...pairs].filter((pair) => {
          const [a, b] = JSON.parse(pair) as [string, string];
          return pairs.has(JSON.stringify([b, a]));
        });
        expect(turned).toEqual([]);
      }),
      RUNS,
    );
  });

  test('takes spellings of one subject together and says so [API-05]', () => {
    const schedule = weekOf(usualRequest({ subjects: ['Math', 'MATH', 'math ', 'Art'] }));
    expect(Object.keys(schedule.subjectAllocation)).toEqual(['Math', 'Art']);
    expect(schedule.recommendations[0]).toContain('“MATH” with “Math”');
  });

  test('names the subjects for which the hours have no room, and only those are missing [API-05]', () => {
    const request = usualRequest({ schoolHours: { start: '12:00', end: '12:01' }, daysPerWeek: 3 });
    const schedule = weekOf(request);
    const held = daysOf(schedule)
      .flat()
      .map((entry) => entry.subject);
    expect(held).toHaveLength(3);
    const missing = request.subjects.filter((name) => !held.includes(name));
    expect(missing.filter((name) => !schedule.recommendations[0]?.includes(name))).toEqual([]);
    expect(held.filter((name) => schedule.recommendations[0]?.includes(name))).toEqual([]);
  });

  test('leaves lunch free and says when, without breaks [API-05]', () => {
    const preferences = { includeBreaks: false, subjectRotation: true };
    const schedule = weekOf(usualRequest({ curriculum: 'State Standards', preferences }));
    expect(daysOf(schedule).flat().every(isLesson)).toBe(true);
    expect(schedule.recommendations.join()).toContain('Lunch is left free from');
  });
});
