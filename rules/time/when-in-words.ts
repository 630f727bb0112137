// A wall time in words.
import { formatShortDate, formatTime, formatWeekday } from './dates.ts';

/** Length of ', 2026'. */
const YEAR = 6;

/** 'Tue, Nov 24 at 3:30 PM', with the year where it is not this one; `wall` is 'YYYY-MM-DDTHH:MM'. */
export function whenInWords(wall: string, today: string): string {
  const [date = '', time = ''] = wall.split('T');
  const day = formatShortDate(date);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `${formatWeekday(date).slice(0, 3)}, ${isThisYear ? day.slice(0, -YEAR) : day} at ${formatTime(time)}`;
}
