// The dates that the calendar, and the bell, read with one request: three months, counted from the month of today.
import { addDays } from '../time/dates.ts';
import type { DateRange } from './calendar.ts';

const MONTHS = 3;
const DAYS_AROUND = 2;

interface CalendarReads {
  range: DateRange;
  /** Input of the list of appointments: instants that hold the range in every zone. */
  appointments: { from: string; to?: string };
}

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const firstOfMonth = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`;

const instantNear = (date: string, days: number): string => `${addDays(date, days)}T00:00:00.000Z`;

/**
 * The three months in which a date lies. Those around today have its month in the middle. Appointments from then on are
 * read together, without an end: there are few of them, and a reminder may be set a year before.
 */
export function calendarReads(date: string, today: string): CalendarReads {
  const middle = monthNumber(today);
  const block = Math.floor((monthNumber(date) - middle + 1) / MONTHS);
  const first = middle + block * MONTHS - 1;
  const range = { from: firstOfMonth(first), to: addDays(firstOfMonth(first + MONTHS), -1) };
  const from = block < 0 ? range.from : firstOfMonth(middle - 1);
  return {
    range,
    appointments: {
      from: instantNear(from, -DAYS_AROUND),
      ...(block < 0 ? { to: instantNear(range.to, DAYS_AROUND) } : {}),
    },
  };
}
