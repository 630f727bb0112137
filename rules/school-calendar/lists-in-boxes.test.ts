// Rows of lists in boxes beside each other, and of tables with rows of several lines.
import { expect, test } from 'vitest';
import { listed, type Placed, positioned, shown, TITLE } from './testing/placed-text.ts';

test('a title of two lines belongs to the date in the middle of its row, and headings to none [D11]', () => {
  const rows: Placed[] = [
    ['Labor Day', 40, 60],
    ['September 7', 300, 60],
    ['End of First Quarter', 40, 76],
    ['October 16', 300, 76],
    ['Parent-Teacher Conferences', 40, 92],
    ['October 23', 300, 97.5],
    ['No School', 40, 103],
    ['Christmas Program', 40, 119],
    ['December 10', 300, 119],
    ['Second Semester', 40, 135],
    ['School Resumes', 40, 151],
    ['January 5', 300, 151],
    ['MLK Day', 40, 167],
    ['January 18', 300, 167],
  ];
  expect(shown(positioned(TITLE, ...rows))).toEqual([
    '2026-09-07 Labor Day',
    '2026-10-16 End of First Quarter',
    '2026-10-23 Parent-Teacher Conferences No School',
    '2026-12-10 Christmas Program',
    '2027-01-05 School Resumes',
    '2027-01-18 MLK Day',
  ]);
});

test('boxes of lists beside each other keep their dates, wrapped titles and headings to themselves [D11]', () => {
  const boxes: Placed[] = [
    ...listed(40, 'Holidays', 'Sept 7 - Labor Day', 'Nov 23-27 -', 'Thanksgiving Break', 'Jan 18 - MLK Day'),
    ...listed(
      190,
      'Student Holidays',
      'Aug 3-11 - Staff',
      'Development Days',
      'Oct 13',
      'Jan 5',
      'April 23*',
      '',
      '*Bad weather make-up day',
    ),
    ...listed(
      395,
      'Early Release Days',
      'Sept 25 - Elementary',
      'May 26 - All Campuses',
      '',
      'First/Last Day',
      'August 12 - First Day of',
      'School for all',
    ),
  ].filter(([text]) => text !== '');
  expect(shown(positioned(TITLE, ...boxes))).toEqual([
    '2026-08-03..2026-08-11 Staff Development Days',
    '2026-08-12 First Day of School for all',
    '2026-09-07 Labor Day',
    '2026-09-25 Early Release Days – Elementary',
    '2026-10-13 Student Holidays',
    '2026-11-23..2026-11-27 Thanksgiving Break',
    '2027-01-05 Student Holidays',
    '2027-01-18 MLK Day',
    '2027-04-23 Student Holidays',
    '2027-05-26 Early Release Days – All Campuses',
  ]);
});

test('“1st:” before a date is a period, and before a title a day [D11]', () => {
  const periods = listed(40, 'Grading Periods', '1st: Aug 12 - Oct 8', '2nd: Oct 14 - Dec 18');
  expect(shown(positioned(TITLE, ...periods))).toEqual([
    '2026-08-12..2026-10-08 Grading Periods – 1st',
    '2026-10-14..2026-12-18 Grading Periods – 2nd',
  ]);
  const days = listed(40, 'October', '1st: Picture day', '2nd: Book fair');
  expect(shown(positioned(TITLE, ...days))).toEqual(['2026-10-01 Picture day', '2026-10-02 Book fair']);
});
