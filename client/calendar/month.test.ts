import { describe, expect, test } from 'vitest';
import {
  addMonths,
  dateAfterKey,
  datesOfMonth,
  formatDays,
  titleOf,
  monthOf,
  sameMonth,
  weekOf,
} from './month.ts';

describe('turning the pages of the calendar', () => {
  test('the next month after January 31 is February, on its last day [CAL-01]', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  });

  test('December and January are neighbours [CAL-01]', () => {
    expect(addMonths('2027-01-05', -1)).toBe('2026-12-05');
    expect(addMonths('2026-12-05', 1)).toBe('2027-01-05');
    expect(addMonths('2026-11-20', -11)).toBe('2025-12-20');
  });

  test('a month is known by its year too', () => {
    expect(monthOf('2026-11-20')).toEqual({ year: 2026, month: 11 });
    expect(sameMonth('2026-11-01', '2026-11-30')).toBe(true);
    expect(sameMonth('2026-11-30', '2025-11-30')).toBe(false);
  });
});

describe('keys in the month', () => {
  test.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
  ])('%s moves the focus from Friday, November 20', (key, expected) => {
    expect(dateAfterKey('2026-11-20', key)).toBe(expected);
  });

  test('Home on a Sunday and End on a Saturday stay; arrows walk over the edge of the month', () => {
    expect(dateAfterKey('2026-11-15', 'Home')).toBe('2026-11-15');
    expect(dateAfterKey('2026-11-21', 'End')).toBe('2026-11-21');
    expect(dateAfterKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
  });

  test('other keys are left to the browser', () => {
    expect(dateAfterKey('2026-11-20', 'a')).toBeNull();
  });
});

describe('weeks and months as lists of days', () => {
  test('a week begins on Sunday, also across a month [CAL-01]', () => {
    expect(weekOf('2026-12-02')).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  test('a leap February has 29 days', () => {
    expect(datesOfMonth('2028-02-10').at(-1)).toBe('2028-02-29');
    expect(datesOfMonth('2027-02-10')).toHaveLength(28);
  });

  test('a range names both of its months, a week only a second one', () => {
    expect(formatDays('2026-11-25', '2026-11-27')).toBe('Nov 25 – Nov 27');
    expect(titleOf('week', '2026-11-25')).toBe('Nov 22 – 28');
    expect(titleOf('week', '2026-12-02')).toBe('Nov 29 – Dec 5');
  });
});
