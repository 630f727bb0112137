// Reads the rows of a school calendar from positioned text: dates with titles, kinds and warnings (D11).
import type { ReadRow, RowWarning } from '#contract/school-reading.ts';
import { addDays } from '../time/dates.ts';
import type { NumericOrder } from './dates/date-points.ts';
import { dateTokens } from './dates/date-tokens.ts';
import { around, boxOnPage } from './layout/geometry.ts';
import type { TextDocument, TextPage } from './positioned-text.ts';
import { findAcademicYear, type FoundYear } from './rows/academic-year.ts';
import type { FoundEntry } from './rows/found-entry.ts';
import { kindOfTitle } from './rows/kinds.ts';
import { layOut, pageEntries, type PageLayout } from './rows/page-entries.ts';
import type { PageLine } from './rows/page-lines.ts';
import { joinNeighbours, realDates, type RealDates } from './rows/resolve-dates.ts';
import { isSummerBreak } from './rows/table-words.ts';
import { qualifierOfTitle, timeOfTitle } from './rows/title-details.ts';

export interface ReadRowsOptions {
  /** First year of the academic year, where the parent was asked for it. */
  year?: number | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
}

export interface ReadRows {
  rows: ReadRow[];
  /** '2026-2027'; null where no year is printed and none was given. */
  academicYear: string | null;
  schoolName: string | null;
  remarks: string[];
}

function numericOrder(layouts: readonly PageLayout[]): NumericOrder {
  let monthFirst = 0;
  let dayFirst = 0;
  for (const { segments } of layouts) {
    for (const { text } of segments) {
      if (!text.includes('/')) continue;
      for (const token of dateTokens(text)) {
        if (token.kind !== 'numeric' || token.separator === '.') continue;
        if (token.first > 12) dayFirst += 1;
        if (token.second > 12) monthFirst += 1;
      }
    }
  }
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

interface PagedEntry extends FoundEntry {
  page: TextPage;
}

function rowOf(entry: PagedEntry, dates: RealDates, found: FoundYear): ReadRow {
  const warnings: RowWarning[] = [];
  const first = `${found.academic}-07-01`;
  const last = `${found.academic + 1}-08-31`;
  if (dates.wrongWeekday) warnings.push('weekday');
  if (dates.date < first || (dates.endDate ?? dates.date) > addDays(last, 15)) warnings.push('outside-year');
  if (dates.wrongOrder) warnings.push('order');
  const qualifier = entry.qualifier ?? qualifierOfTitle(entry.title);
  if (qualifier !== undefined) warnings.push('qualified');
  const time = timeOfTitle(entry.title);
  return {
    date: dates.date,
    ...(dates.endDate === undefined ? {} : { endDate: dates.endDate }),
    event: entry.title,
    kind: kindOfTitle(entry.title),
    ...(time === undefined ? {} : { time }),
    ...(qualifier === undefined ? {} : { qualifier }),
    source: entry.lines.map(({ text }) => text).join(' '),
    page: entry.page.number,
    box: boxOnPage(around(entry.lines), entry.page),
    warnings,
  };
}

function rowsOf(entry: PagedEntry, found: FoundYear): ReadRow[] {
  const { month, year } = entry;
  const context = { month, year, found, firstMonth: 7, isSummer: isSummerBreak(entry.title) };
  const days = entry.expression.spans.flatMap((span) => realDates(span, context) ?? []);
  return joinNeighbours(days).map((dates) => rowOf(entry, dates, found));
}

const byDate = (one: ReadRow, two: ReadRow): number =>
  one.date.localeCompare(two.date) || (one.endDate ?? '').localeCompare(two.endDate ?? '');

function withoutDuplicates(rows: readonly ReadRow[]): ReadRow[] {
  const seen = new Map<string, ReadRow>();
  for (const row of rows) {
    const key = `${row.date} ${row.endDate ?? ''} ${row.event.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')} ${row.qualifier ?? ''}`;
    if (!seen.has(key)) seen.set(key, row);
  }
  return [...seen.values()];
}

/** Rows of a calendar in order of their dates, with the academic year and the school's name as printed. */
export function readRows(document: TextDocument, options: ReadRowsOptions): ReadRows {
  const layouts = document.pages.map(layOut);
  const order = numericOrder(layouts);
  const lines: PageLine[] = [];
  const entries: PagedEntry[] = [];
  for (const layout of layouts) {
    const result = pageEntries(layout, { order, years: [] }, () => options.year);
    lines.push(...result.lines);
    entries.push(...result.entries.map((entry) => ({ ...entry, page: layout.page })));
  }
  const printed = findAcademicYear(lines, entries);
  const found =
    printed ?? (options.year === undefined ? undefined : { academic: options.year, calendar: false });
  if (!found) return { rows: [], academicYear: null, schoolName: null, remarks: [] };
  const rows = entries.flatMap((entry) => rowsOf(entry, found)).toSorted(byDate);
  return {
    rows: withoutDuplicates(rows),
    academicYear: `${found.academic}-${found.academic + 1}`,
    schoolName: null,
    remarks: [],
  };
}
