// The wall time of an appointment that moves: by a length, or to an hour whose half of the day nobody said.
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import { formatClock } from '#rules/homeschool/clock.ts';
import type { Asked } from '../plan.ts';

const DAY = 1440;

/** A wall time so many minutes later; whole days keep the hour. */
export function shifted(wall: string, minutes: number): string {
  const days = Math.trunc(minutes / DAY);
  const ofDay = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14)) + (minutes % DAY);
  const date = addDays(wall.slice(0, 10), days + Math.floor(ofDay / DAY));
  const rest = ((ofDay % DAY) + DAY) % DAY;
  return `${date}T${formatClock(rest)}`;
}

const FIRST_EVENING_HOUR = 17;
/** 'At 7' of what was at 6:30 in the evening is in the evening, too, where no half of the day is said. */
export function evening({ slots }: Asked, before: string, time = before.slice(11)): string {
  const isAssumed = slots.times.some((one) => one.time === time && one.assumed === 'morning');
  const hour = Number(time.slice(0, 2));
  return isAssumed && hour < 12 && Number(before.slice(11, 13)) >= FIRST_EVENING_HOUR
    ? `${hour + 12}${time.slice(2)}`
    : time;
}

/** The first day after a date on the weekday of another one. */
export const weekdayAfter = (date: string, like: string): string =>
  addDays(date, (weekdayNumber(like) - weekdayNumber(date) + 7) % 7 || 7);

const YEAR = 366;
/** A year and more behind where it is, although nobody named the year: something else was meant. */
export const isTooFar = ({ text, facts: { today } }: Asked, before: string, after: string): boolean => {
  const latest = before.slice(0, 10) > today ? before.slice(0, 10) : today;
  return after.slice(0, 10) > addDays(latest, YEAR) && !/\b20\d\d\b/.test(text);
};
