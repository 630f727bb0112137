import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/dates.ts';
import { calendarReads } from './calendar-reads.ts';

const date = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));
const HALF_DAY = 14 * 3_600_000;

describe('the months read with one request', () => {
  test('are the month of today, with the one before and the one after [CAL-01]', () => {
    expect(calendarReads('2026-11-25', '2026-11-25')).toEqual({
      range: { from: '2026-10-01', to: '2026-12-31' },
      appointments: { from: '2026-09-29T00:00:00.000Z' },
    });
    expect(calendarReads('2027-01-31', '2026-11-25').range).toEqual({ from: '2027-01-01', to: '2027-03-31' });
    expect(calendarReads('2026-09-30', '2026-11-25')).toEqual({
      range: { from: '2026-07-01', to: '2026-09-30' },
      appointments: { from: '2026-06-29T00:00:00.000Z', to: '2026-10-02T00:00:00.000Z' },
    });
    expect(calendarReads('2026-12-31', '2026-12-31').range).toEqual({ from: '2026-11-01', to: '2027-01-31' });
    expect(calendarReads('2027-02-10', '2027-01-01').range.to).toBe('2027-02-28');
  });

  test('hold every date in exactly one range, and follow each other without a gap', () => {
    fc.assert(
      fc.property(date, date, (at, today) => {
        const { range } = calendarReads(at, today);
        expect(range.from <= at && at <= range.to).toBe(true);
        expect(calendarReads(range.from, today)).toEqual(calendarReads(range.to, today));
        expect(calendarReads(addDays(range.to, 1), today).range.from).toBe(addDays(range.to, 1));
        expect(calendarReads(addDays(range.from, -1), today).range.to).toBe(addDays(range.from, -1));
      }),
    );
  });

  test('ask for every appointment that lies in the range in any zone [D31]', () => {
    fc.assert(
      fc.property(date, date, (at, today) => {
        const { range, appointments } = calendarReads(at, today);
        expect(Date.parse(appointments.from)).toBeLessThan(Date.parse(range.from) - HALF_DAY);
        if (appointments.to === undefined) expect(range.to >= today).toBe(true);
        else
          expect(Date.parse(appointments.to)).toBeGreaterThan(
            Date.parse(addDays(range.to, 1)) + HALF_DAY - 1,
          );
      }),
    );
  });
});
