import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysInMonth, weekdayNumber } from '../time/dates.ts';
import { monthGrid } from './calendar.ts';

describe('the month on the wall', () => {
  test('weeks start on Sunday and hold every day of the month once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const days = monthGrid(year, month).flat();
        expect(days.length % 7).toBe(0);
        expect(weekdayNumber(days[0]?.date ?? '')).toBe(0);
        const inside = days.filter(({ inMonth }) => inMonth);
        expect(inside.map(({ dayNumber }) => dayNumber)).toEqual(
          Array.from({ length: daysInMonth(year, month) }, (_, at) => at + 1),
        );
        for (const [at, { date }] of days.entries()) expect(date).toBe(addDays(days[0]?.date ?? '', at));
      }),
    );
  });

  test('February 2026 fits four weeks exactly', () => {
    expect(monthGrid(2026, 2)).toHaveLength(4);
    expect(monthGrid(2026, 11)[0]?.[0]).toEqual({ date: '2026-11-01', dayNumber: 1, inMonth: true });
  });
});
