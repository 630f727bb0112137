// Reads dates that stand in columns: finds the title of each beside it, above its column, or below it.
import { type Area, around, heightOf, isAbove, overlapX, overlapY } from '../layout/geometry.ts';
import {
  type DateColumn,
  type DateTable,
  findDateTables,
  isTitleLine,
  lineHeight,
  nearestTitle,
} from './date-columns.ts';
import type { FoundEntry } from './found-entry.ts';
import { lineEntries } from './line-entries.ts';
import { LineIndex } from './line-index.ts';
import { trimTitle } from './line-titles.ts';
import type { PageLine } from './page-lines.ts';
import { isBreakName, isHeaderWord, isRegionList, isStartHeader, isEndHeader } from './table-words.ts';
import { joinLines, titleBelow } from './title-below.ts';
import { titleLinesOf } from './title-lines.ts';

interface Titles {
  /** Parts of the title by cell, from left to right. */
  parts: Map<PageLine, string[]>;
  lines: Map<PageLine, PageLine[]>;
}

/** Text columns within a range of x, the nearest to the dates first. */
function textColumns(texts: readonly PageLine[], side: 'left' | 'right'): PageLine[][] {
  const columns: { area: Area; lines: PageLine[] }[] = [];
  for (const line of texts.toSorted((one, two) => one.left - two.left)) {
    const column = columns.find(({ area }) => isAbove(area, line));
    if (column) {
      column.lines.push(line);
      column.area = around([column.area, line]);
    } else {
      columns.push({ area: around([line]), lines: [line] });
    }
  }
  const sorted = columns.toSorted((one, two) =>
    side === 'right' ? one.area.left - two.area.left : two.area.right - one.area.right,
  );
  return sorted.map(({ lines }) => lines.toSorted((one, two) => one.top - two.top));
}

/** Titles of a date column from the texts between two heights and borders. */
function titlesBeside(column: DateColumn, texts: readonly PageLine[], side: 'left' | 'right'): Titles {
  const titles: Titles = { parts: new Map(), lines: new Map() };
  textColumns(texts, side).forEach((lines, at) => {
    const groups = titleLinesOf(column.cells, lines);
    // A further column belongs to the table only if it has text in a good part of the rows.
    if (at > 0 && groups.size < 0.3 * column.cells.length) return;
    for (const [index, group] of groups) {
      const cell = column.cells[index];
      const text = trimTitle(joinLines(group));
      if (!cell || text === '') continue;
      const parts = titles.parts.get(cell) ?? [];
      titles.parts.set(cell, side === 'right' ? [...parts, text] : [text, ...parts]);
      titles.lines.set(cell, [...(titles.lines.get(cell) ?? []), ...group]);
    }
  });
  return titles;
}

/** The border of the region in which a run of columns has its titles. */
function regionOf(
  table: DateTable,
  run: readonly DateColumn[],
  side: 'left' | 'right',
  page: Area,
): { from: number; to: number } {
  const at = table.runs.indexOf(run as DateColumn[]);
  // Dates differ in length, and titles may follow each at once: the borders are those of the shortest ones.
  const endOfRun = (columns: readonly DateColumn[] | undefined): number =>
    Math.min(...(columns?.at(-1)?.cells ?? []).map(({ right }) => right), page.right);
  const startOfRun = (columns: readonly DateColumn[] | undefined): number =>
    Math.max(...(columns?.[0]?.cells ?? []).map(({ left }) => left), page.left);
  if (side === 'right') {
    const next = table.runs[at + 1];
    return { from: endOfRun(run), to: next ? startOfRun(next) : page.right };
  }
  const before = table.runs[at - 1];
  return { from: before ? endOfRun(before) : page.left, to: startOfRun(run) };
}

/** The header of a column: the nearest text above it that is not a date. */
function headerOf(column: DateColumn, lines: readonly PageLine[]): string | undefined {
  const height = lineHeight(column.cells);
  const above = lines
    .filter(
      (line) =>
        line.bottom <= column.cells[0]!.top + 0.3 * height &&
        overlapX(line, column) > 0.3 * Math.min(line.right - line.left, column.right - column.left),
    )
    .toSorted((one, two) => two.bottom - one.bottom);
  const parts: PageLine[] = [];
  let reach = (column.cells[0]?.top ?? 0) - 4 * height;
  for (const line of above) {
    const [first] = parts;
    if (line.bottom < reach || parts.length === 3 || (first && heightOf(line) > 1.2 * heightOf(first))) break;
    if (line.role === 'event' || line.role === 'days') break;
    parts.unshift(line);
    reach = line.top - 0.6 * height;
  }
  const text = trimTitle(joinLines(parts));
  return text === '' ? undefined : text;
}

interface TableContext {
  lines: readonly PageLine[];
  page: Area;
  used: Set<PageLine>;
}

/** Texts in the region of a column's titles. */
function textsIn(
  column: DateColumn,
  run: readonly DateColumn[],
  { from, to }: { from: number; to: number },
  { lines }: TableContext,
): PageLine[] {
  const others = new LineIndex(run.flatMap(({ cells }) => cells));
  const own = new Set(column.cells);
  /** The title of a date in another column that shares the titles. */
  const isOfOther = (line: PageLine): boolean => {
    const row = others.beside(line);
    return (
      !row.some((cell) => own.has(cell)) && row.some((cell) => overlapY(cell, line) > 0.6 * heightOf(line))
    );
  };
  const height = lineHeight(column.cells);
  const first = column.cells[0]?.top ?? 0;
  return lines.filter(
    (line) =>
      isTitleLine(line) &&
      line.left >= from - 0.5 * height &&
      line.right <= to + 0.5 * height &&
      line.top > column.top - 5 * height &&
      line.bottom < column.bottom + 8 * height &&
      !(line.bottom <= first && isHeaderWord(line.text)) &&
      !isOfOther(line),
  );
}

function titlesOf(
  table: DateTable,
  run: readonly DateColumn[],
  column: DateColumn,
  context: TableContext,
): Titles {
  const sides = table.side === 'both' ? (['left', 'right'] as const) : [table.side];
  const titles: Titles = { parts: new Map(), lines: new Map() };
  for (const side of sides) {
    const texts = textsIn(column, run, regionOf(table, run, side, context.page), context);
    const found = titlesBeside(column, texts, side);
    for (const [cell, parts] of found.parts)
      titles.parts.set(cell, [...(titles.parts.get(cell) ?? []), ...parts]);
    for (const [cell, own] of found.lines)
      titles.lines.set(cell, [...(titles.lines.get(cell) ?? []), ...own]);
  }
  return titles;
}

/** Title and qualifier of a cell in a table with several date columns and one column of labels. */
function titleOfWide(
  label: string,
  header: string | undefined,
  isRegions: boolean,
): { title: string; qualifier?: string } {
  if (header === undefined) return { title: label };
  if (/^zone\s*[a-d1-9]$/i.test(header)) return { title: label, qualifier: header };
  if (isRegions && isBreakName(header)) return { title: header, qualifier: label };
  if (isStartHeader(header) || isEndHeader(header)) return { title: `${label} – ${header}` };
  return { title: label };
}

function entriesOfRun(table: DateTable, run: readonly DateColumn[], context: TableContext): FoundEntry[] {
  const headers = run.map((column) => headerOf(column, context.lines));
  const entries: FoundEntry[] = [];
  const isRange = (at: number): boolean =>
    run.length > 1 && isStartHeader(headers[at]) && isEndHeader(headers[at + 1]);
  const labels = new Set<string>();
  const found = run.map((column) => titlesOf(table, run, column, context));
  for (const { parts } of found) for (const texts of parts.values()) labels.add(texts.join(' – '));
  const isRegions = isRegionList([...labels]);
  run.forEach((column, at) => {
    if (at > 0 && isRange(at - 1)) return;
    for (const cell of column.cells) {
      const parts = found[at]?.parts.get(cell);
      if (!parts) continue;
      const own = found[at]?.lines.get(cell) ?? [];
      for (const line of own) context.used.add(line);
      const label = parts.join(' – ');
      const wide =
        run.length > 1 && !isRange(at) ? titleOfWide(label, headers[at], isRegions) : { title: label };
      const end = isRange(at)
        ? run[at + 1]?.cells.find((other) => Math.abs(other.top - cell.top) < heightOf(cell))
        : undefined;
      entries.push(...entriesOfCell(cell, end, { ...wide, header: headers[at] }, own));
    }
  });
  return entries;
}

function entriesOfCell(
  cell: PageLine,
  end: PageLine | undefined,
  { title, qualifier, header }: { title: string; qualifier?: string; header?: string | undefined },
  own: readonly PageLine[],
): FoundEntry[] {
  const lines = [cell, ...(end ? [end] : []), ...own];
  const [entry] = cell.role === 'event' ? lineEntries(cell.text, cell.expressions) : [];
  const whole = entry ? `${title} – ${entry.title}` : title;
  return cell.expressions.map((expression) => {
    const [span] = expression.spans;
    const last = end?.expressions[0]?.spans[0]?.from;
    const ranged =
      span && last && expression.spans.length === 1 && !span.to
        ? { ...expression, spans: [{ from: span.from, to: last }] }
        : expression;
    return {
      expression: ranged,
      title: whole,
      style: 'cell' as const,
      lines,
      line: cell,
      ...(qualifier === undefined ? {} : { qualifier }),
      header,
    };
  });
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

/**
 * 'Monday, September 7' with the event on the next line, where the page does so more than once, or where the date is in
 * line with dates that have their event beside them.
 */
function stackedEntries(cells: readonly PageLine[], { lines, used }: TableContext): FoundEntry[] {
  const found = cells.map((cell) => ({ cell, own: titleBelow(cell, lines, used) }));
  const stacked = found.filter(({ own }) => own.length > 0);
  const events = lines.filter(({ role }) => role === 'event');
  const isInList = ({ left, top, bottom }: PageLine): boolean =>
    events.filter((event) => Math.abs(event.left - left) < bottom - top).length > 1;
  return stacked.flatMap(({ cell, own }) => {
    if (stacked.length < 2 && !(cell.bare && isInList(cell))) return [];
    for (const line of own) used.add(line);
    return entriesOfCell(cell, undefined, { title: trimTitle(joinLines(own)) }, own);
  });
}

/** Entries of dates that stand alone in their cell or line. `used` collects the lines that became a part of them. */
export function tableEntries(lines: readonly PageLine[], used: Set<PageLine>): FoundEntry[] {
  const cells = lines.filter(({ role, prose }) => role === 'days' && !prose);
  if (cells.length === 0) return [];
  const index = new LineIndex(lines);
  const context: TableContext = { lines, page: around(lines), used };
  const labelled = labelledEvents(findDateTables(cells, index), index, lines);
  const tables = findDateTables([...cells, ...labelled], index);
  const entries = tables.flatMap((table) => table.runs.flatMap((run) => entriesOfRun(table, run, context)));
  const read = new Set(entries.flatMap(({ lines: own }) => own));
  for (const line of labelled) if (read.has(line)) used.add(line);
  const alone = cells.filter((cell) => !read.has(cell));
  return [...entries, ...stackedEntries(alone, context)];
}
