// Finds the entries of one page: grids, headings, columns of dates, and lines with dates.
import type { TextPage } from '../positioned-text.ts';
import { heightOf, overlapX } from '../layout/geometry.ts';
import { findMonthGrids, type MonthGrid } from '../layout/month-grids.ts';
import { segmentOf, segmentsOfWords } from '../layout/segments.ts';
import { type Word, wordsOfPage } from '../layout/words.ts';
import { monthsOfBareDays, type YearOfMonth } from './bare-days.ts';
import type { FoundEntry } from './found-entry.ts';
import { gridEntries } from './grid-entries.ts';
import { LineIndex } from './line-index.ts';
import { listEntries } from './list-entries.ts';
import { type MonthAnchor, monthAnchors } from './month-anchors.ts';
import { type DocumentOptions, type PageLine, readLine, withoutBareDays } from './page-lines.ts';
import { markProse } from './prose.ts';
import { tableEntries } from './table-entries.ts';

/** The words of a page, without grids and with their texts. */
export interface PageLayout {
  page: TextPage;
  words: Word[];
  grids: MonthGrid[];
  segments: ReturnType<typeof segmentsOfWords>;
}

export function layOut(page: TextPage): PageLayout {
  const words = wordsOfPage(page);
  const { grids, rest } = findMonthGrids(words, page.fromPicture);
  return { page, words, grids, segments: segmentsOfWords(rest) };
}

/** Joins dates that are broken over two lines: 'Dec. 21 –' above 'Jan. 1'. */
function joinBrokenDates(lines: readonly PageLine[], options: DocumentOptions): PageLine[] {
  const gone = new Set<PageLine>();
  const index = new LineIndex(lines);
  const joined = lines.map((line) => {
    const isStart =
      line.open === 'end' ||
      (line.role === 'weekday' && line.text.endsWith(',')) ||
      (line.role === 'month' && line.heading?.year === undefined);
    if (!(isStart || line.role === 'days') || gone.has(line)) return line;
    const height = heightOf(line);
    const below = index
      .near({ ...line, bottom: line.bottom + height })
      .filter(
        (one) =>
          one.top > line.top + 0.5 * height &&
          one.top - line.bottom < 0.8 * height &&
          overlapX(one, line) > 0,
      )
      .toSorted((one, two) => one.top - two.top)[0];
    if (!below || gone.has(below)) return line;
    const continues = below.open === 'start' || (isStart && ['days', 'event'].includes(below.role));
    // A heading above a list is no part of the list's first date.
    if (line.role === 'month' && !/^\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d$/.test(below.text)) return line;
    if (!continues && line.role !== 'month') return line;
    const one = readLine(segmentOf([...line.words, ...below.words]), options);
    const isWhole = one.role === 'days' || (one.role === 'event' && below.role === 'event');
    if (!isWhole || one.expressions.length > Math.max(1, below.expressions.length)) return line;
    gone.add(line);
    gone.add(below);
    return one;
  });
  return joined.filter((line) => !gone.has(line));
}

function withMonths(
  lines: readonly PageLine[],
  anchors: readonly MonthAnchor[],
  yearOf: YearOfMonth,
): { lines: PageLine[]; months: Map<PageLine, MonthAnchor> } {
  const bare = lines.filter(
    (line) => (line.role === 'days' || line.role === 'event') && line.expressions[0]?.bare === true,
  );
  const months = monthsOfBareDays(bare, anchors, yearOf);
  return {
    lines: lines.map((line) => (bare.includes(line) && !months.has(line) ? withoutBareDays(line) : line)),
    months,
  };
}

/** The entries of a page in no particular order, and its lines with their roles. */
export function pageEntries(
  layout: PageLayout,
  options: DocumentOptions,
  yearOf: YearOfMonth,
): { entries: FoundEntry[]; lines: PageLine[] } {
  const read = layout.segments.map((segment) => readLine(segment, options));
  const anchors = monthAnchors(read, layout.grids);
  const { lines, months } = withMonths(joinBrokenDates(read, options), anchors, yearOf);
  markProse(lines);
  const used = new Set<PageLine>();
  const cells = tableEntries(lines, used);
  const listed = listEntries(lines, new LineIndex(lines), used);
  const entries = [...cells, ...listed].map((entry): FoundEntry => {
    const anchor = months.get(entry.line);
    return anchor ? { ...entry, month: anchor.month, year: anchor.year } : entry;
  });
  const inGrids = anchors.flatMap((anchor) => gridEntries(anchor, layout.words));
  return { entries: [...entries, ...inGrids], lines };
}
