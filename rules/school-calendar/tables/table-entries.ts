// Reads dates that stand in columns, with their titles beside them or above their column.
import { around, centreOf, heightOf, isAbove, isBeside, median, overlapX } from '../layout/geometry.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import { lineEntries } from '../lines/line-entries.ts';
import { LineIndex } from '../lines/line-index.ts';
import type { ListContext } from '../lines/list-entries.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { listHeadings } from '../lines/section-headings.ts';
import { cellEntries } from './cell-entries.ts';
import { headerLines, headerOfCell, headerText, titleOfWide } from './column-headers.ts';
import { type TableContext, type Titles, titlesOf } from './column-titles.ts';
import { type DateColumn, type DateTable, findDateTables, nearestTitle } from './date-columns.ts';
import { stackedEntries } from './stacked-entries.ts';
import { isEndHeader, isRegionList, isStartHeader } from './table-words.ts';

/** Titles of a column's cells. A date close below another one in the same cell of the table has its title. */
function titlesWithRest(column: DateColumn, { parts, lines, groups }: Titles): Titles {
  const gaps = column.cells.slice(1).map((cell, at) => cell.top - (column.cells[at]?.bottom ?? 0));
  const close = 0.5 * median(gaps);
  column.cells.forEach((cell, at) => {
    const beside = [at - 1, at + 1].filter(
      (other) => (gaps[Math.min(at, other)] ?? Infinity) < close && parts.has(column.cells[other] ?? cell),
    );
    const [other] = beside.map((one) => column.cells[one]);
    if (!other || parts.has(cell) || groups.has(cell)) return;
    parts.set(cell, parts.get(other) ?? []);
    lines.set(cell, lines.get(other) ?? []);
  });
  return { parts, lines, groups };
}

/** Headers of columns; one that stands far above the first date of its column is found beside the others. */
function headersOfRun(run: readonly DateColumn[], lines: readonly PageLine[]): PageLine[][] {
  const near = run.map((column) => headerLines(column, lines));
  const known = near.flat();
  return near.map((own, at) => {
    const column = run[at];
    if (own.length > 0 || !column || run.length === 1) return own;
    return lines.filter((line) => overlapX(line, column) > 0 && known.some((one) => isBeside(one, line)));
  });
}

/** 'First day  Last day' with little space between the headers of two columns. */
function isHeadedAsRange(
  header: PageLine | undefined,
  start: DateColumn | undefined,
  end: DateColumn | undefined,
): boolean {
  if (!header || !start || !end || overlapX(header, end) <= 0) return false;
  const border = (start.right + end.left) / 2;
  const [first = '', last = ''] = [true, false].map((isFirst) =>
    header.words
      .filter((word) => centreOf(word) < border === isFirst)
      .map(({ text }) => text)
      .join(' '),
  );
  return isStartHeader(first) && isEndHeader(last);
}

function entriesOfRun(table: DateTable, run: readonly DateColumn[], context: TableContext): FoundEntry[] {
  const above = headersOfRun(run, context.lines);
  const headers = above.map(headerText);
  const all = [...new Set(above.flat())];
  const index = new LineIndex(run.flatMap(({ cells }) => cells));
  const entries: FoundEntry[] = [];
  const isRange = (at: number): boolean =>
    (run.length > 1 && isStartHeader(headers[at]) && isEndHeader(headers[at + 1])) ||
    isHeadedAsRange(above[at]?.at(-1), run[at], run[at + 1]);
  const labels = new Set<string>();
  const found = run.map((column) => titlesWithRest(column, titlesOf(table, run, column, context)));
  for (const { parts } of found) for (const texts of parts.values()) labels.add(texts.join(' – '));
  const isRegions = isRegionList([...labels]);
  run.forEach((column, at) => {
    if (at > 0 && isRange(at - 1)) return;
    for (const cell of column.cells) {
      for (const { title, qualifier, lines } of found[at]?.groups.get(cell) ?? []) {
        for (const line of lines) context.used.add(line);
        entries.push(...cellEntries(cell, undefined, { title, qualifier, header: headers[at] }, lines));
      }
      const parts = found[at]?.parts.get(cell);
      if (!parts) continue;
      const own = found[at]?.lines.get(cell) ?? [];
      for (const line of own) context.used.add(line);
      const label = parts.join(' – ');
      const header =
        run.length > 1 && !isRange(at)
          ? headerOfCell(cell, above[at] ?? [], all, index.beside(cell))
          : headers[at];
      const wide = run.length > 1 && !isRange(at) ? titleOfWide(label, header, isRegions) : { title: label };
      const end = isRange(at)
        ? run[at + 1]?.cells.find((other) => Math.abs(other.top - cell.top) < heightOf(cell))
        : undefined;
      entries.push(...cellEntries(cell, end, { ...wide, header }, own));
    }
  });
  return entries;
}

/**
 * Dated lines in a column of dates with labels on their left: 'Friday 18 December – school closes at 1.30pm' beside 'Term
 * ends'. They are cells with words of their own.
 */
function labelledEvents(
  tables: readonly DateTable[],
  index: LineIndex<PageLine>,
  lines: readonly PageLine[],
): PageLine[] {
  const columns = tables.flatMap((table) => (table.side === 'right' ? [] : table.columns));
  return lines.filter((line) => {
    if (line.role !== 'event' || line.prose || line.expressions.length !== 1) return false;
    const height = heightOf(line);
    const isInColumn = columns.some(
      (column) =>
        isAbove(column, line) &&
        Math.abs(column.left - line.left) < 1.5 * height &&
        line.top < column.bottom + 4 * height &&
        line.bottom > column.top - 4 * height,
    );
    const isLeading = isInColumn && lineEntries(line.text, line.expressions)[0]?.style === 'leading';
    return isLeading && nearestTitle(line, index.beside(line), 'left') !== undefined;
  });
}

/** Dates of a page that stand alone at most: no calendar has so many. */
const MOST_CELLS = 800;

/** Entries of dates that stand alone in their cell or line. `used` collects the lines that became a part of them. */
export function tableEntries(lines: readonly PageLine[], page: ListContext): FoundEntry[] {
  const { index, used } = page;
  const cells = lines.filter(({ role, prose }) => role === 'days' && !prose).slice(0, MOST_CELLS);
  if (cells.length === 0) return [];
  const context: TableContext = { ...page, lines, headings: listHeadings(lines, index), page: around(lines) };
  const labelled = labelledEvents(findDateTables(cells, index), index, lines);
  const tables = findDateTables([...cells, ...labelled], index);
  const entries = tables.flatMap((table) => table.runs.flatMap((run) => entriesOfRun(table, run, context)));
  const read = new Set(entries.flatMap(({ lines: own }) => own));
  for (const line of labelled) if (read.has(line)) used.add(line);
  const alone = cells.filter((cell) => !read.has(cell));
  return [...entries, ...stackedEntries(alone, context)];
}
