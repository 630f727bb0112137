// Times of the day in guides, in minutes since midnight.
import type { FoundTime } from '#rules/time/spoken/times.ts';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;

/** A time that was said; without am or pm it is taken for the half of the day that the guide is about. */
export function minutesOf({ time, assumed }: FoundTime, half: 'am' | 'pm'): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = hours * HOUR + minutes;
  if (assumed === undefined) return at;
  return (at % HALF_DAY) + (half === 'pm' ? HALF_DAY : 0);
}

/** 465 → '7:45 am' */
export function clock(minutes: number): string {
  const day = ((minutes % (2 * HALF_DAY)) + 2 * HALF_DAY) % (2 * HALF_DAY);
  const hour = Math.floor(day / HOUR) % 12 || 12;
  return `${hour}:${String(day % HOUR).padStart(2, '0')} ${day < HALF_DAY ? 'am' : 'pm'}`;
}

/** Every time that was said, with the ends of spans. */
export const saidTimes = (found: readonly FoundTime[]): FoundTime[] =>
  found.flatMap((one) => (one.endTime === undefined ? [one] : [one, { ...one, time: one.endTime }]));
