// Breaks as bands across the days of a week: the place of each band in the cells of the month.
import type { DateSpan } from '#rules/calendar/calendar.ts';

/** The part of a break in one cell. */
export interface Band {
  title: string;
  /** In its first cell of a week the number of cells its name may cover; 0 in the others. */
  covers: number;
  begins: boolean;
  ends: boolean;
}

/** The bands of a week by date. A cell has room for one: where breaks overlap, the one with more days is shown. */
export function bandsOfWeek(week: readonly string[], spans: readonly DateSpan[]): Map<string, Band> {
  const bands = new Map<string, Band>();
  const inWeek = spans
    .map((span) => ({ span, days: week.filter((date) => span.start <= date && date <= span.end) }))
    .toSorted((a, b) => b.days.length - a.days.length);
  for (const { span, days } of inWeek) {
    if (days.some((date) => bands.has(date))) continue;
    for (const [place, date] of days.entries()) {
      bands.set(date, {
        title: span.title,
        covers: place === 0 ? days.length : 0,
        begins: date === span.start,
        ends: date === span.end,
      });
    }
  }
  return bands;
}
