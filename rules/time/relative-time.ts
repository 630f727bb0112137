// Relative times for chat and lists: 'Just now', minutes, hours, then a date (CHAT-07).
import { formatShortDate, todayIn } from './dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** 'Just now', '5 minutes ago', '3 hours ago', then the date in the zone; a moment ahead of `now` is just now. */
export function relativeTime(instant: string, now: Date, zone: string): string {
  const then = new Date(instant);
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < 24 * HOUR) return ago(Math.floor(passed / HOUR), 'hour');
  return formatShortDate(todayIn(then, zone));
}
