// Days and times that a form offers as one tap: the coming days, quarter hours, and the first time of a new entry.
import { addDays, dayOf, formatShortDate, formatWeekday } from './dates.ts';

interface QuickDay {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'Today', 'Tomorrow', 'Thu' */
  label: string;
  /** 'Nov 26' */
  day: string;
}

/** Days offered: today, tomorrow, and the next working days. */
const WORKING_DAYS = 3;
const LENGTH_OF_YEAR = ', 2026'.length;

const isWorkingDay = (date: string): boolean => dayOf(date) !== 'saturday' && dayOf(date) !== 'sunday';

function labelOf(date: string, today: string): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  // Without 'next', which some read as the day a week later: the date stands beside it.
  return formatWeekday(date).slice(0, 3);
}

/** Today, tomorrow and the three working days after it. */
export function quickDays(today: string): QuickDay[] {
  const dates = [today, addDays(today, 1)];
  for (let date = addDays(today, 2); dates.length < 2 + WORKING_DAYS; date = addDays(date, 1))
    if (isWorkingDay(date)) dates.push(date);
  return dates.map((date) => ({
    date,
    label: labelOf(date, today),
    day: formatShortDate(date).slice(0, -LENGTH_OF_YEAR),
  }));
}

/** The quarter hours from 7:00 AM to 8:45 PM, 'HH:MM'. */
export const QUARTER_HOURS: readonly string[] = Array.from({ length: 14 * 4 }, (_, quarter) => {
  const hour = 7 + Math.floor(quarter / 4);
  return `${String(hour).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});

const FIRST_HOUR = '09:00';

/** The time of an entry that has only a day: the next full hour of today, else nine in the morning. */
export function firstTimeOf(date: string, now: { date: string; time: string }): string {
  const hour = Number(now.time.slice(0, 2)) + 1;
  return date === now.date && hour < 24 ? `${String(hour).padStart(2, '0')}:00` : FIRST_HOUR;
}
