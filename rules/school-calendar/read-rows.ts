// Reads the rows of a school calendar from positioned text: dates with titles, kinds and warnings (D11).
import type { ReadRow } from '#contract/school-reading.ts';
import { documentEntries } from './document-entries.ts';
import { pagesOfDocument } from './document-pages.ts';
import { csvLines } from './lines/csv-lines.ts';
import type { TextDocument } from './positioned-text.ts';
import { checkRows } from './rows/checks.ts';
import { COLOUR_REMARK, colourPages } from './rows/colour-legend.ts';
import { hasUnrealDate, rowsOfEntry } from './rows/entry-rows.ts';
import { findFootnotes } from './rows/footnotes.ts';
import { giveLegendTimes } from './rows/legend-times.ts';
import { joinRepeatedDays, mergeRows } from './rows/merge-rows.ts';
import { leftOutRemark } from './rows/left-out.ts';
import { findSchoolName } from './rows/school-name.ts';
import { findAcademicYear } from './years/academic-year.ts';
import { yearsOfHeadings } from './years/year-context.ts';
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
  schoolName: string | null;
  /** Sentences for the parent. */
  remarks: string[];
}

/** The academic year of most rows, for a calendar of one calendar year. */
function academicYearOfRows(rows: readonly ReadRow[], year: number): number {
  const before = rows.filter(({ date }) => date < `${year}-08-01`).length;
  return before * 2 > rows.length ? year - 1 : year;
}

/** Rows of a calendar in order of their dates, with the academic year and the school's name as printed. */
export function readRows(document: TextDocument, options: ReadRowsOptions): ReadRows {
  const { lines, printed } = csvLines(document.lines ?? []);
  if (printed.size === 0) return readDocument(document, options);
  const read = readDocument({ ...document, lines }, options);
  return {
    ...read,
    rows: read.rows.map((row) => ({ ...row, source: printed.get(row.source) ?? row.source })),
  };
}

function readDocument(document: TextDocument, { year }: ReadRowsOptions): ReadRows {
  const { pages, entries, language } = documentEntries(pagesOfDocument(document), year);
  const lines = pages.flatMap((page) => page.lines);
  const schoolName = findSchoolName(pages.map((page) => page.lines));
  const printed = findAcademicYear(lines, entries);
  const found = printed ?? (year === undefined ? undefined : { academic: year, calendar: false });
  if (!found) return { rows: [], academicYear: null, schoolName, remarks: [] };
  const facts = {
    found,
    headings: yearsOfHeadings(lines),
    firstMonth: firstMonthOf(language),
    footnotes: findFootnotes(lines),
  };
  const read = entries.map((entry) => ({ entry, rows: rowsOfEntry(entry, facts) }));
  const cells = read.flatMap(({ entry, rows }) => (entry.inGrid === true ? rows : []));
  const others = read.flatMap(({ entry, rows }) => (entry.inGrid === true ? [] : rows));
  const rows = mergeRows([...joinRepeatedDays(cells), ...others]);
  checkRows(rows, found);
  const byColour = colourPages(
    pages.map(({ page, grids, lines: own }) => ({ number: page.number, grids, lines: own })),
    rows,
  );
  for (const row of rows) if (byColour.has(row.page)) row.warnings.push('colours');
  giveLegendTimes(rows, lines);
  const academic = found.calendar ? academicYearOfRows(rows, found.academic) : found.academic;
  const used = new Set(
    read.flatMap((one) => (one.rows.length > 0 ? one.entry.lines.map(({ text }) => text) : [])),
  );
  const undated = read.flatMap(({ entry }) => (hasUnrealDate(entry, facts) ? entry.line.text : []));
  const leftOut = leftOutRemark(
    lines,
    used,
    undated,
    document.lines !== undefined && document.tables === undefined,
  );
  const remarks = [
    ...(byColour.size > 0 ? [COLOUR_REMARK] : []),
    ...(leftOut === undefined ? [] : [leftOut]),
  ];
  return { rows, academicYear: `${academic}-${academic + 1}`, schoolName, remarks };
}
