// Finds the columns of dates on a page, and on which side of each its titles are.
import { type Area, around, heightOf, isAbove, isBeside, median, overlapX } from '../layout/geometry.ts';
import type { LineIndex } from '../lines/line-index.ts';
import { isTitleLine } from '../lines/section-headings.ts';
import type { PageLine } from '../lines/page-lines.ts';

export interface DateColumn extends Area {
  /** From top to bottom. */
  cells: PageLine[];
}

/** Date columns with common rows, from left to right. */
export interface DateTable {
  columns: DateColumn[];
  /** Side of the titles. 'both' joins them: 'Labor Day | Sept 7 | No school'. */
  side: 'right' | 'left' | 'both';
  /** Columns without titles between them share those at their end. */
  runs: DateColumn[][];
}

/** Empty lines that end a column, in heights. */
const COLUMN_END = 9;

function columnsOf(cells: readonly PageLine[]): DateColumn[] {
  const columns: DateColumn[] = [];
  for (const cell of cells.toSorted((one, two) => one.top - two.top)) {
    const fitting = columns
      .filter(
        (column) =>
          isAbove(column, cell) &&
          cell.top - column.bottom < COLUMN_END * heightOf(cell) &&
          // Two dates of one row are in two columns, even below a cell that spans both.
          !column.cells.slice(-3).some((other) => isBeside(other, cell)),
      )
      .toSorted((one, two) => overlapX(two, cell) - overlapX(one, cell))[0];
    if (fitting) {
      fitting.cells.push(cell);
      Object.assign(fitting, around([fitting, cell]));
    } else {
      columns.push({ ...around([cell]), cells: [cell] });
    }
  }
  return columns.toSorted((one, two) => one.left - two.left);
}

/** The nearest title on a side of a cell. Other dates between are skipped, events are not. */
export function nearestTitle(
  cell: PageLine,
  row: readonly PageLine[],
  side: 'left' | 'right',
): PageLine | undefined {
  const slack = 0.3 * heightOf(cell);
  const onSide =
    side === 'right'
      ? row.filter((line) => line.left >= cell.right - slack)
      : row.filter((line) => line.right <= cell.left + slack).toReversed();
  for (const line of onSide) {
    if (isTitleLine(line)) return line;
    if (line.role === 'event') return undefined;
  }
  return undefined;
}

/** True when titles stand between two columns in most of their common rows. */
function hasTitlesBetween(one: DateColumn, two: DateColumn, index: LineIndex<PageLine>): boolean {
  const found = one.cells.map((cell) => {
    const title = nearestTitle(cell, index.beside(cell), 'right');
    return title !== undefined && title.left < two.left;
  });
  return found.filter(Boolean).length * 2 > found.length;
}

function sideOf(columns: readonly DateColumn[], index: LineIndex<PageLine>): DateTable['side'] {
  let right = 0;
  let left = 0;
  let count = 0;
  for (const cell of columns.flatMap(({ cells }) => cells)) {
    const row = index.beside(cell);
    count += 1;
    if (nearestTitle(cell, row, 'right')) right += 1;
    if (nearestTitle(cell, row, 'left')) left += 1;
  }
  if (right === left && right * 2 > count && columns.length === 1) return 'both';
  return right >= left ? 'right' : 'left';
}

/** Joins columns with common rows to tables. */
export function findDateTables(cells: readonly PageLine[], index: LineIndex<PageLine>): DateTable[] {
  const columns = columnsOf(cells);
  const columnOf = new Map(columns.flatMap((column) => column.cells.map((cell) => [cell, column] as const)));
  const groups = new Map(columns.map((column) => [column, new Set([column])]));
  for (const cell of cells) {
    for (const other of index.beside(cell)) {
      const [one, two] = [columnOf.get(cell), columnOf.get(other)];
      const [first, second] = [one && groups.get(one), two && groups.get(two)];
      if (!first || !second || first === second) continue;
      for (const column of second) {
        first.add(column);
        groups.set(column, first);
      }
    }
  }
  return [...new Set(groups.values())].map((group) => {
    const sorted = [...group].toSorted((one, two) => one.left - two.left);
    const runs: DateColumn[][] = [];
    for (const column of sorted) {
      const before = runs.at(-1)?.at(-1);
      if (before && !hasTitlesBetween(before, column, index)) runs.at(-1)?.push(column);
      else runs.push([column]);
    }
    return { columns: sorted, side: sideOf(sorted, index), runs };
  });
}

export const lineHeight = (lines: readonly Area[]): number => median(lines.map(heightOf));
