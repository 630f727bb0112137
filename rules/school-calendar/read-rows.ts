// Reads the rows of a school calendar from positioned text: dates with titles, kinds and warnings (D11).
import type { ReadRow } from '#contract/school-reading.ts';
import { academicYearName, academicYearStart } from '../school/academic-year.ts';
import { type DocumentEntries, documentEntries, type PagedEntry } from './document-entries.ts';
import { pagesOfDocument } from './document-pages.ts';
import { csvLines } from './lines/csv-lines.ts';
import type { PageLine } from './lines/page-lines.ts';
import type { TextDocument } from './positioned-text.ts';
import { sentenceLines } from './prose/sentence-lines.ts';
import { checkRows } from './rows/checks.ts';
import { COLOUR_REMARK, colourPages } from './rows/colour-legend.ts';
import { type DocumentFacts, hasUnrealDate, rowsOfEntry } from './rows/entry-rows.ts';
import { findFootnotes } from './rows/footnotes.ts';
import { giveLegendTimes } from './rows/legend-times.ts';
import { joinRepeatedDays, mergeRows } from './rows/merge-rows.ts';
import { kindOfTitle } from './rows/kinds.ts';
import { closeBreaks } from './rows/open-breaks.ts';
import { leftOutRemark } from './rows/left-out.ts';
import { findSchoolName } from './rows/school-name.ts';
import { unusedDatesRemark } from './rows/unused-dates.ts';
import { findAcademicYear, type FoundYear } from './years/academic-year.ts';
import { yearsOfHeadings } from './years/year-context.ts';
import { agreedYear, yearOfWeekdays } from './years/weekday-year.ts';
import { firstMonthOf } from './years/document-language.ts';

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
  /** There are dates, and no year. */
  needsYear: boolean;
  schoolName: string | null;
  /** Sentences for the parent. */
  remarks: string[];
}

/** The academic year of most rows, for a calendar of one calendar year. */
function academicYearOfRows(rows: readonly ReadRow[], year: number): number {
  const before = rows.filter(({ date }) => date < `${year}-08-01`).length;
  return before * 2 > rows.length ? year - 1 : year;
}

/** Text without cells, as from an email. */
const isPasted = ({ lines, tables }: TextDocument): boolean => lines !== undefined && tables === undefined;

/** Pasted text: its lines, and those that were made of its sentences. */
interface Pasted {
  lines: readonly string[];
  made: ReadonlyMap<string, string>;
}

/** Rows of a calendar in order of their dates, with the academic year and the school's name as printed. */
export function readRows(document: TextDocument, options: ReadRowsOptions): ReadRows {
  if (document.lines === undefined) return readDocument(document, options);
  const cells = csvLines(document.lines);
  if (!isPasted(document))
    return withSources(readDocument({ ...document, lines: cells.lines }, options), cells.printed);
  const { lines, printed } = sentenceLines(cells.lines);
  const pasted = { lines: cells.lines, made: printed };
  const read = readDocument({ ...document, lines }, options, pasted);
  return withSources(read, new Map([...cells.printed, ...printed]));
}

/** The rows with their lines as printed. */
const withSources = (read: ReadRows, printed: ReadonlyMap<string, string>): ReadRows => ({
  ...read,
  rows: read.rows.map((row) => ({ ...row, source: printed.get(row.source) ?? row.source })),
});

type Found = ReturnType<typeof findAcademicYear>;

/** The academic year that is printed, chosen by the parent, or told by weekdays; and one to try where none is. */
function yearOf(
  { pages, entries, language }: DocumentEntries,
  { year, today }: ReadRowsOptions,
): { found: Found; assumed: FoundYear } {
  const printed = findAcademicYear(
    pages.flatMap(({ lines }) => lines),
    entries,
  );
  const firstMonth = firstMonthOf(language);
  const academic = year ?? yearOfWeekdays(entries, today, firstMonth);
  const found = printed
    ? agreedYear(printed, entries, firstMonth)
    : academic === undefined
      ? undefined
      : { academic, calendar: false };
  return { found, assumed: found ?? { academic: academicYearStart(today), calendar: false } };
}

function readDocument(document: TextDocument, options: ReadRowsOptions, pasted?: Pasted): ReadRows {
  const read = documentEntries(pagesOfDocument(document), options.year);
  const lines = read.pages.flatMap((page) => page.lines);
  const schoolName = findSchoolName(read.pages.map((page) => page.lines));
  const { found, assumed } = yearOf(read, options);
  const facts: DocumentFacts = {
    found: assumed,
    headings: yearsOfHeadings(lines),
    firstMonth: firstMonthOf(read.language),
    footnotes: findFootnotes(lines),
  };
  const entries = read.entries.map((entry) => ({ entry, rows: rowsOfEntry(entry, facts) }));
  const needsYear = !found && entries.some(({ rows }) => rows.length > 0);
  if (needsYear) return { rows: [], academicYear: null, needsYear, schoolName, remarks: [] };
  const cells = entries.flatMap(({ entry, rows }) => (entry.inGrid === true ? rows : []));
  const others = entries.flatMap(({ entry, rows }) => (entry.inGrid === true ? [] : rows));
  const rows = closeBreaks(mergeRows([...joinRepeatedDays(cells), ...others]));
  checkRows(rows, assumed);
  const byColour = colourPages(
    read.pages.map(({ page, grids, lines: own }) => ({ number: page.number, grids, lines: own })),
    rows,
  );
  for (const row of rows) if (byColour.has(row.page)) row.warnings.push('colours');
  giveLegendTimes(rows, lines);
  const remarks = [
    ...(byColour.size > 0 ? [COLOUR_REMARK] : []),
    ...remarksOf(entries, lines, facts, pasted),
    ...unusedDates(pasted, pasted?.lines ?? unusedLines(entries, lines), read, rows, facts),
  ];
  const academic = assumed.calendar ? academicYearOfRows(rows, assumed.academic) : assumed.academic;
  return { rows, academicYear: found ? academicYearName(academic) : null, needsYear, schoolName, remarks };
}

interface Read {
  entry: PagedEntry;
  rows: readonly ReadRow[];
}

/** Texts of the lines that became a part of a row. */
const usedTexts = (entries: readonly Read[]): Set<string> =>
  new Set(entries.flatMap(({ entry, rows }) => (rows.length > 0 ? entry.lines.map(({ text }) => text) : [])));

/** The sentence about lines that were left out. */
function remarksOf(
  entries: readonly Read[],
  lines: readonly PageLine[],
  facts: DocumentFacts,
  pasted: Pasted | undefined,
): string[] {
  const used = usedTexts(entries);
  const listed = new Set(pasted ? [...used].filter((text) => !pasted.made.has(text)) : []);
  const undated = entries.flatMap(({ entry }) => (hasUnrealDate(entry, facts) ? entry.line.text : []));
  const remark = leftOutRemark(lines, used, undated, listed);
  return remark === undefined ? [] : [remark];
}

/** Lines of a file that are about a day off or another day of the school, and gave no row. */
function unusedLines(entries: readonly Read[], lines: readonly PageLine[]): string[] {
  const used = usedTexts(entries);
  return lines
    .filter(
      ({ text, expressions, bare }) =>
        expressions.length > 0 && !bare && !used.has(text) && kindOfTitle(text) !== 'school',
    )
    .map(({ text }) => text);
}

/** The sentence about dates that became no row. */
function unusedDates(
  pasted: Pasted | undefined,
  lines: readonly string[],
  { order }: DocumentEntries,
  rows: readonly ReadRow[],
  { found, headings, firstMonth }: DocumentFacts,
): string[] {
  const context = { years: [], found, headings, firstMonth, isSummer: false };
  const remark = unusedDatesRemark(lines, order, rows, context, pasted ? 'your text' : 'the file');
  return remark === undefined ? [] : [remark];
}
