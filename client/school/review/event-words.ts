// Entries of a school calendar in words.
import type { RowWarning } from '#contract/school-reading.ts';
import type { SchoolEvent, SchoolEventKind } from '#contract/shapes.ts';
import { formatShortDate, formatTime, formatWeekday } from '#rules/time/dates.ts';

export const KIND_NAMES: Record<SchoolEventKind, string> = {
  'first-day': 'First day of school',
  'last-day': 'Last day of school',
  holiday: 'Holiday',
  break: 'Break',
  'no-school': 'No school',
  'staff-day': 'Staff day, no school',
  'early-dismissal': 'Early dismissal',
  'delayed-opening': 'Delayed opening',
  conferences: 'Conferences',
  grading: 'Grading period',
  'make-up-day': 'Make-up day',
  school: 'School event',
};

/** Sentence of each warning. */
export const WARNING_WORDS: Record<RowWarning, string> = {
  weekday: "The printed weekday isn't the weekday of this date.",
  'outside-year': 'This date is outside the school year.',
  order: 'The last day comes before the first.',
  colours: 'This page marks days by color, which only you can see. Please compare.',
  repaired: 'A letter or digit was hard to read. Please compare the date.',
  spelling: "The month isn't spelled the usual way. Please compare the date.",
  qualified: "Only for some schools or grades, so it's unchecked.",
  unusual: "This isn't its usual time of the year or week. Please compare the date.",
  contradiction: 'The file has another date for this, too.',
};

/** 'Nov 25' */
const monthDay = (date: string): string => formatShortDate(date).replace(/, \d+$/, '');
/** 'Wed, Nov 25' */
const shortDay = (date: string): string => `${formatWeekday(date).slice(0, 3)}, ${monthDay(date)}`;

/** 'Wed, Nov 25' or 'Wed, Nov 25 to Fri, Nov 27'; with the hour where there is one. */
export function formatEventDays({
  date,
  endDate,
  time,
}: Pick<SchoolEvent, 'date' | 'endDate' | 'time'>): string {
  if (!/^\d/.test(date)) return 'No date yet';
  const days =
    endDate === undefined || !/^\d/.test(endDate) || endDate === date
      ? shortDay(date)
      : `${shortDay(date)} to ${shortDay(endDate)}`;
  return time === undefined || time === '' ? days : `${days}, ${formatTime(time)}`;
}

/** 'NOV' and '25' of a calendar leaf. */
export const leafOf = (date: string): { month: string; day: string } | null =>
  /^\d/.test(date) ? { month: monthDay(date).slice(0, 3), day: String(Number(date.slice(-2))) } : null;
