// Reads the rows of a school calendar from positioned text: dates with titles, kinds and warnings (D11).
import type { ReadRow, RowWarning } from '#contract/school-reading.ts';
import type { SchoolEventKind } from '#contract/shapes.ts';
import { daysBetween } from '../time/dates.ts';
import type { NumericOrder } from './dates/date-points.ts';
import { dateTokens } from './dates/date-tokens.ts';
import { NO_PAGE, pagesOfDocument } from './document-pages.ts';
import { around, boxOnPage, overlapX } from './layout/geometry.ts';
import type { TextDocument, TextPage } from './positioned-text.ts';
import { findAcademicYear, type FoundYear } from './rows/academic-year.ts';
import { checkRows } from './rows/checks.ts';
import { findFootnotes, footnoteOf, withoutMarks } from './rows/footnotes.ts';
import { type FoundEntry, monthOfEntry } from './rows/found-entry.ts';
import { kindOfTitle } from './rows/kinds.ts';
import { daysOfRow, joinRepeatedDays, mergeRows } from './rows/merge-rows.ts';
import type { MonthAnchor } from './rows/month-anchors.ts';
import { layOut, pageEntries, type PageLayout } from './rows/page-entries.ts';
import { runningLines } from './rows/page-furniture.ts';
import type { PageLine } from './rows/page-lines.ts';
import { firstMonthOf } from './rows/document-language.ts';
import { joinNeighbours, realDates, type RealDates } from './rows/resolve-dates.ts';
import { findSchoolName } from './rows/school-name.ts';
import { isBreakName, isSummerBreak } from './rows/table-words.ts';
import { qualifierOfTitle, timeOfTitle } from './rows/title-details.ts';
import { markAbove, yearMarks, yearOfHeading, type YearContext } from './rows/year-context.ts';

interface ReadRowsOptions {
  /** First year of the academic year, where the parent was asked for it. */
  year?: number | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
}

interface ReadRows {
  rows: ReadRow[];
  /** '2026-2027'; null where no year is printed and none was given. */
  academicYear: string | null;
  schoolName: string | null;
  remarks: string[];
}

/** Days of a row at most; longer ones are the school year itself. */
const MOST_DAYS = 200;

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
  years: YearContext[];
  /** The entry above it in its column is in May or June. */
  followsJune: boolean;
}

interface Whole {
  found: FoundYear;
  /** First month of the academic year: in Europe terms go on into July. */
  firstMonth: number;
  footnotes: Map<string, string>;
}

function qualifierOf(entry: PagedEntry, { footnotes }: Whole): string | undefined {
  if (entry.qualifier !== undefined) return entry.qualifier;
  const source = entry.line.text.trim();
  if (/^\[.*\]$/.test(source)) return 'in brackets';
  return (
    qualifierOfTitle(entry.title) ??
    footnoteOf([entry.title, ...entry.lines.map(({ text }) => text)], footnotes)
  );
}

/** True when the entry above it in its column is in May or June: its July is the end of the academic year. */
function followsJune(entry: FoundEntry, entries: readonly FoundEntry[]): boolean {
  if (monthOfEntry(entry) !== 7) return false;
  const above = entries.filter(
    ({ line }) => line.bottom <= entry.line.top + 1 && overlapX(line, entry.line) > 0,
  );
  const nearest = above.toSorted((one, two) => two.line.top - one.line.top)[0];
  return [5, 6].includes(nearest ? (monthOfEntry(nearest) ?? 0) : 0);
}

/** The kind by the title; several days of a holiday, and the holidays of a region, are a break. */
function kindOf(entry: FoundEntry, { date, endDate }: RealDates): SchoolEventKind {
  const kind = kindOfTitle(entry.title);
  const days = endDate === undefined ? 1 : daysBetween(date, endDate) + 1;
  if (kind === 'holiday' && days > 2) return 'break';
  return kind === 'school' && entry.qualifier !== undefined && isBreakName(entry.title) ? 'break' : kind;
}

/** True when a character of the entry's date was repaired. */
function isRepaired({ expression, line }: FoundEntry): boolean {
  return line.repaired?.some((at) => at >= expression.start && at < expression.end) === true;
}

function rowOf(entry: PagedEntry, dates: RealDates, whole: Whole): ReadRow {
  const source = entry.lines.map(({ text }) => text).join(' ');
  const qualifier = qualifierOf(entry, whole);
  const time = timeOfTitle(entry.title, source);
  const warnings: RowWarning[] = [];
  if (dates.wrongWeekday) warnings.push('weekday');
  if (dates.wrongOrder) warnings.push('order');
  if (isRepaired(entry)) warnings.push('repaired');
  if (qualifier !== undefined) warnings.push('qualified');
  return {
    date: dates.date,
    ...(dates.endDate === undefined ? {} : { endDate: dates.endDate }),
    event: withoutMarks(entry.title),
    kind: kindOf(entry, dates),
    ...(time === undefined ? {} : { time }),
    ...(qualifier === undefined ? {} : { qualifier }),
    source,
    page: entry.page.number,
    ...(entry.page.number === NO_PAGE ? {} : { box: boxOnPage(around(entry.lines), entry.page) }),
    warnings,
  };
}

function rowsOf(entry: PagedEntry, whole: Whole): ReadRow[] {
  const { anchor, years } = entry;
  const isSummer = isSummerBreak(entry.title) || kindOfTitle(entry.title) === 'last-day' || entry.followsJune;
  const context = { anchor, years, found: whole.found, firstMonth: whole.firstMonth, isSummer };
  const days = entry.expression.spans.flatMap((span) => realDates(span, context) ?? []);
  return (
    joinNeighbours(days)
      // A repair is believed only where the printed weekday agrees.
      .filter((dates) => !(dates.wrongWeekday && isRepaired(entry)))
      .map((dates) => rowOf(entry, dates, whole))
      .filter((row) => daysOfRow(row) <= MOST_DAYS)
  );
}

/** The academic year of most rows, for a calendar of one calendar year. */
function academicYearOfRows(rows: readonly ReadRow[], year: number): number {
  const before = rows.filter(({ date }) => date < `${year}-08-01`).length;
  return before * 2 > rows.length ? year - 1 : year;
}

/** Rows of a calendar in order of their dates, with the academic year and the school's name as printed. */
export function readRows(document: TextDocument, options: ReadRowsOptions): ReadRows {
  const layouts = pagesOfDocument(document).map(layOut);
  const order = numericOrder(layouts);
  const running = runningLines(layouts);
  const pages: PageLine[][] = [];
  const entries: PagedEntry[] = [];
  let carried: MonthAnchor | undefined;
  for (const layout of layouts) {
    const {
      lines,
      entries: own,
      last,
    } = pageEntries(layout, { order, years: [] }, running, () => options.year, carried);
    carried = last;
    pages.push(lines);
    const marks = yearMarks(lines);
    for (const entry of own) {
      const years = [yearOfHeading(entry.header), markAbove(marks, entry.line)].filter(
        (one) => one !== undefined,
      );
      entries.push({ ...entry, page: layout.page, years, followsJune: followsJune(entry, own) });
    }
  }
  const lines = pages.flat();
  const schoolName = findSchoolName(pages);
  const printed = findAcademicYear(lines, entries);
  const found =
    printed ?? (options.year === undefined ? undefined : { academic: options.year, calendar: false });
  if (!found) return { rows: [], academicYear: null, schoolName, remarks: [] };
  const whole = { found, firstMonth: firstMonthOf(lines), footnotes: findFootnotes(lines) };
  const [cells, others] = [entries.filter(({ inGrid }) => inGrid), entries.filter(({ inGrid }) => !inGrid)];
  const inCells = joinRepeatedDays(cells.flatMap((entry) => rowsOf(entry, whole)));
  const rows = mergeRows([...inCells, ...others.flatMap((entry) => rowsOf(entry, whole))]);
  checkRows(rows, found);
  const academic = found.calendar ? academicYearOfRows(rows, found.academic) : found.academic;
  return { rows, academicYear: `${academic}-${academic + 1}`, schoolName, remarks: [] };
}
