import { expect, test } from 'vitest';
import { read } from '../testing/placed-text.ts';

const warned = (line: string): boolean | undefined => {
  const { rows } = read({ pages: [], lines: ['School Calendar 2026-2027', line] });
  return rows[0]?.warnings.includes('unusual');
};

test.each([
  'Feb 18 Martin Luther King Jr. Day – no school',
  'Dec 23-27 Thanksgiving Break',
  'March 15 Presidents’ Day',
  'Sept 13 First Day of School',
  'Oct 25 Early dismissal 12:15',
])('“%s” can hardly be, and needs a look [D11]', (line) => {
  expect(warned(line)).toBe(true);
});

test.each([
  'Jan 18 Martin Luther King Jr. Day – no school',
  'Nov 23-27 Thanksgiving Break',
  'Oct 12 Thanksgiving (Canada)',
  'Dec 21 - Jan 1 Christmas holidays',
  'Dec 3 Christmas concert',
  'March 29 - April 9 Easter holidays',
  'Sept 14 First Day of School',
  'Oct 24 Fall festival',
  'June 12 Make-up day',
])('“%s” is as usual', (line) => {
  expect(warned(line)).toBe(false);
});
