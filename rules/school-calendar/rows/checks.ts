// Warnings of rows that contradict the calendar, the academic year or each other (design: D11).
import type { ReadRow, RowWarning } from '#contract/school-reading.ts';
import { datesOfAcademicYear } from '../../school/academic-year-dates.ts';
import { daysBetween } from '../../time/dates.ts';
import { isUnusual } from './usual-days.ts';
import type { FoundYear } from '../years/academic-year.ts';

const warn = (row: ReadRow, warning: RowWarning): void => {
  if (!row.warnings.includes(warning)) row.warnings.push(warning);
};

const comparable = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Days before 1 July and after 15 September of the next year are in no academic year. */
function checkYear(row: ReadRow, { academic, calendar }: FoundYear): void {
  const [first, last] = calendar
    ? [`${academic}-01-01`, `${academic + 1}-01-31`]
    : datesOfAcademicYear(academic);
  if (row.date < first || (row.endDate ?? row.date) > last) warn(row, 'outside-year');
}

/** 'Labor Day' on two days of one week. */
function checkRepeated(rows: readonly ReadRow[]): void {
  const byTitle = Map.groupBy(
    rows.filter(({ kind }) => kind === 'holiday' || kind === 'break'),
    (row) => `${comparable(row.event)} ${row.qualifier ?? ''}`,
  );
  for (const same of byTitle.values()) {
    same.forEach((row, at) => {
      const next = same[at + 1];
      if (!next || next.source === row.source || Math.abs(daysBetween(row.date, next.date)) > 10) return;
      warn(row, 'contradiction');
      warn(next, 'contradiction');
    });
  }
}

/** The first day of school after the last one. */
function checkEdges(rows: readonly ReadRow[]): void {
  const first = rows.filter(({ kind }) => kind === 'first-day');
  const last = rows.filter(({ kind }) => kind === 'last-day');
  for (const start of first) {
    if (last.length === 0 || last.some((end) => end.date > start.date)) continue;
    warn(start, 'contradiction');
    for (const end of last) warn(end, 'contradiction');
  }
}

/** Adds warnings to rows in order of their dates. */
export function checkRows(rows: readonly ReadRow[], found: FoundYear): void {
  for (const row of rows) {
    checkYear(row, found);
    if (isUnusual(row)) warn(row, 'unusual');
  }
  checkRepeated(rows);
  checkEdges(rows);
}
