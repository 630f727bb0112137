import { expect, test } from 'vitest';
import { hourOfTitle, qualifierOfTitle } from './title-details.ts';

test.each([
  ['Winter concert 6:30 PM', '18:30', 'Winter concert'],
  ['Open house at 5 p.m.', '17:00', 'Open house'],
  ['Back to School Night (6pm)', '18:00', 'Back to School Night'],
  ['7:45 a.m. – Field trip', '07:45', 'Field trip'],
  ['Parent tea 2:15 pm in the library', '14:15', 'Parent tea 2:15 pm in the library'],
])('the hour of “%s” is %s, its title “%s” [D11]', (title, time, event) => {
  expect(hourOfTitle(title)).toEqual({ time, event });
});

test.each([
  'Book fair',
  'Science fair, 5:30-7:00 pm',
  'Concerts 1 pm, 6 pm',
  'Meeting 8:30',
  'Grade 5 Picnic',
])('no single hour is sure in “%s” [D11]', (title) => {
  expect(hourOfTitle(title)).toBeUndefined();
});

test.each([
  ['Half Day - Grades 6-8 only', 'Grades 6-8 only'],
  ['No school (K-5 only)', 'K-5 only'],
  ['Early release – middle school only', 'middle school only'],
  ['Staff only', undefined],
])('“%s” is said of “%s” [D11]', (title, qualifier) => {
  expect(qualifierOfTitle(title)).toBe(qualifier);
});
