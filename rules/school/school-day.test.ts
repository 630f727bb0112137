import { describe, expect, test } from 'vitest';
import type { SchoolEvent } from '#contract/shapes.ts';
import { isSchoolDay } from './school-day.ts';

const EVENTS: SchoolEvent[] = [
  { date: '2026-08-26', event: 'First day of school, kindergarten' },
  { date: '2026-08-24', event: 'First Day of School' },
  { date: '2026-09-07', event: 'Labor Day' },
  { date: '2026-10-12', event: 'Conferences in the gym', kind: 'no-school' },
  { date: '2026-11-25', event: 'Thanksgiving recess', endDate: '2026-11-27', kind: 'break' },
  { date: '2026-12-18', event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
  { date: '2027-01-16', event: 'Snow make-up', kind: 'make-up-day' },
  { date: '2027-06-10', event: 'Summer begins', kind: 'last-day' },
];
const school = (changes: Partial<Parameters<typeof isSchoolDay>[0]> = {}) => ({
  calendarConfirmed: true,
  daysPerWeek: 5,
  breaks: [{ name: 'Ski', startDate: '2027-02-15', endDate: '2027-02-19' }],
  foundCalendar: { schoolName: 'Lincoln', academicYear: '2026-2027', events: EVENTS },
  ...changes,
});

test.each([
  ['2026-08-21', false, 'the Friday before the earliest first day'],
  ['2026-08-24', true, 'the first day itself'],
  ['2026-09-07', false, 'a holiday by its title'],
  ['2026-09-08', true, 'the day after it'],
  ['2026-10-12', false, 'a day off by its kind'],
  ['2026-11-24', true, 'the day before a break'],
  ['2026-11-25', false, 'its first day'],
  ['2026-11-26', false, 'a day within'],
  ['2026-11-27', false, 'its last day'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-30', true, 'the Monday after'],
  ['2026-12-18', true, 'a short day'],
  ['2027-01-16', true, 'a Saturday that makes up for snow'],
  ['2027-02-17', false, 'a break the parent entered'],
  ['2027-06-10', true, 'the last day itself'],
  ['2027-06-11', false, 'the Friday after it'],
])('%s is a school day: %s (%s) [D12, D35]', (date, expected) => {
  expect(isSchoolDay(school(), date)).toBe(expected);
});

describe('without a confirmed calendar', () => {
  const unconfirmed = school({ calendarConfirmed: false });
  test.each([
    ['2026-09-07', true],
    ['2026-11-26', true],
    ['2027-02-17', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
  ])('every weekday may be one: %s, %s [CAL-07]', (date, expected) => {
    expect(isSchoolDay(unconfirmed, date)).toBe(expected);
  });
});

test('six days a week include Saturday, three may be any weekday', () => {
  expect(isSchoolDay(school({ daysPerWeek: 6 }), '2026-10-03')).toBe(true);
  expect(isSchoolDay(school({ daysPerWeek: 6 }), '2026-10-04')).toBe(false);
  expect(isSchoolDay(school({ daysPerWeek: 3 }), '2026-10-02')).toBe(true);
});

test('a confirmed calendar without entries knows weekends and breaks only', () => {
  const bare = school({ foundCalendar: null });
  expect(isSchoolDay(bare, '2026-07-01')).toBe(true);
  expect(isSchoolDay(bare, '2027-02-17')).toBe(false);
});
