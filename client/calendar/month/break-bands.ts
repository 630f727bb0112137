// Breaks as bands across the days of a week: the place of each band in the cells of the month.
import { titleWithoutSchool, type CalendarEvent, type DateSpan } from '#rules/calendar/calendar.ts';

/** The part of a break in one cell. */
export interface Band {
  /** The name of its school; '' in a household with one school. */
  school: string;
  title: string;
  /** In the first cell of a row of cells the number of cells its name may cover; 0 in the others. */
  covers: number;
  begins: boolean;
  ends: boolean;
}

/** The event says on the first or last day of a break what its band says. */
export const isOfBand = ({ span }: Pick<CalendarEvent, 'span'>, band: Band | undefined): boolean =>
  band !== undefined &&
  span !== undefined &&
  (span.schoolName ?? '') === band.school &&
  titleWithoutSchool(span) === band.title;

/** Days without school first, then the one that begins first: a break keeps its lane from week to week. */
const byRank = (a: { span: DateSpan; days: string[] }, b: { span: DateSpan; days: string[] }): number =>
  Number(b.span.isOff) - Number(a.span.isOff) ||
  Number(a.span.start > b.span.start) - Number(a.span.start < b.span.start) ||
  b.days.length - a.days.length;

/**
 * The bands of a week by date, in the one or two lanes of its cells: breaks of two schools overlap, and neither child's
 * may be missing. Nothing in the first lane above a band of the second one. A third one is only in its days' lists.
 */
export function bandsOfWeek(
  week: readonly string[],
  spans: readonly DateSpan[],
): Map<string, (Band | undefined)[]> {
  const bands = new Map<string, (Band | undefined)[]>();
  const inWeek = spans
    .map((span) => ({ span, days: week.filter((date) => span.start <= date && date <= span.end) }))
    .toSorted(byRank);
  for (const { span, days } of inWeek) {
    const lane = [0, 1].find((one) => !days.some((date) => bands.get(date)?.[one]));
    if (lane === undefined) continue;
    days.forEach((date, place) => {
      const [first] = bands.get(date) ?? [];
      const band = {
        school: span.schoolName ?? '',
        title: titleWithoutSchool(span),
        covers: place === 0 ? days.length : 0,
        begins: date === span.start,
        ends: date === span.end,
      };
      bands.set(date, lane === 0 ? [band] : [first, band]);
    });
  }
  return bands;
}
