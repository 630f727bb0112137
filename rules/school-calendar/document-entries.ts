// Reads all pages of a document: their lines, and the entries found on them.
import type { NumericOrder } from './dates/date-points.ts';
import { dateTokens } from './dates/date-tokens.ts';
import { overlapX } from './layout/geometry.ts';
import { type FoundEntry, monthOfEntry } from './lines/found-entry.ts';
import { runningLines } from './lines/page-furniture.ts';
import { type PageLine, readLine } from './lines/page-lines.ts';
import type { MonthAnchor } from './months/month-anchors.ts';
import { type PageLayout, layOut, pageEntries } from './page-entries.ts';
import type { TextPage } from './positioned-text.ts';
import { findAcademicYear } from './years/academic-year.ts';
import { type DocumentLanguage, languageOf } from './years/document-language.ts';
import { markAbove, yearMarks, yearOfHeading, type YearContext } from './years/year-context.ts';

export interface PagedEntry extends FoundEntry {
  page: TextPage;
  /** Years of the headings above it, the nearest first. */
  years: YearContext[];
  /** The entry above it in its column is in May or June. */
  followsJune: boolean;
}

export interface DocumentEntries {
  /** The lines of each page. */
  pages: { page: TextPage; grids: number; lines: PageLine[] }[];
  entries: PagedEntry[];
  language: DocumentLanguage;
  order: NumericOrder;
}

/** The order of '9/7' in the whole document; the language decides where all numbers are small. */
function numericOrder(layouts: readonly PageLayout[], language: DocumentLanguage): NumericOrder {
  let monthFirst = 0;
  let dayFirst = 0;
  for (const { segments } of layouts) {
    for (const { text } of segments) {
      if (!/\d[/-]\d/.test(text)) continue;
      for (const token of dateTokens(text)) {
        if (token.kind !== 'numeric' || token.separator === '.') continue;
        if (token.first > 12) dayFirst += 1;
        if (token.second > 12) monthFirst += 1;
      }
    }
  }
  if (dayFirst === monthFirst) return language === 'american' ? 'month-first' : 'day-first';
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/** True when the entry above it in its column is in May or June: its July is the end of the academic year. */
function followsJune(entry: FoundEntry, entries: readonly FoundEntry[]): boolean {
  if (monthOfEntry(entry) !== 7) return false;
  let nearest: FoundEntry | undefined;
  for (const other of entries) {
    const isAboveEntry = other.line.bottom <= entry.line.top + 1 && overlapX(other.line, entry.line) > 0;
    if (isAboveEntry && (!nearest || other.line.top > nearest.line.top)) nearest = other;
  }
  return nearest !== undefined && [5, 6].includes(monthOfEntry(nearest) ?? 0);
}

/** Lines and entries of all pages. `year`: first year of the academic year, where the parent was asked for it. */
export function documentEntries(textPages: readonly TextPage[], year: number | undefined): DocumentEntries {
  const layouts = textPages.map(layOut);
  const running = runningLines(layouts);
  const texts = layouts.flatMap(({ segments }) => segments);
  const language = languageOf(texts);
  const order = numericOrder(layouts, language);
  const raw = texts.map((segment) => readLine(segment, { order, years: [] }, false));
  const academic = findAcademicYear(raw, [])?.academic ?? year;
  const options = { order, years: academic === undefined ? [] : [academic, academic + 1] };
  const yearOf = (month: number): number | undefined =>
    academic === undefined ? undefined : month >= 7 ? academic : academic + 1;
  const document: DocumentEntries = { pages: [], entries: [], language, order };
  let carried: MonthAnchor | undefined;
  for (const layout of layouts) {
    const { lines, entries, last } = pageEntries(layout, options, running, yearOf, carried);
    carried = last;
    document.pages.push({ page: layout.page, grids: layout.grids.length, lines });
    const marks = yearMarks(lines);
    for (const entry of entries) {
      const years = [yearOfHeading(entry.header), markAbove(marks, entry.line)].filter(
        (one) => one !== undefined,
      );
      document.entries.push({ ...entry, page: layout.page, years, followsJune: followsJune(entry, entries) });
    }
  }
  return document;
}
