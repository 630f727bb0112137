import { expect, test } from 'vitest';
import { schoolDay, type SchoolDay } from '#contract/kinds/school-day.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import {
  countsByDate,
  openLessons,
  openSubjects,
  shownDate,
  weekByChild,
  weekInWords,
} from './school-week.ts';

const lesson = (subject: string, done = false) => ({
  start: '09:00',
  end: '09:30',
  subject,
  activity: '',
  shared: false,
  teacher: true,
  done,
});
const day = (date: string, memberId: string | null, child: string, subjects: string[]): SchoolDay =>
  storedRecord(schoolDay, {
    id: `${child}-${date}`,
    date,
    memberId,
    child,
    lessons: subjects.map((subject) => lesson(subject)),
  });
const MEMBERS = [{ id: 'm', name: 'Mia Rose' }];

test('groups the days of a week by child, in order, under the name the child has today', () => {
  const weeks = weekByChild(
    [
      day('2026-11-25', 'm', 'Mia', ['Math']),
      day('2026-11-24', null, 'Cousin Jo', ['Math']),
      day('2026-11-24', 'm', 'Mia', ['Art']),
    ],
    MEMBERS,
  );
  expect(weeks.map(({ child, days }) => [child, days.map(({ date }) => date)])).toEqual([
    ['Cousin Jo', ['2026-11-24']],
    ['Mia Rose', ['2026-11-24', '2026-11-25']],
  ]);
});

test('lists each subject once that has a lesson left', () => {
  const one = day('2026-11-24', 'm', 'Mia', ['Math', 'Art', 'Math']);
  const done = { ...day('2026-11-24', 'l', 'Leo', []), lessons: [lesson('Latin', true)] };
  expect(openSubjects([one, done])).toEqual(['Math', 'Art']);
});

test('names a week by its first and last day, across the year too', () => {
  expect(weekInWords('2026-12-28')).toBe('Dec 28 – Jan 3, 2027');
});

test('shows today, else the next day with lessons, else the first of the week', () => {
  const done = { ...day('2026-11-24', 'l', 'Leo', []), lessons: [lesson('Latin', true)] };
  const counts = countsByDate([
    day('2026-11-26', 'm', 'Mia', ['Math']),
    day('2026-11-24', 'm', 'Mia', ['Art']),
    done,
  ]);
  expect(counts).toEqual([
    { date: '2026-11-24', done: 1, all: 2 },
    { date: '2026-11-26', done: 0, all: 1 },
  ]);
  const shown = (today: string, picked = '') => shownDate(counts, { picked, today });
  expect(shown('2026-11-24')).toBe('2026-11-24');
  expect(shown('2026-11-25')).toBe('2026-11-26');
  expect(shown('2026-11-28')).toBe('2026-11-24');
  expect(shown('2026-11-24', '2026-11-26')).toBe('2026-11-26');
});

test('counts the lessons of earlier days that are left, for a family that checks off', () => {
  const open = [day('2026-11-18', 'm', 'Mia', ['Math', 'Art']), day('2026-11-16', 'm', 'Mia', ['Math'])];
  const done = { ...day('2026-11-17', 'm', 'Mia', []), lessons: [lesson('Latin', true)] };
  expect(openLessons([...open, done])).toEqual({ count: 3, date: '2026-11-16' });
  expect(openLessons(open)).toBeUndefined();
  expect(openLessons([done])).toBeUndefined();
});
