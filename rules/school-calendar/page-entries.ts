// Finds the entries of one page: grids, headings, columns of dates, and lines with dates.
import { NO_PAGE, WRAPPED_TEXT } from './document-pages.ts';
import type { TextPage } from './positioned-text.ts';
import { findMonthGrids, type MonthGrid } from './layout/month-grids.ts';
import { findPlanners, type PlannerDay } from './layout/planners.ts';
import { type Segment, segmentsOfWords } from './layout/segments.ts';
import { type Word, wordsOfPage } from './layout/words.ts';
import { monthsOfBareDays, type YearOfMonth } from './months/bare-days.ts';
import type { FoundEntry } from './lines/found-entry.ts';
import { gridEntries } from './months/grid-entries.ts';
import { plannerEntries } from './months/planner-entries.ts';
import { LineIndex } from './lines/line-index.ts';
import { continuedLines, listEntries } from './lines/list-entries.ts';
import { lastAnchor, type MonthAnchor, monthAnchors } from './months/month-anchors.ts';
import {
  type DocumentOptions,
  type PageLine,
  readLine,
  splitAdjacentDates,
  withoutBareDays,
} from './lines/page-lines.ts';
import { joinBrokenDates } from './lines/broken-dates.ts';
import { joinTiedDates } from './lines/tied-dates.ts';
import { joinWeekdayCells } from './lines/weekday-cells.ts';
import { markProse } from './lines/prose.ts';
import { tableEntries } from './tables/table-entries.ts';

/** The words of a page, without grids and with their texts. */
export interface PageLayout {
  page: TextPage;
  words: Word[];
  grids: MonthGrid[];
  plannerDays: PlannerDay[];
  segments: Segment[];
}

export function layOut(page: TextPage): PageLayout {
  const words = wordsOfPage(page);
  const { grids, rest } = findMonthGrids(words, page.fromPicture);
  const { days, rest: segments } = findPlanners(segmentsOfWords(rest, page.fromPicture));
  return { page, words, grids, plannerDays: days, segments };
}

const NUMBERING = /^\W*(\d{1,2})[.)]\s/;

/** Lines of a numbered list: '1. …', '2. …' below each other are no days. */
function numberedLines(lines: readonly PageLine[]): Set<PageLine> {
  const numbered = lines.flatMap((line) => {
    const number = NUMBERING.exec(line.text)?.[1];
    return number === undefined ? [] : [{ line, number: Number(number) }];
  });
  const found = new Set<PageLine>();
  let run: typeof numbered = [];
  for (const one of numbered.toSorted((first, second) => first.line.top - second.line.top)) {
    run = one.number === run.length + 1 ? [...run, one] : one.number === 1 ? [one] : [];
    if (run.length > 1) for (const { line } of run) found.add(line);
  }
  return found;
}

function withMonths(
  lines: readonly PageLine[],
  anchors: readonly MonthAnchor[],
  yearOf: YearOfMonth,
): { lines: PageLine[]; months: Map<PageLine, MonthAnchor> } {
  const numbered = numberedLines(lines);
  const isBare = (line: PageLine): boolean =>
    (line.role === 'days' || line.role === 'event') && line.expressions[0]?.bare === true;
  const bare = lines.filter((line) => isBare(line) && !numbered.has(line));
  const months = monthsOfBareDays(bare, anchors, yearOf);
  return {
    lines: lines.map((line) => (isBare(line) && !months.has(line) ? withoutBareDays(line) : line)),
    months,
  };
}

/** The entries of a page in no particular order, and its lines with their roles. */
export function pageEntries(
  layout: PageLayout,
  options: DocumentOptions,
  running: ReadonlySet<Segment>,
  yearOf: YearOfMonth,
  carried: MonthAnchor | undefined,
): { entries: FoundEntry[]; lines: PageLine[]; last: MonthAnchor | undefined } {
  const readSegment = (segment: Segment): PageLine => readLine(segment, options, layout.page.fromPicture);
  const read = layout.segments.flatMap((segment): PageLine[] => {
    const line = readSegment(segment);
    // Running headers and footers keep their words, for titles and years, but are no events.
    if (!running.has(segment) || line.role === 'month') return splitAdjacentDates(line, readSegment);
    return [{ ...line, role: 'text', expressions: [], bare: false, prose: true }];
  });
  const anchors = monthAnchors(read, layout.grids, carried);
  const whole = joinBrokenDates(joinTiedDates(read, readSegment), readSegment);
  const { lines, months } = withMonths(joinWeekdayCells(whole), anchors, yearOf);
  markProse(lines);
  const used = new Set<PageLine>();
  const leastEnd = layout.page.number === NO_PAGE ? WRAPPED_TEXT : 0;
  const index = new LineIndex(lines);
  const context = { index, continued: continuedLines(lines, index, leastEnd), used };
  const cells = tableEntries(lines, context);
  const listed = listEntries(lines, context, leastEnd);
  const entries = [...cells, ...listed].map((entry): FoundEntry => {
    const anchor = months.get(entry.line);
    return anchor ? { ...entry, anchor } : entry;
  });
  const inGrids = anchors.flatMap((anchor) => gridEntries(anchor, layout.words, options));
  const planned = plannerEntries(layout.plannerDays, options);
  return { entries: [...entries, ...inGrids, ...planned], lines, last: lastAnchor(anchors) };
}
