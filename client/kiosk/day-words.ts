// Dates and entries in the few words that a kitchen tablet has room for.
import type { BoardEntry } from '#contract/schemas/kiosk.ts';
import { formatLongDate, formatTime, minutesOfDay } from '#rules/time/dates.ts';

/** 'November 23' */
export const monthAndDay = (date: string): string =>
  formatLongDate(date)
    .replace(/^\w+, /, '')
    .replace(/, \d{4}$/, '');

/** 'All day', '3:30 PM' or '9:00 AM to 12:00 PM' */
export function timeWords({ time, endTime }: Pick<BoardEntry, 'time' | 'endTime'>): string {
  if (time === null) return 'All day';
  return endTime === null ? formatTime(time) : `${formatTime(time)} to ${formatTime(endTime)}`;
}

/** True when an entry is over at 'HH:MM' of its day. An entry without an end is over an hour after its beginning. */
export function isOver({ time, endTime }: Pick<BoardEntry, 'time' | 'endTime'>, now: string): boolean {
  if (time === null) return false;
  return minutesOfDay(now) >= (endTime === null ? minutesOfDay(time) + 60 : minutesOfDay(endTime));
}
