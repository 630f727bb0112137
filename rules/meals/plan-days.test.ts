import { describe, expect, test } from 'vitest';
import { firstPlanWeek, isLateInWeek, planDays } from './plan-days.ts';

const ZONE = 'America/New_York';

describe('the days of a plan [D38]', () => {
  test.each([
    ['Monday 10:00', '2026-11-16T15:00:00Z', undefined, '2026-11-16', '2026-11-16'],
    ['Friday 10:00', '2026-11-20T15:00:00Z', undefined, '2026-11-16', '2026-11-20'],
    ['Saturday 19:59', '2026-11-22T00:59:00Z', '2026-11-16', '2026-11-16', '2026-11-21'],
    ['Saturday 20:00', '2026-11-22T01:00:00Z', '2026-11-21', '2026-11-16', '2026-11-22'],
    ['Sunday 21:00', '2026-11-23T02:00:00Z', '2026-11-22', '2026-11-23', '2026-11-23'],
    ['Saturday, for a coming week', '2026-11-22T00:00:00Z', '2026-12-09', '2026-12-07', '2026-12-07'],
    ['Saturday, for a past week', '2026-11-22T00:00:00Z', '2026-11-09', '2026-11-16', '2026-11-21'],
  ])('%s', (_, now, date, weekStartDate, from) => {
    expect(planDays(date, new Date(now), ZONE)).toEqual({ weekStartDate, from });
  });

  test('are few from Friday on', () => {
    const days = ['2026-11-16', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    expect(days.map(isLateInWeek)).toEqual([false, false, true, true, true]);
  });

  test.each([
    ['Monday 10:00', '2026-11-16T15:00:00Z', 'this week'],
    ['Friday 19:59', '2026-11-21T00:59:00Z', 'this week'],
    ['Friday 20:00', '2026-11-21T01:00:00Z', 'next week'],
    ['Sunday 10:00', '2026-11-22T15:00:00Z', 'next week'],
    ['Sunday 21:00', '2026-11-23T02:00:00Z', 'next week'],
    ['Monday 00:10', '2026-11-23T05:10:00Z', 'this week'],
  ])('of a family that has none yet are at least three: on %s', (_, now, week) => {
    expect(firstPlanWeek(new Date(now), ZONE)).toBe(week);
  });
});
