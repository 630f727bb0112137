import { expect, test } from 'vitest';
import { kindOfSchoolEvent } from './school-kinds.ts';

test.each([
  ['Labor Day', 'holiday'],
  ["New Year's Day", 'holiday'],
  ['Thanksgiving Break', 'break'],
  ['Mid-winter recess', 'break'],
  ['No School - Election Day', 'no-school'],
  ['Teacher Work Day', 'staff-day'],
  ['Inservice', 'staff-day'],
  ['Early Dismissal', 'early-dismissal'],
  ['Half-day for students', 'early-dismissal'],
  ['2-hour delay', 'delayed-opening'],
  ['Picture Day', 'school'],
  ['School resumes after Winter Break', 'school'],
  ['Last Day before Thanksgiving', 'school'],
  ['Spring concert', 'school'],
] as const)('%s without a stored kind is read as %s [SCH-08]', (event, kind) => {
  expect(kindOfSchoolEvent({ event })).toBe(kind);
});

test('a stored kind is taken as it is [SCH-08]', () => {
  expect(kindOfSchoolEvent({ event: 'Thanksgiving Break', kind: 'make-up-day' })).toBe('make-up-day');
});
