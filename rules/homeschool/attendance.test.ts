import { expect, test } from 'vitest';
import type { Lesson } from '#contract/shapes.ts';
import { attendance } from './attendance.ts';

const lesson = (start: string, end: string, done: boolean): Lesson => ({
  start,
  end,
  subject: 'Math',
  activity: '',
  shared: false,
  teacher: false,
  done,
});
const DAYS = [
  { memberId: 'ada', child: 'Ada', date: '2026-11-24', lessons: [lesson('09:00', '09:30', true)] },
  {
    memberId: 'ada',
    child: 'Ada',
    date: '2026-11-23',
    lessons: [
      lesson('09:00', '09:45', true),
      lesson('10:00', '10:20', true),
      lesson('11:00', '12:00', false),
    ],
  },
  { memberId: 'ada', child: 'Ada', date: '2026-11-25', lessons: [lesson('09:00', '10:00', false)] },
  { memberId: null, child: 'Ben', date: '2026-11-23', lessons: [lesson('23:00', '23:59', true)] },
  { memberId: null, child: 'Cleo', date: '2026-11-23', lessons: [] },
];

test('counts days with a lesson done and its minutes, by child [API-05]', () => {
  expect(attendance(DAYS, {})).toEqual([
    { memberId: 'ada', child: 'Ada', days: 2, minutes: 95 },
    { memberId: null, child: 'Ben', days: 1, minutes: 59 },
    { memberId: null, child: 'Cleo', days: 0, minutes: 0 },
  ]);
});

test('counts from the first to the last date, both included [API-05]', () => {
  expect(attendance(DAYS, { from: '2026-11-24', to: '2026-11-24' })).toEqual([
    { memberId: 'ada', child: 'Ada', days: 1, minutes: 30 },
  ]);
});
