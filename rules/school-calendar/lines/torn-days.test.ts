// Dates in leaves of a tear-off calendar, as they are copied from school websites.
import { expect, test } from 'vitest';
import { joinTornDays } from './torn-days.ts';

test('month, day, weekday and title become one line; ranges keep their end [D11]', () => {
  const lines = [
    'Events',
    'OCT',
    '12',
    'Mon',
    'Staff day',
    'All day',
    '',
    'NOV',
    '25',
    'Wed - Fri, Nov 27',
    'Break',
  ];
  expect(joinTornDays(lines)).toEqual(['Events', 'OCT 12: Staff day', 'NOV 25 – Nov 27: Break']);
});

test('the day may stand above its month, and a weekday may be missing [D11]', () => {
  expect(joinTornDays(['04', 'Jan.', 'School resumes', '18', 'Jan.', 'Mon', 'Holiday'])).toEqual([
    'Jan. 04: School resumes',
    'Jan. 18: Holiday',
  ]);
});

test('a month above a list, and a single pair of lines, stay as they are [D11]', () => {
  const list = ['October', '12 Staff day', '30 Early release'];
  expect(joinTornDays(list)).toBe(list);
  const single = ['May', '12', 'classes'];
  expect(joinTornDays(single)).toBe(single);
});
