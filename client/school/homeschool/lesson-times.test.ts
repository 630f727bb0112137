import { expect, test } from 'vitest';
import { pauseBefore, timeOfLesson } from './lesson-times.ts';

const at = (start: string, end: string) => ({ start, end });
const DAY = [at('09:00', '09:30'), at('09:30', '10:00'), at('10:10', '10:40'), at('12:30', '13:00')];

test('a span names its half of the day once', () => {
  const words = (lesson: ReturnType<typeof at>) => timeOfLesson([lesson], 0, '');
  expect(words(at('09:00', '09:30'))).toBe('9:00 – 9:30 AM');
  expect(words(at('11:45', '12:15'))).toBe('11:45 AM – 12:15 PM');
});

test('a lesson has its own time, that of its work cycle, or a window [SCH-05]', () => {
  expect(timeOfLesson(DAY, 1, 'Traditional/Classical')).toBe('9:30 – 10:00 AM');
  expect(timeOfLesson(DAY, 0, 'Montessori')).toBe('Work cycle, 9:00 – 10:00 AM');
  expect(timeOfLesson(DAY, 1, 'Montessori')).toBe('Same cycle, any order');
  expect(timeOfLesson(DAY, 2, 'Montessori')).toBe('Work cycle, 10:10 – 10:40 AM');
  expect(timeOfLesson(DAY, 0, 'Unschooling')).toBe('Any time, 9:00 – 9:30 AM');
});

test('pauses are breaks, and lunch around noon', () => {
  expect(DAY.map((_, place) => pauseBefore(DAY, place))).toEqual([
    undefined,
    undefined,
    'Break, 10 min',
    'Lunch, 110 min',
  ]);
  expect(pauseBefore([at('08:00', '09:00'), at('09:45', '10:00')], 1)).toBe('Break, 45 min');
});
