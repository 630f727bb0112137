// The line between messages of different days.
import { addDays, formatLongDate, todayIn } from '#rules/time/dates.ts';

/** Today, Yesterday, or the date. */
function dayName(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : formatLongDate(date);
}

interface DayLineProps {
  instant: string;
  /** The message before; undefined at the beginning. */
  before: string | undefined;
  now: Date;
  zone: string;
}

/** Nothing within one day, and at the beginning of a conversation of today. */
export function DayLine({ instant, before, now, zone }: DayLineProps) {
  const date = todayIn(new Date(instant), zone);
  const today = todayIn(now, zone);
  const last = before === undefined ? today : todayIn(new Date(before), zone);
  if (date === last) return null;
  return <li className="text-center text-sm font-semibold text-soft">{dayName(date, today)}</li>;
}
