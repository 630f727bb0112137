// Breaks as bands across the days of a week: the place of each band in the cells of the month.
import { titleWithoutSchool, type CalendarEvent, type DateSpan } from '#rules/calendar/calendar.ts';

/** The part of a break in one cell. */
export interface Band {
  /** The name of its school, for assistive technology; '' in a household with one school. */
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

/** Days without school first, then the one with more days. */
const byRank = (a: { span: DateSpan; days: string[] }, b: { span: DateSpan; days: string[] }): number =>
  Number(b.span.isOff) - Number(a.span.isOff) || b.days.length - a.days.length;

/** The rows of cells that are free, in order. */
function freeRuns(
  week: readonly string[],
  days: readonly string[],
  taken: ReadonlyMap<string, Band>,
): string[][] {
  const runs: string[][] = [];
  let last = -2;
  for (const date of days.filter((day) => !taken.has(day))) {
    const place = week.indexOf(date);
    if (place === last + 1) runs.at(-1)?.push(date);
    else runs.push([date]);
    last = place;
  }
  return runs;
}

/** Bands below each other in a cell: breaks of two schools overlap, and neither child's may be missing. */
const LANES = 2;

/**
 * The bands of a week by date, those below each other in order; undefined above a band that starts in the second
 * lane. A break has one lane in a week where one is free; of more breaks than lanes, days without school are shown.
 */
export function bandsOfWeek(
  week: readonly string[],
  spans: readonly DateSpan[],
): Map<string, readonly (Band | undefined)[]> {
  const lanes = Array.from({ length: LANES }, () => new Map<string, Band>());
  const inWeek = spans
    .map((span) => ({ span, days: week.filter((date) => span.start <= date && date <= span.end) }))
    .toSorted(byRank);
  for (const { span, days } of inWeek) {
    const free = lanes.find((lane) => !days.some((date) => lane.has(date)));
    let left = days;
    for (const lane of free ? [free] : lanes) {
      const runs = freeRuns(week, left, lane);
      for (const run of runs) {
        for (const [place, date] of run.entries()) {
          lane.set(date, {
            school: span.schoolName ?? '',
            title: titleWithoutSchool(span),
            covers: place === 0 ? run.length : 0,
            begins: date === span.start,
            ends: date === span.end,
          });
        }
      }
      left = left.filter((date) => !runs.flat().includes(date));
    }
  }
  return new Map(
    week.flatMap((date) => {
      const bands = lanes.map((lane) => lane.get(date));
      const last = bands.findLastIndex((band) => band !== undefined);
      return last < 0 ? [] : [[date, bands.slice(0, last + 1)]];
    }),
  );
}
