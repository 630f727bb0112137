// Remaining days of a medication, counted in the household's zone.
import { standingOn, type Course } from '#rules/medicine/taken.ts';
import { daysBetween, formatShortDate } from '#rules/time/dates.ts';

interface Dates {
  startDate: string | null;
  endDate: string | null;
}

interface DaysLeft {
  /** Days until the end date; 0 on it and after it. */
  left: number;
  /** Days from the first to the last. */
  total: number;
  /** 'Ended on Nov 24, 2026', '5 days left'. */
  text: string;
}

function textOf(startDate: string | null, endDate: string, today: string): string {
  if (endDate < today) return `Ended on ${formatShortDate(endDate)}`;
  if (startDate !== null && startDate > today) return `Starts on ${formatShortDate(startDate)}`;
  const left = daysBetween(today, endDate);
  if (left === 0) return 'Last day today';
  return `${left} ${left === 1 ? 'day' : 'days'} left`;
}

/** Remaining days of a medication with an end date; `entered` replaces an unknown start date. */
export function courseOf({ startDate, endDate }: Dates, entered: string, today: string): DaysLeft | null {
  if (endDate === null) return null;
  const total = Math.max(1, daysBetween(startDate ?? entered, endDate));
  const left = Math.min(total, Math.max(0, daysBetween(today, endDate)));
  return { left, total, text: textOf(startDate, endDate, today) };
}

/** 'Ended', 'Starts Dec 5' of one that is marked as taken and isn't today; the year where it is another one. */
export function outsideInWords(course: Course, today: string): string | undefined {
  const standing = standingOn(course, today);
  if (standing === 'ended') return 'Ended';
  if (standing !== 'later' || course.startDate === null) return undefined;
  const date = formatShortDate(course.startDate);
  return `Starts ${course.startDate.slice(0, 4) === today.slice(0, 4) ? date.replace(/, \d+$/, '') : date}`;
}

/** 'Nov 1, 2026 – Nov 24, 2026', 'Since Nov 1, 2026', 'Until Nov 24, 2026', or nothing. */
export function datesInWords({ startDate, endDate }: Dates): string {
  const [start, end] = [startDate, endDate].map((date) => (date === null ? null : formatShortDate(date)));
  if (start && end) return `${start} – ${end}`;
  if (start) return `Since ${start}`;
  return end ? `Until ${end}` : '';
}
