import { describe, expect, test } from 'vitest';
import type { Lesson } from '#contract/shapes.ts';
import { entriesOfDay, eventsOfDay } from '../calendar.ts';
import { lessonEvents } from './lesson-events.ts';

type DayOfLessons = Parameters<typeof lessonEvents>[0][number];

const NAMES = new Map([
  ['mia', 'Mia'],
  ['leo', 'Leo'],
]);
const DATE = '2026-09-08';
const lesson = (start: string, end: string, subject: string, activity = ''): Lesson => ({
  start,
  end,
  subject,
  activity,
  shared: false,
  teacher: false,
  done: false,
});
const day = (memberId: string | null, lessons: Lesson[], date = DATE, child = ''): DayOfLessons => ({
  date,
  memberId,
  child,
  lessons,
});

const MIA = day('mia', [
  lesson('09:45', '10:15', 'Reading', 'Narrate chapter 2'),
  lesson('09:00', '09:30', 'Math', 'Fractions'),
]);
const LEO = day('leo', [lesson('09:00', '09:30', 'Math', 'Counting'), lesson('10:00', '10:20', 'Art')]);

describe('lessons at home', () => {
  test('make one entry a day in the month, across the children [CAL-12]', () => {
    const events = lessonEvents(
      [MIA, LEO, day('mia', [lesson('08:00', '08:30', 'Math')], '2026-09-09')],
      NAMES,
    );
    expect(events.map(({ date, title, time, endTime }) => [date, title, time, endTime])).toEqual([
      [DATE, 'School: 3 lessons', '09:00', '10:20'],
      ['2026-09-09', 'School: 1 lesson', '08:00', '08:30'],
    ]);
    expect(eventsOfDay(events, DATE)).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'school', kind: 'lessons', memberIds: ['mia', 'leo'] });
  });

  test('are all in the view of a day, by the clock; children in the same lesson share a line [CAL-12]', () => {
    const entries = entriesOfDay(lessonEvents([MIA, LEO], NAMES), DATE);
    expect(entries.map(({ title, time, endTime }) => [title, time, endTime])).toEqual([
      ['Math: Mia and Leo', '09:00', '09:30'],
      ['Reading: Mia', '09:45', '10:15'],
      ['Art: Leo', '10:00', '10:20'],
    ]);
    expect(entries.map(({ description }) => description)).toEqual([
      'Mia: Fractions\nLeo: Counting',
      'Narrate chapter 2',
      '',
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3);
  });

  test('of a child outside the family carry the name they were saved with [CAL-12]', () => {
    const entries = entriesOfDay(
      lessonEvents([day(null, [lesson('09:00', '09:30', 'Math')], DATE, 'Zoe')], NAMES),
      DATE,
    );
    expect(entries[0]).toMatchObject({ title: 'Math: Zoe', memberIds: [] });
  });

  test('a day without lessons has no entry [CAL-12]', () => {
    expect(lessonEvents([day('mia', [])], NAMES)).toEqual([]);
  });
});
