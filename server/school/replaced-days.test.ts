import { expect, test } from 'vitest';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { PlannedDay } from '#contract/shapes.ts';
import { replacementOf } from './replaced-days.ts';

const planned = (date: string, childId: string | null, subject = 'Math'): PlannedDay => ({
  childId,
  child: childId ?? 'Sam',
  date,
  lessons: [{ start: '08:30', end: '09:00', subject, activity: 'Count', sharedWith: ['Leo'], teacher: true }],
});
const stored = (id: string, date: string, memberId: string | null, done = false): SchoolDay => ({
  id,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  date,
  memberId,
  child: memberId ?? 'Sam',
  lessons: [
    { start: '08:30', end: '09:00', subject: 'Math', activity: 'Count', shared: true, teacher: true, done },
  ],
  notes: '',
});

test('a day without a successor goes, an equal one stays as it is, and others are new [API-05]', () => {
  const before = [stored('gone', '2026-11-23', 'mia'), stored('same', '2026-11-24', 'mia')];
  const after = [planned('2026-11-24', 'mia'), planned('2026-11-24', 'leo')];
  const { removed, changed, added } = replacementOf(before, after);
  expect(removed).toEqual(['gone']);
  expect(changed.size).toBe(0);
  expect(added).toMatchObject([
    { date: '2026-11-24', memberId: 'leo', lessons: [{ shared: true, done: false }] },
  ]);
});

test('other lessons change the day of the same child', () => {
  const { removed, changed, added } = replacementOf(
    [stored('one', '2026-11-24', 'mia'), stored('sam', '2026-11-24', null)],
    [planned('2026-11-24', 'mia', 'Art'), planned('2026-11-24', null)],
  );
  expect([...changed].map(([id, { lessons }]) => [id, lessons[0]?.subject])).toEqual([['one', 'Art']]);
  expect([removed, added]).toEqual([[], []]);
});

test('a day of which a lesson is done stays for attendance, and gets no second one', () => {
  const before = [stored('done', '2026-11-24', 'mia', true), stored('too', '2026-11-25', 'mia', true)];
  const { removed, changed, added } = replacementOf(before, [planned('2026-11-24', 'mia', 'Art')]);
  expect([removed, [...changed], added]).toEqual([[], [], []]);
});
