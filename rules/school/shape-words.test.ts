import { expect, test } from 'vitest';
import type { Shapes } from '#contract/shapes.ts';
import { shapeInWords } from './shape-words.ts';

const HOURS = { start: '08:00', end: '14:30' };
const VALUES: { [S in keyof Shapes]: readonly [value: Shapes[S], words: string] } = {
  hours: [HOURS, '8:00 AM to 2:30 PM'],
  breaks: [
    [
      { name: 'Winter', startDate: '2026-12-21', endDate: '2027-01-01', description: 'Ski' },
      { name: 'Easter', startDate: '2027-04-02', endDate: '2027-04-02' },
    ],
    'Winter, Dec 21, 2026 to Jan 1, 2027 (Ski); Easter, Apr 2, 2027',
  ],
  foundCalendar: [
    {
      schoolName: 'Lincoln',
      academicYear: '2026-2027',
      events: [
        { date: '2026-11-26', event: 'Thanksgiving' },
        { date: '2026-12-18', event: 'Early dismissal', time: '12:30', qualifier: 'Elementary' },
      ],
    },
    'Lincoln 2026-2027; Thanksgiving, Nov 26, 2026; Early dismissal, Dec 18, 2026, 12:30 PM (Elementary)',
  ],
  schedule: [
    {
      weeklySchedule: {
        Monday: [{ time: '8:00 AM', subject: 'Math', activity: 'Count', notes: 'Outside' }],
      },
      subjectAllocation: { Math: '1 × 30 minutes' },
      recommendations: ['Go out'],
    },
    'Monday: 8:00 AM Math, Count (Outside); Math: 1 × 30 minutes; Go out',
  ],
  scheduleRequest: [
    {
      curriculum: 'Montessori',
      subjects: ['Math', 'Art'],
      daysPerWeek: 4,
      schoolHours: HOURS,
      preferences: { includeBreaks: true, subjectRotation: false },
      children: [{ name: 'Mia', age: 9 }],
      away: [{ what: 'Co-op', day: 'tuesday', start: '13:00', end: '15:00' }],
      from: '2026-11-23',
    },
    'Montessori; Math, Art; 4 days a week; 8:00 AM to 2:30 PM; with breaks; Mia (9); Co-op (tuesday, 1:00 PM to 3:00 PM); from Nov 23, 2026',
  ],
  lessons: [
    [
      {
        start: '08:00',
        end: '08:30',
        subject: 'Math',
        activity: 'Count',
        shared: true,
        teacher: true,
        done: true,
      },
    ],
    '8:00 AM to 8:30 AM Math, Count (done, together, with a parent)',
  ],
};

test.each(Object.entries(VALUES))('%s is told whole, in the words of a parent', (shape, [value, words]) => {
  // The names of the entries are those of the shapes.
  expect(shapeInWords(shape as keyof Shapes, value)).toBe(words);
});

test.each([
  ['breaks', []],
  ['lessons', []],
  ['foundCalendar', null],
  ['schedule', null],
  ['scheduleRequest', null],
] as const)('%s without content says nothing', (shape, value) => {
  expect(shapeInWords(shape, value)).toBeUndefined();
});
